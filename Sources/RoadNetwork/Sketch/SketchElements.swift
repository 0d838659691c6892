import CanonicalJSON

/// Reads the ways, tagged nodes and relations of a sketch.
enum SketchElements {
  /// A way with the letters it was drawn by.
  struct NamedWay {
    let letters: String
    let way: OSMWay
  }

  /// Returns the tags of each letter.
  static func nodeTags(
    _ readers: [JSONObjectReader],
    _ drawing: SketchDrawing
  ) -> [Character: [OSMTag]] {
    var result: [Character: [OSMTag]] = [:]
    for var reader in readers {
      guard let letter = reader.string("node", .required),
        let value = reader.value("node")
      else { continue }
      guard letter.count == 1, let name = letter.first else {
        reader.report("'node' must be one letter, found '\(letter)'", at: "node")
        continue
      }
      guard drawing.ids(in: letter, at: value) != nil else { continue }
      if result[name] != nil { reader.report("node '\(name)' is described twice", at: "node") }
      result[name] = tags(of: reader, except: ["node"])
    }
    return result
  }

  static func ways(_ readers: [JSONObjectReader], _ drawing: SketchDrawing) -> [NamedWay] {
    var ways: [NamedWay] = []
    for var reader in readers {
      guard let letters = reader.string("nodes", .required), let value = reader.value("nodes"),
        let ids = drawing.ids(in: letters, at: value)
      else { continue }
      guard ids.count >= 2 else {
        reader.report("a way needs two nodes or more, found '\(letters)'", at: "nodes")
        continue
      }
      var list = tags(of: reader, except: ["nodes"])
      if ["highway", "route", "railway"].allSatisfy({ list[$0] == nil }) {
        list.insert(OSMTag("highway", "primary"), at: 0)
      }
      switch list["name"] {
      case nil: list.append(OSMTag("name", letters))
      case "": list.removeAll { $0.key == "name" }
      default: break
      }
      let way = OSMWay(id: Int64(ways.count + 1), nodes: ids, tags: list)
      ways.append(NamedWay(letters: letters, way: way))
    }
    return ways
  }

  static func relations(
    _ readers: [JSONObjectReader],
    _ drawing: SketchDrawing,
    _ ways: [NamedWay]
  ) -> [OSMRelation] {
    var relations: [OSMRelation] = []
    for var reader in readers {
      var members: [OSMRelation.Member] = []
      var isNamed = false
      for role in ["from", "via", "to"] {
        if reader.value(role) != nil { isNamed = true }
        for (letters, value) in names(role, &reader) {
          guard let element = element(letters, at: value, reader, drawing, ways) else { continue }
          members.append(OSMRelation.Member(element, role: role))
        }
      }
      if !isNamed {
        reader.diagnostics.add("a relation needs 'from', 'via' or 'to'", at: reader.value)
      }
      checkManeuver(reader)
      let list = tags(of: reader, except: ["from", "via", "to"])
      relations.append(
        OSMRelation(id: Int64(relations.count + 1), members: members, tags: list)
      )
    }
    return relations
  }

  /// Checks the words of a relation that names a maneuver: one that nobody reads would leave the turn to its junction.
  ///
  /// Where it tells the direction alone the map says "yes".
  private static func checkManeuver(_ reader: JSONObjectReader) {
    guard let key = ManeuverRelation.keys.first(where: { reader.value[$0.name] != nil }) else {
      return
    }
    let direction = "direction"
    let bare = reader.value[direction] == nil ? [] : ["yes"]
    for (name, known) in [
      (key.name, ManeuverRelation.words + bare), (direction, ManeuverRelation.directionWords),
    ] {
      guard let value = reader.value[name], let word = value.string, !known.contains(word) else {
        continue
      }
      reader.diagnostics.add(
        "'\(word)' is no \(name) that is known: \(known.joined(separator: ", "))",
        at: value,
        hint: EditDistance.nearest(to: word, in: known).map { "did you mean '\($0)'?" }
      )
    }
  }

  /// Returns the texts of a role: one, or several in an array.
  private static func names(
    _ role: String,
    _ reader: inout JSONObjectReader
  ) -> [(String, JSONValue)] {
    guard let value = reader.value(role) else { return [] }
    let values = value.kind == .array ? Array(value.elements) : [value]
    return values.compactMap { value in
      guard let text = value.string, !text.isEmpty else {
        let found = value.described
        reader.diagnostics.add("'\(role)' must name a node or way, found \(found)", at: value)
        return nil
      }
      return (text, value)
    }
  }

  /// One letter names a node, several the way drawn by them.
  private static func element(
    _ letters: String,
    at value: JSONValue,
    _ reader: JSONObjectReader,
    _ drawing: SketchDrawing,
    _ ways: [NamedWay]
  ) -> OSMRelation.Member.Element? {
    if letters.count == 1 {
      return drawing.ids(in: letters, at: value)?.first.map { .node($0) }
    }
    let matches = ways.filter { $0.letters == letters }
    guard let match = matches.first else {
      let known = ways.map(\.letters)
      reader.diagnostics.add(
        "no way has the nodes '\(letters)'",
        at: value,
        hint: EditDistance.nearest(to: letters, in: known).map { "did you mean '\($0)'?" }
      )
      return nil
    }
    guard matches.count == 1 else {
      reader.diagnostics.add("\(matches.count) ways have the nodes '\(letters)'", at: value)
      return nil
    }
    return .way(match.way.id)
  }

  /// Returns every other key as a tag, in the order of the file.
  private static func tags(of reader: JSONObjectReader, except keys: [String]) -> [OSMTag] {
    reader.value.members.compactMap { member in
      guard !keys.contains(member.key) else { return nil }
      guard let text = member.value.string else {
        reader.diagnostics.add(
          "the value of tag '\(member.key)' must be a text, found \(member.value.described)",
          at: member.value
        )
        return nil
      }
      return OSMTag(member.key, text)
    }
  }
}
