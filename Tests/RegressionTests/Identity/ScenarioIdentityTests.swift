import Regression
import Testing

@Suite struct ScenarioIdentityTests {
  @Test(
    "Name and golden follow from the nearest folder Scenarios",
    arguments: [
      ("Scenarios/a.json", "/w", "a", "Golden/a.jsonl"),
      ("./Scenarios//reroute/b.json", "/w", "reroute/b", "Golden/reroute/b.jsonl"),
      ("x/Scenarios/y/Scenarios/c.json", "/w", "c", "x/Scenarios/y/Golden/c.jsonl"),
      ("/r/Scenarios/d/e.json", "/w", "d/e", "/r/Golden/d/e.jsonl"),
      ("f.json", "/r/Scenarios/g", "g/f", "/r/Golden/g/f.jsonl"),
      ("../h.json", "/r/Scenarios/g", "h", "/r/Golden/h.jsonl"),
      ("loose.json", "/w", "loose", "loose.json.golden.jsonl"),
      ("sub/loose.json", "/w", "loose", "sub/loose.json.golden.jsonl"),
      ("Scenarios/../loose.json", "/w", "loose", "loose.json.golden.jsonl"),
      ("sub/Scenarios", "/w", "Scenarios", "sub/Scenarios.golden.jsonl"),
    ]
  )
  func identity(path: String, workingFolder: String, name: String, golden: String) {
    let identity = ScenarioIdentity(path: path, workingFolder: workingFolder)
    #expect(identity.name == name)
    #expect(identity.goldenPath == golden)
  }

  @Test("A run of a matrix adds its values to name, golden and operand")
  func variant() {
    let path = "Scenarios/a/b.json"
    let inside = ScenarioIdentity(path: path, variant: "seed=1", workingFolder: "/w")
    #expect(inside.name == "a/b@seed=1")
    #expect(inside.goldenPath == "Golden/a/b@seed=1.jsonl")
    #expect(inside.pendingPath == "Golden/a/b@seed=1.new.jsonl")
    #expect(inside.operand == "Scenarios/a/b.json@seed=1")
    let loose = ScenarioIdentity(path: "b.json", variant: "x=2,y=3", workingFolder: "/w")
    #expect(loose.name == "b@x=2,y=3")
    #expect(loose.goldenPath == "b.json@x=2,y=3.golden.jsonl")
    #expect(ScenarioIdentity(operand: loose.operand, workingFolder: "/w") == loose)
    let plain = ScenarioIdentity(operand: "b.json", workingFolder: "/w")
    #expect(plain == ScenarioIdentity(path: "b.json", workingFolder: "/w"))
  }

  @Test("A pending recording stands beside its golden")
  func pending() {
    let identity = ScenarioIdentity(path: "Scenarios/a/b.json", workingFolder: "/w")
    #expect(identity.pendingPath == "Golden/a/b.new.jsonl")
    let loose = ScenarioIdentity(path: "b.json", workingFolder: "/w")
    #expect(loose.pendingPath == "b.json.golden.new.jsonl")
  }
}
