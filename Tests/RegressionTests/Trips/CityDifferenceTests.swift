import Geodesy
import RoadFixtures
import RoadNetwork
import RouteGuidance
import Testing

@testable import Regression

@Suite("A city against a copy of it")
struct CityDifferenceTests {
  /// A street that goes up a hill in one direction, and a bridge with a limit of 50.
  private static let (street, bridge): (Int64, Int64) = (24_745_095, 79_509_567)

  /// The map with the street in the other direction and the bridge at 10 km/h.
  private static func changed(_ data: OSMData) -> OSMData {
    let ways = (0..<data.wayCount).map { index in
      let way = data.way(index)
      return switch way.id {
      case street: OSMWay(id: way.id, nodes: way.nodes.reversed(), tags: way.tags)
      case bridge:
        OSMWay(
          id: way.id,
          nodes: way.nodes,
          tags: way.tags.map { $0.key == "maxspeed" ? OSMTag("maxspeed", "10") : $0 }
        )
      default: way
      }
    }
    return OSMData(
      nodes: (0..<data.nodeCount).map { data.node($0) },
      ways: ways,
      relations: (0..<data.relationCount).map { data.relation($0) }
    )
  }

  /// Trips over what was changed: from places before its start to places behind its end.
  private static func across(_ data: OSMData, _ way: Int64) throws -> [[Coordinate]] {
    let index = try #require((0..<data.wayCount).first { data.way($0).id == way })
    let places = data.nodes(ofWay: index).map { data.coordinate(ofNode: Int($0)) }
    let first = try #require(places.first)
    let last = try #require(places.last)
    let bearing = first.initialBearing(to: last)
    return [0.0, 100, 200, 400].map { metres in
      [
        first.destination(distance: metres, bearing: bearing + 180),
        last.destination(distance: metres, bearing: bearing),
      ]
    }
  }

  @Test("One street turned round and one limit are two causes, and no other")
  func twoCauses() throws {
    guard let maps = RealMaps.folder else {
      print("skipped: a city against a copy of it: no real data (set NAVSIM_DATA)")
      return
    }
    let data = try MapElements(path: maps + "/heidelberg.osm.pbf").data
    let (old, new) = (GuidedMap(data), GuidedMap(Self.changed(data)))
    let drawn = Trip.random(90, on: old.roads.graph, seed: 1).map(\.places)
    let places = try Self.across(data, Self.street) + Self.across(data, Self.bridge) + drawn
    let trips = places.enumerated().map { Trip(number: $0.offset + 1, places: $0.element) }
    let found = try TripComparison(of: trips, from: .map(old), to: .map(new), jobs: 2)
    #expect(
      Set(found.groups.map(\.cause.sentence)) == [
        "Steigerweg: one way in the other direction (way \(Self.street))",
        "Theodor-Heuss-Brücke: limit 50 → 10 km/h (way \(Self.bridge))",
      ]
    )
    #expect(found.changed > 8)
    let some = Array(trips.prefix(60))
    let same = try TripComparison(of: some, from: .map(old), to: .map(old), jobs: 2)
    #expect(same.changed == 0)
  }
}
