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
  mutating func line(of value: JSONValue) -> Int { lines.line(at: value.start) }

  func error(_ value: JSONValue, _ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: name, line: value.location.line, message: message, hint: hint)
  }

  // MARK: - Values

  /// Whether an object has the latitude of a place beside its other members.
  static func hasPlace(_ object: JSONValue) -> Bool {
    object["lat"] != nil || object["latitude"] != nil
  }

  /// Returns the number of a member; nil where there is none, or it is null.
  ///
  /// - Throws: ``TraceError`` where it is something else.
  @inline(__always)
  func number(_ object: JSONValue?, _ name: StaticString) throws(TraceError) -> Double? {
    guard let value = object?.value(of: name) else { return nil }
    if let number = value.double { return number }
    guard !value.isNull else { return nil }
    throw error(value, "\(value.described) is no number (\"\(name)\")")
  }

  /// Returns the number of the first of some members that is there; nil where none is, or it is null.
  ///
  /// - Throws: ``TraceError`` where it is something else.
  @inline(__always)
  func number(
    _ object: JSONValue?,
    _ name: StaticString,
    or other: StaticString,
    or last: StaticString? = nil
  ) throws(TraceError) -> Double? {
    if let number = try number(object, name) { return number }
    if let number = try number(object, other) { return number }
    return if let last { try number(object, last) } else { nil }
  }

  /// Returns a time given as text, or as a number since 1970.
  ///
  /// - Throws: ``TraceError`` where it is neither.
  func time(_ value: JSONValue) throws(TraceError) -> TimeText.Time {
    if let time = TimeText.time(value) { return time }
    if value.kind == .number {
      let bytes = value.documentBytes
      let nanoseconds =
        EpochNumber.nanoseconds(bytes.span, value.textRange)
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

extension TimeText {
  /// Returns the time that a string of JSON tells; nil for any other value.
  static func time(_ value: JSONValue) -> Time? {
    guard let range = value.contentRange else { return nil }
    let bytes = value.documentBytes
    if let time = parse(bytes.span, range) { return time }
    // It may be written with escapes.
    guard let text = value.string.map({ Array($0.utf8) }) else { return nil }
    return parse(text.span, 0..<text.count)
  }
}
