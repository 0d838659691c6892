import CanonicalJSON
import Geodesy
import RoadFixtures
import RoadNetwork
import RouteGuidance
import Testing

@testable import Regression

@Suite("Trips by two maps")
struct TripComparisonTests {
  private static func map(_ top: String, middle: String = "Mid Street") throws -> (
    Sketch, GuidedMap
  ) {
    let sketch = try Sketch(
      """
      { "drawing": [ "a-----b-----c-----d",
                     "|     |           |",
                     "e-----f-----g-----h" ],
        "ways": [ { "nodes": "abcd", "name": "Top Street", \(top) },
                  { "nodes": "efgh", "name": "Bottom Street", "maxspeed": "50" },
                  { "nodes": "ae", "name": "West Street" },
                  { "nodes": "bf", "name": "\(middle)" }, { "nodes": "dh", "name": "East Street" } ] }
      """
    )
    return (sketch, GuidedMap(OSMData(sketch.map)))
  }

  private static let plain = #""maxspeed": "50""#

  private func trips(_ sketch: Sketch, _ pairs: String...) -> [Trip] {
    pairs.enumerated().map { number, pair in
      Trip(number: number + 1, places: pair.compactMap { sketch.map.coordinate(of: $0) })
    }
  }

  private func compare(
    _ pairs: [String],
    _ old: (Sketch, GuidedMap),
    _ new: (Sketch, GuidedMap)
  ) throws -> TripComparison {
    let trips = pairs.enumerated().map { number, pair in
      Trip(number: number + 1, places: pair.compactMap { old.0.map.coordinate(of: $0) })
    }
    return try TripComparison(of: trips, from: .map(old.1), to: .map(new.1), jobs: 2)
  }

  @Test("A map against itself changes no trip")
  func same() throws {
    let map = try Self.map(Self.plain)
    let places = Trip.random(300, on: map.1.roads.graph, seed: 7)
    #expect(places.count == 300 && places == Trip.random(300, on: map.1.roads.graph, seed: 7))
    let comparison = try TripComparison(of: places, from: .map(map.1), to: .map(map.1), jobs: 3)
    #expect(comparison.count == 300 && comparison.changed == 0)
    #expect(comparison.count(of: .same) == 300)
  }

  @Test(
    "A change is told by what it does, and by the road that does it",
    arguments: [
      (#""maxspeed": "10""#, "ad", TripVerdict.otherWay, "Top Street: limit 50 → 10 km/h (way 1)"),
      (#""maxspeed": "40""#, "bc", .otherTime, "Top Street: limit 50 → 40 km/h (way 1)"),
      (
        #""maxspeed": "50", "oneway": "-1""#, "ad", .otherWay, "Top Street: one way now (way 1)"
      ),
    ]
  )
  func told(top: String, pair: String, verdict: TripVerdict, cause: String) throws {
    let comparison = try compare([pair, "eg"], Self.map(Self.plain), Self.map(top))
    #expect(comparison.groups.map(\.cause.sentence) == [cause])
    #expect(comparison.groups.first?.changes.map(\.trip.number) == [1])
    #expect(comparison.count(of: verdict) == 1 && comparison.count(of: .same) == 1)
    #expect(try #require(comparison.groups.first?.medianDelay) > 0)
  }

  @Test("Another name is other words, and the road whose name it is")
  func words() throws {
    let comparison = try compare(
      ["af", "eg"],
      Self.map(Self.plain),
      Self.map(Self.plain, middle: "Middle Lane")
    )
    for group in comparison.groups {
      #expect(group.cause.sentence == "Mid Street: name 'Mid Street' → 'Middle Lane' (way 4)")
      #expect(group.changes.allSatisfy { $0.verdict == .otherWords && $0.words != nil })
    }
  }

  @Test(
    "Answers of others are compared by where the ways part; a missing and a broken one are errors",
    arguments: [nil, InstructionLanguage.english]
  )
  func answers(language: InstructionLanguage?) throws {
    let (fast, slow) = (try Self.map(Self.plain), try Self.map(#""maxspeed": "10""#))
    let trips = trips(fast.0, "ad", "eg")
    func source(_ map: GuidedMap, _ name: String) throws -> TripSource {
      let router = Router(map.roads)
      let lines = try trips.map { trip in
        var json = JSONWriter()
        OSRMWriter(guide: map.guide, language: language).write(
          try router.route(trip.places.map { RouteStop($0) }),
          to: &json
        )
        return json.bytes[...]
      }
      return .answers(name: name, lines: lines)
    }
    let (old, new) = (try source(fast.1, "old"), try source(slow.1, "new"))
    let comparison = try TripComparison(of: trips, from: old, to: new, jobs: 1)
    #expect(comparison.difference == nil)
    #expect(comparison.groups.map(\.cause.what) == ["onto West Street, not Top Street"])
    #expect(try TripComparison(of: trips, from: old, to: .map(fast.1), jobs: 1).changed == 0)
    for (lines, message) in [
      (["{\"code\":\"NoRoute\"}"], "broken:1: error: no answer for trip 2"),
      (["{}", "{}"], "broken:1: error: no answer that can be read: no text"),
    ] {
      let broken = TripSource.answers(name: "broken", lines: lines.map { Array($0.utf8)[...] })
      let error = #expect(throws: TripError.self) {
        try TripComparison(of: trips, from: old, to: broken, jobs: 1)
      }
      #expect(error?.description.hasPrefix(message) == true)
    }
  }

  @Test("A file of trips is read, and an error names its line")
  func file() throws {
    let trips = try Trip.trips(in: "# home\n1,2 3,4\r\n\n 5,6\t7,8 9,10\n", source: "t")
    #expect(trips.map(\.places.count) == [2, 3] && trips.map(\.number) == [1, 2])
    for (text, message) in [
      ("1,2 3,4\n1,2\n", "t:2: error: a trip needs two places or more"),
      ("1,2 3;4\n", "t:1: error: '3;4' is no place"),
      ("91,2 3,4\n", "t:1: error: '91,2' is no place"),
      ("#\n", "t: error: no trip in the file"),
    ] {
      let error = #expect(throws: TripError.self) { try Trip.trips(in: text, source: "t") }
      #expect(error?.description.hasPrefix(message) == true)
    }
  }
}
