import Geodesy
import RoadNetwork
import Testing
import Traces

@testable import Regression

@Suite("What a receiver lets one say of a drive")
struct DriveUncertaintyTests {
  private static func fix(_ seconds: Double, _ east: Double, _ north: Double) -> Fix {
    Fix(
      time: SimulatedDrive.start + Int64(seconds * 1e9),
      coordinate: FlatGround.place(east, north),
      line: Int(seconds) + 1
    )
  }

  private func story(of fixes: [Fix], on data: OSMData) throws -> InferredDrive {
    try DriveInterpreter(RoadMap(data), name: "x").story(of: fixes)
  }

  // MARK: - Late fixes

  @Test("A place of before that comes while the vehicle stands is late", arguments: [1, 2])
  func lateAtStand(count: Int) {
    var fixes = (0..<10).map { Self.fix(Double($0) * 5, Double($0) * 50, 0) }
    fixes += (0..<5).map { Self.fix(50 + Double($0) * 15, 450, 0) }
    for index in 0..<count {
      fixes.insert(Self.fix(80.001 + Double(index), 370 - Double(index), 0), at: 13 + index)
    }
    #expect(LateFixes.numbers(in: fixes) == Set(13..<13 + count))
  }

  @Test("Who has the time to drive on and come back may have done so")
  func thereAndBack() {
    var fixes = (0..<10).map { Self.fix(Double($0) * 5, Double($0) * 50, 0) }
    fixes += [Self.fix(60, 370, 0), Self.fix(80, 450, 0), Self.fix(95, 450, 0)]
    #expect(LateFixes.numbers(in: fixes).isEmpty)
  }

  @Test("The jitter of a stand is no direction: who goes on from it and turns has turned")
  func turnBehindStand() {
    // East, a stand that wanders by some metres, on to the east, and back to the west.
    var fixes = (0..<10).map { Self.fix(Double($0) * 5, Double($0) * 50, 0) }
    fixes += [Self.fix(60, 450, 0), Self.fix(75, 461, 0), Self.fix(90, 450, 0)]
    fixes += [Self.fix(105, 525, 0), Self.fix(120, 510, 0)]
    fixes += [Self.fix(135, 200, 0), Self.fix(150, 0, 0)]
    #expect(LateFixes.numbers(in: fixes).isDisjoint(with: [13, 14]))
  }

  // MARK: - Silences

  private static let road = OSMData(
    nodes: [
      OSMNode(id: 1, coordinate: FlatGround.place(0, 0)),
      OSMNode(id: 2, coordinate: FlatGround.place(1500, 0)),
      OSMNode(id: 3, coordinate: FlatGround.place(3000, 0)),
    ],
    ways: [
      OSMWay(id: 1, nodes: [1, 2, 3], tags: [.init("highway", "primary"), .init("name", "Road")])
    ],
    relations: []
  )

  @Test("What was driven in a silence was driven, and nothing is expected of it")
  func silence() throws {
    let fixes =
      (0..<100).map { Self.fix(Double($0), Double($0) * 10, 0) }
      + (0..<100).map { Self.fix(400 + Double($0), 2000 + Double($0) * 10, 0) }
    let story = try story(of: fixes, on: Self.road)
    #expect(story.way.lines.count == 1)
    #expect((story.way.length - 2990).magnitude < 20)
    #expect(story.departures.isEmpty)
    #expect(!story.quiet.isEmpty)
    #expect(!story.quiet.contains { $0.contains(200_000) || $0.contains(405_000) })
  }

  // MARK: - Beside the plan

  /// Two roads side by side that part in the end; the northern one is faster, and both lead to the east.
  private static func sideBySide(_ metres: Double, parting: Double) -> OSMData {
    OSMData(
      nodes: [
        OSMNode(id: 1, coordinate: FlatGround.place(-600, 0)),
        OSMNode(id: 2, coordinate: FlatGround.place(0, 0)),
        OSMNode(id: 3, coordinate: FlatGround.place(40, metres)),
        OSMNode(id: 4, coordinate: FlatGround.place(1000, metres)),
        OSMNode(id: 5, coordinate: FlatGround.place(1000, 0)),
        OSMNode(id: 6, coordinate: FlatGround.place(1500, -parting)),
        OSMNode(id: 7, coordinate: FlatGround.place(2000, 0)),
        OSMNode(id: 8, coordinate: FlatGround.place(2600, 0)),
      ],
      ways: [
        OSMWay(id: 1, nodes: [1, 2], tags: [.init("highway", "primary"), .init("name", "West")]),
        OSMWay(
          id: 2,
          nodes: [2, 3, 4, 7],
          tags: [.init("highway", "primary"), .init("maxspeed", "80"), .init("name", "North")]
        ),
        OSMWay(
          id: 3,
          nodes: [2, 5, 6, 7],
          tags: [.init("highway", "residential"), .init("maxspeed", "30"), .init("name", "South")]
        ),
        OSMWay(id: 4, nodes: [7, 8], tags: [.init("highway", "primary"), .init("name", "East")]),
        OSMWay(id: 5, nodes: [4, 5], tags: [.init("highway", "service")]),
      ],
      relations: []
    )
  }

  /// Drives along the southern road, ten metres a second, with a receiver that says how exact it is.
  private static func southern(parting: Double, accuracy: Double? = nil) -> [Fix] {
    let path = GeoPath([
      FlatGround.place(-600, 0), FlatGround.place(1000, 0), FlatGround.place(1500, -parting),
      FlatGround.place(2000, 0), FlatGround.place(2600, 0),
    ])
    return (0...Int(path.length / 10)).compactMap { index in
      path.position(at: Double(index) * 10).map { place in
        Fix(
          time: SimulatedDrive.start + Int64(index) * 1_000_000_000,
          coordinate: place.coordinate,
          horizontalAccuracy: accuracy,
          line: index + 1
        )
      }
    }
  }

  @Test("A departure from a road beside another is where the two part")
  func parting() throws {
    let story = try story(
      of: Self.southern(parting: 300),
      on: Self.sideBySide(18, parting: 300)
    )
    let departure = try #require(story.departures.first)
    #expect(story.departures.count == 1)
    #expect(departure.coordinate.distance(to: FlatGround.place(1000, 0)) < 20)
    #expect(departure.certainty == .sure)
    // Whether it was the one road or the other nobody sees: who thinks so plans anew before.
    #expect((58_000...66_000).contains(departure.left))
    let first = Int64(60_000)...Int64(160_000)
    #expect(
      !story.quiet.contains {
        first.contains($0.lowerBound + 1) && first.contains($0.upperBound - 1)
      }
    )
  }

  @Test("A road beside the plan that comes back to it is no departure")
  func comesBack() throws {
    let story = try story(of: Self.southern(parting: 0), on: Self.sideBySide(18, parting: 0))
    #expect(story.departures.isEmpty, "\(story.departures.map(\.sentence))")
  }

  @Test("A receiver that is exact by its own word tells two roads apart that lie side by side")
  func goodReceiver() throws {
    let story = try story(
      of: Self.southern(parting: 300, accuracy: 4),
      on: Self.sideBySide(18, parting: 300)
    )
    let departure = try #require(story.departures.first)
    #expect(departure.coordinate.distance(to: FlatGround.place(0, 0)) < 20)
  }

  @Test("Roads farther apart than carriageways are two where they begin")
  func fartherApart() throws {
    let story = try story(
      of: Self.southern(parting: 300),
      on: Self.sideBySide(60, parting: 300)
    )
    let departure = try #require(story.departures.first)
    #expect(departure.coordinate.distance(to: FlatGround.place(0, 0)) < 20)
  }

  // MARK: - Sight

  @Test("A departure is seen where it is farther than the error explains and a navigator lets pass")
  func sight() throws {
    let plan = [FlatGround.place(0, 0), FlatGround.place(2000, 0)]
    let fixes = (0..<40).map { index -> Fix in
      let aside = 5 * Double(max(0, index - 10))
      return Self.fix(Double(index), 20 * Double(index), aside)
    }
    func seen(_ error: Double) throws -> Int {
      let sight = DriveSight(fixes, 10..<40, plan: plan, offRoute: 600, error: error)
      return try #require(sight).first
    }
    // 5 m aside with each fix: 50 m are passed with the eleventh.
    #expect(try seen(3) == 21)
    #expect(try seen(25) == 21)
    #expect(try seen(40) == 27)
    #expect(DriveSight.corridor(error: 40) == 80)
    #expect(DriveSight.margin(error: 40) == 130)
  }
}
