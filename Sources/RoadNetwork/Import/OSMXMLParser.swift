/// Makes elements of XML, one part of the text after another.
///
/// What XML demands of a text is checked; what OpenStreetMap does not know is passed over.
package struct OSMXMLParser {
  package var builder: OSMDataBuilder
  package var tag = OSMXMLTag()
  /// The element of the map that is open.
  package var element = Element.other

  /// The element of the map that children belong to.
  package enum Element: Equatable {
    case node
    case way(Int64)
    case relation(Int64)
    /// None, or one that is dropped or unknown, whose children do not count.
    case other
  }

  private var open = OSMXMLNesting()
  private var isFirst = true
  private var hasRoot = false

  init(_ options: OSMReadingOptions) { builder = OSMDataBuilder(options) }

  /// Takes in the text from the beginning of `bytes` to `end`, as far as tags are complete.
  ///
  /// - Parameter isAtEnd: Whether the text ends at `end`.
  /// - Returns: How many bytes were taken in; the rest must be given again with what follows.
  mutating func parse(
    _ bytes: Span<UInt8>,
    _ end: Int,
    isAtEnd: Bool
  ) throws(OSMXMLError) -> Int {
    var place = 0
    if isFirst {
      isFirst = false
      place = try OSMXMLMarkup.skipByteOrderMark(bytes, end)
    }
    while place < end {
      guard let next = try token(bytes, place, end) else { break }
      place = next
    }
    guard isAtEnd else { return place }
    if place < end { throw cutShort("within a tag", at: place) }
    guard hasRoot else { throw OSMXMLError("there is no <osm>", at: end) }
    if let name = open.last { throw cutShort("before </\(name)>", at: end) }
    return place
  }

  /// Takes in a tag, comment or stretch of text; nil if it does not end before `end`.
  @inline(__always)
  private mutating func token(
    _ bytes: Span<UInt8>,
    _ place: Int,
    _ end: Int
  ) throws(OSMXMLError) -> Int? {
    guard bytes[place] == UInt8(ascii: "<") else {
      return try OSMXMLMarkup.skipText(bytes, place, end, isInside: open.depth > 0)
    }
    guard place + 1 < end else { return nil }
    switch bytes[place + 1] {
    case UInt8(ascii: "/"): return try endTag(bytes, place, end)
    case UInt8(ascii: "?"): return try OSMXMLMarkup.skipInstruction(bytes, place, end)
    case UInt8(ascii: "!"):
      return try OSMXMLMarkup.skipDeclaration(
        bytes,
        place,
        end,
        isInside: open.depth > 0,
        isBeforeRoot: !hasRoot
      )
    default:
      guard let next = try tag.read(bytes, place, end) else { return nil }
      try startTag(bytes)
      return next
    }
  }

  private mutating func startTag(_ bytes: Span<UInt8>) throws(OSMXMLError) {
    switch open.depth {
    case 0: try beginRoot(bytes)
    case 1: try beginElement(bytes)
    case 2: try addChild(bytes)
    default: break
    }
    if !tag.isEmpty {
      try open.push(bytes, tag.name)
    } else if open.depth == 1 {
      endElement()
    }
  }

  private mutating func endTag(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) throws(OSMXMLError) -> Int? {
    var place = start + 2
    while place < end, OSMXMLCharacter.isName(bytes[place]) { place &+= 1 }
    let name = (start + 2)..<place
    while place < end, OSMXMLCharacter.isBlank(bytes[place]) { place &+= 1 }
    guard place < end else { return nil }
    guard bytes[place] == UInt8(ascii: ">") else {
      throw OSMXMLError("an end tag goes on behind its name", at: start)
    }
    try open.pop(bytes, name)
    if open.depth == 1 { endElement() }
    return place + 1
  }

  private mutating func beginRoot(_ bytes: Span<UInt8>) throws(OSMXMLError) {
    guard !hasRoot else { throw OSMXMLError("there is an element behind </osm>", at: tag.start) }
    guard tag.code == .osm else { throw OSMXMLMarkup.refusal(ofRoot: bytes, tag) }
    hasRoot = true
    builder.report.copyright = copyright(bytes)
  }

  /// The `copyright` of the tag: once a file, so that its name need not be among those of all tags.
  private func copyright(_ bytes: Span<UInt8>) -> String? {
    let name = Array("copyright=".utf8)
    var place = tag.name.upperBound
    while place + name.count < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if name.indices.allSatisfy({ bytes[place + $0] == name[$0] }) {
        let start = place + name.count + 1
        var end = start
        while end < bytes.count, bytes[end] != bytes[start - 1] { end += 1 }
        return String(decoding: OSMXMLText.decoded(bytes, start..<end), as: UTF8.self)
      }
      place += 1
    }
    return nil
  }

  private func cutShort(_ what: String, at place: Int) -> OSMXMLError {
    OSMXMLError(
      "the file ends \(what)",
      at: place,
      hint: "the file is cut short; fetch it again"
    )
  }
}
