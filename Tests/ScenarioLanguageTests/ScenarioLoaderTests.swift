import CanonicalJSON
import Navigation
import Recording
import ShippedScenarios
import Testing

@testable import ScenarioLanguage

@Suite struct ScenarioLoaderTests {
  /// A scenario of one line with more members; its text begins at column 1.
  private static func scenario(_ members: String) -> String {
    #"{"version":1,"title":"x","duration":1\#(members.isEmpty ? "" : ",")\#(members)}"#
  }

  private static func problems(_ text: String) -> [String] {
    do {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: ".")
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test("The smallest scenario has the defaults")
  func defaults() throws {
    let text = Array(Self.scenario("").utf8)
    let scenario = try ScenarioLoader.decode(text, path: "x.json", name: "x", root: nil)
    #expect(scenario.grace == 60)
    #expect(scenario.seed == 0)
    #expect(scenario.epoch == 1_767_225_600_000_000_000)
    #expect(scenario.context == ContextSetup())
    #expect(scenario.navigatorOverrides.isEmpty)
  }

  @Test(
    "A wrong scenario says where, what and what else",
    arguments: [
      (#""trase":{}"#, "1:39: error: unknown key 'trase', did you mean 'trace'? (at /trase)"),
      (#""seed":-1"#, "1:46: error: 'seed' is -1, outside 0...9000000000000000 (at /seed)"),
      (
        #""seed":"7""#,
        "1:46: error: 'seed' must be a whole number, found the string \"7\" (at /seed)"
      ),
      (
        #""navigator":{"offRoute":{"distnace":5}}"#,
        "1:64: error: unknown key 'distnace', did you mean 'distance'?"
          + " (at /navigator/offRoute/distnace)"
      ),
      (
        #""navigator":{"offRoute":{"distance":0}}"#,
        "1:75: error: 'distance' is 0, outside 1...10000 m (at /navigator/offRoute/distance)"
      ),
      (
        #""trace":{"points":[{"t":0,"lat":91,"lon":0}]}"#,
        "1:71: error: 'lat' is 91, outside -90...90 degrees (at /trace/points/0/lat)"
      ),
      (
        #""trace":{"points":[]}"#,
        "1:57: error: a trace needs at least one point (at /trace/points)"
      ),
      (
        #""trace":{"points":[{"t":2,"lat":0,"lon":0},{"t":1,"lat":0,"lon":0}]}"#,
        "1:87: error: time goes back from 2.0 to 1.0 s (at /trace/points/1/t)"
      ),
      (
        #""epoch":"yesterday""#,
        "1:47: error: \"yesterday\" is no UTC time (at /epoch)"
      ),
      (
        #""actions":[{"at":0,"do":"setDestination","waypoints":[]}]"#,
        "1:63: error: 'do' is 'setDestination', did you mean 'setDestinations'? (at /actions/0/do)"
      ),
      (
        #""expect":[{"event":"navigator.didArive"}]"#,
        "1:58: error: no event is called \"navigator.didArive\" (at /expect/0/event)"
      ),
      (
        #""expect":[{"event":"navigator.didArrive","within":[5,1]}]"#,
        "1:89: error: expected [from, to] in seconds, 0 to 31536000 (at /expect/0/within)"
      ),
      (
        #""expect":[{"event":"navigator.didArrive","count":[5,1]}]"#,
        "1:88: error: [from, to] ends before it begins (at /expect/0/count)"
      ),
      (
        #""expect":[{"event":"navigator.didArrive","count":[1,1e17]}]"#,
        "1:88: error: expected a count or [from, to], each 0...10000000 (at /expect/0/count)"
      ),
      (
        #""violates":["oneArival"]"#,
        "1:51: error: the string \"oneArival\" is no law (at /violates/0)"
      ),
    ]
  )
  func located(members: String, problem: String) {
    #expect(Self.problems(Self.scenario(members)).contains("x.json:" + problem))
  }

  @Test(
    "A waypoint's property that is all but spelt as one that servers know is reported",
    arguments: [
      (#"{"headng":90}"#, "unknown property 'headng', did you mean 'heading'?"),
      (
        #"{"search_filter":{"exclude_tol":true}}"#,
        "unknown property 'exclude_tol', did you mean 'exclude_toll'?"
      ),
      (#"{"heading":90,"radius":20,"approaches":"curb"}"#, nil),
    ]
  )
  func misspeltProperty(properties: String, problem: String?) {
    let place = #"{"lat":0,"lon":0,"properties":\#(properties)}"#
    let text = Self.scenario(
      #""actions":[{"at":0,"do":"setDestinations","waypoints":[\#(place)]}]"#
    )
    let problems = Self.problems(text)
    #expect(problems.contains { $0.contains("property") } == (problem != nil))
    if let problem { #expect(problems.contains { $0.contains(problem) }) }
  }

  @Test("Every problem of a file is told at once")
  func all() {
    let text = Self.scenario(#""sed":1,"tags":[1],"end":{"grace":-1},"actions":[{"do":"probe"}]"#)
    #expect(Self.problems(text).count == 5)
  }

  @Test("A number that no double holds, NaN and infinity are no JSON", arguments: ["NaN", "1e999"])
  func numbers(literal: String) {
    let text = Self.scenario(#""trace":{"points":[{"t":0,"lat":\#(literal),"lon":0}]}"#)
    #expect(!Self.problems(text).isEmpty)
  }

  @Test("An unknown version says what to do")
  func version() throws {
    let error = try #require(throws: ScenarioError.self) {
      try ScenarioLoader.decode(
        Array(#"{"version":2,"title":"x","duration":1}"#.utf8),
        path: "x.json",
        name: "x",
        root: nil
      )
    }
    let problem = try #require(error.problems.first)
    #expect(
      problem.description
        == "x.json:1:12: error: version 2 is not known; this program reads version 1 (at /version)"
    )
    #expect(
      problem.hint == "use the navsim release that wrote the file, or write version 1"
    )
  }

  @Test("Without a trace a duration is required")
  func duration() {
    #expect(
      Self.problems(#"{"version":1,"title":"x"}"#) == [
        "x.json:1:1: error: without a trace a scenario needs \"duration\" in seconds"
      ]
    )
  }

  @Test("A file outside the root is refused unless that is allowed")
  func outside() throws {
    let folder = ScenarioFolder.root
    let up = String(repeating: "../", count: folder.split(separator: "/").count + 1)
    let outside = Array(#"{"version":1,"title":"x","trace":{"file":"\#(up)etc/passwd"}}"#.utf8)
    let error = try #require(throws: ScenarioError.self) {
      try ScenarioLoader.decode(outside, path: folder + "/drive/x.json", name: "x", root: folder)
    }
    #expect(error.description.contains("lies outside"))
    _ = try ScenarioLoader.decode(outside, path: folder + "/drive/x.json", name: "x", root: nil)
  }

  @Test("The table of keys sets every value, and \"max\" switches a threshold off")
  func navigator() throws {
    let text = Self.scenario(
      #""navigator":{"timeUpdateThreshold":"max","offRoute":{"fixes":5},"reroute":{"enabled":false}}"#
    )
    let scenario = try ScenarioLoader.decode(
      Array(text.utf8),
      path: "x.json",
      name: "x",
      root: nil
    )
    #expect(scenario.navigator.timeUpdateThreshold == .infinity)
    #expect(scenario.navigator.offRoute.fixes == 5)
    #expect(!scenario.navigator.reroute.isEnabled)
    #expect(
      scenario.navigatorOverrides.map(\.key) == [
        "timeUpdateThreshold", "offRoute.fixes", "reroute.enabled",
      ]
    )
  }
}
