import Geodesy
import RoadFixtures
import RoadNetwork
import Testing

@testable import RouteGuidance

@Suite struct RouteGuideTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let map: String
    let route: String
    let steps: [String]
    var testDescription: String { name }
  }

  static let town = """
    { "drawing": ["        c        ", "        |        ", "        |        ",
                  "a-------b-------d", "        |        ", "        |        ", "        e        "],
      "ways": [{ "nodes": "ab", "name": "Market Lane" }, { "nodes": "bc", "name": "Rose Street" },
               { "nodes": "bd", "name": "Quay Road" }, { "nodes": "be", "name": "Park Alley" }] }
    """

  /// Junctions with what OSRM's rules say of them; `kind modifier name`.
  static let cases: [Case] = [
    Case(
      name: "a left turn",
      map: town,
      route: "ac",
      steps: ["depart", "turn left Rose Street", "arrive"]
    ),
    Case(
      name: "a right turn",
      map: town,
      route: "ae",
      steps: ["depart", "turn right Park Alley", "arrive"]
    ),
    Case(
      name: "straight on over a crossing is a new name",
      map: town,
      route: "ad",
      steps: ["depart", "new name straight Quay Road", "arrive"]
    ),
    Case(
      name: "a bend without a choice is a new name",
      map: """
        { "drawing": ["a-------b", "        |", "        |", "        c"],
          "ways": [{ "nodes": "ab", "name": "One" }, { "nodes": "bc", "name": "Two" }] }
        """,
      route: "ac",
      steps: ["depart", "new name right Two", "arrive"]
    ),
    Case(
      name: "a bend of one road is nothing",
      map: """
        { "drawing": ["a-------b", "        |", "        |", "        c"],
          "ways": [{ "nodes": "abc", "name": "One" }] }
        """,
      route: "ac",
      steps: ["depart", "arrive"]
    ),
    Case(
      name: "a T at once is a turn",
      map: """
        { "drawing": ["        c", "        |", "a-------b", "        |", "        d"],
          "ways": [{ "nodes": "ab", "name": "Side" }, { "nodes": "cbd", "name": "Main" }] }
        """,
      route: "ac",
      steps: ["depart", "turn left Main", "arrive"]
    ),
    Case(
      name: "the end of a road at a T, behind another junction",
      map: """
        { "drawing": ["        c", "        |", "a---x---b", "    |   |", "    y   d"],
          "ways": [{ "nodes": "axb", "name": "Side" }, { "nodes": "cbd", "name": "Main" },
                   { "nodes": "xy", "name": "Lane", "highway": "residential" }] }
        """,
      route: "ac",
      steps: ["depart", "end of road left Main", "arrive"]
    ),
    Case(
      name: "staying on a road that turns is a continue",
      map: """
        { "drawing": ["        c", "        |", "        |", "a-------b-------d"],
          "ways": [{ "nodes": "abc", "name": "Main" }, { "nodes": "bd", "name": "Other" }] }
        """,
      route: "ac",
      steps: ["depart", "continue left Main", "arrive"]
    ),
    Case(
      name: "passing a side road is nothing",
      map: """
        { "drawing": ["a-------b-------d", "        |", "        |", "        c"],
          "ways": [{ "nodes": "abd", "name": "Main" }, { "nodes": "bc", "name": "Side", "highway": "residential" }] }
        """,
      route: "ad",
      steps: ["depart", "arrive"]
    ),
    Case(
      name: "a fork of two equals",
      map: """
        { "drawing": ["                    --c", "              ------   ", "a-------b-----         ",
                      "              ------   ", "                    --d"],
          "ways": [{ "nodes": "ab", "name": "Main" }, { "nodes": "bc", "name": "Left" },
                   { "nodes": "bd", "name": "Right" }] }
        """,
      route: "ad",
      steps: ["depart", "fork slight right Right", "arrive"]
    ),
    Case(
      name: "leaving a motorway",
      map: """
        { "drawing": ["a-------b-------c", "            ----d"],
          "ways": [{ "nodes": "abc", "name": "A 1", "highway": "motorway" },
                   { "nodes": "bd", "name": "", "highway": "motorway_link", "oneway": "yes",
                     "destination": "Harbour" }] }
        """,
      route: "ad",
      steps: ["depart", "off ramp slight right", "arrive"]
    ),
    Case(
      name: "the second exit of a roundabout",
      map: """
        { "grid": 20, "drawing": ["      s        ", "      |        ", "      b        ", "     / \\\\       ",
          "w---c   a----e ", "     \\\\ /       ", "      d        ", "      |        ", "      n        "],
          "ways": [{ "nodes": "abcda", "name": "", "junction": "roundabout" },
                   { "nodes": "ae", "name": "East" }, { "nodes": "bs", "name": "North" },
                   { "nodes": "cw", "name": "West" }, { "nodes": "dn", "name": "South" }] }
        """,
      route: "ns",
      steps: [
        "depart", "roundabout slight right North exit 2",
        "exit roundabout slight right North exit 2", "arrive",
      ]
    ),
  ]

  @Test("A junction is said as OSRM says it", arguments: cases)
  func junction(one: Case) throws {
    let sketch = try Sketch(one.map)
    let stops = try one.route.map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    let route = try sketch.router.route(stops)
    let leg = try #require(route.legs.first)
    let steps = try sketch.guide.steps(of: leg).map { step -> String in
      guard step.kind != .depart, step.kind != .arrive else { return step.kind.rawValue }
      let parts = [step.kind.rawValue, step.modifier?.rawValue, step.name] as [String?]
      let text = parts.compactMap { $0 }.joined(separator: " ")
      return step.exit.map { "\(text) exit \($0)" } ?? text
    }
    #expect(steps == one.steps)
  }

  @Test("The lines of the steps make the line of the route, without a gap")
  func geometry() throws {
    let sketch = try Sketch(Self.town)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    let leg = try #require(try sketch.router.route(stops).legs.first)
    let steps = try sketch.guide.steps(of: leg)
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect(step.points.last == next.points.first)
    }
    // Four columns of 50 m and three rows of 100 m on a sphere, measured on the ellipsoid.
    #expect(abs(steps.reduce(0) { $0 + $1.distance } - 700) < 2)
    let duration = steps.reduce(0) { $0 + $1.duration }
    #expect(abs(duration - Double(leg.duration) / 10) < 0.01)
  }

  @Test(
    "Who departs or arrives centimetres from a corner goes the road's way",
    arguments: [-0.4, -0.1, 0, 0.1, 0.4]
  )
  func directions(offset: Double) throws {
    let sketch = try Sketch(Self.town)
    let start = try #require(sketch.map.coordinate(of: "b"))
    let end = try #require(sketch.map.coordinate(of: "c"))
    // Along the cross street, so that the nearest place of the road is beside the corner.
    let moved = Coordinate(
      latitude: start.latitude,
      longitude: start.longitude + offset / 111_195 / 0.7
    )
    let route = try sketch.router.route([RouteStop(moved), RouteStop(end)])
    let steps = try sketch.guide.steps(of: route.legs[0])
    let first = try #require(steps.first)
    #expect(abs(TurnAngle.between(first.bearingAfter, 0) - 180) < 22.5, "\(first.bearingAfter)")
    let back = try sketch.router.route([RouteStop(end), RouteStop(moved)])
    let last = try #require(sketch.guide.steps(of: back.legs[0]).last)
    #expect(abs(TurnAngle.between(last.bearingBefore, 180) - 180) < 22.5, "\(last.bearingBefore)")
  }

  @Test("A road keeps its name from step to step, and only its own name")
  func names() throws {
    let sketch = try Sketch(
      """
      { "drawing": ["        c        ", "        |        ", "a---x---b---y---d", "    |       |    ",
                    "    e       f    "],
        "ways": [{ "nodes": "axb", "name": "Quay" }, { "nodes": "bc", "name": "Quay" },
                 { "nodes": "byd", "name": "Quay Road" }, { "nodes": "xe", "name": "Lane" },
                 { "nodes": "yf", "name": "Alley" }] }
      """
    )
    func keeps(_ route: String) throws -> [Bool] {
      let stops = try route.map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
      return try sketch.guide.steps(of: sketch.router.route(stops).legs[0]).dropLast().map(
        \.keepsName
      )
    }
    #expect(try keeps("ac") == [false, true])
    #expect(try keeps("cf") == [false, false, false])
  }

  @Test("No more than a metre from a bend one departs and arrives as behind it, as with OSRM")
  func bend() throws {
    let sketch = try Sketch(
      """
      { "drawing": ["a-------b", "        |", "        |", "        c"],
        "ways": [{ "nodes": "abc", "name": "One" }] }
      """
    )
    let corner = try #require(sketch.map.coordinate(of: "b"))
    let end = try #require(sketch.map.coordinate(of: "c"))
    for (metres, bearing) in [(0.6, 180.0), (1.4, 90), (-0.6, 180), (-1.4, 180)] {
      let isBefore = metres > 0
      let start = Coordinate(
        latitude: corner.latitude + (isBefore ? 0 : metres / 111_195),
        longitude: corner.longitude - (isBefore ? metres / 111_195 / 0.68 : 0)
      )
      let leg = try sketch.router.route([RouteStop(start), RouteStop(end)]).legs[0]
      let first = try #require(sketch.guide.steps(of: leg).first)
      #expect(abs(first.bearingAfter - bearing) < 1, "\(metres): \(first.bearingAfter)")
      // Back along the very line the stub is the last stretch.
      let back = try sketch.router.route([RouteStop(end), RouteStop(start)]).legs[0]
      let last = try #require(sketch.guide.steps(of: back).last)
      let opposite = Bearing.normalized(bearing + 180)
      #expect(abs(last.bearingBefore - opposite) < 1, "\(metres): \(last.bearingBefore)")
    }
  }
}
