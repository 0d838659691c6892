import CanonicalJSON
import Navigation
import Testing

@testable import ScenarioLanguage

@Suite struct ScenarioAssemblyTests {
  private let suite: ScratchSuite

  init() throws { suite = try ScratchSuite() }

  private func scenario(_ members: String) -> String {
    #"{"version":1,"title":"x","duration":1\#(members.isEmpty ? "" : ",")\#(members)}"#
  }

  @Test("Defaults of the folders hold where the scenario says nothing, the nearest first")
  func defaults() throws {
    try suite.write(
      #"{"version":1,"seed":3,"navigator":{"arrivalDistance":20,"offRoute":{"distance":40}}}"#,
      to: "_defaults.json"
    )
    try suite.write(
      #"{"version":1,"navigator":{"arrivalDistance":25},"tags":["a"],"end":{"grace":5}}"#,
      to: "a/_defaults.json"
    )
    try suite.write(scenario(#""navigator":{"offRoute":{"fixes":4}},"tags":["b"]"#), to: "a/x.json")
    let scenario = try suite.load("a/x")
    #expect(scenario.seed == 3)
    #expect(scenario.navigator.arrivalDistance == 25)
    #expect(scenario.navigator.offRoute.distance == 40)
    #expect(scenario.navigator.offRoute.fixes == 4)
    #expect(scenario.tags == ["b"])
    #expect(scenario.grace == 5)
    #expect(
      scenario.sources.map { $0.replacing("\(suite.root)/", with: "") } == [
        "a/x.json", "_defaults.json", "a/_defaults.json",
      ]
    )
  }

  @Test("An included file adds to lists and gives way in all else; the last included wins")
  func include() throws {
    try suite.write(
      #"{"version":1,"seed":1,"tags":["one"],"actions":[{"at":1,"do":"startGuidance"}]}"#,
      to: "_one.json"
    )
    try suite.write(
      #"{"version":1,"include":["../_one.json"],"seed":2,"duration":9,"tags":["two"]}"#,
      to: "b/_two.json"
    )
    try suite.write(
      scenario(
        #""include":["_one.json","b/_two.json"],"tags":["own"],"actions":[{"at":0,"do":"stopGuidance"}]"#
      ),
      to: "x.json"
    )
    let scenario = try suite.load("x")
    #expect(scenario.seed == 2)
    #expect(scenario.duration == 1)
    #expect(scenario.tags == ["one", "two", "own"])
    #expect(scenario.actions.count == 2)
  }

  @Test("Map, routing and trace are taken as a whole")
  func whole() throws {
    try suite.write(
      #"{"version":1,"routing":{"provider":"custom","answers":[]},"map":{"sketch":{"drawing":["ab"]}}}"#,
      to: "_defaults.json"
    )
    try suite.write(scenario(#""routing":{"provider":"embedded","latency":2}"#), to: "x.json")
    let scenario = try suite.load("x")
    #expect(scenario.routing.provider == .embedded)
    #expect(scenario.sketch != nil)
  }

  @Test("Files named in a part lie beside the part")
  func files() throws {
    try suite.write("t,lat,lon\n0,0,0\n1,0,0.001\n", to: "traces/t.csv")
    try suite.write(#"{"version":1,"trace":{"file":"traces/t.csv"}}"#, to: "_drive.json")
    try suite.write(scenario(#""include":["../../_drive.json"]"#), to: "a/b/x.json")
    guard case .file(let path, _, _) = try suite.load("a/b/x").trace else {
      Issue.record("a file")
      return
    }
    #expect(path == "\(suite.root)/traces/t.csv")
  }

  @Test("A problem in a part is told with the part's own place")
  func located() throws {
    try suite.write(#"{"version":1,"navigator":{"offRoute":{"distnace":5}}}"#, to: "_defaults.json")
    try suite.write(
      #"{"version":1,"actions":[{"at":0,"do":"startGuidanse"}]}"#,
      to: "_acts.json"
    )
    try suite.write(
      scenario(#""include":["_acts.json"],"actions":[{"at":0,"do":"stopGuidanse"}]"#),
      to: "x.json"
    )
    #expect(
      suite.problems("x") == [
        "_defaults.json:1:39: error: unknown key 'distnace', did you mean 'distance'?"
          + " (at /navigator/offRoute/distnace)",
        "_acts.json:1:38: error: 'do' is 'startGuidanse', did you mean 'startGuidance'?"
          + " (at /actions/0/do)",
        "x.json:1:88: error: 'do' is 'stopGuidanse', did you mean 'stopGuidance'? (at /actions/0/do)",
      ]
    )
  }

  @Test("Files that include one another are refused where the circle closes")
  func circle() throws {
    try suite.write(#"{"version":1,"include":["_b.json"]}"#, to: "_a.json")
    try suite.write(#"{"version":1,"include":["_a.json"]}"#, to: "_b.json")
    try suite.write(scenario(#""include":["_a.json"]"#), to: "x.json")
    #expect(
      suite.problems("x") == [
        "_b.json:1:25: error: the files include one another: _a.json → _b.json → _a.json"
          + " (at /include/0)"
      ]
    )
    try suite.write(#"{"version":1,"include":["_c.json"]}"#, to: "_c.json")
    try suite.write(scenario(#""include":["_c.json"]"#), to: "y.json")
    #expect(suite.problems("y").count == 1)
  }

  @Test(
    "What cannot be included is refused at its name",
    arguments: [
      (#"["other.json"]"#, "\"other.json\" cannot be included (at /include/0)"),
      (#"["_none.json"]"#, "no file \"_none.json\" (at /include/0)"),
      (#"[3]"#, "expected a file's name, found 3 (at /include/0)"),
      (#""_a.json""#, "'include' must be an array, found the string \"_a.json\" (at /include)"),
    ]
  )
  func refused(list: String, message: String) throws {
    try suite.write(scenario(#""include":\#(list)"#), to: "x.json")
    let column = list.hasPrefix("[") ? 50 : 49
    #expect(suite.problems("x") == ["x.json:1:\(column): error: \(message)"])
  }

  @Test("An included file outside of the suite is refused, by its path or by a link")
  func outside() throws {
    try suite.write(#"{"version":1}"#, to: "../_secret.json")
    try suite.write(scenario(#""include":["../_secret.json"]"#), to: "x.json")
    #expect(suite.problems("x").first?.contains("lies outside") == true)
    try suite.link("_link.json", to: "../_secret.json")
    try suite.write(scenario(#""include":["_link.json"]"#), to: "y.json")
    #expect(suite.problems("y").first?.contains("lies outside") == true)
    try suite.link("_defaults.json", to: "../_secret.json")
    try suite.write(scenario(""), to: "z.json")
    #expect(suite.problems("z").first?.contains("the defaults lie outside") == true)
  }

  @Test("A part has a version, and nothing that is a scenario's own")
  func fragment() throws {
    try suite.write(#"{"seed":1}"#, to: "a/_defaults.json")
    try suite.write(scenario(""), to: "a/x.json")
    #expect(suite.problems("a/x") == ["a/_defaults.json:1:1: error: missing key 'version'"])
    try suite.write(#"{"version":1,"title":"y","matrix":{}}"#, to: "b/_defaults.json")
    try suite.write(scenario(""), to: "b/x.json")
    #expect(
      suite.problems("b/x") == [
        "b/_defaults.json:1:14: error: 'title' is a scenario's own (at /title)",
        "b/_defaults.json:1:26: error: 'matrix' is a scenario's own (at /matrix)",
      ]
    )
    try suite.write(#"{"version":2}"#, to: "c/_defaults.json")
    try suite.write(scenario(""), to: "c/x.json")
    #expect(suite.problems("c/x").first?.contains("version 2 is not known") == true)
    try suite.write(#"{"version":1,"#, to: "d/_defaults.json")
    try suite.write(scenario(""), to: "d/x.json")
    #expect(suite.problems("d/x").first?.hasPrefix("d/_defaults.json:1:14: error: ") == true)
  }

  @Test("A matrix varies what a part holds")
  func matrix() throws {
    try suite.write(
      #"{"version":1,"trace":{"points":[{"t":0,"lat":0,"lon":0}]},"faults":[{"kind":"white","sigma":1}]}"#,
      to: "_noise.json"
    )
    try suite.write(
      scenario(#""include":["_noise.json"],"matrix":{"faults.0.sigma":[2,-3]}"#),
      to: "x.json"
    )
    #expect(
      ScenarioVariants.texts(ofFileAt: "\(suite.root)/x.json")
        == ["faults.0.sigma=2", "faults.0.sigma=-3"]
    )
    #expect(try suite.load("x", variant: "faults.0.sigma=2").faults.count == 1)
    #expect(
      suite.problems("x", variant: "faults.0.sigma=-3") == [
        "x.json:1:95: error: 'sigma' is -3, outside 0...10000 m (at /matrix/faults.0.sigma/1)"
      ]
    )
  }
}
