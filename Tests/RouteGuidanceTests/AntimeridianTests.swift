import Geodesy
import Testing

@testable import RoadNetwork
@testable import RouteGuidance

/// A road over the antimeridian is as long as one elsewhere.
struct AntimeridianTests {
  private func map(around longitude: Double) -> GuidedMap {
    let offsets = [-0.005, -0.0001, 0.0001, 0.005]
    let nodes = offsets.enumerated().map { index, offset in
      OSMNode(
        id: Int64(index + 1),
        coordinate: Coordinate(latitude: -16.8, longitude: wrapped(longitude + offset))
      )
    }
    let way = OSMWay(id: 1, nodes: [1, 2, 3, 4], tags: [OSMTag("highway", "primary")])
    return GuidedMap(OSMData(nodes: nodes, ways: [way], relations: []))
  }

  private func wrapped(_ longitude: Double) -> Double {
    longitude > 180 ? longitude - 360 : longitude
  }

  @Test("A route over it has the length, time and places of one in the middle of a map")
  func route() throws {
    let ends = [-0.004, 0.004].map { $0 }
    let routes = try [20.0, 180.0].map { middle in
      let map = map(around: middle)
      let stops = ends.map {
        RouteStop(Coordinate(latitude: -16.8001, longitude: wrapped(middle + $0)))
      }
      let route = try Router(map.roads).route(stops)
      let steps = route.legs.flatMap { map.guide.steps(of: $0) }
      #expect(abs(steps.reduce(0) { $0 + $1.distance } - 852) < 5)
      #expect(steps.flatMap(\.points).allSatisfy { abs(abs($0.longitude) - middle) < 0.01 })
      return route
    }
    #expect(routes[0].duration == routes[1].duration)
  }

  @Test("A place beside it snaps to the road that crosses it", arguments: [179.99999, -179.99999])
  func snapping(longitude: Double) throws {
    let map = map(around: 180)
    let place = Coordinate(latitude: -16.8002, longitude: longitude)
    let position = try #require(map.roads.index.nearest(to: place, within: 100).first)
    #expect(abs(position.distance - 22.2) < 0.5)
    #expect(abs(position.coordinate.longitude) > 179.999)
  }

  /// A street along the antimeridian, and one from it to the east.
  private func corner(at longitude: Double) -> GuidedMap {
    let places = [(-16.81, 0.0), (-16.8, 0), (-16.79, 0), (-16.8, 0.01)]
    let nodes = places.enumerated().map { index, place in
      OSMNode(
        id: Int64(index + 1),
        coordinate: Coordinate(latitude: place.0, longitude: wrapped(longitude + place.1))
      )
    }
    let ways = [[1, 2, 3], [2, 4]].enumerated().map { index, nodes in
      OSMWay(id: Int64(index + 1), nodes: nodes, tags: [OSMTag("highway", "primary")])
    }
    return GuidedMap(OSMData(nodes: nodes, ways: ways, relations: []))
  }

  @Test(
    "A street that runs along it is found from both sides, however it is written",
    arguments: [180.0, -180],
    [179.9999, 180, -180, -179.9999]
  )
  func along(street: Double, place: Double) throws {
    let map = corner(at: street)
    let place = Coordinate(latitude: -16.805, longitude: place)
    let position = try #require(map.roads.index.nearest(to: place, within: 100).first)
    #expect(position.distance < 11)
    let points = (0..<5).map {
      MatchPoint(
        Coordinate(latitude: -16.805 + Double($0) * 1e-4, longitude: place.longitude),
        time: Int64($0) * 1_000_000_000
      )
    }
    let match = MapMatcher(map.roads).match(points)
    #expect(match.fixes.allSatisfy { $0.isMatched })
  }

  @Test("A drive over a long road across it is matched all the way", arguments: [20.0, 180])
  func across(middle: Double) {
    let ends = [-0.02, 0.02].enumerated().map { index, offset in
      OSMNode(
        id: Int64(index + 1),
        coordinate: Coordinate(latitude: -16.8, longitude: wrapped(middle + offset))
      )
    }
    let way = OSMWay(id: 1, nodes: [1, 2], tags: [OSMTag("highway", "primary")])
    let map = GuidedMap(OSMData(nodes: ends, ways: [way], relations: []))
    let points = (0..<200).map {
      MatchPoint(
        Coordinate(
          latitude: -16.80005,
          longitude: wrapped(middle - 0.0198 + Double($0) * 2e-4)
        ),
        time: Int64($0) * 1_000_000_000
      )
    }
    let match = MapMatcher(map.roads).match(points)
    #expect(match.parts.count == 1)
    #expect(match.fixes.allSatisfy { $0.isMatched })
  }

  @Test(
    "At a crossing beside it a route goes straight on, or turns, as it does elsewhere",
    arguments: [
      ((-16.8, 0.0005), (-16.8002, 0.0115)), ((-16.8002, 0.0115), (-16.8, 0.0005)),
      ((-16.8, 0.001), (-16.796, 0.0035)), ((-16.804, 0.0035), (-16.8, 0.008)),
    ]
  )
  func crossing(from: (Double, Double), to: (Double, Double)) throws {
    // A street to the east with a bend, and one across it.
    let places = [
      (-16.8, 0.0), (-16.8, 0.0035), (-16.8, 0.006), (-16.8002, 0.012), (-16.794, 0.0035),
      (-16.806, 0.0035),
    ]
    let names: [(String, [Int64])] = [("Quay Street", [1, 2, 3, 4]), ("Mill Lane", [5, 2, 6])]
    let ways = names.enumerated().map { index, way in
      OSMWay(
        id: Int64(index + 1),
        nodes: way.1,
        tags: [OSMTag("highway", "tertiary"), OSMTag("name", way.0)]
      )
    }
    func told(at west: Double) throws -> String {
      func place(_ offset: (Double, Double)) -> Coordinate {
        Coordinate(latitude: offset.0, longitude: wrapped(west + offset.1))
      }
      let nodes = places.enumerated().map { OSMNode(id: Int64($0 + 1), coordinate: place($1)) }
      let map = GuidedMap(OSMData(nodes: nodes, ways: ways, relations: []))
      let route = try Router(map.roads).route([RouteStop(place(from)), RouteStop(place(to))])
      let steps = route.legs.flatMap { map.guide.steps(of: $0) }
      return "\(route.duration)" + steps.map { " \($0.kind) \($0.modifier as Any)" }.joined()
    }
    let elsewhere = try told(at: 177.5)
    // 180 degrees lies behind it, at it, in the bend, and before it; traffic keeps to the left at all of them.
    for west in [179.994, 179.9955, 179.9965, 179.9967, 179.998] {
      #expect(try told(at: west) == elsewhere, "\(west)")
    }
  }
}
