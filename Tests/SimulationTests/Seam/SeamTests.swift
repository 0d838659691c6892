import Geodesy
import Navigation
import Recording
import ShippedScenarios
import Testing

@testable import ScenarioLanguage
@testable import Simulation

@Suite struct SeamTests {
  private static let fixes: String = #"""
    "trace":{"points":[{"t":0,"lat":47,"lon":9.5},{"t":1,"lat":47,"lon":9.501},{"t":2,"lat":47,"lon":9.502}]}
    """#
  private static let destinations: String = #"""
    "actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.51,"title":"Mill"}]}],
    """#
  private static let provider: String = #"""
    "routing":{"provider":"custom","answers":[{"latency":0.5,
      "routes":[{"legs":[[{"lat":47,"lon":9.5},{"lat":47,"lon":9.51}]],"speed":10}]}]},
    """#

  private static func run(
    _ navigator: PlayedNavigator,
    _ members: String
  ) throws -> (result: RunResult, lines: [String]) {
    let scenario = try ScenarioLoader.decode(
      Array(#"{"version":1,"title":"x",\#(members)}"#.utf8),
      path: "x.json",
      name: "a/x",
      root: nil
    )
    var options = RunOptions()
    options.navigators = OneNavigator(navigator)
    var sink = MemorySink()
    let result = try ScenarioRunner.run(scenario, options: options, into: &sink)
    let lines = String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return (result, lines.dropLast())
  }

  @Test("What a log says of a fix's quality reaches the navigator, through a faulty receiver too")
  func quality() throws {
    let faults = #""faults":[{"kind":"white","sigma":3},{"kind":"speed","factor":1.1}]"#
    for members in ["", "," + faults] {
      let navigator = PlayedNavigator()
      let scenario = try ScenarioLoader.decode(
        Array(#"{"version":1,"title":"x","trace":{"file":"traces/planned.nmea"}\#(members)}"#.utf8),
        path: ScenarioFolder.root + "/x.json",
        name: "x",
        root: ScenarioFolder.root
      )
      var options = RunOptions()
      options.navigators = OneNavigator(navigator)
      var sink = MemorySink()
      _ = try ScenarioRunner.run(scenario, options: options, into: &sink)
      #expect(navigator.fixes.count > 100)
      #expect(navigator.fixes.allSatisfy { $0.quality == 1 })
    }
  }

  private static func failure(_ navigator: PlayedNavigator, _ members: String) -> NavigatorFailure?
  {
    do {
      _ = try run(navigator, members)
      return nil
    } catch {
      return error as? NavigatorFailure
    }
  }

  // MARK: - Calls

  @Test("A navigator is given the scenario's calls, then the fixes, each at its time")
  func calls() throws {
    let navigator = PlayedNavigator()
    let (result, lines) = try Self.run(navigator, Self.destinations + Self.fixes)
    #expect(
      navigator.calls == [
        "start at 0", "setDestinations at 0", "fix at 0", "fix at 1000", "fix at 2000",
        "end at 2000",
      ]
    )
    #expect(result.fixCount == 3)
    #expect(lines[0].contains(#""navigator":"played","version":"2""#))
  }

  @Test("It is told before its run what the scenario says, and what it waits for")
  func setup() throws {
    let navigator = PlayedNavigator(tells: ["navigator.routeStatus"])
    let actions = #""actions":[{"on":{"event":"navigator.routeStatus"},"do":"startGuidance"}],"#
    _ = try Self.run(
      navigator,
      #""seed":7,"epoch":"2026-03-01T08:00:00Z","navigator":{"offRoute":{"distance":30}},"#
        + actions + Self.fixes
    )
    let setup = try #require(navigator.setup)
    #expect(setup.scenario == "a/x")
    #expect(setup.seed == 7)
    #expect(setup.epoch == "2026-03-01T08:00:00Z")
    #expect(setup.stops == ["navigator.routeStatus"])
    #expect(String(decoding: setup.keys.bytes, as: UTF8.self) == #"{"offRoute":{"distance":30}}"#)
  }

  @Test("Each waypoint of a call has its place, and what it was called beside it")
  func waypoints() throws {
    var members = ""
    let navigator = PlayedNavigator(parts: [:])
    final class Keeper { var call: NavigatorCall? }
    let keeper = Keeper()
    let watching = WatchedNavigator(navigator) { keeper.call = $0 }
    let scenario = try ScenarioLoader.decode(
      Array(
        (#"{"version":1,"title":"x","places":[{"id":"mill","lat":47,"lon":9.51}],"actions":[{"at":0,"#
          + #""do":"setDestinations","waypoints":[{"placeID":"mill","title":"Mill"}]}],"#
          + Self.fixes + "}").utf8
      ),
      path: "x.json",
      name: "x",
      root: nil
    )
    var options = RunOptions()
    options.navigators = MadeNavigators { watching }
    var sink = MemorySink()
    _ = try ScenarioRunner.run(scenario, options: options, into: &sink)
    members = String(decoding: try #require(keeper.call).members.bytes, as: UTF8.self)
    #expect(
      members == #"{"waypoints":[{"lat":47,"lon":9.51,"placeID":"mill","title":"Mill"}]}"#
    )
  }

  // MARK: - Telling

  @Test("What it tells is recorded at the time of its call")
  func telling() throws {
    let navigator = PlayedNavigator(
      tells: ["navigator.routeStatus"],
      parts: [
        "fix at 1000": { navigator in
          navigator.host?.tell(Event.Navigator.RouteStatusTold.self) { $0.requestID = 1 }
        }
      ]
    )
    let (_, lines) = try Self.run(navigator, Self.destinations + Self.fixes)
    #expect(
      lines[2]
        == #"{"seq":1,"t":1000,"source":"navigator","event":"navigator.routeStatus","requestID":1,"status":"ok"}"#
    )
  }

  @Test("An event of its own is recorded under its name, and expected by it")
  func otherEvent() throws {
    let navigator = PlayedNavigator(parts: [
      "fix at 2000": { navigator in
        navigator.host?.tell(
          .other("x.tyres", RecordedJSON(canonical: Array(#"{"bar":2.4}"#.utf8)))
        )
      }
    ])
    let (result, lines) = try Self.run(
      navigator,
      #""expect":[{"event":"x.tyres","where":{"bar":2.4},"count":1},{"event":"x.oil","count":1}],"#
        + Self.fixes
    )
    #expect(
      lines.last == #"{"seq":0,"t":2000,"source":"navigator","event":"x.tyres","bar":2.4}"#
    )
    #expect(result.expectations.map(\.judgement) == [.held, .notJudged])
  }

  private static let wrongEvents: [(String, NavigatorEvent)] = [
    ("an event that it did not say it tells", .make(Event.Navigator.GuidanceChanged.self)),
    ("an action", .make(Event.Action.StartGuidance.self)),
    ("a record of the provider", .make(Event.Provider.CustomCancelled.self)),
    (
      "not a number",
      .make(Event.Navigator.DidUpdateRemainingDistance.self) { $0.metres = .nan }
    ),
    ("a name that is none", .other("y.tyres", .emptyObject)),
  ]

  @Test("Telling what it may not is its failure, with the time", arguments: wrongEvents.indices)
  func wrongEvent(index: Int) throws {
    let (name, event) = Self.wrongEvents[index]
    let navigator = PlayedNavigator(
      tells: ["navigator.didUpdateRemainingDistance"],
      parts: ["fix at 1000": { $0.host?.tell(event) }]
    )
    let failure = try #require(Self.failure(navigator, Self.fixes), "\(name)")
    #expect(failure.kind == .badLine)
    #expect(failure.milliseconds == 1000)
    #expect(!navigator.calls.contains("fix at 2000"))
  }

  @Test("Nothing may be told before the run", arguments: ["start", "end"])
  func early(call: String) throws {
    let navigator = PlayedNavigator(parts: [
      call: { $0.host?.tell(.other("x.early", .emptyObject)) }
    ])
    #expect(Self.failure(navigator, Self.fixes)?.kind == .badLine)
  }

  @Test("What it throws is its failure")
  func thrown() throws {
    struct Broken: Error {}
    let navigator = PlayedNavigator(parts: ["fix at 2000": { _ in throw Broken() }])
    let failure = try #require(Self.failure(navigator, Self.fixes))
    #expect(failure.kind == .error)
    #expect(failure.milliseconds == 2000)
  }

  // MARK: - Routes

  @Test("A question is answered by the scenario's provider after its latency")
  func asked() throws {
    let navigator = PlayedNavigator(parts: [
      "fix at 0": { navigator in
        guard let origin = Location(latitude: 47, longitude: 9.5) else { return }
        let mill =
          Waypoint(coordinate: Coordinate(latitude: 47, longitude: 9.51)).map { [$0] } ?? []
        #expect(
          navigator.host?.askRoute(RouteQuestion(from: origin, to: mill)) == RouteQuestionID(1)
        )
      }
    ])
    let (result, lines) = try Self.run(navigator, Self.provider + Self.fixes)
    #expect(navigator.calls.contains("answer 1 at 500"))
    guard case .routes(let routes, _)? = navigator.answers.first else {
      Issue.record("no routes: \(navigator.answers)")
      return
    }
    #expect(routes.count == 1)
    #expect(lines.contains { $0.contains("provider.customCalled") })
    #expect(result.unusedAnswers == 0)
  }

  @Test("Where the scenario's answers are spent it is told so, and no law is broken")
  func spent() throws {
    let ask: PlayedNavigator.Part = { navigator in
      guard let origin = Location(latitude: 47, longitude: 9.5) else { return }
      let mill = Waypoint(coordinate: Coordinate(latitude: 47, longitude: 9.51)).map { [$0] } ?? []
      _ = navigator.host?.askRoute(RouteQuestion(from: origin, to: mill))
    }
    let navigator = PlayedNavigator(parts: ["fix at 0": ask, "fix at 1000": ask])
    let (result, _) = try Self.run(navigator, Self.provider + Self.fixes)
    guard case .failure(let failure)? = navigator.answers.last else {
      Issue.record("an answer: \(navigator.answers)")
      return
    }
    #expect(failure.status == .internalError)
    #expect(failure.reason == "noAnswerLeft")
    #expect(result.violations.isEmpty)
  }

  @Test("A question that was taken back is not answered")
  func cancelled() throws {
    let navigator = PlayedNavigator(parts: [
      "fix at 0": { navigator in
        guard let origin = Location(latitude: 47, longitude: 9.5) else { return }
        let mill =
          Waypoint(coordinate: Coordinate(latitude: 47, longitude: 9.51)).map { [$0] } ?? []
        guard let id = navigator.host?.askRoute(RouteQuestion(from: origin, to: mill)) else {
          return
        }
        navigator.host?.cancelRoute(id)
      }
    ])
    let (_, lines) = try Self.run(navigator, Self.provider + Self.fixes)
    #expect(navigator.answers.isEmpty)
    #expect(lines.contains { $0.contains("provider.customCancelled") })
  }

  @Test("A navigator that is given its routes gets one after the first fix that follows the call")
  func given() throws {
    let navigator = PlayedNavigator(routes: .given)
    _ = try Self.run(navigator, Self.destinations + Self.provider + Self.fixes)
    #expect(navigator.calls.contains("answer 0 at 500"))
    #expect(navigator.answers.count == 1)
  }

  @Test("Of two calls in a row only the newest is answered")
  func givenTwice() throws {
    let navigator = PlayedNavigator(routes: .given)
    let actions = #"""
      "actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.51}]},
        {"at":0.2,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.51}]}],
      """#
    let twoAnswers = Self.provider.replacing(
      #"]}]},"#,
      with: #"]},{"routes":[{"legs":[[{"lat":47,"lon":9.5},{"lat":47,"lon":9.51}]]}]}]},"#
    )
    _ = try Self.run(navigator, actions + twoAnswers + Self.fixes)
    #expect(navigator.calls.filter { $0.hasPrefix("answer") } == ["answer 0 at 1000"])
  }

  // MARK: - Timers

  @Test("It is woken as it wished, after the fix of the same instant; a new wish replaces the old")
  func waking() throws {
    let navigator = PlayedNavigator(parts: [
      "fix at 0": { navigator in
        navigator.host?.wake(at: VirtualTime(nanoseconds: 500_000_000))
        navigator.host?.wake(at: VirtualTime(nanoseconds: 1_000_000_000))
      }
    ])
    _ = try Self.run(navigator, Self.fixes)
    #expect(navigator.calls[1...4] == ["fix at 0", "fix at 1000", "wake at 1000", "fix at 2000"])
  }

  @Test("A wish does not hold the run open")
  func idleWish() throws {
    let navigator = PlayedNavigator(parts: [
      "fix at 2000": { $0.host?.wake(at: VirtualTime(nanoseconds: 3_000_000_000)) }
    ])
    let (result, _) = try Self.run(navigator, Self.fixes)
    #expect(result.endTime.milliseconds == 2000)
    #expect(!navigator.calls.contains("wake at 3000"))
  }

  // MARK: - Looking ahead

  @Test(
    "The fixes ahead are those before anything else is due, and come in their turn all the same"
  )
  func lookingAhead() throws {
    final class Keeper { var ahead: [[Int64]] = [] }
    let keeper = Keeper()
    let navigator = PlayedNavigator(
      offers: ["startGuidance"],
      parts: [
        "fix": { navigator in
          keeper.ahead.append(navigator.host?.upcomingFixes(10).map(\.time.milliseconds) ?? [])
        }
      ]
    )
    let actions = #""actions":[{"at":1.5,"do":"startGuidance"}],"#
    _ = try Self.run(navigator, actions + Self.fixes)
    #expect(keeper.ahead == [[1000], [], []])
    #expect(navigator.calls.filter { $0.hasPrefix("fix") }.count == 3)
  }

  // MARK: - Judging

  private static let obstacles: [(members: String, reason: String)] = [
    (
      #""actions":[{"at":0,"do":"clearDestinations"}],"#,
      "clearDestinations is not offered by this navigator"
    ),
    (
      #""actions":[{"on":{"event":"navigator.didArrive"},"do":"startGuidance"}],"#,
      "startGuidance waits for navigator.didArrive, which this navigator does not tell"
    ),
    (
      #""context":{"locationEnabled":false},"#,
      "the scenario sets context, which this navigator does not offer"
    ),
  ]

  @Test(
    "A scenario that cannot be put to it is not judged, and not begun",
    arguments: obstacles.indices
  )
  func unfit(index: Int) throws {
    let (members, reason) = Self.obstacles[index]
    let navigator = PlayedNavigator()
    let (result, lines) = try Self.run(
      navigator,
      members + #""expect":[{"event":"navigator.didArrive","count":1}],"# + Self.fixes
    )
    #expect(result.notJudged == reason)
    #expect(result.expectations.map(\.judgement) == [.notJudged])
    #expect(navigator.calls.isEmpty)
    #expect(lines.isEmpty)
  }

  @Test("A call refused on the way leaves nothing judged, whatever was broken before it")
  func refused() throws {
    let navigator = PlayedNavigator(
      tells: ["navigator.routeStatus"],
      parts: ["startGuidance": { _ in throw NavigatorCallNotOffered("not today") }]
    )
    let actions =
      #""actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.51}]},"#
    let (result, _) = try Self.run(
      navigator,
      actions + #"{"at":1,"do":"startGuidance"}],"#
        + #""expect":[{"event":"navigator.routeStatus","count":1}],"# + Self.fixes
    )
    #expect(result.notJudged == "not today")
    #expect(result.expectations.map(\.judgement) == [.notJudged])
    #expect(result.violations.isEmpty)
    #expect(result.laws.allSatisfy { $0.outcome == .notJudged })
  }

  @Test("A navigator with routes of its own needs a map")
  func mapless() throws {
    let (result, _) = try Self.run(PlayedNavigator(routes: .own), Self.fixes)
    #expect(result.notJudged?.contains("no map") == true)
  }

  @Test("Expectations about what it tells are judged, others not; the harness's own always are")
  func expectations() throws {
    let navigator = PlayedNavigator(tells: ["navigator.routeStatus"])
    let (result, _) = try Self.run(
      navigator,
      #"""
      "expect":[
        {"event":"navigator.routeStatus","count":1},
        {"event":"navigator.didArrive","count":1},
        {"never":"navigator.routeStatus","after":{"event":"navigator.didArrive"}},
        {"event":"setDestinations","count":1}
      ],
      """# + Self.destinations + Self.fixes
    )
    #expect(result.expectations.map(\.judgement) == [.violated, .notJudged, .notJudged, .held])
    #expect(result.expectations[1].found == "navigator.didArrive is not told by this navigator")
  }

  @Test("A law is judged by the records that it needs")
  func laws() throws {
    let tell: PlayedNavigator.Part = { navigator in
      navigator.host?.tell(Event.Navigator.RouteStatusTold.self) { $0.requestID = 1 }
    }
    let navigator = PlayedNavigator(
      tells: ["navigator.routeStatus"],
      parts: ["fix at 0": tell, "fix at 1000": tell]
    )
    let (result, _) = try Self.run(navigator, Self.destinations + Self.fixes)
    let outcomes = Dictionary(uniqueKeysWithValues: result.laws.map { ($0.law, $0.outcome) })
    #expect(outcomes[.oneStatus] == .violated)
    #expect(outcomes[.stateChain] == .notJudged)
    #expect(outcomes[.noReentrance] == .notJudged)
    #expect(result.violations.map(\.name) == [.oneStatus])
  }

  @Test("Every law says what it is judged by, and the built-in navigator is judged by all")
  func evidence() {
    let inside = Law.allCases.filter { $0.evidence == .inside }
    #expect(
      Set(inside) == [
        .rerouteSpacing, .noReentrance, .noStaleInstruction, .silentAfterCancel, .sessionTable,
        .sessionSilence, .sessionEndsOnce, .fleetAcknowledgements, .fleetETA, .fleetSilence,
        .unscriptedRequest,
      ]
    )
    #expect(LawJudgement().laws == Set(Law.allCases))
  }
}

/// A navigator that shows its calls to a test.
private final class WatchedNavigator: NavigatorUnderTest, @unchecked Sendable {
  private let inner: PlayedNavigator
  private let watch: (NavigatorCall) -> Void

  init(_ inner: PlayedNavigator, _ watch: @escaping (NavigatorCall) -> Void) {
    (self.inner, self.watch) = (inner, watch)
  }

  var identity: NavigatorIdentity { inner.identity }
  func start(_ run: RunSetup, host: any NavigatorHost) throws { try inner.start(run, host: host) }
  func perform(_ call: NavigatorCall) { watch(call) }
  func take(_ fix: Location) throws { try inner.take(fix) }
  func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) throws {}
  func wake(at time: VirtualTime) throws {}
  func end() throws {}
}

extension Location {
  /// A place without anything else.
  fileprivate init?(latitude: Double, longitude: Double) {
    self.init(
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      timestamp: .zero
    )
  }
}
