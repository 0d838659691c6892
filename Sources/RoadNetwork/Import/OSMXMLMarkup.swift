/// Passes over the parts of XML that hold no elements, and checks them.
enum OSMXMLMarkup {
  static func skipByteOrderMark(_ bytes: Span<UInt8>, _ end: Int) throws(OSMXMLError) -> Int {
    let hasMark = end >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf
    return hasMark ? 3 : 0
  }

  /// Passes the text up to the next tag; nil if only a reference without its end is left.
  static func skipText(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int,
    isInside: Bool
  ) throws(OSMXMLError) -> Int? {
    var place = start
    while place < end, bytes[place] != UInt8(ascii: "<") {
      let byte = bytes[place]
      if OSMXMLCharacter.isBlank(byte) {
        place &+= 1
        continue
      }
      guard isInside else { throw OSMXMLError("there is text outside of <osm>", at: place) }
      if byte == UInt8(ascii: "&") {
        guard let (_, next) = try OSMXMLText.reference(bytes, place, end) else {
          return place > start ? place : nil
        }
        place = next
        continue
      }
      guard byte >= 0x20 else { throw OSMXMLError("there is a control character", at: place) }
      place &+= 1
    }
    return place
  }

  /// Passes `<?…?>`; the declaration of XML must name UTF-8, if it names an encoding.
  static func skipInstruction(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) throws(OSMXMLError) -> Int? {
    guard let close = find("?>", bytes, start + 2, end) else { return nil }
    let text = string(bytes, (start + 2)..<close)
    guard text.hasPrefix("xml"), text.utf8.dropFirst(3).first.map(OSMXMLCharacter.isBlank) ?? true
    else { return close + 2 }
    guard let name = text.firstRange(of: "encoding") else { return close + 2 }
    let value = text[name.upperBound...].drop { $0 == " " || $0 == "=" }
    let encoding = value.dropFirst().prefix { $0 != "\"" && $0 != "'" }
    guard ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(encoding.uppercased()) else {
      throw OSMXMLError(
        "the encoding is '\(encoding)', expected UTF-8",
        at: start,
        hint: "convert the file to UTF-8"
      )
    }
    return close + 2
  }

  /// Passes a comment, marked text or a DOCTYPE without declarations of its own.
  static func skipDeclaration(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int,
    isInside: Bool,
    isBeforeRoot: Bool
  ) throws(OSMXMLError) -> Int? {
    if begins("<!--", bytes, start, end) {
      guard let dashes = find("--", bytes, start + 4, end), dashes + 2 < end else { return nil }
      guard bytes[dashes + 2] == UInt8(ascii: ">") else {
        throw OSMXMLError("'--' stands within a comment", at: dashes)
      }
      return dashes + 3
    }
    if isInside, begins("<![CDATA[", bytes, start, end) {
      return find("]]>", bytes, start + 9, end).map { $0 + 3 }
    }
    if isBeforeRoot, begins("<!DOCTYPE", bytes, start, end) || isHTML(bytes, start, end) {
      return try skipDoctype(bytes, start, end)
    }
    // What is here may still become one of these.
    guard end - start >= 9 else { return nil }
    throw OSMXMLError("there is a declaration that is not allowed here", at: start)
  }

  private static func skipDoctype(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) throws(OSMXMLError) -> Int? {
    guard end - start >= 15 || find(">", bytes, start, end) != nil else { return nil }
    if isHTML(bytes, start, end) { throw html(at: start) }
    var place = start
    while place < end, bytes[place] != UInt8(ascii: ">") {
      guard bytes[place] != UInt8(ascii: "[") else {
        throw OSMXMLError("the DOCTYPE has declarations of its own, which are refused", at: start)
      }
      place += 1
    }
    return place < end ? place + 1 : nil
  }

  // MARK: - Refusals

  /// Returns the error for a root element that is not `<osm>`.
  static func refusal(ofRoot bytes: Span<UInt8>, _ tag: OSMXMLTag) -> OSMXMLError {
    let name = string(bytes, tag.name)
    switch name.lowercased() {
    case "osmchange":
      return OSMXMLError(
        "this is an <osmChange>, which holds changes to a map but no map",
        at: tag.start,
        hint: "apply it to a map first: osmium apply-changes map.osm.pbf changes.osc"
      )
    case "html": return html(at: tag.start)
    case "gpx":
      return OSMXMLError(
        "this is GPX, a trace; expected a map",
        at: tag.start,
        hint: "give it as the trace of a scenario"
      )
    default:
      return OSMXMLError("the root element is <\(name)>, expected <osm>", at: tag.start)
    }
  }

  private static func html(at place: Int) -> OSMXMLError {
    OSMXMLError(
      "this is HTML, not a map",
      at: place,
      hint: "the server may have answered with a page; open it in a browser"
    )
  }

  /// Whether a page of HTML begins here, in whatever case it is written.
  private static func isHTML(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    string(bytes, start..<min(end, start + 14)).lowercased() == "<!doctype html"
  }

  // MARK: - Bytes

  private static func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var copy: [UInt8] = []
    for index in range { copy.append(bytes[index]) }
    return String(decoding: copy, as: UTF8.self)
  }

  private static func begins(
    _ text: StaticString,
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) -> Bool {
    var place = start
    for byte in text.description.utf8 {
      guard place < end, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private static func find(
    _ text: StaticString,
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) -> Int? {
    let pattern = Array(text.description.utf8)
    var place = start
    while place + pattern.count <= end {
      var length = 0
      while length < pattern.count, bytes[place + length] == pattern[length] { length += 1 }
      if length == pattern.count { return place }
      place += 1
    }
    return nil
  }
}
