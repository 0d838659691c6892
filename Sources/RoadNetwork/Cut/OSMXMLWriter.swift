import CanonicalJSON
import Geodesy

/// Writes OpenStreetMap's XML, one element a line where it has no members.
///
/// Elements have the version 1, without which editors refuse them. Numbers below 1, which editors give
/// what they have not uploaded yet and other programs do not read, become the next above the greatest of
/// their kind. Elements stand in the order of their numbers.
struct OSMXMLWriter {
  /// Bytes that are gathered before they are handed over.
  private static let chunk = 1 << 20

  private let data: OSMData
  private var text = ""

  /// Writes a map piece by piece.
  static func write(_ data: OSMData, to sink: ([UInt8]) throws -> Void) rethrows {
    var writer = OSMXMLWriter(data: data)
    try writer.write(to: sink)
  }

  private init(data: OSMData) { self.data = data }

  private mutating func write(to sink: ([UInt8]) throws -> Void) rethrows {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <osm version="0.6" generator="navsim">

      """
    writeBounds()
    for index in Self.order(data.nodeIDs) {
      write(data.node(index))
      try flush(to: sink, above: Self.chunk)
    }
    for index in Self.order(data.wayIDs) {
      write(data.way(index))
      try flush(to: sink, above: Self.chunk)
    }
    for index in Self.order(data.relationIDs) {
      write(data.relation(index))
      try flush(to: sink, above: Self.chunk)
    }
    text += "</osm>\n"
    try flush(to: sink, above: 0)
  }

  private mutating func flush(to sink: ([UInt8]) throws -> Void, above limit: Int) rethrows {
    guard text.utf8.count > limit else { return }
    try sink(Array(text.utf8))
    text.removeAll(keepingCapacity: true)
  }

  // MARK: - Numbers

  /// Returns the indices of elements in the order of the numbers that are written.
  private static func order(_ ids: [Int64]) -> [Int] {
    let first = ids.firstIndex { $0 > 0 } ?? ids.count
    return Array(first..<ids.count) + (0..<first).reversed()
  }

  /// Returns the number that is written for one of a kind, whose numbers ascend.
  private static func positive(_ id: Int64, among ids: [Int64]) -> Int64 {
    id > 0 ? id : max(ids.last ?? 0, 0) &+ 1 &- id
  }

  // MARK: - Elements

  /// Writes what the map covers; nothing where that crosses the antimeridian, which has no form.
  private mutating func writeBounds() {
    guard let box = data.claimedBounds ?? data.bounds, box.isValid,
      box.southWest.longitude <= box.northEast.longitude
    else { return }
    text += "  <bounds minlat=\"\(Self.degrees(box.southWest.latitude))\""
    text += " minlon=\"\(Self.degrees(box.southWest.longitude))\""
    text += " maxlat=\"\(Self.degrees(box.northEast.latitude))\""
    text += " maxlon=\"\(Self.degrees(box.northEast.longitude))\"/>\n"
  }

  private mutating func write(_ node: OSMNode) {
    let place = node.coordinate
    open("node", Self.positive(node.id, among: data.nodeIDs))
    text += " lat=\"\(Self.degrees(place.latitude))\" lon=\"\(Self.degrees(place.longitude))\""
    guard !node.tags.isEmpty else { return text += "/>\n" }
    text += ">\n"
    write(node.tags)
    text += "  </node>\n"
  }

  private mutating func write(_ way: OSMWay) {
    open("way", Self.positive(way.id, among: data.wayIDs))
    text += ">\n"
    for node in way.nodes {
      text += "    <nd ref=\"\(Self.positive(node, among: data.nodeIDs))\"/>\n"
    }
    write(way.tags)
    text += "  </way>\n"
  }

  private mutating func write(_ relation: OSMRelation) {
    open("relation", Self.positive(relation.id, among: data.relationIDs))
    text += ">\n"
    for member in relation.members {
      let (kind, id) =
        switch member.element {
        case .node(let id): ("node", Self.positive(id, among: data.nodeIDs))
        case .way(let id): ("way", Self.positive(id, among: data.wayIDs))
        case .relation(let id): ("relation", Self.positive(id, among: data.relationIDs))
        }
      text += "    <member type=\"\(kind)\" ref=\"\(id)\" role=\"\(Self.escaped(member.role))\"/>\n"
    }
    write(relation.tags)
    text += "  </relation>\n"
  }

  private mutating func open(_ kind: String, _ id: Int64) {
    text += "  <\(kind) id=\"\(id)\" version=\"1\" visible=\"true\""
  }

  private mutating func write(_ tags: [OSMTag]) {
    for tag in tags {
      text += "    <tag k=\"\(Self.escaped(tag.key))\" v=\"\(Self.escaped(tag.value))\"/>\n"
    }
  }

  /// Seven decimals, as OpenStreetMap keeps places.
  private static func degrees(_ value: Double) -> String { JSONWriter.text(of: value, decimals: 7) }

  private static func escaped(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A reader takes blanks in a value for spaces, unless they are written by their numbers.
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      // XML has no form for these, and no map needs one.
      case _ where !OSMXMLCharacter.isAllowed(scalar.value): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte of a text stands as it is, whatever comes after it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7f && !special.contains(byte)
  }

  private static let special = Array("&<>\"".utf8)
}
