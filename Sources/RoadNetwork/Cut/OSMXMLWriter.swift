import CanonicalJSON
import Geodesy

/// Writes OpenStreetMap's XML, one element a line where it has no members.
package enum OSMXMLWriter {
  package static func bytes(of extract: MapExtract) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <osm version="0.6" generator="navsim">

      """
    for node in extract.nodes { write(node, to: &text) }
    for way in extract.ways { write(way, to: &text) }
    for relation in extract.relations { write(relation, to: &text) }
    return Array((text + "</osm>\n").utf8)
  }

  private static func write(_ node: OSMNode, to text: inout String) {
    let place = node.coordinate
    text += "  <node id=\"\(node.id)\" lat=\"\(degrees(place.latitude))\""
    text += " lon=\"\(degrees(place.longitude))\""
    guard !node.tags.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">\n"
    write(node.tags, to: &text)
    text += "  </node>\n"
  }

  private static func write(_ way: OSMWay, to text: inout String) {
    text += "  <way id=\"\(way.id)\">\n"
    for node in way.nodes { text += "    <nd ref=\"\(node)\"/>\n" }
    write(way.tags, to: &text)
    text += "  </way>\n"
  }

  private static func write(_ relation: OSMRelation, to text: inout String) {
    text += "  <relation id=\"\(relation.id)\">\n"
    for member in relation.members {
      let (kind, id) =
        switch member.element {
        case .node(let id): ("node", id)
        case .way(let id): ("way", id)
        case .relation(let id): ("relation", id)
        }
      text += "    <member type=\"\(kind)\" ref=\"\(id)\" role=\"\(escaped(member.role))\"/>\n"
    }
    write(relation.tags, to: &text)
    text += "  </relation>\n"
  }

  private static func write(_ tags: [OSMTag], to text: inout String) {
    for tag in tags {
      text += "    <tag k=\"\(escaped(tag.key))\" v=\"\(escaped(tag.value))\"/>\n"
    }
  }

  /// Seven decimals, as OpenStreetMap keeps places.
  private static func degrees(_ value: Double) -> String {
    var writer = JSONWriter()
    writer.fixed(value, decimals: 7)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { Self.special.contains($0) || $0 < 0x20 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML holds no other control, and no map needs one.
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let special = Array("&<>\"".utf8)
}
