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
}
