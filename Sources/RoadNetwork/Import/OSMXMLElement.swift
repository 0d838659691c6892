/// A tag of the XML format with its attributes, and the element that is open.
struct OSMXMLElement {
  enum Parent: String { case none, node, way, relation }

  private(set) var name = ""
  private(set) var isClosing = false
  private(set) var isEmpty = false
  private var attributes: [(name: String, value: [UInt8])] = []

  // What is known of the open node, way or relation.
  var parent = Parent.none
  var id: Int64 = 0
  var latitude: Int64 = 0
  var longitude: Int64 = 0
  var tagStart: UInt32 = 0
  var isDeleted = false

  /// Reads what stands between `<` and `>`; false where it is no tag.
  mutating func read(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    var end = range.upperBound
    attributes.removeAll(keepingCapacity: true)
    isClosing = at < end && bytes[at] == UInt8(ascii: "/")
    if isClosing { at += 1 }
    isEmpty = at < end && bytes[end - 1] == UInt8(ascii: "/")
    if isEmpty { end -= 1 }
    let start = at
    while at < end, bytes[at] > 0x20 { at += 1 }
    guard at > start else { return false }
    name = Self.known(bytes[start..<at])
    while true {
      while at < end, bytes[at] <= 0x20 { at += 1 }
      guard at < end else { return true }
      guard let next = readAttribute(bytes, at, end) else { return false }
      at = next
    }
  }

  private mutating func readAttribute(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var at = start
    while at < end, bytes[at] != UInt8(ascii: "="), bytes[at] > 0x20 { at += 1 }
    let name = bytes[start..<at]
    while at < end, bytes[at] <= 0x20 { at += 1 }
    guard at < end, bytes[at] == UInt8(ascii: "=") else { return nil }
    at += 1
    while at < end, bytes[at] <= 0x20 { at += 1 }
    guard at < end, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      return nil
    }
    let quote = bytes[at]
    let valueStart = at + 1
    at = valueStart
    while at < end, bytes[at] != quote { at += 1 }
    guard at < end else { return nil }
    let known = Self.known(name)
    if Self.wanted.contains(known) {
      attributes.append((known, Self.decoded(bytes[valueStart..<at])))
    }
    return at + 1
  }

  private static let wanted: Set<String> = [
    "id", "lat", "lon", "ref", "k", "v", "type", "role", "visible", "action", "copyright",
  ]

  private static func known(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  func bytes(_ name: String) -> [UInt8]? { attributes.first { $0.name == name }?.value }

  func value(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a value with its entities replaced.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    var out: [UInt8] = []
    var at = bytes.startIndex
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "&"),
        let end = bytes[at...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = entity(String(decoding: bytes[(at + 1)..<end], as: UTF8.self))
      else {
        out.append(bytes[at])
        at += 1
        continue
      }
      out += Array(String(Character(scalar)).utf8)
      at = end + 1
    }
    return out
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return code.flatMap(Unicode.Scalar.init)
    }
  }
}
