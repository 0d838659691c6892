import CanonicalJSON
import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

@Suite struct RouterTests {
  /// Draws a sketch and finds a route between two of its letters or digits; returns the vertices passed.
  private func route(
    _ json: String,
    _ letters: String,
    weights: RouteWeights = RouteWeights()
  ) throws -> String {
    let sketch = try Sketch(json)
    return try sketch.route(letters, weights)
  }

  @Test("A restriction over ways holds also for who is under another one")
  func chained() throws {
    let sketch = try Sketch(
      """
      { "drawing": [ "    x       ", "    |       ", "a-b-c-d-e-f ", "      |   | ", "      g---h " ],
        "ways": [ { "nodes": "ab" }, { "nodes": "bc" }, { "nodes": "cd" }, { "nodes": "def" },
                  { "nodes": "cx" }, { "nodes": "dghf" } ],
        "relations": [
          { "type": "restriction", "restriction": "no_left_turn", "from": "ab", "via": ["bc"], "to": "cx" },
          { "type": "restriction", "restriction": "no_straight_on", "from": "bc", "via": ["cd"], "to": "def" } ] }
      """
    )
    let stops = try "af".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    #expect(sketch.letters(try sketch.router.route(stops)) == "abcdghf")
  }

  @Test("The shortest way in time is taken")
  func fastest() throws {
    let map = """
      { "drawing": ["a-----b", "|     |", "c-----d"],
        "ways": [{ "nodes": "abd", "highway": "motorway_link", "oneway": "no" },
                 { "nodes": "acd", "highway": "service" }] }
      """
    #expect(try route(map, "ad") == "abd")
  }

  @Test("A one-way street is not driven against its direction")
  func oneWay() throws {
    let map = """
      { "drawing": ["a-----b", "|     |", "c-----d"],
        "ways": [{ "nodes": "ab", "oneway": "yes" }, { "nodes": "bdca" }] }
      """
    #expect(try route(map, "ab") == "ab")
    #expect(try route(map, "ba") == "bdca")
  }

  @Test("oneway=-1 is a one-way street against its direction")
  func reversedOneWay() throws {
    let map = """
      { "drawing": ["a-----b", "|     |", "c-----d"],
        "ways": [{ "nodes": "ab", "oneway": "-1" }, { "nodes": "bdca" }] }
      """
    #expect(try route(map, "ba") == "ba")
    #expect(try route(map, "ab") == "acdb")
  }

  @Test(
    "A restriction at a node forbids, or commands",
    arguments: [
      ("no_left_turn", "abd", "abc", "abedc"),
      ("only_straight_on", "abd", "abc", "abdc"),
      ("no_entry", "abd", "abc", "abedc"),
    ]
  )
  func restrictions(kind: String, straight: String, left: String, around: String) throws {
    let to = kind == "only_straight_on" ? "bd" : "bc"
    let map = """
      { "drawing": ["    c----", "    |   |", "a---b---d", "    |   |", "    e----"],
        "ways": [{ "nodes": "ab" }, { "nodes": "bc" }, { "nodes": "bd" }, { "nodes": "be" },
                 { "nodes": "cd" }, { "nodes": "ed" }],
        "relations": [{ "type": "restriction", "restriction": "\(kind)",
                        "from": "ab", "via": "b", "to": "\(to)" }] }
      """
    #expect(try route(map, "ad") == straight)
    #expect(try route(map, "ac") != left)
  }

  @Test("A restriction over ways binds only who came by its first way")
  func viaWays() throws {
    let map = """
      { "drawing": ["a---b---c---d", "    |   |    ", "    e   f----", "        |   |", "        g---h"],
        "ways": [{ "nodes": "ab" }, { "nodes": "bc" }, { "nodes": "cd" }, { "nodes": "be" },
                 { "nodes": "cf" }, { "nodes": "fg" }, { "nodes": "gh" }, { "nodes": "dh" }],
        "relations": [{ "type": "restriction", "restriction": "no_right_turn",
                        "from": "ab", "via": "bc", "to": "cf" }] }
      """
    #expect(try route(map, "ef") == "ebcf")
    #expect(try route(map, "af") == "abcdhgf")
  }

  @Test("A restriction does not bind whom it excepts")
  func except() throws {
    let map = """
      { "drawing": ["    c    ", "    |    ", "a---b---d"],
        "ways": [{ "nodes": "ab" }, { "nodes": "bc" }, { "nodes": "bd" }],
        "relations": [{ "type": "restriction", "restriction": "no_left_turn", "except": "motorcar",
                        "from": "ab", "via": "b", "to": "bc" }] }
      """
    #expect(try route(map, "ac") == "abc")
  }

  @Test("A barrier closes the road, a gate delays")
  func barriers() throws {
    func map(_ barrier: String) -> String {
      """
      { "drawing": ["a---b---c", "|       |", "d-------e"],
        "ways": [{ "nodes": "abc" }, { "nodes": "adec" }],
        "nodes": [{ "node": "b", "barrier": "\(barrier)" }] }
      """
    }
    #expect(try route(map("bollard"), "ac") == "adec")
    #expect(try route(map("cattle_grid"), "ac") == "abc")
    #expect(try route(map("gate"), "ac") == "adec")
  }

  @Test("A private road serves its own ends only")
  func privateRoad() throws {
    let map = """
      { "drawing": ["a---b---c", "|       |", "d-------e"],
        "ways": [{ "nodes": "abc", "access": "private" }, { "nodes": "adec", "highway": "service" }] }
      """
    #expect(try route(map, "de") == "de")
    #expect(try route(map, "da").hasPrefix("da"))
  }

  @Test("What is to be avoided is, where there is another way")
  func avoid() throws {
    let map = """
      { "drawing": ["a---b---c", "|       |", "d-------e"],
        "ways": [{ "nodes": "abc", "toll": "yes" }, { "nodes": "adec", "highway": "residential" }] }
      """
    var weights = RouteWeights()
    #expect(try route(map, "ac", weights: weights) == "abc")
    weights.avoided = .toll
    #expect(try route(map, "ac", weights: weights) == "adec")
  }

  @Test("An island is no route, and a far place has no road: answers, not hangs")
  func unreachable() throws {
    let sketch = try Sketch(
      #"{ "drawing": ["a---b   c---d"], "ways": [{ "nodes": "ab" }, { "nodes": "cd" }] }"#
    )
    #expect(throws: RoutingFailure.noRoute(leg: 0)) { try sketch.route("ac", RouteWeights()) }
    let far = Coordinate(latitude: 48, longitude: 9.52)
    do {
      _ = try sketch.router.route([RouteStop(far), RouteStop(far)])
      Issue.record("there is no road near")
    } catch {
      guard case .noRoadNear(stop: 0, place: far, distance: let distance) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(abs((distance ?? 0) - 95_600) < 1_000)
    }
  }

  @Test("A place on another continent is told how far the nearest road is")
  func continents() throws {
    let sketch = try Sketch(#"{ "drawing": ["a---b"], "ways": [{ "nodes": "ab" }] }"#)
    let far = Coordinate(latitude: 0, longitude: 0)
    let road = try #require(sketch.map.coordinate(of: "a"))
    do {
      _ = try sketch.router.route([RouteStop(far), RouteStop(road)])
      Issue.record("there is no road near")
    } catch {
      guard case .noRoadNear(stop: 0, place: far, distance: let distance) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(abs((distance ?? 0) - far.distance(to: road)) < 1_000)
    }
  }

  @Test("A route to the same place is nothing long")
  func samePlace() throws {
    let sketch = try Sketch(#"{ "drawing": ["a---b"], "ways": [{ "nodes": "ab" }] }"#)
    let place = try #require(sketch.map.coordinate(of: "a"))
    let route = try sketch.router.route([RouteStop(place), RouteStop(place)])
    #expect(route.duration == 0)
  }

  @Test(
    "A place centimetres from a junction takes all of its roads, as the junction itself does",
    arguments: [(0.0, 0.0), (0.03, 0.0), (-0.03, 0.0), (0.0, 0.03), (0.0, -0.03), (0.05, 0.05)]
  )
  func besideAJunction(north: Double, east: Double) throws {
    let sketch = try Sketch(
      """
      { "drawing": ["    c    ", "    |    ", "a---b---d", "    |    ", "    e    "],
        "ways": [{ "nodes": "abd" }, { "nodes": "cbe" }] }
      """
    )
    let corner = try #require(sketch.map.coordinate(of: "b"))
    let beside = LocalProjection(origin: corner).coordinate(east: east, north: north)
    for letter in "acde" {
      let end = try #require(sketch.map.coordinate(of: letter))
      let known = try sketch.router.route([RouteStop(corner), RouteStop(end)])
      let there = try sketch.router.route([RouteStop(beside), RouteStop(end)])
      #expect(there.duration == known.duration)
      let back = try sketch.router.route([RouteStop(end), RouteStop(beside)])
      #expect(
        try back.duration == sketch.router.route([RouteStop(end), RouteStop(corner)]).duration
      )
    }
  }

  @Test("A place a metre from a junction lies on its own road")
  func besideNoJunction() throws {
    let sketch = try Sketch(
      """
      { "drawing": ["    c    ", "    |    ", "a---b---d"], "ways": [{ "nodes": "abd" }, { "nodes": "bc" }] }
      """
    )
    let corner = try #require(sketch.map.coordinate(of: "b"))
    let west = LocalProjection(origin: corner).coordinate(east: -1, north: 0)
    let end = try #require(sketch.map.coordinate(of: "c"))
    let known = try sketch.router.route([RouteStop(corner), RouteStop(end)])
    // The turn is taken.
    #expect(
      try sketch.router.route([RouteStop(west), RouteStop(end)]).duration > known.duration + 2
    )
  }

  @Test("Going on from a via keeps the direction, from a stop it need not")
  func vias() throws {
    let sketch = try Sketch(
      """
      { "drawing": ["a---b-1-c---d", "    |   |    ", "    e---f    "],
        "ways": [{ "nodes": "abcd" }, { "nodes": "befc" }] }
      """
    )
    func passed(isVia: Bool) throws -> String {
      let places = try "a1a".map { try #require(sketch.map.coordinate(of: $0)) }
      let stops = places.map { RouteStop($0, isVia: isVia) }
      return sketch.letters(try sketch.router.route(stops))
    }
    #expect(try passed(isVia: false) == "aba")
    #expect(try passed(isVia: true) == "abcfeba")
  }
}

@Suite struct LargeMapTests {
  @Test("A map as large as the Earth is searched like any other")
  func earth() throws {
    let nodes = [
      OSMNode(id: 1, coordinate: Coordinate(latitude: -89, longitude: -179)),
      OSMNode(id: 2, coordinate: Coordinate(latitude: 89, longitude: 179)),
      OSMNode(id: 3, coordinate: Coordinate(latitude: 88.99, longitude: 179)),
    ]
    let tags = [OSMTag("highway", "primary")]
    let ways = [
      OSMWay(id: 1, nodes: [1, 2], tags: tags), OSMWay(id: 2, nodes: [2, 3], tags: tags),
    ]
    let map = RoadMap(OSMData(nodes: nodes, ways: ways, relations: []))
    let route = try Router(map).route([
      RouteStop(nodes[1].coordinate), RouteStop(nodes[2].coordinate),
    ])
    #expect(route.legs.count == 1)
  }

  @Test("A map without a road has no route, and says so")
  func empty() {
    let map = RoadMap(OSMData(nodes: [], ways: [], relations: []))
    let place = Coordinate(latitude: 47, longitude: 9)
    #expect(throws: RoutingFailure.noRoadNear(stop: 0, place: place, distance: nil)) {
      try Router(map).route([RouteStop(place), RouteStop(place)])
    }
  }

  @Test(
    "Of two carriageways the one that leads as the stop wants it is taken, though it is the farther one",
    arguments: [(nil, false), (90.0, true), (180, false)] as [(Double?, Bool)]
  )
  func carriageways(heading: Double?, isFound: Bool) throws {
    let line = String(repeating: "-", count: 80)
    let sketch = try Sketch(
      """
      { "grid": 10, "drawing": [ "f\(line)e", "a\(line)b" ],
        "ways": [ { "nodes": "ab", "highway": "secondary", "oneway": "yes" },
                  { "nodes": "be", "highway": "secondary", "oneway": "yes" },
                  { "nodes": "ef", "highway": "secondary", "oneway": "yes" } ] }
      """
    )
    let west = try #require(sketch.map.coordinate(of: "f"))
    let end = try #require(sketch.map.coordinate(of: "b"))
    // Four metres from the carriageway that leads back, six from the other.
    let place = west.destination(distance: 100, bearing: 90).destination(distance: 4, bearing: 180)
    let start = RouteStop(place, heading: heading, headingReach: RouteStop.carriageways)
    let route = try? sketch.router.route([start, RouteStop(end)])
    #expect((route != nil) == isFound)
  }
}
