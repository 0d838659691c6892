public import Geodesy

/// Makes a map that nobody finds again on the globe, and on which all drives are as they were.
///
/// It is turned about the Earth's axis, so that latitudes and with them all distances and directions
/// keep; names become others, the same for the same; elements get new numbers in their old order; and
/// of the tags those alone stay that say how a road is driven.
public struct MapDisguise: Sendable {
  /// The angle to the east in 1e-7 degrees, a multiple of 1,000: lengths count to 1e-6 degrees.
  public let angle: Int64
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// - Parameter angle: In 1e-7 degrees; rounded down to a multiple of 1,000.
  public init(angle: Int64) { self.angle = angle / 1000 * 1000 }

  /// Returns a place turned with the map, to 1e-9 degrees.
  public func turned(_ place: Coordinate) -> Coordinate {
    let whole: Int64 = 360_000_000_000
    let old = Int64((place.longitude * 1e9).rounded())
    var new = (old + angle * 100) % whole
    if new >= whole / 2 { new -= whole } else if new < -whole / 2 { new += whole }
    return Coordinate(latitude: place.latitude, longitude: Double(new) / 1e9)
  }

  /// Returns a map in disguise.
  public mutating func disguised(_ extract: MapExtract) -> MapExtract {
    var numbers: [Int64: Int64] = [:]
    for (index, node) in extract.nodes.enumerated() { numbers[node.id] = Int64(index) + 1 }
    var wayNumbers: [Int64: Int64] = [:]
    for (index, way) in extract.ways.enumerated() { wayNumbers[way.id] = Int64(index) + 1 }
    var result = MapExtract()
    result.losses = extract.losses
    for way in extract.ways {
      result.ways.append(
        OSMWay(
          id: wayNumbers[way.id] ?? 0,
          nodes: way.nodes.compactMap { numbers[$0] },
          tags: disguised(way.tags)
        )
      )
    }
    for node in extract.nodes {
      result.nodes.append(
        OSMNode(
          id: numbers[node.id] ?? 0,
          coordinate: turned(node.coordinate),
          tags: disguised(node.tags)
        )
      )
    }
    for (index, relation) in extract.relations.enumerated() {
      let members = relation.members.compactMap { member -> OSMRelation.Member? in
        switch member.element {
        case .node(let id): numbers[id].map { .init(.node($0), role: member.role) }
        case .way(let id): wayNumbers[id].map { .init(.way($0), role: member.role) }
        case .relation: nil
        }
      }
      result.relations.append(
        OSMRelation(id: Int64(index) + 1, members: members, tags: disguised(relation.tags))
      )
    }
    return result
  }

  // MARK: - Tags

  private mutating func disguised(_ tags: [OSMTag]) -> [OSMTag] {
    var result: [OSMTag] = []
    for tag in tags {
      if let noun = Self.noun(of: tag.key) {
        result.append(OSMTag(tag.key, replaced(tag.value, noun)))
      } else if Self.isKept(tag.key) {
        result.append(tag)
      }
    }
    return result
  }

  /// Replaces each of the names that stand in a value, however they are divided.
  private mutating func replaced(_ value: String, _ noun: String) -> String {
    var result = ""
    var part = ""
    for character in value {
      if ";,|".contains(character) {
        result += another(part, noun) + String(character)
        part = ""
      } else {
        part.append(character)
      }
    }
    return result + another(part, noun)
  }

  private mutating func another(_ name: String, _ noun: String) -> String {
    let trimmed = name.drop { $0 == " " }
    guard !trimmed.isEmpty else { return name }
    let blanks = String(name.prefix(name.count - trimmed.count))
    if let known = names[noun + "\0" + trimmed] { return blanks + known }
    let number = (counts[noun] ?? 0) + 1
    counts[noun] = number
    let new = "\(noun) \(number)"
    names[noun + "\0" + trimmed] = new
    return blanks + new
  }

  /// What stands for a name of a kind; nil for a key that holds none.
  private static func noun(of key: String) -> String? {
    switch key {
    case "name", "street:name", "is_sidepath:of:name": "Street"
    case "ref": "R"
    case "junction:ref": "Exit"
    default:
      key == "exit_to" || key.hasPrefix("destination:ref")
        ? "R" : key == "destination" || key.hasPrefix("destination:") ? "Town" : nil
    }
  }

  private static func isKept(_ key: String) -> Bool {
    keptKeys.contains(key) || keptPrefixes.contains { key.hasPrefix($0) }
  }

  private static let keptKeys: Set<String> = [
    "access", "amenity", "area", "barrier", "bollard", "bridge", "construction", "crossing",
    "direction", "driving_side", "duration", "except", "foot", "goods", "hgv", "highway",
    "impassable", "junction", "kerb", "layer", "man_made", "mofa", "moped", "motor_vehicle",
    "motorcar", "motorcycle", "motorroad", "narrow", "priority", "proposed", "psv", "railway",
    "route", "service", "side_road", "smoothness", "status", "stop", "surface", "toll",
    "tracktype", "traffic_calming", "traffic_signals", "tunnel", "type", "vehicle", "width",
  ]

  private static let keptPrefixes = [
    "access:", "bicycle", "bus", "change:lanes", "cycleway", "hov", "lanes", "maxheight",
    "maxlength", "maxspeed", "maxweight", "maxwidth", "motor_vehicle:", "oneway", "restriction",
    "sidewalk", "source:maxspeed", "toll:", "traffic_signals:", "turn", "vehicle:",
    "zone:maxspeed",
  ]
}
