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
}
