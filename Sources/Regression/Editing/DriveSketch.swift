package import Geodesy
import CanonicalJSON
import Platform
import Recording
import ScenarioLanguage
import Simulation

/// A new scenario: a drive through places that somebody clicked on a map, and what everybody expects of one.
package struct DriveSketch: Sendable {
  private let map: String
  private let places: [Coordinate]
  private let names: [String?]

  /// Begins a drive; each place moves to the road that is meant.
  ///
  /// - Parameter map: the file of the map, as the program can open it.
  /// - Throws: `MapError` where it cannot be read, ``ScenarioEdit/Problem`` where no road is near a place.
  package init(map: String, places: [Coordinate]) throws {
    self.map = map
    let ground = try DriveGround(.file(map))
    var found: [(Coordinate, String?)] = []
    for (number, place) in places.enumerated() {
      guard place.isValid, let road = ground.road(near: place, within: 200) else {
        throw ScenarioEdit.Problem("no road within 200 m of place \(number + 1)")
      }
      found.append((road.coordinate, road.name))
    }
    self.places = found.map(\.0)
    names = found.map(\.1)
  }

  /// What the drive is, in a sentence.
  package var title: String {
    let (from, to) = (names.first ?? nil, names.last ?? nil)
    guard places.count > 1, let from, let to else { return "A drive that was drawn" }
    return from == to ? "A drive along \(from)" : "A drive from \(from) to \(to)"
  }

  /// The title as the name of a file.
  package var fileName: String {
    let plain = [("ß", "ss"), ("ä", "ae"), ("ö", "oe"), ("ü", "ue")].reduce(title.lowercased()) {
      $0.replacing($1.0, with: $1.1)
    }
    let words = plain.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.prefix(8).joined(separator: "-")
  }

  /// Returns the text of the scenario, for the folder of the suite's root.
  ///
  /// - Throws: `JSONError` where it cannot be laid out, which is a fault of the program.
  package func text(inRoot folder: String) throws -> [UInt8] {
    var waypoints: [JSONTree] = []
    for (index, place) in places.enumerated() {
      var tree = ScenarioEdit.tree(place)
      if index > 0, let name = names[index] { tree["title"] = .string(name) }
      waypoints.append(tree)
    }
    var scenario = JSONTree.object([])
    scenario["$schema"] = .string("schema/scenario.schema.json")
    scenario["version"] = .number(Double(ScenarioLoader.version))
    scenario["title"] = .string(title)
    scenario["tags"] = .array([.string("drawn")])
    scenario["seed"] = .number(1)
    scenario["map"] = Self.object(["file": .string(Paths.relative(map, to: folder))])
    scenario["routing"] = Self.object(["provider": .string("embedded"), "latency": .number(0.8)])
    scenario["trace"] = Self.object(["drive": Self.object(["waypoints": .array(waypoints)])])
    scenario["actions"] = .array([
      Self.object([
        "at": .number(0), "do": .string("setDestinations"), "waypoints": .string("drive"),
      ]),
      Self.object([
        "on": Self.object([
          "event": .string(EventKind.routeStatus.text),
          "where": Self.object(["status": .string("ok")]),
        ]), "do": .string("startGuidance"),
      ]),
    ])
    scenario["expect"] = .array([
      Self.object([
        "event": .string(EventKind.didArrive.text),
        "where": Self.object(["isFinalDestination": .boolean(true)]), "count": .number(1),
      ])
    ])
    return try ScenarioFormat.canonical(scenario.bytes, path: map)
  }

  private static func object(_ members: KeyValuePairs<String, JSONTree>) -> JSONTree {
    .object(members.map { JSONTree.Member($0.key, $0.value) })
  }
}
