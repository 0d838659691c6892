import RoadNetwork

extension OSMData {
  /// Every element in a line, so that two maps compare and a difference can be read.
  var lines: [String] {
    var lines: [String] = []
    for index in 0..<nodeCount {
      lines.append(
        "n\(nodeIDs[index]) \(latitudes[index]) \(longitudes[index])" + words(tags(ofNode: index))
      )
    }
    for index in 0..<wayCount {
      let nodes = wayNodes[index].map { $0 == Self.missing ? "?" : "\(nodeIDs[Int($0)])" }
      lines.append(
        "w\(wayIDs[index]) " + nodes.joined(separator: ",") + words(tags(ofWay: index))
      )
    }
    for index in 0..<relationCount {
      let members = relationMembers[index].map { member in
        "\(member.kind) \(member.id) \(strings[member.role])"
          + (member.index == Self.missing ? "?" : "")
      }
      lines.append(
        "r\(relationIDs[index]) " + members.joined(separator: ", ")
          + words(tags(ofRelation: index))
      )
    }
    return lines
  }

  private func words(_ tags: [OSMTag]) -> String {
    tags.map { " \($0.key)=\($0.value)" }.joined()
  }
}
