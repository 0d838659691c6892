import Reporting
import Navigation
import ScenarioLanguage
import Simulation
import Testing

@testable import navsim

@Suite("The timeline")
struct TimelineRendererTests {
  private func render(
    _ lines: [String],
    detail: TimelineRenderer.Detail = .story,
    notes: DecisionNotes? = nil
  ) -> String {
    var renderer = TimelineRenderer(style: .plain, detail: detail, notes: notes)
    return renderer.render(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  private func record(
    _ seq: Int,
    _ t: Int64,
    _ source: String,
    _ event: String,
    _ rest: String = ""
  )
    -> String
  {
    #"{"seq":\#(seq),"t":\#(t),"source":"\#(source)","event":"\#(event)"\#(rest)}"#
  }

  @Test(
    "Each record reads as a person would tell it",
    arguments: [
      (
        "action", "setDestinations",
        #","waypoints":[{"lat":47.1,"lon":9.5,"title":"Post"},{"lat":47.25,"lon":9.5}]"#,
        "action     set destinations: Post, 47.25000,9.50000"
      ),
      (
        "action", "setDestinations", #","waypoints":[{"job":"J1"},{"found":"pickup"}]"#,
        "action     set destinations: job J1, pickup"
      ),
      ("action", "startGuidance", "", "action     start guidance"),
      ("action", "provideAPIKey", "", "action     provide API key"),
      ("action", "setUI", "", "action     set UI"),
      ("action", "locationEnabled", #","enabled":false"#, "action     location off"),
      ("action", "setThreshold", #","time":5"#, "action     set threshold: time 5"),
      (
        "action", "fleetSend", #","send":"jobStarted","jobID":"J1","etaThreshold":5"#,
        "action     fleet send: job started of J1, etaThreshold 5"
      ),
      (
        "fleet", "fleet.didReceiveMessage",
        #","kind":"job","jobID":"J1","dispatcherID":"D","assetID":"A","message":"Parcel","#
          + #""creationTime":0,"content":{}"#,
        "fleet      job J1: \"Parcel\""
      ),
      (
        "fleet", "fleet.send", #","kind":"jobStarted","jobID":"J1","accepted":false"#,
        "fleet      job started of J1 is refused"
      ),
      (
        "fleet", "fleet.didAcknowledge",
        #","kind":"jobFinished","jobID":"J1","content":{},"#
          + #""error":{"type":"server","responseCode":503}"#,
        "fleet      job finished of J1: the server answered 503"
      ),
      (
        "fleet", "fleet.pollFailed",
        #","error":{"type":"connection","responseCode":0,"#
          + #""issues":[{"code":"timeout","message":"no answer came"}]}"#,
        "fleet      no messages: no answer (timeout)"
      ),
      (
        "fleet", "fleet.messageDropped", #","reason":"wrongType","member":"job_id""#,
        "fleet      a message dropped: wrong type (job_id)"
      ),
      ("fleet", "fleet.jobState", #","jobID":"J1","state":"replaced""#, "job        J1 replaced"),
      (
        "fleet", "fleet.etaUpdate",
        #","jobID":"J1","remainingSeconds":1041,"etaAbsolute":9,"position":{"lat":47,"lon":9},"#
          + #""changePercent":5.1,"threshold":5"#,
        "eta        J1 in 17:21, +5.1 %"
      ),
      (
        "fleet", "fleet.serviceState", #","running":false,"result":false,"call":"forcePoll""#,
        "fleet      force poll refused"
      ),
      (
        "navigator", "navigator.didChangeRoute",
        #","reason":"destinationsSet","cleared":false,"legCount":2,"distance":3217,"duration":304"#,
        "route      3.2 km, 5:04, 2 legs"
      ),
      (
        "navigator", "navigator.didChangeRoute",
        #","reason":"reroute","cleared":false,"legCount":1,"distance":3900,"duration":362"#,
        "reroute    3.9 km, 6:02"
      ),
      (
        "navigator", "navigator.didChangeRoute",
        #","reason":"cleared","cleared":true,"legCount":0,"distance":0,"duration":0"#,
        "route      cleared"
      ),
      (
        "navigator", "navigator.didChangeOnRouteState",
        #","from":"onRoute","to":"offRoute","deviation":51.63"#,
        "off route  51.6 m from the route"
      ),
      (
        "navigator", "navigator.didChangeOnRouteState",
        #","from":"offRoute","to":"onRoute","deviation":3"#,
        "on route   3.0 m from the route"
      ),
      (
        "navigator", "navigator.guidanceChanged", #","isActive":true,"cause":"requested""#,
        "guidance   on"
      ),
      (
        "navigator", "navigator.guidanceChanged", #","isActive":false,"cause":"arrival""#,
        "guidance   off (arrival)"
      ),
      (
        "navigator", "navigator.didAnnounce",
        #","text":"Turn left onto Mill Lane","utteranceKey":"0.0","kind":"maneuver","#
          + #""channel":"builtIn","distanceToManeuver":90"#,
        #"instruct   "Turn left onto Mill Lane""#
      ),
      (
        "navigator", "navigator.didArrive",
        #","waypoint":{"title":"Post"},"index":0,"isFinalDestination":true,"remainingCount":0"#,
        "arrived    Post, final"
      ),
      (
        "navigator", "navigator.rerouteEnded", #","requestID":1,"outcome":"backOnRoute""#,
        "reroute    not needed: back on the route"
      ),
      (
        "navigator", "navigator.rerouteEnded",
        #","requestID":1,"outcome":"failed","status":"networkError""#,
        "reroute    failed: network error"
      ),
      (
        "navigator", "navigator.routeStatus", #","requestID":0,"status":"noRouteFound""#,
        "status     no route: no route found"
      ),
      (
        "provider", "provider.transportError", #","requestID":0,"error":"timeout""#,
        "provider   no answer: timeout"
      ),
    ]
  )
  func sentence(source: String, event: String, rest: String, text: String) {
    #expect(render([record(0, 47_800, source, event, rest)]) == "   0:47.8  \(text)\n")
  }

  @Test("Fixes and reports are counted, not told")
  func frequentEvents() {
    let lines = [
      record(0, 0, "navigator", "navigator.didUpdateLocation"),
      record(1, 0, "navigator", "navigator.didUpdateRemainingTime"),
      record(2, 0, "navigator", "navigator.didUpdateRemainingDistance"),
      record(3, 0, "navigator", "navigator.didUpdateRemainingTimeOrDistance"),
      record(4, 0, "navigator", "navigator.didChangeRoute", #","reason":"reroute""#),
      record(5, 9, "navigator", "navigator.didArrive", #","index":0"#),
    ]
    var renderer = TimelineRenderer(style: .plain)
    _ = renderer.render(Array(lines.joined(separator: "\n").utf8))
    #expect(
      renderer.counts.summary
        == "1 reroute · 1 arrival · 1 time and 1 distance reports · 1 location"
    )
    #expect(renderer.counts.records == 6)
  }

  @Test("The story leaves out what everything shows")
  func everything() {
    let line = record(
      0,
      1000,
      "navigator",
      "navigator.didAdvanceStep",
      #","leg":0,"from":1,"to":2"#
    )
    #expect(render([line]).isEmpty)
    #expect(
      render([line], detail: .everything)
        == "   0:01.0  ·          didAdvanceStep  leg 0  from 1  to 2\n"
    )
  }

  @Test("The ledger adds the limit and the distance from the stop")
  func notes() {
    let ledger = DecisionLedger(keeping: DecisionNotes.isNeeded)
    let time = Instant(nanoseconds: 47_000_000_000)
    for (rule, measured, threshold, unit, time) in [
      (.offRoute, 51.6, 50, .metres, time), (.arrival, 8.1, 25, .metres, time),
      (.arrival, 1.5, 2, .seconds, time.advanced(byNanoseconds: 1_000_000_000)),
    ] as [(Decision.Rule, Double, Double, Decision.Unit, Instant)] {
      let decision = Decision(
        rule: rule,
        measured: measured,
        threshold: threshold,
        unit: unit,
        fired: true,
        margin: (measured - threshold).magnitude
      )
      ledger.navigatorDecided(decision, at: time)
    }
    let notes = DecisionNotes(ledger)
    let off = record(
      0,
      47_000,
      "navigator",
      "navigator.didChangeOnRouteState",
      #","from":"onRoute","to":"offRoute","deviation":51.6"#
    )
    let arrived = record(
      1,
      47_000,
      "navigator",
      "navigator.didArrive",
      #","waypoint":{"title":"Post"},"index":0,"isFinalDestination":false,"remainingCount":1"#
    )
    #expect(
      render([off, arrived], notes: notes)
        == "   0:47.0  off route  51.6 m from the route (limit 50.0 m)\n"
        + "   0:47.0  arrived    Post, 8.1 m from the stop\n"
    )
    // Who brakes has arrived by time.
    let later = arrived.replacing("47000", with: "48000")
    #expect(
      render([later], notes: notes) == "   0:48.0  arrived    Post, 1.5 s from the stop\n"
    )
  }

  @Test("That a drive is on its new route goes without saying")
  func onNewRoute() {
    let route = record(
      0,
      900,
      "navigator",
      "navigator.didChangeRoute",
      #","reason":"reroute","cleared":false,"legCount":1,"distance":10,"duration":2"#
    )
    let on = record(
      1,
      900,
      "navigator",
      "navigator.didChangeOnRouteState",
      #","from":"undefined","to":"onRoute","deviation":0"#
    )
    #expect(render([route, on]) == "   0:00.9  reroute    10.0 m, 0:02\n")
  }

  @Test(
    "A record of another version stands as it is, unless it only says more",
    arguments: [
      (
        #","from":"good","to":"splendid""#, "·          didChangeGPSQuality  from good  to splendid"
      ),
      (#","from":"good""#, "·          didChangeGPSQuality  from good"),
      (#","from":"good","to":"lost","satellites":2"#, "gps        lost"),
    ]
  )
  func otherVersion(rest: String, text: String) {
    let line = record(0, 900, "navigator", "navigator.didChangeGPSQuality", rest)
    #expect(render([line]) == "   0:00.9  \(text)\n")
  }

  @Test("A header, half a line and foreign text are passed over")
  func otherLines() {
    #expect(render([#"{"navsim":1,"scenario":"x"}"#, "", #"{"seq":1,"t":"#, "hello"]).isEmpty)
  }

  @Test("Every prefix of a recording renders without a crash")
  func prefixes() {
    let text =
      record(0, 47_800, "action", "setDestinations", #","waypoints":[{"title":"Ä"}]"#) + "\n"
      + record(1, 48_000, "navigator", "navigator.didArrive", #","waypoint":{"title":"Ä"}"#) + "\n"
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      var renderer = TimelineRenderer(style: .plain)
      let shown = renderer.render(Array(bytes.prefix(length)))
      #expect(shown.split(separator: "\n").count <= 2)
    }
  }
}
