import RoadNetwork
import Testing

@Suite struct WayCostTests {
  private func forward(_ text: String) throws -> WayFacts.Direction {
    try #require(RoutingProfile.car.facts(ofWay: TagText.tags(text)).facts?.forward)
  }

  static let stretches: [(String, Double, Int32, Int32)] = [
    ("highway=primary, maxspeed=45", 100, 100, 100), ("highway=primary", 1000, 554, 554),
    ("highway=residential", 10, 14, 14), ("highway=residential", 0.1, 1, 1),
    ("highway=residential", 0, 1, 1), ("highway=service, service=alley", 100, 240, 480),
    ("highway=living_street", 1e12, .max, .max),
  ]

  @Test(
    "A stretch takes its length by its speed, rounded, and at least a tenth",
    arguments: stretches
  )
  func stretch(tags: String, metres: Double, duration: Int32, weight: Int32) throws {
    let direction = try forward(tags)
    #expect(direction.deciseconds(metres: metres, stretches: 4) == duration)
    #expect(direction.weight(metres: metres, stretches: 4) == weight)
  }

  @Test("The stretches of a ferry share its duration alike, whatever their length")
  func ferries() throws {
    let ferry = try forward("route=ferry, duration=0:15, lanes=1")
    #expect(ferry.deciseconds(metres: 5, stretches: 2) == 4500)
    #expect(ferry.deciseconds(metres: 5000, stretches: 7) == 1286)
    #expect(ferry.weight(metres: 5, stretches: 2) == 9000)
    #expect(ferry.deciseconds(metres: 5, stretches: 0) == 9000)
  }

  @Test("No length makes a stretch fail", arguments: [-1, .nan, .infinity, -.infinity, 1e300])
  func oddLengths(metres: Double) throws {
    #expect(try forward("highway=primary").deciseconds(metres: metres, stretches: 1) >= 1)
  }
}
