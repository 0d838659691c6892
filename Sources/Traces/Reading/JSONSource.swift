import CanonicalJSON

/// A JSON file read whole, and the lines of what is in it.
struct JSONSource {
  /// The largest file in bytes.
  static let limit = 256 << 20

  let name: String
  let root: JSONValue
  private var lines: LineCounter

  /// - Throws: ``TraceError`` where the file is too large or no JSON.
  init(_ input: ByteInput) throws(TraceError) {
    name = input.name
    let bytes = try input.whole(limit: Self.limit, as: "JSON")
    do {
      root = try JSONDocument(parsing: bytes, source: input.name).root
    } catch {
      throw TraceError(
        source: input.name,
        line: error.location.line,
        message: "not JSON: \(error.reason)"
      )
    }
    lines = LineCounter(bytes)
  }

  /// Returns the line where a value begins.
  mutating func line(of value: JSONValue) -> Int { lines.line(at: value.textRange.lowerBound) }

  func error(_ value: JSONValue, _ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: name, line: value.location.line, message: message, hint: hint)
  }

  // MARK: - Values

  /// Whether an object has the latitude of a place beside its other members.
  static func hasPlace(_ object: JSONValue) -> Bool {
    object["lat"] != nil || object["latitude"] != nil
  }

  /// Returns the number of the first of some members that is there; nil where none is, or it is null.
  ///
  /// - Throws: ``TraceError`` where it is something else.
  func number(_ object: JSONValue?, _ names: String...) throws(TraceError) -> Double? {
    for name in names {
      guard let value = object?[name], !value.isNull else { continue }
      if let number = value.double { return number }
      throw error(value, "\(value.described) is no number (\"\(name)\")")
    }
    return nil
  }

  /// Returns a time given as text, or as a number since 1970.
  ///
  /// - Throws: ``TraceError`` where it is neither.
  func time(_ value: JSONValue) throws(TraceError) -> TimeText.Time {
    let bytes = Array(value.string.map { Array($0.utf8) } ?? Array(value.rawBytes))
    if value.kind == .string, let time = TimeText.parse(bytes.span, 0..<bytes.count) { return time }
    if value.kind == .number {
      let nanoseconds =
        EpochNumber.nanoseconds(bytes.span, 0..<bytes.count)
        ?? value.double.flatMap { EpochNumber.nanoseconds($0) }
      if let nanoseconds { return TimeText.Time(nanoseconds: nanoseconds, hasZone: true) }
    }
    throw error(
      value,
      "\(value.described) is no time",
      hint: "expected 2026-03-01T08:00:00Z, or seconds or milliseconds since 1970"
    )
  }
}
