import Navigation
import Platform
import Recording
import ScenarioLanguage

/// Expectations that seeds draw, judged by one story: what came of each, and by how much it held.
enum ExpectationTrials {
  private static let (trials, expectations) = (10, 40)

  static let all: [ToldTrial] =
    (1...trials).map { number in
      var dice = Dice("expectations", number)
      let drawn = (0..<expectations).map { _ in expectation(&dice) }
      return ToldTrial(name: "drawn expectations \(number)", told: judged(drawn))
    } + [places, untold]

  /// Expectations of places, by how many metres they hold and by how many not.
  private static var places: ToldTrial {
    let asked = [0, 1, 30, 80, 400, 5000].flatMap { metres in
      ["first", "last", "each", "any"].map { which in
        #"{ "event": "\#(EventKind.didUpdateLocation)", "value": ".", "of": "\#(which)", "#
          + #""is": { "lat": 47.1398, "lon": 9.5205 }, "tolerance": \#(metres) }"#
      }
    }
    return ToldTrial(name: "expectations of places", told: judged(asked))
  }

  /// Expectations of events that nobody told, of one's own navigator and of one that tells some of them.
  private static var untold: ToldTrial {
    let kinds: [EventKind] = [
      .didArrive, .didUpdateLocation, .mapSnapshot, .probe, .setDestinations, .providerRequest,
    ]
    let asked =
      kinds.map { #"{ "event": "\#($0)" }"# } + [
        #"{ "event": "x.said" }"#, #"{ "never": "x.heard" }"#,
        #"{ "event": "\#(EventKind.didArrive)", "after": { "event": "x.heard" } }"#,
        #"{ "order": [{ "event": "x.said" }, { "event": "\#(EventKind.didVibrate)" }] }"#,
      ]
    // Of a recording nobody knows what stood beside it.
    var recorded = NavigatorIdentity(name: "recorded", routes: .asked, tells: [])
    recorded.harnessSources = []
    let identities = [
      NavigatorIdentity.builtin(.builtin), recorded,
      NavigatorIdentity(name: "drawn", routes: .asked, tells: [EventKind.didArrive.text]),
      NavigatorIdentity(name: "dumb", routes: .asked, tells: []),
    ]
    let said = identities.map { identity -> String in
      do {
        let scenario = try TrialScenario.aroundTheBlock(expecting: asked)
        let checker = ExpectationChecker(scenario.expectations, of: identity)
        for (number, kind) in [EventKind.didArrive, .other].enumerated() {
          checker.observe(
            RecordView(
              kind: kind,
              name: kind == .other ? "x.said" : nil,
              sequence: number,
              milliseconds: 1000,
              line: Array("{}".utf8)[...]
            )
          )
        }
        return checker.results().map { "\($0.described): \($0.judgement) \($0.found)" }
          .joined(separator: "\n")
      } catch {
        return "\(error)"
      }
    }
    return ToldTrial(name: "expectations of what is not told", told: said.joined(separator: "\n"))
  }

  /// What came of expectations in a drive of half a minute with two reroutes.
  private static func judged(_ drawn: [String]) -> String {
    do {
      var sink = TrialSink()
      let result = try ScenarioRunner.run(
        TrialScenario.aroundTheBlock(expecting: drawn),
        into: &sink
      )
      return result.expectations.map { result in
        let margin =
          result.margin.map { " by \($0.described), \(Quantity.fixed($0.share, 4))" } ?? ""
        return "\(result.described): \(result.judgement)\(margin) \(result.found)"
      }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  /// An event with the members that are numbers, those that are words, and some of their values.
  private typealias Told = (kind: EventKind, numbers: [String], words: [(String, [String])])

  private static let told: [Told] = [
    (.didUpdateLocation, ["lat", "lon", "speed", "course"], [("isSnapped", ["true", "false"])]),
    (.didUpdateRemainingDistance, ["metres", "previous", "threshold"], []),
    (.didUpdateRemainingTime, ["seconds", "threshold"], []),
    (
      .didChangeOnRouteState, ["deviation"],
      [("to", [#""onRoute""#, #""offRoute""#]), ("from", [#""undefined""#, #""onRoute""#])]
    ),
    (.didArrive, ["index", "remainingCount"], [("isFinalDestination", ["true"])]),
    (.rerouteStarted, ["requestID"], []), (.rerouteEnded, ["requestID"], []),
    (.didAnnounce, ["distanceToManeuver"], [("kind", [#""maneuver""#, #""traffic""#])]),
    (.didVibrate, [], []),
  ]

  private static func expectation(_ dice: inout Dice) -> String {
    let event = dice.one(of: told)
    var members = [pattern(event, &dice)]
    switch dice.below(7) {
    case 0: members.append(#""count": \#(dice.below(4))"#)
    case 1:
      let least = dice.below(30)
      members.append(#""count": [\#(least), \#(least + dice.below(60))]"#)
    case 2: members[0] = members[0].replacing(#""event":"#, with: #""never":"#)
    case 3: members[0] = members[0].replacing(#""event":"#, with: #""eventually":"#)
    case 4, 5:
      guard !event.numbers.isEmpty else { break }
      let value =
        event.kind == .didUpdateLocation && dice.below(4) == 0 ? "." : dice.one(of: event.numbers)
      members.append(#""value": "\#(value)", \#(target(value, &dice))"#)
      members.append(#""of": "\#(dice.one(of: ["each", "any", "first", "last"]))""#)
    default:
      members = [
        #""eventually": "\#(event.kind)", "every": true, "by": \#(1 + dice.below(20))"#,
        #""after": { \#(pattern(dice.one(of: told), &dice)) }"#,
      ]
      return "{ \(members.joined(separator: ", ")) }"
    }
    if dice.below(3) > 0 {
      let start = dice.below(50)
      members.append(#""within": [\#(start), \#(start + dice.below(60))]"#)
    }
    if dice.below(4) == 0 {
      members.append(
        #""\#(dice.one(of: ["before", "after"]))": { \#(pattern(dice.one(of: told), &dice)) }"#
      )
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static func pattern(_ event: Told, _ dice: inout Dice) -> String {
    let name = #""event": "\#(event.kind)""#
    guard let word = event.words.first, dice.below(2) == 0 else { return name }
    return name + #", "where": { "\#(word.0)": \#(dice.one(of: word.1)) }"#
  }

  private static func target(_ value: String, _ dice: inout Dice) -> String {
    if value == "." {
      return
        #""is": { "lat": 47.139\#(dice.below(9)), "lon": 9.52\#(dice.below(4)) }, "tolerance": \#(dice.below(400))"#
    }
    let number = dice.one(of: [0, 1, 5, 10, 14, 50, 100, 300, 600])
    switch dice.below(3) {
    case 0: return #""is": \#(number), "tolerance": \#(dice.one(of: [0, 5, 80, 500]))"#
    case 1: return #""between": [\#(number), \#(number + dice.one(of: [0, 10, 400]))]"#
    default: return #""is": \#(number)"#
    }
  }
}
