import CanonicalJSON
import Geodesy
import RoadFixtures
import RoadNetwork
import Testing

@testable import RouteGuidance

@Suite struct OSRMWriterTests {
  @Test("An answer has what an OSRM client reads, and its sums agree")
  func answer() throws {
    let sketch = try Sketch(RouteGuideTests.town)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var json = JSONWriter()
    try OSRMWriter(guide: sketch.guide).write(sketch.router.route(stops), to: &json)
    let root = try JSONDocument(parsing: json.bytes, source: "answer").root
    #expect(root["code"]?.string == "Ok")
    #expect(root["waypoints"]?.count == 2)
    let route = try #require(root["routes"]?.elements.first(where: { _ in true }))
    let steps = try #require(route["legs"]?.elements.first(where: { _ in true })?["steps"])
    #expect(
      steps.elements.compactMap { $0["maneuver"]?["type"]?.string } == ["depart", "turn", "arrive"]
    )
    let distances = steps.elements.compactMap { $0["distance"]?.double }
    #expect(abs(distances.reduce(0, +) - (route["distance"]?.double ?? 0)) < 0.11)
    let text = try #require(route["geometry"]?.string)
    let path = try GeoPath(polyline: text, precision: 6)
    #expect(abs(path.length - 700) < 1)
  }

  @Test(
    "Without steps or the whole line an answer says the same of what it keeps",
    arguments: [OSRMWriter.Contents(), .steps, .overview]
  )
  func contents(_ contents: OSRMWriter.Contents) throws {
    let sketch = try Sketch(RouteGuideTests.town)
    let stops = try "abc".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    let route = try sketch.router.route(stops)
    func answer(_ contents: OSRMWriter.Contents) throws -> JSONValue {
      var json = JSONWriter()
      try OSRMWriter(guide: sketch.guide, contents: contents).write(route, to: &json)
      let document = try JSONDocument(parsing: json.bytes, source: "answer")
      return try #require(document.root["routes"]?.elements.first { _ in true })
    }
    let (whole, part) = (try answer(.all), try answer(contents))
    for member in ["distance", "duration", "weight"] {
      #expect(part[member]?.double == whole[member]?.double)
    }
    let line = part["geometry"]?.string
    #expect(line == (contents.contains(.overview) ? whole["geometry"]?.string : nil))
    let legs = try [whole, part].map { try Array(#require($0["legs"]).elements) }
    try #require(legs[0].count == 2 && legs[1].count == 2)
    for (leg, bare) in zip(legs[0], legs[1]) {
      for member in ["distance", "duration", "weight"] {
        #expect(bare[member]?.double == leg[member]?.double)
      }
      let isTold = contents.contains(.steps)
      #expect(bare["steps"]?.count == (isTold ? leg["steps"]?.count : 0))
      #expect(bare["summary"]?.string == (isTold ? leg["summary"]?.string : ""))
    }
  }

  @Test("Every step lists its junctions, with roads, ways in and out, and lanes")
  func intersections() throws {
    let map = """
      { "drawing": ["        c        ", "        |        ", "a---x---b-------d", "    |   |        ",
                    "    y   e        "],
        "ways": [{ "nodes": "axb", "name": "Mill", "oneway": "yes", "turn:lanes": "left|through",
                   "toll": "yes" },
                 { "nodes": "bc", "name": "Quay" }, { "nodes": "bd", "name": "Post" },
                 { "nodes": "be", "name": "Hill" },
                 { "nodes": "xy", "name": "Lane", "highway": "residential", "oneway": "-1" }] }
      """
    let sketch = try Sketch(map)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var json = JSONWriter()
    try OSRMWriter(guide: sketch.guide).write(sketch.router.route(stops), to: &json)
    let root = try JSONDocument(parsing: json.bytes, source: "answer").root
    let leg = root["routes"]?.elements.first { _ in true }?["legs"]?.elements.first { _ in true }
    let steps = try #require(leg?["steps"]?.elements.map { $0 })
    #expect(steps.map { $0["intersections"]?.count } == [2, 1, 1])
    let turn = try #require(steps[1]["intersections"]?.elements.first { _ in true })
    #expect(turn["bearings"]?.elements.compactMap { $0.double } == [0, 90, 180, 270])
    #expect(turn["in"]?.double == 3)
    #expect(turn["out"]?.double == 0)
    #expect(turn["entry"]?.count == 4)
    let first = try #require(steps[0]["intersections"]?.elements.first { _ in true })
    #expect(first["classes"]?.elements.compactMap { $0.string } == ["toll"])
    #expect(first["in"] == nil)
  }

  @Test("A server's answer has no words: they come with a language", arguments: [nil, "de"])
  func words(language: String?) throws {
    let sketch = try Sketch(RouteGuideTests.town)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    let writer = try OSRMWriter(guide: sketch.guide, language: language.map { .named($0) })
    var json = JSONWriter()
    writer.write(try sketch.router.route(stops), to: &json)
    let root = try JSONDocument(parsing: json.bytes, source: "answer").root
    let leg = root["routes"]?.elements.first { _ in true }?["legs"]?.elements.first { _ in true }
    let steps = try #require(leg?["steps"]?.elements.map { $0 })
    let words = steps.map { $0["maneuver"]?["instruction"]?.string }
    #expect(words.count > 1)
    #expect(words.allSatisfy { ($0 == nil) == (language == nil) })
    if language != nil { #expect(words.last == "Sie haben das Ziel erreicht") }
  }

  @Test("No point of a geometry is written twice, and an arrival is one point")
  func points() throws {
    let sketch = try Sketch(RouteGuideTests.town)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var json = JSONWriter()
    try OSRMWriter(guide: sketch.guide).write(sketch.router.route(stops), to: &json)
    let root = try JSONDocument(parsing: json.bytes, source: "answer").root
    let route = try #require(root["routes"]?.elements.first { _ in true })
    let text = try #require(route["geometry"]?.string)
    let whole = try GeoPath(polyline: text, precision: 6)
    #expect(zip(whole.coordinates, whole.coordinates.dropFirst()).allSatisfy { $0 != $1 })
    let steps = try #require(route["legs"]?.elements.first { _ in true }?["steps"])
    let last = try #require(steps.elements.map { $0 }.last?["geometry"]?.string)
    #expect(
      last == GeoPath([whole.coordinates[whole.coordinates.count - 1]]).polyline(precision: 6)
    )
  }

  /// The first leg and its steps in the answer about a route on a sketch.
  private func answer(
    _ map: String,
    _ letters: String,
    profile: RoutingProfile = .car
  ) throws -> (route: JSONValue, leg: JSONValue, steps: [JSONValue]) {
    let sketch = try Sketch(map, profile: profile)
    let stops = try letters.map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var json = JSONWriter()
    try OSRMWriter(guide: sketch.guide).write(sketch.router.route(stops), to: &json)
    let root = try JSONDocument(parsing: json.bytes, source: "answer").root
    let route = try #require(root["routes"]?.elements.first { _ in true })
    let leg = try #require(route["legs"]?.elements.first { _ in true })
    return (route, leg, try #require(leg["steps"]?.elements.map { $0 }))
  }

  @Test("The weights of steps add up to the leg's, which holds the turns too")
  func weights() throws {
    let (route, leg, steps) = try answer(RouteGuideTests.town, "ac")
    let whole = try #require(leg["weight"]?.double)
    #expect(route["weight"]?.double == whole)
    let sum = steps.compactMap { $0["weight"]?.double }.reduce(0, +)
    #expect(abs(sum - whole) < 0.15)
    // The turn counts for the road before it.
    #expect(try #require(steps[0]["weight"]?.double) > #require(steps[1]["weight"]?.double) + 3)
  }

  @Test(
    "Weights have the name that OSRM's profile gives them",
    arguments: [("car", "routability"), ("bicycle", "duration"), ("foot", "duration")]
  )
  func weightName(profile: String, name: String) throws {
    let own = try #require(RoutingProfile.all.first { $0.name == profile })
    #expect(
      try answer(RouteGuideTests.town, "ac", profile: own).route["weight_name"]?.string == name
    )
  }

  @Test("A leg is summed up by the two roads that take longest, not those that are longest")
  func summary() throws {
    let map = """
      { "drawing": ["a---------b---c-----d"],
        "ways": [{ "nodes": "ab", "name": "Fast", "highway": "motorway_link", "oneway": "no" },
                 { "nodes": "bc", "name": "", "ref": "L 1", "highway": "living_street" },
                 { "nodes": "cd", "name": "Slow", "highway": "service" }] }
      """
    #expect(try answer(map, "ad").leg["summary"]?.string == "L 1, Slow")
  }

  @Test("Bearings at turns are those that fit OSRM's byte, at the ends those of the line")
  func bearings() throws {
    // b lies 21.8 degrees east of south of a, the turn leads 68.2 degrees east of north.
    let map = """
      { "drawing": ["a         ", "          ", "          ", "          ", "          ",
                    "          ", "          ", "          ", "          ", "          ",
                    "        b                    c",
                    "d"],
        "ways": [{ "nodes": "ab", "name": "Mill" }, { "nodes": "bc", "name": "Quay" },
                 { "nodes": "bd", "name": "Hill" }] }
      """
    let steps = try answer(map, "ac").steps.map { step in
      ["bearing_before", "bearing_after"].map { step["maneuver"]?[$0]?.integer ?? -1 }
    }
    #expect(steps == [[0, 158], [157, 90], [90, 0]])
  }

  @Test("An arrival bears the name of the road's end, also where its change is not said")
  func arrival() throws {
    let map = """
      { "drawing": ["a---------b-c"],
        "ways": [{ "nodes": "ab", "name": "Mill" }, { "nodes": "bc", "name": "Quay" }] }
      """
    let steps = try answer(map, "ac").steps
    #expect(steps.map { $0["name"]?.string } == ["Mill", "Quay"])
  }

  @Test("What is restricted in one direction alone is so for who drives in it")
  func classes() throws {
    let map = """
      { "drawing": ["a---b---c"],
        "ways": [{ "nodes": "ab", "name": "Mill", "toll:forward": "yes" },
                 { "nodes": "bc", "name": "Quay" }] }
      """
    func first(_ letters: String) throws -> [String] {
      let steps = try answer(map, letters).steps
      let lists = steps.flatMap { $0["intersections"]?.elements.map { $0 } ?? [] }
      return lists.flatMap { $0["classes"]?.elements.compactMap { $0.string } ?? [] }
    }
    #expect(try first("ac") == ["toll"])
    #expect(try first("ca") == [])
  }

  @Test("One guide tells the classes of a road in each direction, whichever was asked for first")
  func classesOfBothDirections() throws {
    let sketch = try Sketch(
      """
      { "drawing": ["a---b---c---d", "    |   |    ", "    e   f    "],
        "ways": [{ "nodes": "ab" }, { "nodes": "bc", "toll:forward": "yes" }, { "nodes": "cd" },
                 { "nodes": "be" }, { "nodes": "cf" }] }
      """
    )
    let guide = try sketch.guide
    for (letters, expected) in [("ad", ["toll"]), ("da", []), ("ad", ["toll"])] {
      let stops = try letters.map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
      let legs = try sketch.router.route(stops).legs
      let steps = legs.flatMap { guide.steps(of: $0) }
      let classes = steps.flatMap { guide.intersections(of: $0) }.flatMap(\.classes)
      #expect(classes == expected, "\(letters)")
    }
  }

  @Test(
    "A departure says on which side the place lies, and straight where the road leads away from it",
    arguments: [("1", "right"), ("2", "left"), ("3", "straight")]
  )
  func departureSide(place: String, side: String) throws {
    let map = """
      { "grid": 20, "drawing": ["    2       ", "3 a---------b", "    1       "],
        "ways": [{ "nodes": "ab", "name": "Mill" }] }
      """
    let steps = try answer(map, "\(place)b").steps
    #expect(steps.first?["maneuver"]?["modifier"]?.string == side)
  }
}
