import Regression
import Recording

extension GateTrial {
  /// Each form of an expectation, once held and once violated.
  static let expectations: [GateTrial] =
    ownEvents
    + forms.flatMap { form in
      [
        GateTrial(
          topic: .expectation,
          name: "\(form.name), held",
          expectations: form.held,
          golden: nil,
          arguments: ["--update", "missing"],
          code: .success,
          hushes: ["violated"]
        ),
        GateTrial(
          topic: .expectation,
          name: "\(form.name), violated",
          expectations: form.violated,
          code: .regression,
          says: ["violated  ", form.words]
        ),
      ]
    }

  /// Events outside of the catalogue, of which one is not another.
  private static let ownEvents: [GateTrial] = [(1, ExitCode.success), (2, .regression)].map {
    count,
    code in
    GateTrial(
      topic: .expectation,
      name: "\(count) of a navigator's own events",
      expectations:
        #"{ "event": "x.beep", "count": \#(count) }, { "event": "x.boop", "count": 1 }"#,
      story: [
        .add(
          after: "\(EventKind.didAnnounce)",
          [#"{"t":1000,"event":"x.beep"}"#, #"{"t":1000,"event":"x.boop"}"#]
        )
      ],
      golden: nil,
      arguments: ["--update", "missing"],
      code: code,
      says: code == .success ? [] : ["x.beep: exactly 2; found 1"]
    )
  }

  /// A form with what holds and what does not, by little.
  private struct Form {
    let name: String
    let held: String
    let violated: String
    /// What is said of what does not hold.
    let words: String
  }

  private static func event(_ name: EventKind, _ members: String = "") -> String {
    #"{ "event": "\#(name)"\#(members.isEmpty ? "" : ", " + members) }"#
  }

  private static let forms: [Form] = [
    Form(
      name: "a count",
      held: event(.didUpdateLocation, #""count": 10"#),
      violated: event(.didUpdateLocation, #""count": 11"#),
      words: "found 10"
    ),
    Form(
      name: "a count of none",
      held: event(.didVibrate, #""count": 0"#),
      violated: event(.didAnnounce, #""count": 0"#),
      words: "found 1"
    ),
    Form(
      name: "a range, from below",
      held: event(.didUpdateLocation, #""count": [10, 12]"#),
      violated: event(.didUpdateLocation, #""count": [11, 12]"#),
      words: "found 10"
    ),
    Form(
      name: "a range, from above",
      held: event(.didUpdateLocation, #""count": [8, 10]"#),
      violated: event(.didUpdateLocation, #""count": [8, 9]"#),
      words: "found 10"
    ),
    Form(
      name: "at least one",
      held: event(.didAnnounce),
      violated: event(.didVibrate),
      words: "\(EventKind.didVibrate): at least 1"
    ),
    Form(
      name: "a window, from below",
      held: event(.didArrive, #""count": 1, "within": [10, 12]"#),
      violated: event(.didArrive, #""count": 1, "within": [10.001, 12]"#),
      words: "outside the window"
    ),
    Form(
      name: "a window, from above",
      held: event(.didArrive, #""count": 1, "within": [8, 10]"#),
      violated: event(.didArrive, #""count": 1, "within": [8, 9.999]"#),
      words: "outside the window"
    ),
    Form(
      name: "never",
      held: #"{ "never": "\#(EventKind.didVibrate)" }"#,
      violated: #"{ "never": "\#(EventKind.didAnnounce)" }"#,
      words: "never \(EventKind.didAnnounce)"
    ),
    Form(
      name: "never within a window",
      held: #"{ "never": "\#(EventKind.didArrive)", "within": [0, 9.999] }"#,
      violated: #"{ "never": "\#(EventKind.didArrive)", "within": [0, 10] }"#,
      words: "never \(EventKind.didArrive)"
    ),
    Form(
      name: "never before",
      held:
        #"{ "never": "\#(EventKind.didArrive)", "before": { "event": "\#(EventKind.rerouteEnded)" } }"#,
      violated:
        #"{ "never": "\#(EventKind.rerouteStarted)", "before": { "event": "\#(EventKind.didArrive)" } }"#,
      words: "never \(EventKind.rerouteStarted) before"
    ),
    Form(
      name: "never after",
      held:
        #"{ "never": "\#(EventKind.didAnnounce)", "after": { "event": "\#(EventKind.rerouteStarted)" } }"#,
      violated:
        #"{ "never": "\#(EventKind.didArrive)", "after": { "event": "\#(EventKind.rerouteStarted)" } }"#,
      words: "never \(EventKind.didArrive) after"
    ),
    Form(
      name: "an order",
      held: order(.rerouteStarted, .rerouteEnded, .didArrive),
      violated: order(.rerouteEnded, .rerouteStarted, .didArrive),
      words: "in order: "
    ),
    Form(
      name: "an order of two",
      held: order(.didAnnounce, .didArrive),
      violated: order(.didArrive, .didAnnounce),
      words: "in order: "
    ),
    Form(
      name: "eventually",
      held:
        #"{ "eventually": "\#(EventKind.didArrive)", "after": { "event": "\#(EventKind.rerouteEnded)" } }"#,
      violated:
        #"{ "eventually": "\#(EventKind.didAnnounce)", "after": { "event": "\#(EventKind.rerouteEnded)" } }"#,
      words: "eventually \(EventKind.didAnnounce)"
    ),
    Form(
      name: "each followed",
      held: followed(by: 0.5),
      violated: followed(by: 0.499),
      words: "is followed by 0.499 s"
    ),
    Form(
      name: "where a member is",
      held: event(.didChangeOnRouteState, #""where": { "to": "offRoute" }, "count": 1"#),
      violated: event(.didChangeOnRouteState, #""where": { "to": "onRoute" }, "count": 1"#),
      words: "found 2"
    ),
    Form(
      name: "where a number is",
      held: event(.didChangeOnRouteState, #""where": { "deviation": 60 }, "count": 1"#),
      violated: event(.didChangeOnRouteState, #""where": { "deviation": 60.01 }, "count": 1"#),
      words: "found 0"
    ),
    Form(
      name: "a value that is",
      held: value("distance", #""is": 1111.95"#),
      violated: value("distance", #""is": 1111.96"#),
      words: "1111.95"
    ),
    Form(
      name: "a value within a tolerance",
      held: value("distance", #""is": 1110, "tolerance": 2"#),
      violated: value("distance", #""is": 1110, "tolerance": 1.9"#),
      words: "1111.95"
    ),
    Form(
      name: "a value between, from below",
      held: value("duration", #""between": [111.19, 112]"#),
      violated: value("duration", #""between": [111.2, 112]"#),
      words: "111.19"
    ),
    Form(
      name: "a value between, from above",
      held: value("duration", #""between": [110, 111.19]"#),
      violated: value("duration", #""between": [110, 111.18]"#),
      words: "111.19"
    ),
    Form(
      name: "the first value",
      held: metres(#""is": 1000.76, "tolerance": 0.01, "of": "first""#),
      violated: metres(#""is": 0, "of": "first""#),
      words: "1000.7"
    ),
    Form(
      name: "the last value",
      held: metres(#""is": 0, "tolerance": 0.01, "of": "last""#),
      violated: metres(#""is": 1000.75, "of": "last""#),
      words: "0"
    ),
    Form(
      name: "any value",
      held: metres(#""between": [777, 779], "of": "any""#),
      violated: metres(#""between": [779, 880], "of": "any""#),
      words: "of any"
    ),
    Form(
      name: "each value",
      held: metres(#""between": [0, 1001]"#),
      violated: metres(#""between": [0.1, 1001]"#),
      words: "0"
    ),
    Form(
      name: "a place",
      held: event(
        .didArrive,
        #""value": "waypoint", "is": { "lat": 0, "lon": 0.01001 }, "tolerance": 2"#
      ),
      violated: event(
        .didArrive,
        #""value": "waypoint", "is": { "lat": 0, "lon": 0.01002 }, "tolerance": 2"#
      ),
      words: "waypoint"
    ),
    Form(
      name: "a text",
      held: event(.didArrive, #""value": "waypoint.title", "is": "Pier""#),
      violated: event(.didArrive, #""value": "waypoint.title", "is": "Peer""#),
      words: "Pier"
    ),
  ]

  private static func order(_ names: EventKind...) -> String {
    #"{ "order": [\#(names.map { event($0) }.joined(separator: ", "))] }"#
  }

  private static func followed(by seconds: Double) -> String {
    """
    { "eventually": "\(EventKind.rerouteEnded)", "after": { "event": "\(EventKind.rerouteStarted)" },
      "every": true, "by": \(seconds) }
    """
  }

  private static func value(_ member: String, _ test: String) -> String {
    event(.didChangeRoute, #""value": "\#(member)", \#(test)"#)
  }

  private static func metres(_ test: String) -> String {
    event(.didUpdateRemainingDistance, #""value": "metres", \#(test)"#)
  }
}
