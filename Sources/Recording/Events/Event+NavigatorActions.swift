package import Geodesy

extension Event {
  /// What the scenario does: calls of the SDK and of the world around it.
  package enum Action {}
}

extension Event.Action {
  /// New destinations.
  package struct SetDestinations: EventPayload {
    package static var kind: EventKind { .setDestinations }
    package static var text: StaticString { "New destinations." }
    package var waypoints: [Recorded.Waypoint]?
    package var options: Recorded.Options?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.list("waypoints", &waypoints, "The stops, in order.")
      try m.value("options", &options, "The options that differ from the defaults.")
    }
  }

  /// On to the next stop.
  package struct ContinueToNextDestination: EventPayload {
    package static var kind: EventKind { .continueToNextDestination }
    package static var text: StaticString { "On to the next stop." }
    package init() {}
  }

  /// No destinations any more.
  package struct ClearDestinations: EventPayload {
    package static var kind: EventKind { .clearDestinations }
    package static var text: StaticString { "No destinations any more." }
    package init() {}
  }

  /// Guidance on.
  package struct StartGuidance: EventPayload {
    package static var kind: EventKind { .startGuidance }
    package static var text: StaticString { "Guidance on." }
    package init() {}
  }

  /// Guidance off.
  package struct StopGuidance: EventPayload {
    package static var kind: EventKind { .stopGuidance }
    package static var text: StaticString { "Guidance off." }
    package init() {}
  }

  /// Other thresholds of the reports.
  package struct SetThreshold: EventPayload {
    package static var kind: EventKind { .setThreshold }
    package static var text: StaticString { "Other thresholds of the reports." }
    package var time: Double?, distance: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number(
        "time",
        &time,
        .limit(3),
        "The change of the time that is worth a report, in seconds."
      )
      try m.number(
        "distance",
        &distance,
        .limit(3),
        "The change of the distance that is worth a report, in metres."
      )
    }
  }

  /// A question to the SDK; the answer follows.
  package struct Probe: EventPayload {
    package static var kind: EventKind { .probe }
    package static var text: StaticString { "A question to the SDK; the answer follows." }
    package var what = Recorded.Question.navigatorState
    package var map: String?, session: String?, overlay: String?
    package var coordinate: Coordinate?
    package var heading: Double?, pitch: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      // Where overlays and indoors are asked about, the map comes first.
      let isMapFirst = what == .overlays || what == .indoor
      if isMapFirst { try m.text("map", &map, "Which map; none is the main one.") }
      try m.value("what", &what, "What is asked.")
      if !isMapFirst { try m.text("map", &map, "Which map; none is the main one.") }
      try m.text("session", &session, "The app's name of a session of the routing service.")
      try m.text("overlay", &overlay, "The scenario's name of an overlay.")
      try m.anyPlace(&coordinate, "The place that is asked about.")
      try m.number(
        "heading",
        &heading,
        .angle,
        "The direction that is asked about, clockwise from north."
      )
      try m.number("pitch", &pitch, .angle, "Degrees above the horizon.")
    }
  }

  /// Other audio settings.
  package struct SetAudioGuidance: EventPayload {
    package static var kind: EventKind { .setAudioGuidance }
    package static var text: StaticString { "Other audio settings." }
    package var voice: Recorded.Voice?
    package var vibration: Bool?, bluetooth: Bool?, bluetoothAvailable: Bool?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("voice", &voice, "What is spoken.")
      try m.flag("vibration", &vibration, "Whether the device vibrates.")
      try m.flag("bluetooth", &bluetooth, "Whether Bluetooth is wanted.")
      try m.flag("bluetoothAvailable", &bluetoothAvailable, "Whether a device is connected.")
    }
  }

  /// Other options of the speed alert.
  package struct SetSpeedAlertOptions: EventPayload {
    package static var kind: EventKind { .setSpeedAlertOptions }
    package static var text: StaticString { "Other options of the speed alert." }
    package var enabled = false
    package var minor: Double?, major: Double?, upgradeDuration: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("enabled", &enabled, "Whether there are any.")
      try m.number("minor", &minor, .fraction, "The share above the limit that is minor.")
      try m.number("major", &major, .fraction, "The share above the limit that is major.")
      try m.number(
        "upgradeDuration",
        &upgradeDuration,
        .seconds,
        "How long it lasts before it is told."
      )
    }
  }

  /// Other rules for a faster route.
  package struct SetFasterRoute: EventPayload {
    package static var kind: EventKind { .setFasterRoute }
    package static var text: StaticString { "Other rules for a faster route." }
    package var minutes: Double?, percent: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("minutes", &minutes, .limit(2), "How many minutes it must save.")
      try m.number("percent", &percent, .limit(1), "How much of the time it must save.")
    }
  }

  /// What the app answers from now on.
  package struct DelegateAnswers: EventPayload {
    package static var kind: EventKind { .delegateAnswers }
    package static var text: StaticString { "What the app answers from now on." }
    package var deviation = Recorded.DeviationAnswer.doNothing
    package var waypoints: [Recorded.Waypoint]?
    package var alternate: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("deviation", &deviation, "To a deviation.")
      try m.list("waypoints", &waypoints, "Through what the new routes lead.")
      try m.integer(
        "alternate",
        &alternate,
        .any,
        "Which route it takes, from 0; negative for none."
      )
    }
  }

  /// A delay on the route.
  package struct TrafficDelay: EventPayload {
    package static var kind: EventKind { .trafficDelay }
    package static var text: StaticString { "A delay on the route." }
    package var seconds = 0.0
    package var from: Recorded.Place?, to: Recorded.Place?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("seconds", &seconds, .limit(2), "How long; negative for a gain.")
      try m.value("from", &from, "Where it begins.")
      try m.value("to", &to, "Where it ends.")
    }
  }

  /// No delays any more.
  package struct ClearTraffic: EventPayload {
    package static var kind: EventKind { .clearTraffic }
    package static var text: StaticString { "No delays any more." }
    package init() {}
  }

  /// A simulation along the route.
  package struct SimulateAlongExistingRoute: EventPayload {
    package static var kind: EventKind { .simulateAlongExistingRoute }
    package static var text: StaticString { "A simulation along the route." }
    package init() {}
  }

  /// A simulation along a route of its own.
  package struct SimulateAlongNewRoute: EventPayload {
    package static var kind: EventKind { .simulateAlongNewRoute }
    package static var text: StaticString { "A simulation along a route of its own." }
    package var waypoints: [Recorded.Waypoint] = []
    package var options: Recorded.Options?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.list("waypoints", &waypoints, "The stops, in order.")
      try m.value("options", &options, "The options that differ from the defaults.")
    }
  }

  /// A simulated place.
  package struct SimulateLocation: EventPayload {
    package static var kind: EventKind { .simulateLocation }
    package static var text: StaticString { "A simulated place." }
    package var coordinate: Coordinate?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
    }
  }

  /// No simulation any more.
  package struct StopSimulation: EventPayload {
    package static var kind: EventKind { .stopSimulation }
    package static var text: StaticString { "No simulation any more." }
    package init() {}
  }

  /// The simulated vehicle is held, or goes on.
  package struct PauseSimulation: EventPayload {
    package static var kind: EventKind { .pauseSimulation }
    package static var text: StaticString { "The simulated vehicle is held, or goes on." }
    package var paused = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("paused", &paused, "Whether it is held.")
    }
  }

  /// Other settings of the simulator.
  package struct SetSimulator: EventPayload {
    package static var kind: EventKind { .setSimulator }
    package static var text: StaticString { "Other settings of the simulator." }
    package var speedMultiplier: Double?, jitter: Double?, bias: Double?, spacing: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number(
        "speedMultiplier",
        &speedMultiplier,
        .limit(3),
        "How many times faster than expected."
      )
      try m.number("jitter", &jitter, .limit(2), "How much positions scatter, in metres.")
      try m.number("bias", &bias, .limit(2), "How far to the right they are, in metres.")
      try m.number("spacing", &spacing, .limit(2), "How far apart they are at most, in metres.")
    }
  }

  /// The context starts.
  package struct Start: EventPayload {
    package static var kind: EventKind { .start }
    package static var text: StaticString { "The context starts." }
    package init() {}
  }

  /// The context gets its key.
  package struct ProvideAPIKey: EventPayload {
    package static var kind: EventKind { .provideAPIKey }
    package static var text: StaticString { "The context gets its key." }
    package var authorized = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("authorized", &authorized, "Whether the key permits navigation.")
    }
  }

  /// The terms are to be shown.
  package struct ShowTerms: EventPayload {
    package static var kind: EventKind { .showTerms }
    package static var text: StaticString { "The terms are to be shown." }
    package init() {}
  }

  /// The terms are to be shown unless they are accepted.
  package struct ShowTermsIfNeeded: EventPayload {
    package static var kind: EventKind { .showTermsIfNeeded }
    package static var text: StaticString { "The terms are to be shown unless they are accepted." }
    package init() {}
  }

  /// The user answers the terms.
  package struct AnswerTerms: EventPayload {
    package static var kind: EventKind { .answerTerms }
    package static var text: StaticString { "The user answers the terms." }
    package var accepted = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("accepted", &accepted, "Whether they are accepted.")
    }
  }

  /// The terms are accepted no more.
  package struct ResetTerms: EventPayload {
    package static var kind: EventKind { .resetTerms }
    package static var text: StaticString { "The terms are accepted no more." }
    package init() {}
  }

  /// The app asks for the navigator.
  package struct AccessNavigator: EventPayload {
    package static var kind: EventKind { .accessNavigator }
    package static var text: StaticString { "The app asks for the navigator." }
    package init() {}
  }

  /// The device's positions are switched.
  package struct LocationEnabled: EventPayload {
    package static var kind: EventKind { .locationEnabled }
    package static var text: StaticString { "The device's positions are switched." }
    package var enabled = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("enabled", &enabled, "Whether they are on.")
    }
  }
}
