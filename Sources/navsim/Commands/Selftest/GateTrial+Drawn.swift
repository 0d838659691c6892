import Recording
import Regression
import Simulation

extension GateTrial {
  /// Trials that seeds draw: what the gate says of them is held by its words.
  static let drawn: [GateTrial] = drawnExpectations + drawnGoldens + suites

  // MARK: - Expectations

  /// How many expectations a drawn scenario has.
  private static let expectationCount = 60

  private static let drawnExpectations: [GateTrial] = (1...8).map { number in
    var dice = RandomStream("expectations", seed: UInt64(number))
    let drawn = (0..<expectationCount).map { _ in expectation(&dice) }
    return GateTrial(
      topic: .drawn,
      name: "expectations \(number)",
      members: number % 2 == 0 ? "" : #""budget": { "records": 5000 },"#,
      expectations: drawn.joined(separator: ",\n"),
      code: .regression,
      says: ["violated  "]
    )
  }

  private static let events: [EventKind] = [
    .didUpdateLocation, .didChangeOnRouteState, .didAnnounce, .didArrive, .rerouteStarted,
    .rerouteEnded, .guidanceChanged, .didAdvanceStep, .didUpdateRemainingDistance,
    .didVibrate, .didChangeRoute, .routeStatus, .shouldCorrectDeviation,
  ]

  private static let values: [(event: EventKind, member: String, range: ClosedRange<Double>)] = [
    (.didUpdateRemainingDistance, "metres", 0...1010),
    (.didChangeOnRouteState, "deviation", 0...62),
    (.didChangeRoute, "distance", 1111...1113), (.didChangeRoute, "duration", 111...112),
    (.didAnnounce, "distanceToManeuver", 498...502), (.didArrive, "index", 0...1),
  ]

  private static func expectation(_ dice: inout RandomStream) -> String {
    func below(_ count: Int) -> Int { Int(dice.unit() * Double(count)) }
    func named() -> String { "\(events[below(events.count)])" }
    func pattern() -> String { #"{ "event": "\#(named())" }"# }
    func window() -> String {
      let start = below(11)
      return #""within": [\#(start), \#(start + below(11 - start + 1))]"#
    }
    switch below(10) {
    case 0: return #"{ "event": "\#(named())", "count": \#(below(4)) }"#
    case 1:
      let least = below(4)
      return #"{ "event": "\#(named())", "count": [\#(least), \#(least + below(8))] }"#
    case 2: return #"{ "event": "\#(named())", "count": [0, \#(below(5))], \#(window()) }"#
    case 3: return #"{ "event": "\#(named())", \#(window()) }"#
    case 4: return #"{ "never": "\#(named())", \#(window()) }"#
    case 5:
      let side = below(2) == 0 ? "before" : "after"
      return #"{ "never": "\#(named())", "\#(side)": \#(pattern()) }"#
    case 6: return #"{ "order": [\#(pattern()), \#(pattern()), \#(pattern())] }"#
    case 7:
      let isEach = below(2) == 0
      let by = isEach ? #", "by": \#(below(6)).\#(below(10))"# : ""
      let each = isEach ? #", "every": true"# : ""
      return #"{ "eventually": "\#(named())", "after": \#(pattern())\#(each)\#(by) }"#
    case 8:
      let word = ["onRoute", "offRoute", "undefined"][below(3)]
      let side = ["from", "to"][below(2)]
      return
        #"{ "event": "\#(EventKind.didChangeOnRouteState)", "where": { "\#(side)": "\#(word)" }, "count": \#(below(3)) }"#
    default:
      let (event, member, range) = values[below(values.count)]
      let low = range.lowerBound + (range.upperBound - range.lowerBound) * dice.unit()
      let of = ["", #", "of": "first""#, #", "of": "last""#, #", "of": "any""#][below(4)]
      let first = hundredths(low)
      let test =
        below(2) == 0
        ? #""is": \#(first), "tolerance": \#(below(300))"#
        : #""between": [\#(first), \#(hundredths(low + Double(below(600))))]"#
      return #"{ "event": "\#(event)", "value": "\#(member)", \#(test)\#(of) }"#
    }
  }

  private static func hundredths(_ value: Double) -> String {
    let whole = Int((value * 100).rounded())
    let rest = whole % 100
    return "\(whole / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  // MARK: - Goldens

  private static let drawnGoldens: [GateTrial] = (1...24).map { number in
    var dice = RandomStream("goldens", seed: UInt64(number))
    let isTold = number % 3 == 0
    var texts = editedTexts
    let edits = (0...Int(dice.unit() * 4)).map { _ in
      let text = texts.remove(at: Int(dice.unit() * Double(texts.count)))
      return edit(text, &dice, isTold: isTold)
    }
    return GateTrial(
      topic: .drawn,
      name: "golden \(number)",
      expectations: anything,
      story: isTold ? edits : [],
      golden: isTold ? [] : edits,
      code: .regression,
      says: ["golden differs"]
    )
  }

  private static let editedTexts = [
    "\(EventKind.didAnnounce)", "\(EventKind.didAdvanceStep)", #""lon":0.003"#, #""lon":0.007"#,
    #""metres":889"#,
    #""metres":222"#, "\(EventKind.didArrive)", "\(EventKind.routeStatus)", #""isActive":true"#,
    #""to":"offRoute""#,
  ]

  private static func edit(_ text: String, _ dice: inout RandomStream, isTold: Bool) -> Edit {
    switch Int(dice.unit() * 4) {
    case 0: return .drop(text)
    case 1: return .double(text)
    case 2:
      let members = ["lat", "metres", "deviation", "to", "index", "requestID"]
      return .change(text, #":0,"#, to: #":\#(members.count),"#)
    // A navigator tells no member that nobody knows.
    default: return isTold ? .drop(text) : .change(text, #""t":"#, to: #""more":1,"t":"#)
    }
  }

  // MARK: - Suites

  /// Several scenarios that differ in the same, in other things, and not at all.
  private static let suites: [GateTrial] = [
    suite("an arrival added in five", [.drop("\(EventKind.didArrive)")], code: .regression),
    suite(
      "a word in five",
      [.change("\(EventKind.didAnnounce)", "Drive on", to: "Drive in")],
      code: .regression
    ),
    suite(
      "two changes in five",
      [
        .change("\(EventKind.didAnnounce)", "Drive on", to: "Drive in"),
        .drop("\(EventKind.didAdvanceStep)"),
      ],
      code: .regression
    ),
    suite(
      "a number in five",
      [.change(#""metres":889"#, #""metres":889.56"#, to: #""metres":889.55"#)],
      code: .regression
    ),
    suite("five that pass", [], code: .success),
    suite("five without a golden", nil, code: .missingGolden),
    suite("five in a shard", [], arguments: ["--shard", "1/2"], code: .success),
    suite("five, of which one is filtered", [], arguments: ["--filter", "c"], code: .success),
    suite(
      "five, told quietly",
      [.drop("\(EventKind.didArrive)")],
      arguments: ["-q"],
      code: .regression
    ),
    suite(
      "five, for a program",
      [.drop("\(EventKind.didArrive)")],
      arguments: ["--json"],
      code: .regression
    ),
    suite("five, run twice", [], arguments: ["--check-determinism", "all"], code: .success),
    suite(
      "five, written",
      [.drop("\(EventKind.didArrive)")],
      arguments: ["--update", "changed"],
      code: .success
    ),
    suite(
      "five, written all, with a law broken",
      [],
      story: [.add(after: "\(EventKind.didArrive)", [told(10_000, .didArrive, arrival(0))])],
      arguments: ["--update", "all"],
      code: .regression
    ),
  ]

  private static func suite(
    _ name: String,
    _ golden: [Edit]?,
    story: [Edit] = [],
    arguments: [String] = [],
    code: ExitCode
  ) -> GateTrial {
    GateTrial(
      topic: .drawn,
      name: name,
      story: story,
      golden: golden,
      copies: ["b", "c", "folder/d", "folder/e"],
      arguments: arguments,
      code: code
    )
  }
}
