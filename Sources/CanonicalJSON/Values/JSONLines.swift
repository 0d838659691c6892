/// A parsed text of JSON Lines: one value a line, each line ended by a line feed.
public struct JSONLines: Sendable {
  private let tape: JSONTape

  /// Parses a text; the last line may lack its line feed.
  ///
  /// - Parameter source: the name that errors give the text, usually its path.
  /// - Throws: ``JSONError`` with the first thing that is no JSON Lines or beyond `limits`.
  public init(
    parsing bytes: [UInt8],
    source: String = "",
    limits: JSONLimits = .default
  ) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, source: source, limits: limits)
    let roots = try parser.parseLines()
    tape = JSONTape(
      bytes: bytes,
      entries: parser.entries,
      source: source,
      hasEscapedKey: parser.hasEscapedKey,
      roots: roots
    )
  }

  /// The number of lines.
  public var count: Int { tape.roots.count }

  /// The value of the line at `index`, from 0.
  public subscript(index: Int) -> JSONValue { JSONValue(tape: tape, index: tape.roots[index]) }

  /// The text itself.
  public var bytes: [UInt8] { tape.bytes }
}
