import Platform

/// Finds the tags of an XML text one by one, with the text before each.
///
/// No tree, no allocation for a tag: names are packed, attributes and text stay where they are until
/// somebody asks for them. Whoever reads holds the buffer, so that a tag costs no reference count:
///
///     let bytes = scanner.bytes
///     loop: while true {
///       switch try scanner.next(bytes.span) { … case .more: break loop }
///     }
///     // `bytes` gone: guard try scanner.refill() else { … }
struct XMLScanner {
  enum Token {
    case start, empty, end
    /// The buffer ends within what comes next.
    case more
  }

  private var input: ByteInput
  private var open: [XMLName] = []
  /// Where the next tag is looked for.
  private var at: Int
  private var textRange = 0..<0
  /// Where the text of the element now ending began.
  private var textStart = 0
  private var nameRange = 0..<0
  private var attributes = 0..<0
  private var hasMarkedText = false
  private var isLatin1 = false
  /// The largest tag or text in bytes.
  var textLimit = ByteInput.tokenLimit
  /// The name of the tag last returned.
  private(set) var name = XMLName()
  /// The line of the tag last returned, from 1.
  private(set) var line = 1
  /// The line feeds between that tag and ``at``.
  private var linesBehind = 0

  /// Elements within one another at most.
  private static let depthLimit = 200

  init(_ input: ByteInput) {
    self.input = input
    at = input.content.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    textStart = at
  }

  var source: String { input.name }
  var bytes: [UInt8] { input.bytes }
  /// How many bytes of ``bytes`` were passed.
  var position: Int { at }
  /// Where ``bytes`` end.
  var end: Int { input.end }
  /// The line of ``position``.
  var currentLine: Int { line + linesBehind }
  var nameText: String { decoded(nameRange) }

  func error(_ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: source, line: line, message: message, hint: hint)
  }

  // MARK: - Tags

  /// Returns the next tag; `more` where it is not whole in `bytes`, which is ``bytes``.
  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>) throws(TraceError) -> Token {
    while true {
      var start = at
      var lines = linesBehind
      let end = input.end
      while start < end {
        let byte = bytes[start]
        if byte == UInt8(ascii: "<") { break }
        lines &+= byte == 0x0a ? 1 : 0
        start += 1
      }
      // Text that was passed over is not looked at again after a refill.
      at = start
      linesBehind = lines
      guard start + 1 < end else { return .more }
      let first = bytes[start + 1]
      if first == UInt8(ascii: "/") { return try endTag(bytes, start, end) }
      guard first == UInt8(ascii: "!") || first == UInt8(ascii: "?") else {
        return try startTag(bytes, start, end)
      }
      guard try declaration(bytes, start, end) else { return .more }
    }
  }

  @inline(__always)
  private mutating func startTag(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) throws(TraceError) -> Token {
    var here = start + 1
    var name = XMLName()
    while here < end {
      let byte = bytes[here]
      guard byte > 0x20, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { break }
      if byte == UInt8(ascii: ":") { name = XMLName() } else { name.append(byte) }
      here += 1
    }
    let nameEnd = here
    var quote: UInt8 = 0
    var lines = 0
    while here < end {
      let byte = bytes[here]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      lines &+= byte == 0x0a ? 1 : 0
      here += 1
    }
    guard here < end else { return .more }
    line += linesBehind
    linesBehind = lines
    let isEmpty = bytes[here - 1] == UInt8(ascii: "/")
    nameRange = (start + 1)..<nameEnd
    attributes = nameEnd..<max(nameEnd, isEmpty ? here - 1 : here)
    self.name = name
    at = here + 1
    textStart = at
    hasMarkedText = false
    guard nameEnd > start + 1 else { throw error("a tag without a name") }
    guard !isEmpty else { return .empty }
    guard open.count < Self.depthLimit else {
      throw error("elements nested deeper than \(Self.depthLimit)")
    }
    open.append(name)
    return .start
  }

  @inline(__always)
  private mutating func endTag(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) throws(TraceError) -> Token {
    var here = start + 2
    var name = XMLName()
    while here < end {
      let byte = bytes[here]
      guard byte > 0x20, byte != UInt8(ascii: ">") else { break }
      if byte == UInt8(ascii: ":") { name = XMLName() } else { name.append(byte) }
      here += 1
    }
    let nameEnd = here
    while here < end, bytes[here] <= 0x20 { here += 1 }
    guard here < end else { return .more }
    line += linesBehind
    linesBehind = 0
    nameRange = (start + 2)..<nameEnd
    self.name = name
    textRange = min(textStart, start)..<start
    guard bytes[here] == UInt8(ascii: ">") else {
      throw error("</\(nameText) … is no closing tag")
    }
    at = here + 1
    guard let expected = open.popLast(), expected == name else {
      throw error("</\(nameText)> closes no open element", hint: "the file is not well-formed XML")
    }
    textStart = at
    return .end
  }

  /// Passes over blanks.
  @inline(__always)
  mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while at < input.end, bytes[at] <= 0x20 {
      linesBehind &+= bytes[at] == 0x0a ? 1 : 0
      at += 1
    }
  }

  /// Passes over elements that somebody else has read whole.
  @inline(__always)
  mutating func pass(to end: Int, lines: Int) {
    at = end
    textStart = end
    linesBehind += lines
  }

  // MARK: - Declarations

  /// Passes over a comment, a CDATA section, a document type or a processing instruction; false where
  /// it is not whole.
  @inline(never)
  private mutating func declaration(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) throws(TraceError) -> Bool {
    guard let close = Self.declarationEnd(bytes, start..<end) else { return false }
    let head = (start..<min(close, start + 400)).map { bytes[$0] }
    line += linesBehind
    linesBehind = 0
    nameRange = start..<start
    if head.starts(with: "<!DOCTYPE".utf8), bytes.find(UInt8(ascii: "["), in: start..<close) != nil
    {
      throw error(
        "a document type with definitions of its own: entities are not expanded",
        hint: "remove the DOCTYPE"
      )
    }
    if head.starts(with: "<?xml".utf8) { try readEncoding(head) }
    if head.starts(with: "<![CDATA[".utf8) || head.starts(with: "<!--".utf8) {
      hasMarkedText = true
    }
    for here in start..<close where bytes[here] == 0x0a { linesBehind += 1 }
    at = close
    return true
  }

  private mutating func readEncoding(_ head: [UInt8]) throws(TraceError) {
    let text = String(decoding: head, as: UTF8.self).lowercased()
    guard let encoding = text.firstRange(of: "encoding=") else { return }
    let name = text[encoding.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    switch name {
    case "utf-8", "us-ascii", "ascii": break
    case "iso-8859-1", "latin1", "windows-1252": isLatin1 = true
    default: throw error("encoding \"\(name)\" is not read", hint: "save the file as UTF-8")
    }
  }

  /// Returns the end of what begins with `<!` or `<?`; nil where it is not in the range.
  private static func declarationEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    let start = range.lowerBound
    func begins(_ text: StaticString) -> Bool {
      guard range.count >= text.utf8CodeUnitCount else { return false }
      for index in 0..<text.utf8CodeUnitCount
      where unsafe bytes[start + index] != text.utf8Start[index] { return false }
      return true
    }
    if begins("<!--") { return end(of: "-->", bytes, (start + 4)..<range.upperBound) }
    if begins("<![CDATA[") { return end(of: "]]>", bytes, (start + 9)..<range.upperBound) }
    // The longest of the beginnings must be there to tell them apart.
    guard range.count >= 9 || bytes[start + 1] == UInt8(ascii: "?") else { return nil }
    if begins("<?") { return end(of: "?>", bytes, (start + 2)..<range.upperBound) }
    var quote: UInt8 = 0
    for at in (start + 2)..<range.upperBound {
      let byte = bytes[at]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return at + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        // Definitions are refused: where they end does not matter.
        return bytes.find(UInt8(ascii: ">"), in: at..<range.upperBound).map { $0 + 1 }
      }
    }
    return nil
  }

  private static func end(
    of close: StaticString,
    _ bytes: Span<UInt8>,
    _ range: Range<Int>
  ) -> Int? {
    let count = close.utf8CodeUnitCount
    let last = unsafe close.utf8Start[count - 1]
    var from = range.lowerBound + count - 1
    while from < range.upperBound,
      let found = bytes.find(last, in: from..<range.upperBound)
    {
      var isSame = true
      for index in 0..<count
      where unsafe bytes[found - count + 1 + index] != close.utf8Start[index] { isSame = false }
      if isSame { return found + 1 }
      from = found + 1
    }
    return nil
  }

  // MARK: - Filling

  /// Reads on after ``next(_:)`` returned `more`; false where the document ends properly.
  ///
  /// - Throws: ``TraceError`` where a tag or a text is too long, or the file is cut off.
  mutating func refill() throws(TraceError) -> Bool {
    // The text of an open element is needed when its end is found.
    let kept = min(textStart, at)
    guard input.end - kept <= textLimit else {
      throw TraceError(
        source: source,
        line: currentLine,
        message: "more than \(textLimit >> 20) MB without the end of a tag"
      )
    }
    input.position = kept
    let (more, moved) = try input.refill()
    at -= moved
    textStart -= moved
    textRange = 0..<0
    nameRange = 0..<0
    attributes = 0..<0
    if more { return true }
    line += linesBehind
    linesBehind = 0
    guard at == input.end else { throw error("the file ends within a tag") }
    guard open.isEmpty else {
      throw error("the file ends with \(open.count) elements still open: it is cut off")
    }
    return false
  }

  // MARK: - Content

  /// The text of the element that the last tag closed.
  var text: String {
    let raw = hasMarkedText ? withoutMarkup(textRange) : Array(input.bytes[textRange])
    return XMLText.decoded(raw, isLatin1: isLatin1)
  }

  /// Gives the bytes of the text to a reader.
  @inline(__always)
  func withText<T>(_ bytes: Span<UInt8>, _ read: (Span<UInt8>, Range<Int>) -> T) -> T {
    guard hasMarkedText else { return read(bytes, textRange) }
    let raw = withoutMarkup(textRange)
    return read(raw.span, 0..<raw.count)
  }

  /// Returns the text as a number; nil where it is empty.
  @inline(__always)
  func number(_ bytes: Span<UInt8>) throws(TraceError) -> Double? {
    if let value = withText(bytes, { Decimal.parse($0, $1) }) { return value }
    return try unusualNumber()
  }

  @inline(never)
  private func unusualNumber() throws(TraceError) -> Double? {
    let text = text
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    throw error("\"\(text)\" in <\(nameText)> is no number")
  }

  /// Returns an attribute of the tag last returned as a number; nil where there is none.
  @inline(__always)
  func number(
    ofAttribute wanted: StaticString,
    _ bytes: Span<UInt8>
  ) throws(TraceError) -> Double? {
    guard let value = value(ofAttribute: wanted, bytes) else { return nil }
    if let number = Decimal.parse(bytes, value) { return number }
    throw error("\(wanted)=\"\(decoded(value))\" is no number")
  }

  /// Returns an attribute of the tag last returned as text; nil where there is none.
  func text(ofAttribute wanted: StaticString, _ bytes: Span<UInt8>) -> String? {
    value(ofAttribute: wanted, bytes).map(decoded)
  }

  @inline(__always)
  private func value(ofAttribute wanted: StaticString, _ bytes: Span<UInt8>) -> Range<Int>? {
    var at = attributes.lowerBound
    let end = attributes.upperBound
    while at < end {
      while at < end, bytes[at] <= 0x20 { at += 1 }
      let start = at
      while at < end, bytes[at] != UInt8(ascii: "="), bytes[at] > 0x20 { at += 1 }
      let found = start..<at
      while at < end, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "'") { at += 1 }
      guard at < end else { return nil }
      let quote = bytes[at]
      at += 1
      let valueStart = at
      while at < end, bytes[at] != quote { at += 1 }
      let value = valueStart..<at
      at += 1
      if Self.isSame(bytes, found, wanted) { return value }
    }
    return nil
  }

  @inline(__always)
  private static func isSame(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    _ text: StaticString
  ) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<range.count
    where unsafe bytes[range.lowerBound + index] != text.utf8Start[index] { return false }
    return true
  }

  private func decoded(_ range: Range<Int>) -> String {
    XMLText.decoded(Array(input.bytes[range]), isLatin1: isLatin1)
  }

  /// Returns text without comments, and with the content of CDATA sections.
  private func withoutMarkup(_ range: Range<Int>) -> [UInt8] {
    let bytes = input.bytes
    let span = bytes.span
    var out: [UInt8] = []
    var at = range.lowerBound
    while let start = span.find(UInt8(ascii: "<"), in: at..<range.upperBound),
      let end = Self.declarationEnd(span, start..<range.upperBound)
    {
      out += bytes[at..<start]
      if bytes[start..<end].starts(with: "<![CDATA[".utf8) {
        out += bytes[(start + 9)..<(end - 3)]
      }
      at = end
    }
    return out + bytes[at..<range.upperBound]
  }
}

extension XMLScanner {
  /// Returns the nanoseconds of a time since 1970; one without a zone is taken for UTC and noted.
  ///
  /// - Returns: nil for an empty text, and for a year, month or day alone.
  func time(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Int64? {
    guard let time = withText(span, { TimeText.parse($0, $1) }) else {
      if withText(span, { TimeText.isPartial($0, $1) }) { return nil }
      throw error("\"\(text)\" is no time", hint: "expected 2026-03-01T08:00:00Z")
    }
    if !time.hasZone { try filter.note(.timeWithoutZone, line: line) }
    return time.nanoseconds
  }
}
