import CanonicalJSON
import Testing

@testable import ScenarioLanguage

@Suite("What a suite says of itself")
struct SuiteFileTests {
  private let suite: ScratchSuite

  init() throws { suite = try ScratchSuite() }

  private func problems(_ claims: String, more: String = "") -> [Diagnostic] {
    let text = "{\n\"version\": 1,\(more)\n\"sometimes\": [\(claims)]\n}"
    return ScenarioPart.problems(of: Array(text.utf8), path: "Scenarios/_suite.json")
  }

  @Test("Claims are read with their places, and told in words")
  func read() throws {
    try suite.write(
      """
      { "version": 1, "sometimes": [
        { "title": "By the time", "decision": "arrival",
          "where": { "verdict": "fired", "unit": "seconds" }, "value": "margin", "between": [0, 5] },
        { "event": "navigator.didArrive", "where": { "index": 1 }, "value": "waypoint.title", "is": "Pier" },
        { "order": [ { "event": "navigator.rerouteStarted" }, { "event": "navigator.didArrive" } ],
          "before": { "event": "stopGuidance" } }
      ] }
      """,
      to: "_suite.json"
    )
    let file = try #require(try SuiteFile(ofSuiteAt: suite.root))
    #expect(
      file.claims.map(\.described) == [
        #"By the time: eventually decision arrival with verdict "fired", unit "seconds", margin 0…5"#,
        #"navigator.didArrive with index 1: waypoint.title "Pier" of any"#,
        "in order: navigator.rerouteStarted, then navigator.didArrive before stopGuidance",
      ]
    )
    #expect(file.claims.map(\.line) == [2, 4, 5])
    #expect(file.claims.allSatisfy { $0.source.hasSuffix("_suite.json") })
  }

  @Test("A suite without the file claims nothing")
  func none() throws {
    #expect(try SuiteFile(ofSuiteAt: suite.root) == nil)
  }

  @Test(
    "What can never be so is an error with its place, and what was meant",
    arguments: [
      (
        #"{"event":"navigator.didArive"}"#, "no event is called \"navigator.didArive\"",
        "did you mean \"navigator.didArrive\"?"
      ),
      (#"{"decision":"arival"}"#, "did you mean 'arrival'?", nil),
      (
        #"{"decision":"arrival","where":{"verdikt":"fired"}}"#,
        "decision: the event has no member 'verdikt'", "did you mean \"verdict\"?"
      ),
      (
        #"{"decision":"arrival","where":{"verdict":"fire"}}"#,
        "\"fire\" is never recorded here", "did you mean \"fired\"?"
      ),
      (
        #"{"decision":"arrival","value":"margn","between":[0,1]}"#,
        "decision: the event has no member 'margn'", "did you mean \"margin\"?"
      ),
      (#"{"decision":"arrival","where":{"fix":1}}"#, "has no member 'fix'", nil),
      (#"{"decision":"arrival","within":[0,1]}"#, "a decision has no \"within\"", nil),
      (
        #"{"decision":"arrival","event":"navigator.didArrive"}"#,
        "either \"event\" or \"decision\"", nil
      ),
      (#"{"title":"x"}"#, "a claim has one of \"event\", \"order\", \"decision\"", nil),
      (#"{"event":"navigator.didArrive","count":2}"#, "unknown key 'count'", nil),
    ]
  )
  func wrong(claim: String, message: String, hint: String?) throws {
    let found = problems(claim)
    let problem = try #require(found.first { $0.message.contains(message) }, "\(found)")
    #expect(problem.location?.line == 3)
    #expect(hint == nil || problem.hint == hint)
  }

  @Test("Its version is checked, and keys of scenarios are none of it")
  func keys() {
    #expect(problems("", more: "\"seed\": 1,").count == 1)
    #expect(
      problems("", more: "\"seed\": 1,").first?.message.hasPrefix("unknown key 'seed'") == true
    )
    let text = #"{"version":2,"sometimes":[]}"#
    let found = ScenarioPart.problems(of: Array(text.utf8), path: "_suite.json")
    #expect(found.map(\.message) == ["version 2 is not known; this program reads version 1"])
  }

  @Test("Claims are of the suite alone: no defaults, and no scenario, may have them")
  func notInherited() throws {
    let claims = #"{"version":1,"sometimes":[{"event":"navigator.didArrive"}]}"#
    let part = ScenarioPart.problems(of: Array(claims.utf8), path: "Scenarios/_defaults.json")
    #expect(part.map(\.message) == ["unknown key 'sometimes'"])
    try suite.write(claims, to: "_suite.json")
    try suite.write(#"{"version":1,"title":"x","duration":1}"#, to: "a.json")
    let scenario = try ScenarioLoader.load(
      path: suite.root + "/a.json",
      name: "a",
      root: suite.root
    )
    #expect(scenario.sources.map { $0.split(separator: "/").last } == ["a.json"])
  }
}
