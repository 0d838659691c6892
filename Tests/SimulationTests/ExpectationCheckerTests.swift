import CanonicalJSON
import Testing

@testable import Simulation

@Suite struct ExpectationCheckerTests {
  /// A made-up run: what happened at which second.
  private static let run: [(kind: EventKind, seconds: Int64, line: String)] = [
    (.setDestinations, 0, "{}"),
    (.didChangeRoute, 1, #"{"reason":"destinationsSet","distance":100}"#),
    (.didArrive, 50, #"{"index":0,"waypoint":{"title":"Post"}}"#),
    (.didChangeRoute, 60, #"{"reason":"reroute","distance":250.5}"#),
    (.didArrive, 90, #"{"index":1,"waypoint":{"title":"Pier"}}"#),
  ]

  private static func result(of expectation: String) throws -> ExpectationResult {
    let text = #"{"version":1,"title":"x","duration":1,"expect":[\#(expectation)]}"#
    let scenario = try ScenarioLoader.decode(
      Array(text.utf8),
      path: "x.json",
      name: "x",
      root: nil
    )
    let checker = ExpectationChecker(scenario.expectations)
    for (index, record) in run.enumerated() {
      checker.observe(
        RecordView(
          kind: record.kind,
          sequence: index,
          milliseconds: record.seconds * 1000,
          line: Array(record.line.utf8)[...]
        )
      )
    }
    return try #require(checker.results().first)
  }

  @Test(
    "An expectation that is met",
    arguments: [
      #"{"event":"navigator.didArrive","count":2}"#,
      #"{"event":"navigator.didArrive"}"#,
      #"{"event":"navigator.didArrive","within":[50,90]}"#,
      #"{"event":"navigator.didArrive","where":{"waypoint.title":"Pier"},"count":1}"#,
      #"{"event":"navigator.didChangeRoute","where":{"distance":250.50},"count":1}"#,
      #"{"event":"navigator.didChangeRoute","where":{"reason":"reroute"},"count":1,"within":[60,60]}"#,
      #"{"event":"navigator.rerouteStarted","count":0}"#,
      #"{"never":"navigator.rerouteStarted"}"#,
      #"{"never":"navigator.didArrive","before":{"event":"navigator.didChangeRoute"}}"#,
      #"{"never":"setDestinations","after":{"event":"setDestinations"}}"#,
      #"{"never":"navigator.didArrive","after":{"event":"navigator.rerouteStarted"}}"#,
    ]
  )
  func met(expectation: String) throws {
    let result = try Self.result(of: expectation)
    #expect(result.isMet, "\(result.found)")
    #expect(result.found.isEmpty)
  }

  @Test(
    "An expectation that is violated says what was found",
    arguments: [
      (#"{"event":"navigator.didArrive","count":1}"#, "found 2 at 50.0, 90.0 s"),
      (#"{"event":"navigator.rerouteStarted"}"#, "found none"),
      (
        #"{"event":"navigator.didArrive","count":2,"within":[0,60]}"#,
        "found at 90.0 s, outside the window"
      ),
      (
        #"{"event":"navigator.didArrive","where":{"index":2},"count":1}"#,
        "found 0"
      ),
      (#"{"never":"navigator.didArrive"}"#, "found 2 at 50.0, 90.0 s"),
      (
        #"{"never":"navigator.didArrive","before":{"event":"navigator.rerouteStarted"}}"#,
        "found 2 at 50.0, 90.0 s"
      ),
      (
        #"{"never":"navigator.didArrive","after":{"event":"navigator.didChangeRoute","where":{"reason":"reroute"}}}"#,
        "found 1 at 90.0 s"
      ),
    ]
  )
  func violated(expectation: String, found: String) throws {
    let result = try Self.result(of: expectation)
    #expect(!result.isMet)
    #expect(result.found == found)
  }
}
