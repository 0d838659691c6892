import Regression
import ScenarioLanguage

extension GateTrial {
  /// Each law that another navigator can break, broken; some also from their other side.
  static let laws: [GateTrial] =
    breaches.map { breach in
      GateTrial(
        topic: .law,
        name: "\(breach.law.rawValue), broken",
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
    + near.map { breach in
      GateTrial(
        topic: .law,
        name: "\(breach.law.rawValue), not quite",
        expectations: anything,
        story: breach.story,
        golden: nil,
        arguments: ["--update", "missing"],
        code: .success,
        hushes: ["broken"]
      )
    }

  /// The laws that are not tried, since only the SDK's own navigator, or time itself, could break them.
  static let untriedLaws: Set<Law> = Set(
    Law.allCases.filter { law in law != .unscriptedRequest && !breaches.contains { $0.law == law } }
  )

  private typealias Breach = (law: Law, story: [Edit])

  private static let breaches: [Breach] = [
    (.callbackOrder, [.swap(#""metres":889"#, #""lon":0.002"#)]),
    (.remainingInRange, [.change(#""metres":1000"#, #""metres":1000.7"#, to: #""metres":1112.7"#)]),
    (.remainingNeverGrows, [.change(#""metres":889"#, #""metres":889"#, to: #""metres":1010"#)]),
    (.oneArrival, [.add(after: "didArrive", [told(10_000, "didArrive", arrival(0))])]),
    (.arrivalInReach, early),
    (.arrivalWhereTheVehicleWas, early),
    (.placeKeepsPace, [.change(#""metres":889"#, #""metres":889"#, to: #""metres":389"#)]),
    (.snappedNearTheFix, [.change(#""lon":0.002"#, #""lon":0.002"#, to: #""lon":0.0026"#)]),
    (
      .journeysApart,
      [.change("didArrive", #""lon":0.01,"title":"Pier""#, to: #""lon":0.02,"title":"Post""#)]
    ),
    (
      .oneRerouteInFlight,
      [.add(after: "rerouteStarted", [told(5000, "rerouteStarted", request(3))])]
    ),
    (.rerouteEnds, [.drop("rerouteEnded")]),
    (
      .oneStatus,
      [.add(after: "routeStatus", [told(0, "routeStatus", #""requestID":1,"status":"ok""#)])]
    ),
    (.silentOffRoute, [.add(after: "rerouteStarted", [words(5000)])]),
    (.stateChain, [.change(#""to":"offRoute""#, #""from":"onRoute""#, to: #""from":"undefined""#)]),
    (.stepChain, [.change("didAdvanceStep", #""from":0,"to":1"#, to: #""from":1,"to":2"#)]),
    (.silentWithoutGuidance, [.drop(#""isActive":true"#)]),
    (
      .passedWaypointsStayPassed,
      [
        .add(after: #""lon":0.004"#, [told(4000, "didArrive", arrival(0))])
      ]
    ),
  ]

  private static let near: [Breach] = [
    (
      .remainingInRange,
      [.change(#""metres":1000"#, #""metres":1000.76"#, to: #""metres":1111.95"#)]
    ),
    (.oneRerouteInFlight, []),
    (
      .silentOffRoute,
      [.add(after: #""from":"offRoute""#, [words(5500)])]
    ),
  ]

  /// An arrival 222 m before the end.
  private static let early: [Edit] = [
    .drop("didArrive"), .drop(#""isActive":false"#),
    .add(after: #""metres":222"#, [told(8000, "didArrive", arrival(0))]),
  ]

  private static func request(_ number: Int) -> String {
    #""requestID":\#(number),"origin":{"lat":0,"lon":0.005},"through":[\#(pier)]"#
  }

  private static func words(_ time: Int) -> String {
    told(
      time,
      "didAnnounce",
      #""text":"Turn left","utteranceKey":"1/0/0/1","kind":"maneuver","channel":"builtIn","distanceToManeuver":50"#
    )
  }

  /// All trials, in the order of their topics.
  static let all: [GateTrial] = exits + known + verdicts + expectations + laws
}
