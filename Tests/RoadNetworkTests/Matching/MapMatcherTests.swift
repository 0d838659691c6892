import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

@Suite struct MapMatcherTests {
  static let block = """
    { "drawing": ["a---b---c", "|   |   |", "d---e---f", "|   |   |", "g---h---i"],
      "ways": [{ "nodes": "abc" }, { "nodes": "def" }, { "nodes": "ghi" }, { "nodes": "adg" },
               { "nodes": "beh" }, { "nodes": "cfi" }] }
    """

  @Test(
    "A drive is matched to the roads that it went along",
    arguments: ["abc", "abehi", "adefi", "gheba"],
    [0.0, 2, 4]
  )
  func drive(names: String, noise: Double) throws {
    var drive = try SketchDrive(Self.block, seed: 3)
    try drive.go(names, noise: noise)
    let path = drive.matched()
    // The last fix lies short of the last letter.
    #expect(drive.letters(path).map { $0.prefix(names.count - 1) } == [names.dropLast()])
    #expect(path.matchedShare == 1)
    #expect(path.gaps.isEmpty)
    #expect(path.faults(drive.sketch.graph).isEmpty)
  }

  @Test("Of two parallel roads the one is kept that most fixes are near", arguments: [0, 1, 2, 3])
  func parallel(seed: UInt64) throws {
    let map = """
      { "grid": 30,
        "drawing": ["a---------------------------b", "|                           |",
                    "c---------------------------d"],
        "ways": [{ "nodes": "ab" }, { "nodes": "cd" }, { "nodes": "ac" }, { "nodes": "bd" }] }
      """
    var drive = try SketchDrive(map, seed: seed)
    try drive.go("ab", noise: 6, offset: -14)
    let path = drive.matched()
    #expect(drive.letters(path).allSatisfy { !$0.contains("c") && !$0.contains("d") })
    #expect(path.parts.count == 1)
  }

  @Test("A one-way street is not matched against its direction; what is driven so is said")
  func oneWay() throws {
    let map = """
      { "drawing": ["a-----------b", "|           |", "c-----------d"],
        "ways": [{ "nodes": "ab", "oneway": "yes" }, { "nodes": "bdca" }] }
      """
    var drive = try SketchDrive(map)
    try drive.go("ba")
    let path = drive.matched()
    let graph = drive.sketch.graph
    #expect(path.faults(graph).isEmpty)
    #expect(path.matchedShare < 1 || path.gaps.contains { $0.reason == .noWay })
    // What is matched of it never goes west.
    for part in path.parts {
      let line = drive.sketch.roads.points(of: part)
      if let first = line.first, let last = line.last { #expect(last.longitude >= first.longitude) }
    }
  }

  @Test("A vehicle that turns back in the street is followed there and back", arguments: [0.0, 3])
  func turnBack(noise: Double) throws {
    let map = """
      { "drawing": ["a-------1-------b"], "ways": [{ "nodes": "ab" }] }
      """
    var drive = try SketchDrive(map)
    try drive.go("a1a", noise: noise)
    let path = drive.matched()
    #expect(path.parts.map(\.turnsBack) == [1])
    #expect(abs(path.length - 800) < 25)
    #expect(path.faults(drive.sketch.graph).isEmpty)
    #expect(path.matchedShare == 1)
  }

  @Test("A turn back at a dead end is one that the map has")
  func deadEnd() throws {
    var drive = try SketchDrive(
      #"{ "drawing": ["a-------b"], "ways": [{ "nodes": "ab" }] }"#
    )
    try drive.go("ab", speed: 13)
    drive.add(try #require(drive.sketch.map.coordinate(of: "b")), after: 1)
    try drive.go("ba", speed: 13)
    let path = drive.matched()
    #expect(path.parts.map(\.turnsBack) == [0])
    #expect(drive.letters(path).first?.hasPrefix("ab") == true)
    #expect(abs(path.length - 800) < 20)
  }

  @Test("Jitter at a standstill neither turns back nor adds way")
  func standstill() throws {
    let map = """
      { "drawing": ["a-------b-------c"], "ways": [{ "nodes": "abc" }] }
      """
    var drive = try SketchDrive(map, seed: 5)
    try drive.go("ab")
    try drive.stand(at: "b", fixes: 90, noise: 3)
    try drive.go("bc")
    let path = drive.matched()
    #expect(path.parts.map(\.turnsBack) == [0])
    #expect(abs(path.length - 800) < 20)
    #expect(path.matchedShare == 1)
    #expect(path.fixes.count { $0.role == .still } > 60)
  }

  @Test("Of a road that comes by twice each passage is a place of its own")
  func hairpin() throws {
    let map = """
      { "grid": 20, "drawing": ["a-----------------------b", "                        |",
                                "d-----------------------c"],
        "ways": [{ "nodes": "abcd" }] }
      """
    var drive = try SketchDrive(map, seed: 2)
    try drive.go("abcd", noise: 2)
    let path = drive.matched()
    #expect(path.parts.count == 1)
    #expect(abs(path.length - 520) < 15)
  }

  // MARK: - Breaks

  @Test("A long time without a fix ends a part, and is told")
  func timeGap() throws {
    var drive = try SketchDrive(Self.block)
    try drive.go("ab")
    let count = drive.points.count
    drive.wait(seconds: 1200)
    try drive.go("bc")
    let path = drive.matched()
    #expect(path.parts.count == 2)
    let gap = try #require(path.gaps.first)
    #expect(gap.reason == .time)
    #expect(gap.fixes == count..<count)
    #expect(gap.end - gap.start == 1_200_000_000_000)
  }

  @Test("Who stood for minutes goes on where he stood", arguments: [170, 300, 900])
  func stand(seconds: Int) throws {
    var drive = try SketchDrive(Self.block)
    try drive.go("ab", every: 8)
    drive.wait(seconds: seconds)
    try drive.go("beh", every: 8)
    let path = drive.matched()
    #expect(drive.letters(path).map { $0.prefix(3) } == ["abe"])
    #expect(path.gaps.isEmpty)
  }

  @Test("Who is found elsewhere after minutes begins anew")
  func elsewhere() throws {
    let map = """
      { "grid": 100, "drawing": ["a---b---c---d---e---f---g"], "ways": [{ "nodes": "abcdefg" }] }
      """
    var drive = try SketchDrive(map)
    try drive.go("ab")
    let count = drive.points.count
    try drive.go("fg")
    for index in count..<drive.points.count { drive.points[index].time += 300_000_000_000 }
    #expect(drive.matched().gaps.map(\.reason) == [.time])
  }

  @Test("What lies off the roads is told, and the roads before and after are matched")
  func offRoad() throws {
    let map = """
      { "drawing": ["a-----b         c-----d", "", "", "      1---------2"],
        "ways": [{ "nodes": "ab" }, { "nodes": "cd" }] }
      """
    var drive = try SketchDrive(map)
    try drive.go("ab12cd")
    let path = drive.matched()
    #expect(drive.letters(path).joined().contains("ab"))
    #expect(drive.letters(path).joined().contains("c"))
    #expect(path.gaps.map(\.reason) == [.offRoad])
    let gap = try #require(path.gaps.first)
    #expect(gap.length > 800)
    #expect(path.fixes[gap.fixes].allSatisfy { !$0.isMatched })
    #expect(path.fixes[gap.fixes].contains { $0.role == .offRoad })
  }

  @Test("A fix that jumps away is left out, and the path goes on")
  func outlier() throws {
    var drive = try SketchDrive(Self.block)
    try drive.go("abc", speed: 10)
    let index = drive.points.count / 2
    let place = drive.points[index].coordinate
    drive.points[index].coordinate = place.destination(distance: 180, bearing: 170)
    let path = drive.matched()
    #expect(path.parts.count == 1)
    #expect(path.fixes[index].role == .outlier)
    #expect(drive.letters(path).first?.hasPrefix("ab") == true)
    #expect(path.gaps.isEmpty)
  }

  @Test("Roads that nothing leads to begin a new part")
  func noWay() throws {
    let map = """
      { "drawing": ["a-------b   c-------d"], "ways": [{ "nodes": "ab" }, { "nodes": "cd" }] }
      """
    var drive = try SketchDrive(map)
    try drive.go("abcd")
    let path = drive.matched()
    #expect(path.parts.count == 2)
    #expect(path.gaps.map(\.reason).contains(.noWay))
    #expect(path.matchedShare > 0.9)
  }

  // MARK: - Rules of the road

  @Test("A forbidden turn is not taken, even where fixes are far apart")
  func restriction() throws {
    let map = """
      { "drawing": ["    c----", "    |   |", "a---b---d", "    |   |", "    e----"],
        "ways": [{ "nodes": "ab" }, { "nodes": "bc" }, { "nodes": "bd" }, { "nodes": "be" },
                 { "nodes": "cd" }, { "nodes": "ed" }],
        "relations": [{ "type": "restriction", "restriction": "no_left_turn",
                        "from": "ab", "via": "b", "to": "bc" }] }
      """
    var drive = try SketchDrive(map)
    drive.add(try #require(drive.sketch.map.coordinate(of: "a")), after: 1)
    drive.add(try #require(drive.sketch.map.coordinate(of: "c")), after: 60)
    let path = drive.matched()
    #expect(path.faults(drive.sketch.graph).isEmpty)
    #expect(!drive.letters(path).contains("abc"))
    #expect(path.parts.count == 1)
  }

  @Test("A restriction over several ways binds across a fix between them")
  func viaWays() throws {
    let map = """
      { "drawing": ["a---b---c---d", "    |   |   |", "    e   f----", "        |   |", "        g---h"],
        "ways": [{ "nodes": "ab" }, { "nodes": "bc" }, { "nodes": "cd" }, { "nodes": "be" },
                 { "nodes": "cf" }, { "nodes": "fg" }, { "nodes": "gh" }, { "nodes": "dh" },
                 { "nodes": "fd" }],
        "relations": [{ "type": "restriction", "restriction": "no_right_turn",
                        "from": "ab", "via": "bc", "to": "cf" }] }
      """
    var drive = try SketchDrive(map)
    try drive.go("abc", speed: 10, every: 6)
    drive.add(try #require(drive.sketch.map.coordinate(of: "f")), after: 60)
    let path = drive.matched()
    #expect(path.faults(drive.sketch.graph).isEmpty)
    #expect(drive.letters(path).allSatisfy { !$0.contains("bcf") })
  }

  @Test("Of ways of one length the one with the fewest turns is taken")
  func turnCosts() throws {
    var drive = try SketchDrive(Self.block)
    drive.add(try #require(drive.sketch.map.coordinate(of: "a")), after: 1)
    drive.add(try #require(drive.sketch.map.coordinate(of: "i")), after: 45)
    let path = drive.matched()
    let letters = try #require(drive.letters(path).first)
    #expect(["abcfi", "adghi"].contains(letters))
  }

  @Test("The route that is followed decides where fixes do not")
  func followed() throws {
    let map = """
      { "grid": 20, "drawing": ["      b-------------c      ", "a-----              -----d",
                                "      e-------------f      "],
        "ways": [{ "nodes": "abcd" }, { "nodes": "aefd" }] }
      """
    let sketch = try Sketch(map)
    for via in ["b", "e"] as [Character] {
      var drive = try SketchDrive(map)
      let first = try #require(sketch.map.coordinate(of: "a"))
      let last = try #require(sketch.map.coordinate(of: "d"))
      drive.add(first, after: 1)
      drive.add(last, after: 30)
      let stops = [first, try #require(sketch.map.coordinate(of: via)), last]
      let route = try sketch.router.route(stops.map { RouteStop($0) })
      let path = MapMatcher(sketch.roads).match(drive.points, following: route)
      #expect(drive.letters(path).first?.contains(via) == true)
    }
  }

  @Test("The course tells the direction of travel from the first fix")
  func course() throws {
    let map = #"{ "drawing": ["a-------b"], "ways": [{ "nodes": "ab" }] }"#
    let sketch = try Sketch(map)
    let place = try #require(sketch.map.coordinate(of: "a")).destination(
      distance: 100,
      bearing: 90
    )
    for (course, isBackward) in [(90.0, false), (270, true)] {
      let matcher = OnlineMatcher(sketch.roads)
      let answer = matcher.add(MatchPoint(place, time: 0, course: course, speed: 10))
      let edge = try #require(answer.now.edge)
      #expect(sketch.graph.edges.isBackward[Int(edge)] == isBackward)
    }
  }
}
