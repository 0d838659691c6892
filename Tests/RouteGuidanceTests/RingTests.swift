import Geodesy
import RoadNetwork
import Testing

@testable import RouteGuidance

/// A street that ends in a small one-way loop, as drawn for OSRM 26.10; what it says of the way in.
struct Ring: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let highway: String
  /// Latitude and longitude in 1e-7 degrees: the street's two ends, and the loop from its end on.
  let points: [(Int, Int)]
  /// The place on the loop that is driven to.
  let target: Int
  let seconds: Double
  let said: [String]

  static let all = [
    Ring(
      testDescription: "a loop that leaves to the left",
      highway: "tertiary",
      points: [
        (471_579_864, 95_887_504), (471_579_844, 95_895_437), (471_579_718, 95_896_028),
        (471_579_701, 95_896_498), (471_580_220, 95_897_009), (471_580_584, 95_896_868),
        (471_580_863, 95_896_135), (471_580_568, 95_895_534), (471_580_283, 95_895_332),
      ],
      target: 5,
      seconds: 16.2,
      said: ["turn left"]
    ),
    Ring(
      testDescription: "a loop that leaves sharply to the right",
      highway: "tertiary",
      points: [
        (471_579_864, 95_623_080), (471_579_760, 95_631_012), (471_579_448, 95_631_168),
        (471_579_404, 95_630_589), (471_579_783, 95_630_405),
      ],
      target: 2,
      seconds: 13.4,
      said: ["turn sharp right"]
    ),
    Ring(
      testDescription: "a loop that goes on straight",
      highway: "unclassified",
      points: [
        (471_543_891, 95_252_885), (471_543_639, 95_260_818), (471_543_738, 95_260_819),
        (471_543_579, 95_261_157), (471_543_676, 95_261_538), (471_543_826, 95_261_570),
        (471_543_986, 95_261_637), (471_544_157, 95_261_261), (471_544_086, 95_260_947),
      ],
      target: 7,
      seconds: 8.5,
      said: []
    ),
  ]

  func planned() throws -> [PlannedStep] {
    let places = points.map {
      Coordinate(latitude: Double($0.0) / 1e7, longitude: Double($0.1) / 1e7)
    }
    let nodes = places.enumerated().map {
      OSMNode(id: Int64($0.offset + 1), coordinate: $0.element)
    }
    let ways = [
      OSMWay(
        id: 1,
        nodes: [1, 2],
        tags: [OSMTag("highway", "residential"), OSMTag("name", "Mill Close")]
      ),
      OSMWay(
        id: 2,
        nodes: nodes.dropFirst().map(\.id) + [2],
        tags: [OSMTag("highway", highway), OSMTag("oneway", "yes")]
      ),
    ]
    let map = GuidedMap(OSMData(nodes: nodes, ways: ways, relations: []))
    let start = Coordinate(
      latitude: (2 * places[0].latitude + places[1].latitude) / 3,
      longitude: (2 * places[0].longitude + places[1].longitude) / 3
    )
    let route = try Router(map.roads).route([RouteStop(start), RouteStop(places[target])])
    return map.guide.steps(of: try #require(route.legs.first))
  }
}

@Suite struct RingTests {
  @Test(
    "A loop is seen from its street only as far as the last two places on it",
    arguments: Ring.all
  )
  func loops(ring: Ring) throws {
    let steps = try ring.planned()
    let said = steps.dropFirst().dropLast().map { step in
      [step.kind.rawValue, step.modifier?.rawValue].compactMap { $0 }.joined(separator: " ")
    }
    #expect(said == ring.said)
    #expect(abs(steps.seconds - ring.seconds) < 0.15)
  }
}
