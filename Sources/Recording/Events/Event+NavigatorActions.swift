public import Geodesy

extension Event {
  /// What the scenario does: calls of the SDK and of the world around it.
  public enum Action {}
}

extension Event.Action {
  /// New destinations.
  public struct SetDestinations: EventPayload {
    public static var kind: EventKind { .setDestinations }
    public static var text: StaticString { "New destinations." }
    public var waypoints: [Recorded.Waypoint]?
    public var options: Recorded.Options?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.list("waypoints", &waypoints, "The stops, in order.")
      try m.value("options", &options, "The options that differ from the defaults.")
    }
  }

  /// On to the next stop.
  public struct ContinueToNextDestination: EventPayload {
    public static var kind: EventKind { .continueToNextDestination }
    public static var text: StaticString { "On to the next stop." }
    public init() {}
  }

  /// No destinations any more.
  public struct ClearDestinations: EventPayload {
    public static var kind: EventKind { .clearDestinations }
    public static var text: StaticString { "No destinations any more." }
    public init() {}
  }

  /// Guidance on.
  public struct StartGuidance: EventPayload {
    public static var kind: EventKind { .startGuidance }
    public static var text: StaticString { "Guidance on." }
    public init() {}
  }

  /// Guidance off.
  public struct StopGuidance: EventPayload {
    public static var kind: EventKind { .stopGuidance }
    public static var text: StaticString { "Guidance off." }
    public init() {}
  }

  /// Other thresholds of the reports.
  public struct SetThreshold: EventPayload {
    public static var kind: EventKind { .setThreshold }
    public static var text: StaticString { "Other thresholds of the reports." }
    public var time: Double?, distance: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct Probe: EventPayload {
    public static var kind: EventKind { .probe }
    public static var text: StaticString { "A question to the SDK; the answer follows." }
    public var what = Recorded.Question.navigatorState
    public var map: String?, session: String?, overlay: String?
    public var coordinate: Coordinate?
    public var heading: Double?, pitch: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct SetAudioGuidance: EventPayload {
    public static var kind: EventKind { .setAudioGuidance }
    public static var text: StaticString { "Other audio settings." }
    public var voice: Recorded.Voice?
    public var vibration: Bool?, bluetooth: Bool?, bluetoothAvailable: Bool?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("voice", &voice, "What is spoken.")
      try m.flag("vibration", &vibration, "Whether the device vibrates.")
      try m.flag("bluetooth", &bluetooth, "Whether Bluetooth is wanted.")
      try m.flag("bluetoothAvailable", &bluetoothAvailable, "Whether a device is connected.")
    }
  }

  /// Other options of the speed alert.
  public struct SetSpeedAlertOptions: EventPayload {
    public static var kind: EventKind { .setSpeedAlertOptions }
    public static var text: StaticString { "Other options of the speed alert." }
    public var enabled = false
    public var minor: Double?, major: Double?, upgradeDuration: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct SetFasterRoute: EventPayload {
    public static var kind: EventKind { .setFasterRoute }
    public static var text: StaticString { "Other rules for a faster route." }
    public var minutes: Double?, percent: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("minutes", &minutes, .limit(2), "How many minutes it must save.")
      try m.number("percent", &percent, .limit(1), "How much of the time it must save.")
    }
  }

  /// What the app answers from now on.
  public struct DelegateAnswers: EventPayload {
    public static var kind: EventKind { .delegateAnswers }
    public static var text: StaticString { "What the app answers from now on." }
    public var deviation = Recorded.DeviationAnswer.doNothing
    public var waypoints: [Recorded.Waypoint]?
    public var alternate: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct TrafficDelay: EventPayload {
    public static var kind: EventKind { .trafficDelay }
    public static var text: StaticString { "A delay on the route." }
    public var seconds = 0.0
    public var from: Recorded.Place?, to: Recorded.Place?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("seconds", &seconds, .limit(2), "How long; negative for a gain.")
      try m.value("from", &from, "Where it begins.")
      try m.value("to", &to, "Where it ends.")
    }
  }

  /// No delays any more.
  public struct ClearTraffic: EventPayload {
    public static var kind: EventKind { .clearTraffic }
    public static var text: StaticString { "No delays any more." }
    public init() {}
  }

  /// A simulation along the route.
  public struct SimulateAlongExistingRoute: EventPayload {
    public static var kind: EventKind { .simulateAlongExistingRoute }
    public static var text: StaticString { "A simulation along the route." }
    public init() {}
  }

  /// A simulation along a route of its own.
  public struct SimulateAlongNewRoute: EventPayload {
    public static var kind: EventKind { .simulateAlongNewRoute }
    public static var text: StaticString { "A simulation along a route of its own." }
    public var waypoints: [Recorded.Waypoint] = []
    public var options: Recorded.Options?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.list("waypoints", &waypoints, "The stops, in order.")
      try m.value("options", &options, "The options that differ from the defaults.")
    }
  }

  /// A simulated place.
  public struct SimulateLocation: EventPayload {
    public static var kind: EventKind { .simulateLocation }
    public static var text: StaticString { "A simulated place." }
    public var coordinate: Coordinate?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
    }
  }

  /// No simulation any more.
  public struct StopSimulation: EventPayload {
    public static var kind: EventKind { .stopSimulation }
    public static var text: StaticString { "No simulation any more." }
    public init() {}
  }

  /// The simulated vehicle is held, or goes on.
  public struct PauseSimulation: EventPayload {
    public static var kind: EventKind { .pauseSimulation }
    public static var text: StaticString { "The simulated vehicle is held, or goes on." }
    public var paused = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("paused", &paused, "Whether it is held.")
    }
  }

  /// Other settings of the simulator.
  public struct SetSimulator: EventPayload {
    public static var kind: EventKind { .setSimulator }
    public static var text: StaticString { "Other settings of the simulator." }
    public var speedMultiplier: Double?, jitter: Double?, bias: Double?, spacing: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct Start: EventPayload {
    public static var kind: EventKind { .start }
    public static var text: StaticString { "The context starts." }
    public init() {}
  }

  /// The context gets its key.
  public struct ProvideAPIKey: EventPayload {
    public static var kind: EventKind { .provideAPIKey }
    public static var text: StaticString { "The context gets its key." }
    public var authorized = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("authorized", &authorized, "Whether the key permits navigation.")
    }
  }

  /// The terms are to be shown.
  public struct ShowTerms: EventPayload {
    public static var kind: EventKind { .showTerms }
    public static var text: StaticString { "The terms are to be shown." }
    public init() {}
  }

  /// The terms are to be shown unless they are accepted.
  public struct ShowTermsIfNeeded: EventPayload {
    public static var kind: EventKind { .showTermsIfNeeded }
    public static var text: StaticString { "The terms are to be shown unless they are accepted." }
    public init() {}
  }

  /// The user answers the terms.
  public struct AnswerTerms: EventPayload {
    public static var kind: EventKind { .answerTerms }
    public static var text: StaticString { "The user answers the terms." }
    public var accepted = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("accepted", &accepted, "Whether they are accepted.")
    }
  }

  /// The terms are accepted no more.
  public struct ResetTerms: EventPayload {
    public static var kind: EventKind { .resetTerms }
    public static var text: StaticString { "The terms are accepted no more." }
    public init() {}
  }

  /// The app asks for the navigator.
  public struct AccessNavigator: EventPayload {
    public static var kind: EventKind { .accessNavigator }
    public static var text: StaticString { "The app asks for the navigator." }
    public init() {}
  }

  /// The device's positions are switched.
  public struct LocationEnabled: EventPayload {
    public static var kind: EventKind { .locationEnabled }
    public static var text: StaticString { "The device's positions are switched." }
    public var enabled = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("enabled", &enabled, "Whether they are on.")
    }
  }
}
