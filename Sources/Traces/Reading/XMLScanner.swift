/// Finds the tags of an XML text one by one, with the text before each.
///
/// No tree, no allocation for a tag: names are packed, attributes and text stay where they are until
/// somebody asks for them.
struct XMLScanner {
  enum Token { case start, empty, end }

  private var input: ByteInput
  private var open: [XMLName] = []
  private var countedLines = 1
  private var countedTo = 0
  /// Where the text of the element now ending began.
  private var textStart = 0
  private var textRange = 0..<0
  private var nameRange = 0..<0
  private var attributes = 0..<0
  private var hasMarkedText = false
  private var isLatin1 = false
  /// The name of the tag last returned.
  private(set) var name = XMLName("")

  /// Elements within one another at most.
  private static let depthLimit = 200

  init(_ input: ByteInput) {
    self.input = input
    if input.bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      self.input.position = 3
      countedTo = 3
    }
  }

  var source: String { input.name }
  var nameText: String { decoded(nameRange) }

  /// The line of the tag last returned.
  var line: Int {
    countedLines + Self.newlines(in: input.bytes, countedTo..<max(countedTo, nameRange.lowerBound))
  }

  /// Remembers the line of the tag last returned, so that the next count begins here.
  mutating func rememberLine() { countUp(to: nameRange.lowerBound) }

  func error(_ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: source, line: line, message: message, hint: hint)
  }

  // MARK: - Tags

  /// Returns the next tag; nil at the end of the document.
  mutating func next() throws(TraceError) -> Token? {
    while true {
      guard let tag = try findTag() else { return nil }
      let first = input.bytes[tag.lowerBound + 1]
      if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
        try skipDeclaration(tag)
        continue
      }
      return first == UInt8(ascii: "/") ? try endTag(tag) : try startTag(tag)
    }
  }

  private mutating func startTag(_ tag: Range<Int>) throws(TraceError) -> Token {
    let isEmpty = input.bytes[tag.upperBound - 2] == UInt8(ascii: "/")
    let inner = (tag.lowerBound + 1)..<(tag.upperBound - (isEmpty ? 2 : 1))
    nameRange = nameEnd(inner)
    attributes = nameRange.upperBound..<inner.upperBound
    guard !nameRange.isEmpty else { throw error("a tag without a name") }
    name = XMLName(input.bytes.span, nameRange)
    input.position = tag.upperBound
    textStart = tag.upperBound
    hasMarkedText = false
    guard !isEmpty else { return .empty }
    guard open.count < Self.depthLimit else {
      throw error("elements nested deeper than \(Self.depthLimit)")
    }
    open.append(name)
    return .start
  }

  private mutating func endTag(_ tag: Range<Int>) throws(TraceError) -> Token {
    nameRange = nameEnd((tag.lowerBound + 2)..<(tag.upperBound - 1))
    name = XMLName(input.bytes.span, nameRange)
    textRange = min(textStart, tag.lowerBound)..<tag.lowerBound
    input.position = tag.upperBound
    guard let expected = open.popLast(), expected == name else {
      throw error("</\(nameText)> closes no open element", hint: "the file is not well-formed XML")
    }
    defer { textStart = tag.upperBound }
    return .end
  }

  private func nameEnd(_ range: Range<Int>) -> Range<Int> {
    let span = input.bytes.span
    var at = range.lowerBound
    while at < range.upperBound, span[at] > 0x20, span[at] != UInt8(ascii: "/") { at += 1 }
    return range.lowerBound..<at
  }

  /// Finds the next tag, from `<` to behind `>`; nil where the document ends properly.
  private mutating func findTag() throws(TraceError) -> Range<Int>? {
    var from = input.position
    while true {
      if let start = input.find(UInt8(ascii: "<"), from: from) {
        if let end = tagEnd(start) { return start..<end }
        from = start
      } else {
        from = input.bytes.count
      }
      guard input.bytes.count - input.position <= ByteInput.tokenLimit else {
        throw error("more than \(ByteInput.tokenLimit >> 20) MB without the end of a tag")
      }
      let kept = min(textStart, input.position)
      let skipped = input.position - kept
      countUp(to: kept)
      input.position = kept
      let (more, moved) = try input.refill()
      move(by: moved)
      input.position += skipped
      from -= moved
      if more { continue }
      if from < input.bytes.count {
        // The line of the tag that has no end.
        nameRange = from..<from
        throw error("the file ends within a tag")
      }
      guard open.isEmpty else {
        throw error("the file ends with \(open.count) elements still open: it is cut off")
      }
      return nil
    }
  }

  /// Returns the place behind the `>` of a tag; quotes may hold one.
  @inline(__always)
  private func tagEnd(_ start: Int) -> Int? {
    let span = input.bytes.span
    let count = span.count
    guard start + 1 < count else { return nil }
    if span[start + 1] == UInt8(ascii: "!") { return declarationEnd(start) }
    var at = start + 1
    var quote: UInt8 = 0
    while at < count {
      let byte = span[at]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return at + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      at += 1
    }
    return nil
  }

  /// Returns the end of a comment, a CDATA section or a document type.
  private func declarationEnd(_ start: Int) -> Int? {
    let rest = input.bytes[start...]
    func end(_ close: String) -> Int? {
      let wanted = Array(close.utf8)
      guard rest.count >= wanted.count else { return nil }
      for at in (start + 2)...(rest.endIndex - wanted.count)
      where input.bytes[at..<(at + wanted.count)].elementsEqual(wanted) {
        return at + wanted.count
      }
      return nil
    }
    if rest.starts(with: Array("<!--".utf8)) { return rest.count > 6 ? end("-->") : nil }
    if rest.starts(with: Array("<![CDATA[".utf8)) { return end("]]>") }
    return rest.count < 9 ? nil : end(">")
  }

  private mutating func skipDeclaration(_ tag: Range<Int>) throws(TraceError) {
    let head = input.bytes[tag].prefix(400)
    nameRange = tag.lowerBound..<tag.lowerBound
    if head.starts(with: Array("<!DOCTYPE".utf8)), input.bytes[tag].contains(UInt8(ascii: "[")) {
      throw error(
        "a document type with definitions of its own: entities are not expanded",
        hint: "remove the DOCTYPE"
      )
    }
    if head.starts(with: Array("<?xml".utf8)) {
      let text = String(decoding: head, as: UTF8.self).lowercased()
      if let encoding = text.firstRange(of: "encoding=") {
        let name = text[encoding.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
        switch name {
        case "utf-8", "us-ascii", "ascii": break
        case "iso-8859-1", "latin1", "windows-1252": isLatin1 = true
        default: throw error("encoding \"\(name)\" is not read", hint: "save the file as UTF-8")
        }
      }
    }
    if head.starts(with: Array("<![CDATA[".utf8)) || head.starts(with: Array("<!--".utf8)) {
      hasMarkedText = true
    }
    input.position = tag.upperBound
  }

  private mutating func countUp(to end: Int) {
    guard end > countedTo else { return }
    countedLines += Self.newlines(in: input.bytes, countedTo..<end)
    countedTo = end
  }

  @inline(__always)
  private static func newlines(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    let span = bytes.span
    var count = 0
    for at in range where span[at] == 0x0a { count += 1 }
    return count
  }

  private mutating func move(by count: Int) {
    guard count > 0 else { return }
    countedTo -= count
    textStart -= count
    textRange = 0..<0
    nameRange = max(0, nameRange.lowerBound - count)..<max(0, nameRange.upperBound - count)
    attributes = 0..<0
  }

  // MARK: - Content

  /// The text of the element that the last tag closed.
  var text: String {
    let raw = hasMarkedText ? withoutMarkup(textRange) : Array(input.bytes[textRange])
    return XMLText.decoded(raw, isLatin1: isLatin1)
  }

  /// Gives the bytes of the text to a reader.
  @inline(__always)
  func withText<T>(_ read: (Span<UInt8>, Range<Int>) -> T) -> T {
    guard hasMarkedText else { return read(input.bytes.span, textRange) }
    let raw = withoutMarkup(textRange)
    return read(raw.span, 0..<raw.count)
  }

  /// Returns the text as a number; nil where it is empty.
  func number() throws(TraceError) -> Double? {
    if let value = withText({ Decimal.parse($0, $1) }) { return value }
    let text = text
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    throw error("\"\(text)\" in <\(nameText)> is no number")
  }

  /// Returns an attribute of the tag last returned as a number; nil where there is none.
  func number(ofAttribute wanted: StaticString) throws(TraceError) -> Double? {
    let name = XMLName(wanted)
    let span = input.bytes.span
    var at = attributes.lowerBound
    let end = attributes.upperBound
    while at < end {
      while at < end, span[at] <= 0x20 { at += 1 }
      let start = at
      while at < end, span[at] != UInt8(ascii: "="), span[at] > 0x20 { at += 1 }
      let found = start..<at
      while at < end, span[at] != UInt8(ascii: "\""), span[at] != UInt8(ascii: "'") { at += 1 }
      guard at < end else { return nil }
      let quote = span[at]
      at += 1
      let valueStart = at
      while at < end, span[at] != quote { at += 1 }
      let value = valueStart..<at
      at += 1
      guard XMLName(span, found) == name else { continue }
      if let number = Decimal.parse(span, value) { return number }
      throw error("\(wanted)=\"\(decoded(value))\" is no number")
    }
    return nil
  }

  private func decoded(_ range: Range<Int>) -> String {
    XMLText.decoded(Array(input.bytes[range]), isLatin1: isLatin1)
  }

  /// Returns text without comments, and with the content of CDATA sections.
  private func withoutMarkup(_ range: Range<Int>) -> [UInt8] {
    var out: [UInt8] = []
    var rest = input.bytes[range]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      out += rest[..<start]
      guard let end = declarationEnd(start), end <= range.upperBound else { break }
      if rest[start...].starts(with: Array("<![CDATA[".utf8)) {
        out += rest[(start + 9)..<(end - 3)]
      }
      rest = rest[end...]
    }
    return out + rest
  }
}
