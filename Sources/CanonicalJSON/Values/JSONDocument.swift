/// A parsed JSON document (RFC 8259), kept as text with a flat index of its values.
public struct JSONDocument: Sendable {
  let tape: JSONTape

  /// Parses a text that holds exactly one value.
  ///
  /// Stricter than most readers: duplicate keys, lone surrogates, numbers beyond the range of a
  /// double and bytes that are not UTF-8 are errors. A byte order mark at the start is passed over.
  ///
  /// - Parameter source: the name that errors give the text, usually its path.
  /// - Throws: ``JSONError`` with the first thing that is no JSON or beyond `limits`.
  public init(
    parsing bytes: [UInt8],
    source: String = "",
    limits: JSONLimits = .default
  ) throws(JSONError) {
    try self.init(parsing: bytes, source: source, limits: limits, pieces: [])
  }

  init(
    parsing bytes: [UInt8],
    source: String,
    limits: JSONLimits = .default,
    pieces: [JSONTape.Piece]
  ) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, source: source, limits: limits)
    try parser.parse()
    tape = JSONTape(
      bytes: bytes,
      entries: parser.entries,
      source: source,
      hasEscapedKey: parser.hasEscapedKey,
      pieces: pieces
    )
  }

  private init(tape: JSONTape) { self.tape = tape }

  /// The document `null`.
  static let null = JSONDocument(
    tape: JSONTape(
      bytes: Array("null".utf8),
      entries: [JSONTape.Entry(offset: 0, extent: 4)],
      source: "",
      hasEscapedKey: false
    )
  )

  /// The value of the whole document.
  public var root: JSONValue { JSONValue(tape: tape, index: 0) }

  /// The name of the text.
  public var source: String { tape.source }

  /// The text itself.
  public var bytes: [UInt8] { tape.bytes }
}
