import CanonicalJSON
import Navigation
import Recording
import Testing
import Recording

@testable import ScenarioLanguage
@testable import Simulation

@Suite struct ExpectationCheckerTests {
  /// A made-up run: what happened at which second.
  private static let run: [(kind: EventKind, seconds: Int64, line: String)] = [
    (.setDestinations, 0, "{}"),
    (.didChangeRoute, 1, #"{"reason":"destinationsSet","distance":100}"#),
    (.didArrive, 50, #"{"index":0,"waypoint":{"title":"Post"}}"#),
    (.didChangeRoute, 60, #"{"reason":"reroute","distance":250.5}"#),
    (.didUpdateLocation, 70, #"{"lat":0,"lon":0,"course":1}"#),
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
    let checker = ExpectationChecker(scenario.expectations, of: .builtin(.builtin))
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
    "By how much an expectation held",
    arguments: [
      (#"{"event":"navigator.didArrive","within":[40,100]}"#, "10.0 s", 10.0 / 30),
      (#"{"event":"navigator.didArrive","within":[0,100]}"#, "10.0 s", 10.0 / 100),
      (
        #"{"event":"navigator.didChangeRoute","where":{"reason":"reroute"},"within":[59.2,90]}"#,
        "0.80 s", 0.8 / 15.4
      ),
      (#"{"eventually":"navigator.didArrive","within":[40,62]}"#, "10.0 s", 10.0 / 11),
      (#"{"never":"navigator.didArrive","within":[52,80]}"#, "2.00 s", 2.0 / 14),
      (#"{"event":"navigator.didArrive","count":2}"#, nil, 0),
      (#"{"event":"navigator.didArrive","within":[60,90]}"#, nil, 0),
    ] as [(String, String?, Double)]
  )
  func margin(expectation: String, by: String?, share: Double) throws {
    let margin = try Self.result(of: expectation).margin
    #expect(margin?.described == by)
    #expect(abs((margin?.share ?? 0) - share) < 1e-9)
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
      #"{"never":"navigator.didArrive","within":[51,89]}"#,
      #"{"event":"navigator.didArrive","count":[1,3]}"#,
      #"{"event":"navigator.didArrive","count":1,"after":{"event":"navigator.didChangeRoute","where":{"reason":"reroute"}}}"#,
      #"{"event":"navigator.didArrive","count":0,"before":{"event":"navigator.didChangeRoute"}}"#,
      #"{"eventually":"navigator.didArrive","within":[80,100]}"#,
      #"{"eventually":"navigator.didArrive","after":{"event":"navigator.didChangeRoute"},"every":true,"by":50}"#,
      #"{"order":[{"event":"setDestinations"},{"event":"navigator.didArrive"},{"event":"navigator.didArrive"}]}"#,
      #"{"order":[{"event":"navigator.didArrive"},{"event":"navigator.didChangeRoute"}]}"#,
      #"{"event":"navigator.didChangeRoute","value":"distance","between":[100,250.5]}"#,
      #"{"event":"navigator.didChangeRoute","value":"distance","is":105,"tolerance":5,"of":"first"}"#,
      #"{"event":"navigator.didChangeRoute","value":"distance","is":250,"tolerance":0.5,"of":"last"}"#,
      #"{"event":"navigator.didChangeRoute","value":"reason","is":"reroute","of":"any"}"#,
      #"{"event":"navigator.didUpdateLocation","value":"course","is":359,"tolerance":3}"#,
      #"{"event":"navigator.didUpdateLocation","value":".","is":{"lat":0,"lon":0.0001},"tolerance":12}"#,
      #"{"event":"navigator.didArrive","value":"waypoint.title","is":"Post","of":"first"}"#,
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
        "found 0; it came with index 0 at 50.0 s, with index 1 at 90.0 s"
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
      (#"{"event":"navigator.didArrive","count":[3,5]}"#, "found 2 at 50.0, 90.0 s"),
      (
        #"{"eventually":"navigator.didArrive","within":[51,89]}"#,
        "found none; elsewhere it came at 50.0, 90.0 s"
      ),
      (
        #"{"eventually":"navigator.didArrive","where":{"index":7,"waypoint.title":"Post"}}"#,
        "found none; it came with index 0 at 50.0 s, with index 1, waypoint.title \"Pier\" at 90.0 s"
      ),
      (
        #"{"event":"navigator.didArrive","after":{"event":"navigator.rerouteStarted"}}"#,
        "found none; elsewhere it came at 50.0, 90.0 s"
      ),
      (
        #"{"eventually":"navigator.didArrive","after":{"event":"navigator.didChangeRoute"},"every":true,"by":40}"#,
        "after 1.0 s it came at 50.0 s, 49.0 s later"
      ),
      (
        #"{"eventually":"navigator.didChangeRoute","after":{"event":"navigator.didArrive"},"every":true}"#,
        "none came after 90.0 s; elsewhere it came at 1.0, 60.0 s"
      ),
      (
        #"{"order":[{"event":"navigator.didArrive"},{"event":"setDestinations"}]}"#,
        "no setDestinations after navigator.didArrive at 50.0 s; it came at 0.0 s"
      ),
      (
        #"{"order":[{"event":"setDestinations"},{"event":"navigator.rerouteStarted"}]}"#,
        "no navigator.rerouteStarted after setDestinations at 0.0 s"
      ),
      (
        #"{"event":"navigator.didChangeRoute","value":"distance","is":100}"#,
        "found 250.5 at 60.0 s"
      ),
      (
        #"{"event":"navigator.didChangeRoute","value":"duration","is":100}"#,
        "found no duration at 1.0 s, no duration at 60.0 s"
      ),
      (
        #"{"event":"navigator.didUpdateLocation","value":"course","is":5,"tolerance":2}"#,
        "found 1 at 70.0 s"
      ),
      (
        #"{"event":"navigator.didUpdateLocation","value":".","is":{"lat":0,"lon":0.001},"tolerance":12}"#,
        "found 0.0, 0.0, 111.2 m away at 70.0 s"
      ),
      (
        #"{"event":"navigator.didArrive","value":"waypoint","is":{"lat":0,"lon":0},"of":"last"}"#,
        "found an object without lat and lon at 90.0 s"
      ),
      (#"{"event":"navigator.rerouteStarted","value":"requestID","is":1}"#, "found none"),
    ]
  )
  func violated(expectation: String, found: String) throws {
    let result = try Self.result(of: expectation)
    #expect(!result.isMet)
    #expect(result.found == found)
  }
}
