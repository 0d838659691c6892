import CanonicalJSON
import Testing

@testable import ScenarioLanguage

@Suite("The bounds of an ensemble")
struct EnsembleGateTests {
  private static let drive = #"""
    "map":{"sketch":{"drawing":["a---b"],"ways":[{"nodes":"ab","highway":"primary"}]}},
    "trace":{"drive":{"path":[{"node":"a"},{"node":"b"}]}}
    """#

  private static func load(_ ensemble: String, drive: String = drive) throws(ScenarioError)
    -> Scenario
  {
    let text = "{\"version\":1,\"title\":\"x\",\n\(drive),\n\"ensemble\":\(ensemble)}"
    return try ScenarioLoader.decode(Array(text.utf8), path: "a.json", name: "a", root: ".")
  }

  @Test("Seeds and bounds are read, each with its place and its words")
  func read() throws {
    let gate = try #require(
      try Self.load(
        #"""
        {"seeds":200,"first":5,
        "falseReroutesPer1000km":{"atMost":1},
        "detectedShare":{"atLeast":0.9,"atMost":1},"arrivalMetresP90":{"atMost":12.5}}
        """#
      ).ensemble
    )
    #expect(gate.seeds == 5..<205)
    #expect(
      gate.bounds.map(\.described) == [
        "falseReroutesPer1000km at most 1", "detectedShare at least 0.9 and at most 1",
        "arrivalMetresP90 at most 12.5",
      ]
    )
    #expect(gate.bounds.map(\.line) == [5, 6, 6])
    #expect(try Self.load(#"{"seeds":3,"detectedShare":{"atLeast":1}}"#).ensemble?.seeds == 1..<4)
  }

  @Test(
    "The ends of an interval belong to it",
    arguments: [(0.89999, false), (0.9, true), (1.0, true), (1.00001, false)]
  )
  func ends(value: Double, isHeld: Bool) throws {
    let gate = try #require(
      try Self.load(#"{"seeds":1,"detectedShare":{"atLeast":0.9,"atMost":1}}"#).ensemble
    )
    #expect(gate.bounds[0].holds(value) == isHeld)
  }

  @Test(
    "What judges nothing, or what nothing can meet, is an error with its place",
    arguments: [
      (#"{"seeds":3}"#, "an ensemble without a bound judges nothing"),
      (#"{"detectedShare":{"atLeast":1}}"#, "missing key 'seeds'"),
      (#"{"seeds":0,"detectedShare":{"atLeast":1}}"#, "1"),
      (#"{"seeds":1,"detectedShare":{}}"#, "a bound has \"atLeast\", \"atMost\" or both"),
      (#"{"seeds":1,"detectedShare":{"atLeast":2}}"#, "'atLeast'"),
      (
        #"{"seeds":1,"detectedShare":{"atLeast":1,"atMost":0.5}}"#,
        "nothing is at least 1 and at most 0.5"
      ),
      (#"{"seeds":1,"detectedShar":{"atLeast":1}}"#, "did you mean 'detectedShare'?"),
    ]
  )
  func wrong(ensemble: String, message: String) {
    let error = #expect(throws: ScenarioError.self) { try Self.load(ensemble) }
    #expect(
      error?.problems.contains { $0.message.contains(message) } == true,
      "\(error?.problems ?? [])"
    )
    #expect(error?.problems.allSatisfy { $0.location != nil } == true)
  }

  @Test("An ensemble needs a drive, whose true way is known")
  func needsDrive() {
    let points = #""trace":{"points":[{"t":0,"lat":0,"lon":0}]}"#
    let error = #expect(throws: ScenarioError.self) {
      try Self.load(#"{"seeds":1,"detectedShare":{"atLeast":1}}"#, drive: points)
    }
    #expect(error?.problems.first?.message.contains("and the trace is none") == true)
  }
}
