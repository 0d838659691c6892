import Platform
import CanonicalJSON
import Geodesy
import Navigation
import ScenarioLanguage
import Simulation
import Testing
import TestSupport
import Waiting

@testable import Regression

/// Scenarios changed so that the same must happen.
@Suite("Relations") struct RelationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A street with a branch, drawn, and a drive along it.
  private func subject(
    defects: PlantedDefects = [],
    routing: String = #""routing":{"provider":"embedded","latency":0.8},"#,
    extra: String = "",
    trace: String = #"{"drive": {"waypoints": [{"node": "a"}, {"node": "c"}]}}"#
  ) throws -> FuzzSubject {
    try folder.write(
      """
      {
        "version": 1, "title": "Along the street",
        "map": {"sketch": {
          "grid": 50, "origin": {"lat": 47.14, "lon": 9.52},
          "drawing": ["a-----------b---------------c", "            |", "            d"],
          "ways": [
            {"nodes": "abc", "highway": "tertiary", "name": "Quay Street"},
            {"nodes": "bd", "highway": "tertiary", "name": "Mill Lane"}
          ]
        }},
        \(routing)\(extra)
        "trace": \(trace),
        "actions": [
          {"at": 0, "do": "setDestinations", "waypoints": [{"node": "c", "title": "End"}]},
          {
            "on": {"event": "navigator.routeStatus", "where": {"status": "ok"}},
            "do": "startGuidance"
          }
        ]
      }
      """,
      to: "street.json"
    )
    let path = folder("street.json")
    return try FuzzSubject(
      ScenarioIdentity(path: path, workingFolder: "/"),
      folderRoot: nil,
      defects: defects
    )
  }

  /// Those that leave the surroundings of the process as they are: other tests run in it.
  private static let here = Relation.allCases.filter { $0 != .zoneAndLocale }

  private func outcomes(
    of subject: FuzzSubject,
    _ relations: [Relation] = here
  ) -> [Relation: RelationRunner.Outcome] {
    var outcomes: [Relation: RelationRunner.Outcome] = [:]
    for result in RelationRunner([subject], relations, jobs: 1).run() {
      outcomes[result.relation] = result.outcome
    }
    return outcomes
  }

  @Test("A plain drive holds every relation that says something of it")
  func held() throws {
    let outcomes = outcomes(of: try subject())
    #expect(outcomes.count == Self.here.count)
    for relation in Self.here where relation != .otherProvider {
      #expect(outcomes[relation] == .held, "\(relation)")
    }
    // Its routes are the map's, not a server's.
    #expect(outcomes[.otherProvider] == .notApplicable)
  }

  @Test("Of a request that no answer is there for another provider tells in a word of its own")
  func unanswered() throws {
    let subject = try subject(routing: #""routing":{"provider":"scripted","answers":[]},"#)
    #expect(outcomes(of: subject, [.otherProvider]) == [.otherProvider: .notApplicable])
  }

  @Test("A fix on the other side of the Earth lies on the Earth in a mirror, too")
  func farFix() throws {
    let far = #", {"t": 31, "lat": 47.14, "lon": -180, "course": 90, "speed": 13.6}]}"#
    let near = String(Self.points(40...40, north: 0, course: 90).dropLast(2))
    let state = try RelationRunner.state(
      of: subject(trace: near + far),
      changedAs: .mirroredMap,
      seed: .usual
    )
    #expect(state?.fixes.count == 32)
    #expect(state?.fixes.allSatisfy(\.coordinate.isValid) == true)
  }

  @Test("In another country the same happens, also at a limit", .waits)
  func abroad() async {
    await #expect(processExitsWith: .success) {
      let tests = try RelationTests()
      for subject in [try tests.subject(), try tests.subject(extra: #""tags": ["limits"],"#)] {
        let outcomes = tests.outcomes(of: subject, [.zoneAndLocale])
        try #require(outcomes == [.zoneAndLocale: .held])
      }
    }
  }

  /// A drive along the street, of which some fixes lie so many degrees north of it, or have another course.
  private static func points(_ seconds: ClosedRange<Int>, north: Double, course: Double) -> String {
    let points = (0...30).map { second in
      let (north, course) = seconds.contains(second) ? (north, course) : (0, 90)
      return
        #"{"t": \#(second), "lat": \#(47.14 + north), "lon": \#(9.52 + Double(second) * 0.000_18), "#
        + #""course": \#(course), "speed": 13.6}"#
    }
    return #"{"points": [\#(points.joined(separator: ", "))]}"#
  }

  @Test(
    "Between a wild fix and its neighbours no finer ones are drawn, which would make it credible"
  )
  func resampledWildFix() throws {
    let subject = try subject(
      extra: #""navigator": {"offRoute": {"strategy": "corridor", "distance": 30, "fixes": 3}},"#,
      trace: Self.points(12...12, north: 0.001_35, course: 90)
    )
    #expect(outcomes(of: subject)[.finerResampling] == .held)
  }

  @Test(
    "Where fixes were counted towards a departure, finer ones say nothing",
    arguments: [(90.0, true), (180, false)]
  )
  func resampledDeparture(course: Double, isHeld: Bool) throws {
    let subject = try subject(
      extra: #""navigator": {"offRoute": {"strategy": "corridor", "courseFixes": 5}},"#,
      trace: Self.points(12...14, north: 0, course: course)
    )
    #expect(outcomes(of: subject)[.finerResampling] == (isHeld ? .held : .notApplicable))
  }

  @Test("Of a drive at a limit only what must leave every record as it is says something")
  func atALimit() throws {
    let outcomes = outcomes(of: try subject(extra: #""tags": ["limits"],"#))
    for relation in Self.here {
      let isHeld = [.timeShift, .keyOrder, .listenerOrder].contains(relation)
      #expect(outcomes[relation] == (isHeld ? .held : .notApplicable), "\(relation)")
    }
  }

  @Test("Of an app that counts fixes, relations that change them say nothing")
  func countedFixes() throws {
    // Who acts at each fix acts twice where they come twice: of that the relation says nothing.
    try folder.write(
      """
      {
        "version": 1, "title": "x",
        "trace": {"points": [
          {"t": 0, "lat": 1, "lon": 2}, {"t": 1, "lat": 1, "lon": 2}, {"t": 2, "lat": 1, "lon": 2},
          {"t": 3, "lat": 1, "lon": 2}, {"t": 4, "lat": 1, "lon": 2}
        ]},
        "actions": [{"on": {"event": "navigator.didUpdateLocation"}, "do": "startGuidance"}]
      }
      """,
      to: "counts.json"
    )
    let path = folder("counts.json")
    let subject = try FuzzSubject(
      ScenarioIdentity(path: path, workingFolder: "/"),
      folderRoot: nil
    )
    #expect(outcomes(of: subject)[.doubledFix] == .notApplicable)
  }

  @Test("Stories differ in what happens, when, and how much of it; a pause moves what follows")
  func stories() throws {
    func story(_ lines: [String]) throws -> RelationStory {
      let text = (["{}"] + lines).map { $0 + "\n" }.joined()
      return RelationStory(try JSONLines(parsing: Array(text.utf8), source: "x"))
    }
    let start = #"{"t":1000,"event":"navigator.rerouteStarted"}"#
    let end = #"{"t":2000,"event":"navigator.rerouteEnded","outcome":"adopted"}"#
    let stale = #"{"t":2000,"event":"navigator.rerouteEnded","outcome":"stale"}"#
    let late = #"{"t":3500,"event":"navigator.rerouteEnded","outcome":"adopted"}"#
    let own = try story([start, end])
    let same = { (time: Int64) in time }
    #expect(own.difference(to: own, tolerance: 0, expected: same) == nil)
    let other = try story([start, stale])
    #expect(own.difference(to: other, tolerance: 9000, expected: same)?.contains("stale") == true)
    let slow = try story([start, late])
    #expect(own.difference(to: slow, tolerance: 1000, expected: same)?.contains("not at") == true)
    #expect(own.difference(to: slow, tolerance: 1500, expected: same) == nil)
    #expect(own.difference(to: slow, tolerance: 0) { $0 > 1500 ? $0 + 1500 : $0 } == nil)
    let short = try story([start])
    #expect(own.difference(to: short, tolerance: 0, expected: same)?.hasPrefix("no ") == true)
    #expect(
      short.difference(to: own, tolerance: 0, expected: same)?.contains("did not happen") == true
    )
    #expect(own.quietMoment(until: 30_000, atLeast: 20_000) == 16_000)
    #expect(own.quietMoment(until: 30_000, atLeast: 29_000) == nil)
  }
}
