/// Puts a document together from values of others, which keep the places where they were written.
///
/// A problem that is found in the new document is told with the file, line, column and pointer of the
/// value that was copied.
public struct JSONComposer: Sendable {
  private var bytes: [UInt8] = []
  private var pieces: [JSONTape.Piece] = []
  private var needsComma = false

  /// Creates an empty composer.
  public init() {}

  /// Copies a value as the next value.
  public mutating func value(_ value: JSONValue) {
    separate()
    copy(value.textRange, of: value.tape)
    needsComma = true
  }

  /// Opens an object or array as the next value; its place is that of `value`, which is of that kind.
  public mutating func begin(like value: JSONValue) {
    separate()
    let start = value.textRange.lowerBound
    copy(start..<start + 1, of: value.tape)
    needsComma = false
  }

  /// Opens an object as the next value; its place is that of `member`'s key.
  public mutating func beginObject(at member: JSONMember) {
    separate()
    place(UInt8(ascii: "{"), at: member)
    needsComma = false
  }

  /// Closes the innermost object.
  public mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Closes the innermost array.
  public mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Copies a key.
  public mutating func key(of member: JSONMember) {
    separate()
    copy(member.keyRange, of: member.tape)
    endKey()
  }

  /// Writes a key whose place is that of another key.
  public mutating func key(_ key: String, at member: JSONMember) {
    separate()
    var writer = JSONWriter()
    writer.string(key)
    guard let first = writer.bytes.first else { return }
    place(first, at: member)
    bytes += writer.bytes.dropFirst()
    endKey()
  }

  /// Returns the document.
  ///
  /// - Parameter source: the name of what no other document holds.
  /// - Throws: ``JSONError`` where the pieces do not make a document, such as one key twice.
  public func document(source: String) throws(JSONError) -> JSONDocument {
    try JSONDocument(parsing: bytes, source: source, pieces: pieces)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func place(_ byte: UInt8, at member: JSONMember) {
    let (tape, index) = member.tape.origin(of: member.keyIndex)
    let offset = tape.textRange(of: index).lowerBound
    pieces.append(JSONTape.Piece(start: bytes.count, count: 1, tape: tape, offset: offset))
    bytes.append(byte)
  }

  private mutating func copy(_ range: Range<Int>, of tape: JSONTape) {
    let shift = bytes.count - range.lowerBound
    for piece in tape.pieces(in: range) {
      pieces.append(
        JSONTape.Piece(
          start: piece.start + shift,
          count: piece.count,
          tape: piece.tape,
          offset: piece.offset
        )
      )
    }
    bytes += tape.bytes[range]
  }
}
