public import Geodesy

extension Event {
  /// What a navigator tells.
  public enum Navigator {}
}

extension Event.Navigator {
  /// The position: with every fix, guidance or not.
  public struct DidUpdateLocation: EventPayload {
    public static var kind: EventKind { .didUpdateLocation }
    public static var text: StaticString { "The position: with every fix, guidance or not." }
    public var coordinate = Coordinate(latitude: 0, longitude: 0)
    public var course: Double?, speed: Double?, horizontalAccuracy: Double?
    public var isSnapped = false, isReckoned = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The position, on the road where one was found.")
      try m.number("course", &course, .course, "Where it heads, clockwise from north.")
      try m.number("speed", &speed, .speed, "How fast it goes.")
      try m.number(
        "horizontalAccuracy",
        &horizontalAccuracy,
        .metres,
        "The radius in which it lies."
      )
      try m.flag("isSnapped", &isSnapped, "Whether it was moved onto a road or the route.")
      try m.mark("isReckoned", &isReckoned, "Whether it was carried on without a fix.")
    }
  }

  /// The fixes became better, worse, or stayed away.
  public struct DidChangeGPSQuality: EventPayload {
    public static var kind: EventKind { .didChangeGPSQuality }
    public static var text: StaticString { "The fixes became better, worse, or stayed away." }
    public var from = Recorded.GPSQuality.good, to = Recorded.GPSQuality.good

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("from", &from, "What it was.")
      try m.value("to", &to, "What it is.")
    }
  }

  /// The route was left or met.
  public struct DidChangeOnRouteState: EventPayload {
    public static var kind: EventKind { .didChangeOnRouteState }
    public static var text: StaticString { "The route was left or met." }
    public var from = Recorded.OnRouteState.onRoute, to = Recorded.OnRouteState.onRoute
    public var deviation: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("from", &from, "What it was.")
      try m.value("to", &to, "What it is.")
      try m.number("deviation", &deviation, .metres, "How far the vehicle is from the route.")
    }
  }

  /// The vehicle came onto another step of the route.
  public struct DidAdvanceStep: EventPayload {
    public static var kind: EventKind { .didAdvanceStep }
    public static var text: StaticString { "The vehicle came onto another step of the route." }
    public var leg = 0, from = 0, to = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("leg", &leg, .count, "Which leg of the route, from 0.")
      try m.integer("from", &from, .count, "The step before.")
      try m.integer(
        "to",
        &to,
        .count,
        "The step now; more than one further where steps were jumped."
      )
    }
  }

  /// A waypoint that is no stop was passed.
  public struct DidPassWaypoint: EventPayload {
    public static var kind: EventKind { .didPassWaypoint }
    public static var text: StaticString { "A waypoint that is no stop was passed." }
    public var index = 0
    public var kind = Recorded.WaypointKind.via

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("index", &index, .count, "Which waypoint of the journey, from 0.")
      try m.value("kind", &kind, "What kind of waypoint it is.")
    }
  }

  /// The vehicle is off its way, and the app is asked what to do.
  public struct ShouldCorrectDeviation: EventPayload {
    public static var kind: EventKind { .shouldCorrectDeviation }
    public static var text: StaticString {
      "The vehicle is off its way, and the app is asked what to do."
    }
    public var kind = Recorded.DeviationKind.offStep
    public var deviation = 0.0
    public var remainingWaypoints: [Recorded.Waypoint] = []
    public var answer = Recorded.DeviationAnswer.doNothing

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("kind", &kind, "What was left.")
      try m.number("deviation", &deviation, .metres, "How far the vehicle is from it.")
      try m.list("remainingWaypoints", &remainingWaypoints, "What is still to be reached.")
      try m.value("answer", &answer, "What the app answers.")
    }
  }

  /// A new route is asked for.
  public struct RerouteStarted: EventPayload {
    public static var kind: EventKind { .rerouteStarted }
    public static var text: StaticString { "A new route is asked for." }
    public var requestID = 0
    public var origin = Recorded.Origin()
    public var through: [Recorded.Waypoint] = []

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.value("origin", &origin, "From where.")
      try m.list("through", &through, "What it leads to.")
    }
  }

  /// What came of a request for a new route; one for each that started.
  public struct RerouteEnded: EventPayload {
    public static var kind: EventKind { .rerouteEnded }
    public static var text: StaticString {
      "What came of a request for a new route; one for each that started."
    }
    public var requestID = 0
    public var outcome = Recorded.RerouteOutcome.adopted
    public var status: Recorded.RouteStatus?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.value("outcome", &outcome, "What came of it.")
      try m.value("status", &status, "Why it failed.")
    }
  }

  /// The answer to a reroute was read.
  public struct DidLoadAlternateRoutes: EventPayload {
    public static var kind: EventKind { .didLoadAlternateRoutes }
    public static var text: StaticString { "The answer to a reroute was read." }
    public var routes: [Recorded.Route] = []
    public var adopted: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.list("routes", &routes, "The routes, the best first.")
      try m.integer("adopted", &adopted, .any, "The id of the one that is driven from now on.")
    }
  }

  /// A route was installed, changed or cleared.
  public struct DidChangeRoute: EventPayload {
    public static var kind: EventKind { .didChangeRoute }
    public static var text: StaticString { "A route was installed, changed or cleared." }
    public var reason = Recorded.RouteChangeReason.destinationsSet
    public var cleared = false
    public var legCount = 0
    public var distance = 0.0, duration = 0.0
    public var polyline: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("reason", &reason, "Why.")
      try m.flag("cleared", &cleared, "Whether there is none any more.")
      try m.integer("legCount", &legCount, .count, "How many legs the route has; 0 without one.")
      try m.number("distance", &distance, .metres, "Its length; 0 without one.")
      try m.number("duration", &duration, .seconds, "How long it takes; 0 without one.")
      try m.text("polyline", &polyline, "Its line with precision 6.")
    }
  }

  /// The time to the next stop changed by the threshold or more.
  public struct DidUpdateRemainingTime: EventPayload {
    public static var kind: EventKind { .didUpdateRemainingTime }
    public static var text: StaticString {
      "The time to the next stop changed by the threshold or more."
    }
    public var seconds = 0.0
    public var previous: Double?, threshold: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("seconds", &seconds, .seconds, "How long it takes.")
      try m.number("previous", &previous, .seconds, "What was reported last.")
      try m.number("threshold", &threshold, .limit(2), "The change that is worth a report.")
    }
  }

  /// The distance to the next stop changed by the threshold or more.
  public struct DidUpdateRemainingDistance: EventPayload {
    public static var kind: EventKind { .didUpdateRemainingDistance }
    public static var text: StaticString {
      "The distance to the next stop changed by the threshold or more."
    }
    public var metres = 0.0
    public var previous: Double?, threshold: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("metres", &metres, .metres, "How far it is.")
      try m.number("previous", &previous, .metres, "What was reported last.")
      try m.number("threshold", &threshold, .limit(2), "The change that is worth a report.")
    }
  }

  /// One of the two was reported.
  public struct DidUpdateRemainingTimeOrDistance: EventPayload {
    public static var kind: EventKind { .didUpdateRemainingTimeOrDistance }
    public static var text: StaticString { "One of the two was reported." }
    public var time = 0.0, distance = 0.0
    public var triggeredBy: [Recorded.ThresholdTrigger] = []

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("time", &time, .seconds, "How long it takes to the next stop.")
      try m.number("distance", &distance, .metres, "How far it is.")
      try m.list("triggeredBy", &triggeredBy, "Which of them changed.")
    }
  }

  /// A banner is shown.
  public struct DidUpdateInstruction: EventPayload {
    public static var kind: EventKind { .didUpdateInstruction }
    public static var text: StaticString { "A banner is shown." }
    public var stepIndex = 0
    public var text = ""
    public var maneuver: String?
    public var distanceToManeuver = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer(
        "stepIndex",
        &stepIndex,
        .count,
        "The step of the current leg that it belongs to."
      )
      try m.text("text", &text, "What it says.")
      try m.text("maneuver", &maneuver, "The type and modifier, as OSRM names them.")
      try m.number("distanceToManeuver", &distanceToManeuver, .metres, "How far the manoeuvre is.")
    }
  }

  /// Something is spoken.
  public struct DidAnnounce: EventPayload {
    public static var kind: EventKind { .didAnnounce }
    public static var text: StaticString { "Something is spoken." }
    public var text = "", utteranceKey = ""
    public var kind = Recorded.AnnouncementKind.maneuver
    public var channel = Recorded.AudioChannel.builtIn
    public var distanceToManeuver = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("text", &text, "What is said.")
      try m.text(
        "utteranceKey",
        &utteranceKey,
        "What tells one announcement from all others of the run."
      )
      try m.value("kind", &kind, "What it is about.")
      try m.value("channel", &channel, "Where it is heard.")
      try m.number("distanceToManeuver", &distanceToManeuver, .metres, "How far the manoeuvre is.")
    }
  }

  /// The device vibrates with an announcement.
  public struct DidVibrate: EventPayload {
    public static var kind: EventKind { .didVibrate }
    public static var text: StaticString { "The device vibrates with an announcement." }
    public var utteranceKey = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("utteranceKey", &utteranceKey, "That of the announcement.")
    }
  }

  /// How the speed compares with the limit.
  public struct DidUpdateSpeedAlert: EventPayload {
    public static var kind: EventKind { .didUpdateSpeedAlert }
    public static var text: StaticString { "How the speed compares with the limit." }
    public var severity = Recorded.SpeedAlertSeverity.unknown
    public var percentageAboveLimit: Double?, speed: Double?, limit: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("severity", &severity, "How bad it is.")
      try m.number(
        "percentageAboveLimit",
        &percentageAboveLimit,
        .percent,
        "How much faster than the limit."
      )
      try m.number("speed", &speed, .speed, "How fast the vehicle goes.")
      try m.number("limit", &limit, .speed, "The limit.")
    }
  }

  /// The traffic on the way to the next stop changed.
  public struct DidUpdateDelayCategory: EventPayload {
    public static var kind: EventKind { .didUpdateDelayCategory }
    public static var text: StaticString { "The traffic on the way to the next stop changed." }
    public var category = Recorded.DelayCategory.noData

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("category", &category, "How much it delays.")
    }
  }

  /// A stop was reached.
  public struct DidArrive: EventPayload {
    public static var kind: EventKind { .didArrive }
    public static var text: StaticString { "A stop was reached." }
    public var waypoint = Recorded.Waypoint()
    public var index = 0
    public var isFinalDestination = false
    public var remainingCount = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("waypoint", &waypoint, "The stop.")
      try m.integer("index", &index, .count, "Which waypoint of the journey, from 0.")
      try m.flag("isFinalDestination", &isFinalDestination, "Whether it is the last one.")
      try m.integer("remainingCount", &remainingCount, .count, "How many remain.")
    }
  }

  /// Guidance went on or off.
  public struct GuidanceChanged: EventPayload {
    public static var kind: EventKind { .guidanceChanged }
    public static var text: StaticString { "Guidance went on or off." }
    public var isActive = false
    public var cause = Recorded.GuidanceCause.requested

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("isActive", &isActive, "Whether it is on.")
      try m.value("cause", &cause, "Why.")
    }
  }

  /// What came of a request for a route; one for each.
  public struct RouteStatusTold: EventPayload {
    public static var kind: EventKind { .routeStatus }
    public static var text: StaticString { "What came of a request for a route; one for each." }
    public var requestID = 0
    public var status = Recorded.RouteStatus.ok

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.value("status", &status, "What came of it.")
    }
  }

  /// The app asked for the navigator and may not have it.
  public struct AccessError: EventPayload {
    public static var kind: EventKind { .accessError }
    public static var text: StaticString { "The app asked for the navigator and may not have it." }
    public var error = Recorded.AccessRefusal.apiKeyMissing

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "Why not.")
    }
  }

  /// What a navigator tells of its own, outside of the catalogue.
  public struct Other: EventPayload {
    public static var kind: EventKind { .other }
    public static var text: StaticString { "What a navigator tells of its own; any members." }
    public static var source: EventSource { .navigator }

    public init() {}
  }
}
