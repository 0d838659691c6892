import Recording
import Regression
import ScenarioLanguage

extension GateTrial {
  /// Each law that another navigator can break, broken; some also from their other side.
  static let laws: [GateTrial] =
    (breaches + orders + edges).map { breach in
      GateTrial(
        topic: .law,
        name: "\(breach.law.rawValue), broken\(breach.how)",
        expectations: anything,
        story: breach.story,
        code: .regression,
        says: ["broken    \(breach.law.rawValue): "]
      )
    }
    + [
      GateTrial(
        topic: .law,
        name: "unscriptedRequest, broken",
        expectations: anything,
        isOwn: true,
        answer: "",
        code: .regression,
        says: ["broken    unscriptedRequest: "]
      )
    ]
    + unmatched
    + near.map { breach in
      GateTrial(
        topic: .law,
        name: "\(breach.law.rawValue), not quite\(breach.how)",
        expectations: anything,
        story: breach.story,
        golden: nil,
        arguments: ["--update", "missing"],
        code: .success,
        hushes: ["broken"]
      )
    }

  /// Requests that no entry of a cassette answers: of a provider, and of a dispatcher.
  private static let unmatched: [GateTrial] = [
    (
      "a provider's cassette", "valhalla",
      #"""
      "routing": { "provider": "valhalla", "cassette": "empty.cassette" },
        "actions": [{ "at": 0, "do": "setDestinations", "waypoints": [{ "lat": 0, "lon": 0.01 }] }]
      """#
    ),
    (
      "a dispatcher's cassette", "dispatcher",
      #"""
      "fleet": { "server": { "cassette": "empty.cassette", "token": "t" } },
        "actions": [{ "at": 0, "do": "fleetSetUp", "assetID": "truck-7", "dispatcherID": "depot" },
          { "at": 0, "do": "fleetStart" }]
      """#
    ),
  ].map { name, provider, members in
    GateTrial(
      topic: .law,
      name: "unscriptedRequest, broken by \(name)",
      expectations: anything,
      files: [
        "Scenarios/asks.json": #"""
        { "version": 1, "title": "Asks for what nobody recorded", \#(members),
          "trace": { "points": [{ "t": 0, "lat": 0, "lon": 0 }, { "t": 15, "lat": 0, "lon": 0.001 }] } }
        """#,
        "Scenarios/empty.cassette": #"{ "version": 1, "provider": "\#(provider)", "entries": [] }"#,
      ],
      isOwn: true,
      code: .regression,
      says: ["asks", "broken    unscriptedRequest: "]
    )
  }

  /// The laws that are not tried, since only the SDK's own navigator, or time itself, could break them.
  static let untriedLaws: Set<Law> = Set(
    Law.allCases.filter { law in law != .unscriptedRequest && !breaches.contains { $0.law == law } }
  )

  private struct Breach {
    let law: Law
    let story: [Edit]
    /// What tells it from others of the law: ` by a centimetre`.
    var how = ""

    init(_ law: Law, _ story: [Edit], how: String = "") {
      (self.law, self.story, self.how) = (law, story, how)
    }
  }

  private static let breaches: [Breach] = [
    .init(.callbackOrder, [.swap(#""metres":889"#, #""lon":0.002"#)]),
    .init(
      .remainingInRange,
      [.change(#""metres":1000"#, #""metres":1000.7"#, to: #""metres":1112.7"#)]
    ),
    .init(
      .remainingNeverGrows,
      [.change(#""metres":889"#, #""metres":889"#, to: #""metres":1010"#)]
    ),
    .init(
      .oneArrival,
      [.add(after: "\(EventKind.didArrive)", [told(10_000, .didArrive, arrival(0))])]
    ),
    .init(.arrivalInReach, early),
    .init(.arrivalWhereTheVehicleWas, early),
    .init(.placeKeepsPace, [.change(#""metres":889"#, #""metres":889"#, to: #""metres":389"#)]),
    .init(.snappedNearTheFix, [.change(#""lon":0.002"#, #""lon":0.002"#, to: #""lon":0.0026"#)]),
    .init(
      .journeysApart,
      [
        .change(
          "\(EventKind.didArrive)",
          #""lon":0.01,"title":"Pier""#,
          to: #""lon":0.02,"title":"Post""#
        )
      ]
    ),
    .init(
      .oneRerouteInFlight,
      [.add(after: "\(EventKind.rerouteStarted)", [told(5000, .rerouteStarted, request(3))])]
    ),
    .init(.rerouteEnds, [.drop("\(EventKind.rerouteEnded)")]),
    .init(
      .oneStatus,
      [
        .add(
          after: "\(EventKind.routeStatus)",
          [told(0, .routeStatus, #""requestID":1,"status":"ok""#)]
        )
      ]
    ),
    .init(.silentOffRoute, [.add(after: "\(EventKind.rerouteStarted)", [words(5000)])]),
    .init(
      .stateChain,
      [.change(#""to":"offRoute""#, #""from":"onRoute""#, to: #""from":"undefined""#)]
    ),
    .init(
      .stepChain,
      [.change("\(EventKind.didAdvanceStep)", #""from":0,"to":1"#, to: #""from":1,"to":2"#)]
    ),
    .init(.silentWithoutGuidance, [.drop(#""isActive":true"#)]),
    .init(
      .passedWaypointsStayPassed,
      [
        .add(after: #""lon":0.004"#, [told(4000, .didArrive, arrival(0))])
      ]
    ),
  ]

  /// What is told together comes in its order: each neighbour before the other.
  private static let orders: [Breach] = [
    ("a step before its place", "\(EventKind.didAdvanceStep)", #""lon":0.003"#),
    ("what remains before the step", #""metres":778"#, "\(EventKind.didAdvanceStep)"),
    ("the state before the place", #""to":"offRoute""#, #""lon":0.005"#),
    ("the question before the state", "\(EventKind.shouldCorrectDeviation)", #""to":"offRoute""#),
    (
      "the reroute before the question", "\(EventKind.rerouteStarted)",
      "\(EventKind.shouldCorrectDeviation)"
    ),
    ("the arrival before what remains", "\(EventKind.didArrive)", #""metres":0"#),
    ("the end before the arrival", #""isActive":false"#, "\(EventKind.didArrive)"),
  ].map { .init(.callbackOrder, [.swap($1, $2)], how: ", \($0)") }

  /// Just beyond what a law allows; what is just within is below.
  private static let edges: [Breach] = [
    .init(.placeKeepsPace, [.change(fourth, fourth, to: #""metres":511.5"#)], how: " by a step"),
    .init(
      .remainingNeverGrows,
      [.change(fourth, fourth, to: #""metres":778.39"#)],
      how: " by 2 cm"
    ),
    .init(
      .snappedNearTheFix,
      [.change(#""lon":0.002"#, #""lon":0.002"#, to: #""lon":0.0024588"#)],
      how: " by 2 cm"
    ),
  ]

  private static let fourth = #""metres":667.17"#

  private static let near: [Breach] = [
    .init(.placeKeepsPace, [.change(fourth, fourth, to: #""metres":511.7"#)], how: " by a step"),
    .init(.remainingNeverGrows, [.change(fourth, fourth, to: #""metres":778.37"#)], how: " at all"),
    .init(
      .snappedNearTheFix,
      [.change(#""lon":0.002"#, #""lon":0.002"#, to: #""lon":0.0024585"#)],
      how: " by 1 cm"
    ),
    .init(
      .remainingInRange,
      [.change(#""metres":1000"#, #""metres":1000.76"#, to: #""metres":1111.95"#)]
    ),
    .init(.oneRerouteInFlight, []),
    .init(
      .passedWaypointsStayPassed,
      [
        .change(
          "\(EventKind.rerouteStarted)",
          #""through":[\#(pier)]"#,
          to: #""through":[\#(pier),\#(pier)]"#
        )
      ],
      how: ": asked for twice, passed never"
    ),
    .init(
      .silentOffRoute,
      [.add(after: #""from":"offRoute""#, [words(5500)])]
    ),
  ]

  /// An arrival 222 m before the end.
  private static let early: [Edit] = [
    .drop("\(EventKind.didArrive)"), .drop(#""isActive":false"#),
    .add(after: #""metres":222"#, [told(8000, .didArrive, arrival(0))]),
  ]

  private static func request(_ number: Int) -> String {
    #""requestID":\#(number),"origin":{"lat":0,"lon":0.005},"through":[\#(pier)]"#
  }

  private static func words(_ time: Int) -> String {
    told(
      time,
      .didAnnounce,
      #""text":"Turn left","utteranceKey":"1/0/0/1","kind":"maneuver","channel":"builtIn","distanceToManeuver":50"#
    )
  }

  /// All trials, in the order of their topics.
  static let all: [GateTrial] =
    exits + several + known + verdicts + keeping + following + stops + sizes + recordings
    + alignments
    + expectations + laws + claims + ensembles + drawn
}
