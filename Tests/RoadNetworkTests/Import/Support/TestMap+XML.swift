extension TestMap {
  /// The map as OpenStreetMap XML.
  var xml: String {
    var text = "<?xml version='1.0' encoding='UTF-8'?>\n<osm version=\"0.6\">\n"
    for node in nodes {
      text +=
        " <node id=\"\(node.id)\"\(Self.mark(node.isVisible)) lat=\"\(Self.degrees(node.latitude))\""
        + " lon=\"\(Self.degrees(node.longitude))\""
      text += node.tags.isEmpty ? "/>\n" : ">\n\(Self.tags(node.tags)) </node>\n"
    }
    for way in ways {
      text += " <way id=\"\(way.id)\"\(Self.mark(way.isVisible))>\n"
      for node in way.nodes { text += "  <nd ref=\"\(node)\"/>\n" }
      text += Self.tags(way.tags) + " </way>\n"
    }
    for relation in relations {
      text += " <relation id=\"\(relation.id)\"\(Self.mark(relation.isVisible))>\n"
      for member in relation.members {
        let kind = ["node", "way", "relation"][member.kind]
        text += "  <member type=\"\(kind)\" ref=\"\(member.id)\" role=\"\(member.role)\"/>\n"
      }
      text += Self.tags(relation.tags) + " </relation>\n"
    }
    return text + "</osm>\n"
  }

  private static func mark(_ isVisible: Bool) -> String {
    isVisible ? "" : " visible=\"false\""
  }

  private static func tags(_ tags: Tags) -> String {
    tags.map { "  <tag k=\"\(escaped($0.key))\" v=\"\(escaped($0.value))\"/>\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }

  static func degrees(_ units: Int64) -> String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    return (units < 0 ? "-" : "") + padded.dropLast(7) + "." + padded.suffix(7)
  }
}
