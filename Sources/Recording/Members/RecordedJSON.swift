public import CanonicalJSON

/// A value that others made, in canonical JSON.
public struct RecordedJSON: Hashable, Sendable {
  /// What a value may look like.
  public enum Form: Sendable {
    /// Any value.
    case anything
    /// An object with any members.
    case object
    /// An object whose members are texts.
    case texts
    /// An object whose members are flags.
    case flags
    /// A value of one kind.
    case text, number, integer, flag
    /// A text, or null for none.
    case textOrNull
    /// An object of `lat` and `lon`.
    case place
    /// A list of texts.
    case listOfTexts
    /// Two numbers.
    case pair
    /// The south-west and the north-east corner, each two numbers.
    case corners
    /// An object of `name`, `width`, `height` and `tint`; null for none.
    case image
    /// A list of objects of `color`, or `from` and `to`, and `segments`.
    case spans
  }

  /// The text of the value.
  public var bytes: [UInt8]

  /// Creates a value from canonical text.
  public init(canonical bytes: [UInt8]) { self.bytes = bytes }

  /// Takes over a value in canonical form.
  public init(_ value: JSONValue) {
    var writer = JSONWriter()
    writer.value(value)
    bytes = writer.bytes
  }

  /// Makes a value of what `write` writes.
  public init(_ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    bytes = writer.bytes
  }

  /// An object without members.
  public static var emptyObject: RecordedJSON { RecordedJSON(canonical: Array("{}".utf8)) }

  /// The value, to look into.
  public var value: JSONValue? {
    // Canonical text is always JSON.
    (try? JSONDocument(parsing: bytes))?.root
  }
}

extension RecordedJSON.Form {
  /// Whether a value looks so.
  func fits(_ value: JSONValue) -> Bool {
    switch self {
    case .anything: true
    case .object: value.kind == .object
    case .texts: value.kind == .object && value.members.allSatisfy { $0.value.kind == .string }
    case .flags: value.kind == .object && value.members.allSatisfy { $0.value.kind == .boolean }
    case .text: value.kind == .string
    case .number: value.kind == .number
    case .integer: value.integer.map { IntegerRange.any.fault(of: Int($0)) == nil } ?? false
    case .flag: value.kind == .boolean
    case .textOrNull: value.kind == .string || value.isNull
    case .place: value.has(["lat": .number, "lon": .number])
    case .listOfTexts: value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
    case .pair: value.isPair
    case .corners: value.count == 2 && value.elements.allSatisfy(\.isPair)
    case .image:
      value.isNull
        || value.has(
          ["name": .string, "width": .number, "height": .number],
          optional: ["tint": .string]
        )
    case .spans:
      value.kind == .array
        && value.elements.allSatisfy { span in
          span.has(["color": .string, "segments": .number])
            || span.has(["from": .string, "to": .string, "segments": .number])
        }
    }
  }

  /// What a reader expects, in words.
  var described: String {
    switch self {
    case .anything: "a value"
    case .object: "an object"
    case .texts: "an object of texts"
    case .flags: "an object of flags"
    case .text: "a text"
    case .number: "a number"
    case .integer: "an integer of \(IntegerRange.any.bounds)"
    case .flag: "true or false"
    case .textOrNull: "a text or null"
    case .place: "an object of lat and lon"
    case .listOfTexts: "a list of texts"
    case .pair: "two numbers"
    case .corners: "two corners, each two numbers"
    case .image: "an object of name, width, height and perhaps tint, or null"
    case .spans: "a list of objects of color, or from and to, and segments"
    }
  }
}

extension JSONValue {
  /// Whether it is a list of two numbers.
  fileprivate var isPair: Bool {
    kind == .array && count == 2 && elements.allSatisfy { $0.kind == .number }
  }

  /// Whether it is an object of these members, and of no others.
  fileprivate func has(
    _ required: [String: JSONKind],
    optional: [String: JSONKind] = [:]
  ) -> Bool {
    kind == .object && required.keys.allSatisfy { self[$0] != nil }
      && members.allSatisfy { ($0.value.kind == (required[$0.key] ?? optional[$0.key])) }
  }
}
