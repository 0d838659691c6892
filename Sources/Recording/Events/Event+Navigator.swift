package import Geodesy

extension Event {
  /// What a navigator tells.
  package enum Navigator {}
}

extension Event.Navigator {
  /// The position: with every fix, guidance or not.
  package struct DidUpdateLocation: EventPayload {
    package static var kind: EventKind { .didUpdateLocation }
    package static var text: StaticString { "The position: with every fix, guidance or not." }
    package var coordinate = Coordinate(latitude: 0, longitude: 0)
    package var course: Double?, speed: Double?, horizontalAccuracy: Double?
    package var isSnapped = false, isReckoned = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct DidChangeGPSQuality: EventPayload {
    package static var kind: EventKind { .didChangeGPSQuality }
    package static var text: StaticString { "The fixes became better, worse, or stayed away." }
    package var from = Recorded.GPSQuality.good, to = Recorded.GPSQuality.good

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("from", &from, "What it was.")
      try m.value("to", &to, "What it is.")
    }
  }

  /// The route was left or met.
  package struct DidChangeOnRouteState: EventPayload {
    package static var kind: EventKind { .didChangeOnRouteState }
    package static var text: StaticString { "The route was left or met." }
    package var from = Recorded.OnRouteState.onRoute, to = Recorded.OnRouteState.onRoute
    package var deviation: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("from", &from, "What it was.")
      try m.value("to", &to, "What it is.")
      try m.number("deviation", &deviation, .metres, "How far the vehicle is from the route.")
    }
  }

  /// The vehicle came onto another step of the route.
  package struct DidAdvanceStep: EventPayload {
    package static var kind: EventKind { .didAdvanceStep }
    package static var text: StaticString { "The vehicle came onto another step of the route." }
    package var leg = 0, from = 0, to = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct DidPassWaypoint: EventPayload {
    package static var kind: EventKind { .didPassWaypoint }
    package static var text: StaticString { "A waypoint that is no stop was passed." }
    package var index = 0
    package var kind = Recorded.WaypointKind.via

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("index", &index, .count, "Which waypoint of the journey, from 0.")
      try m.value("kind", &kind, "What kind of waypoint it is.")
    }
  }

  /// The vehicle is off its way, and the app is asked what to do.
  package struct ShouldCorrectDeviation: EventPayload {
    package static var kind: EventKind { .shouldCorrectDeviation }
    package static var text: StaticString {
      "The vehicle is off its way, and the app is asked what to do."
    }
    package var kind = Recorded.DeviationKind.offStep
    package var deviation = 0.0
    package var remainingWaypoints: [Recorded.Waypoint] = []
    package var answer = Recorded.DeviationAnswer.doNothing

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("kind", &kind, "What was left.")
      try m.number("deviation", &deviation, .metres, "How far the vehicle is from it.")
      try m.list("remainingWaypoints", &remainingWaypoints, "What is still to be reached.")
      try m.value("answer", &answer, "What the app answers.")
    }
  }

  /// A new route is asked for.
  package struct RerouteStarted: EventPayload {
    package static var kind: EventKind { .rerouteStarted }
    package static var text: StaticString { "A new route is asked for." }
    package var requestID = 0
    package var origin = Recorded.Origin()
    package var through: [Recorded.Waypoint] = []

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.value("origin", &origin, "From where.")
      try m.list("through", &through, "What it leads to.")
    }
  }

  /// What came of a request for a new route; one for each that started.
  package struct RerouteEnded: EventPayload {
    package static var kind: EventKind { .rerouteEnded }
    package static var text: StaticString {
      "What came of a request for a new route; one for each that started."
    }
    package var requestID = 0
    package var outcome = Recorded.RerouteOutcome.adopted
    package var status: Recorded.RouteStatus?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.value("outcome", &outcome, "What came of it.")
      try m.value("status", &status, "Why it failed.")
    }
  }

  /// The answer to a reroute was read.
  package struct DidLoadAlternateRoutes: EventPayload {
    package static var kind: EventKind { .didLoadAlternateRoutes }
    package static var text: StaticString { "The answer to a reroute was read." }
    package var routes: [Recorded.Route] = []
    package var adopted: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.list("routes", &routes, "The routes, the best first.")
      try m.integer("adopted", &adopted, .any, "The id of the one that is driven from now on.")
    }
  }

  /// A route was installed, changed or cleared.
  package struct DidChangeRoute: EventPayload {
    package static var kind: EventKind { .didChangeRoute }
    package static var text: StaticString { "A route was installed, changed or cleared." }
    package var reason = Recorded.RouteChangeReason.destinationsSet
    package var cleared = false
    package var legCount = 0
    package var distance = 0.0, duration = 0.0
    package var polyline: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("reason", &reason, "Why.")
      try m.flag("cleared", &cleared, "Whether there is none any more.")
      try m.integer("legCount", &legCount, .count, "How many legs the route has; 0 without one.")
      try m.number("distance", &distance, .metres, "Its length; 0 without one.")
      try m.number("duration", &duration, .seconds, "How long it takes; 0 without one.")
      try m.text("polyline", &polyline, "Its line with precision 6.")
    }
  }

  /// The time to the next stop changed by the threshold or more.
  package struct DidUpdateRemainingTime: EventPayload {
    package static var kind: EventKind { .didUpdateRemainingTime }
    package static var text: StaticString {
      "The time to the next stop changed by the threshold or more."
    }
    package var seconds = 0.0
    package var previous: Double?, threshold: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("seconds", &seconds, .seconds, "How long it takes.")
      try m.number("previous", &previous, .seconds, "What was reported last.")
      try m.number("threshold", &threshold, .limit(2), "The change that is worth a report.")
    }
  }

  /// The distance to the next stop changed by the threshold or more.
  package struct DidUpdateRemainingDistance: EventPayload {
    package static var kind: EventKind { .didUpdateRemainingDistance }
    package static var text: StaticString {
      "The distance to the next stop changed by the threshold or more."
    }
    package var metres = 0.0
    package var previous: Double?, threshold: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("metres", &metres, .metres, "How far it is.")
      try m.number("previous", &previous, .metres, "What was reported last.")
      try m.number("threshold", &threshold, .limit(2), "The change that is worth a report.")
    }
  }

  /// One of the two was reported.
  package struct DidUpdateRemainingTimeOrDistance: EventPayload {
    package static var kind: EventKind { .didUpdateRemainingTimeOrDistance }
    package static var text: StaticString { "One of the two was reported." }
    package var time = 0.0, distance = 0.0
    package var triggeredBy: [Recorded.ThresholdTrigger] = []

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("time", &time, .seconds, "How long it takes to the next stop.")
      try m.number("distance", &distance, .metres, "How far it is.")
      try m.list("triggeredBy", &triggeredBy, "Which of them changed.")
    }
  }

  /// A banner is shown.
  package struct DidUpdateInstruction: EventPayload {
    package static var kind: EventKind { .didUpdateInstruction }
    package static var text: StaticString { "A banner is shown." }
    package var stepIndex = 0
    package var text = ""
    package var maneuver: String?
    package var distanceToManeuver = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct DidAnnounce: EventPayload {
    package static var kind: EventKind { .didAnnounce }
    package static var text: StaticString { "Something is spoken." }
    package var text = "", utteranceKey = ""
    package var kind = Recorded.AnnouncementKind.maneuver
    package var channel = Recorded.AudioChannel.builtIn
    package var distanceToManeuver = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct DidVibrate: EventPayload {
    package static var kind: EventKind { .didVibrate }
    package static var text: StaticString { "The device vibrates with an announcement." }
    package var utteranceKey = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("utteranceKey", &utteranceKey, "That of the announcement.")
    }
  }

  /// How the speed compares with the limit.
  package struct DidUpdateSpeedAlert: EventPayload {
    package static var kind: EventKind { .didUpdateSpeedAlert }
    package static var text: StaticString { "How the speed compares with the limit." }
    package var severity = Recorded.SpeedAlertSeverity.unknown
    package var percentageAboveLimit: Double?, speed: Double?, limit: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct DidUpdateDelayCategory: EventPayload {
    package static var kind: EventKind { .didUpdateDelayCategory }
    package static var text: StaticString { "The traffic on the way to the next stop changed." }
    package var category = Recorded.DelayCategory.noData

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("category", &category, "How much it delays.")
    }
  }

  /// A stop was reached.
  package struct DidArrive: EventPayload {
    package static var kind: EventKind { .didArrive }
    package static var text: StaticString { "A stop was reached." }
    package var waypoint = Recorded.Waypoint()
    package var index = 0
    package var isFinalDestination = false
    package var remainingCount = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("waypoint", &waypoint, "The stop.")
      try m.integer("index", &index, .count, "Which waypoint of the journey, from 0.")
      try m.flag("isFinalDestination", &isFinalDestination, "Whether it is the last one.")
      try m.integer("remainingCount", &remainingCount, .count, "How many remain.")
    }
  }

  /// Guidance went on or off.
  package struct GuidanceChanged: EventPayload {
    package static var kind: EventKind { .guidanceChanged }
    package static var text: StaticString { "Guidance went on or off." }
    package var isActive = false
    package var cause = Recorded.GuidanceCause.requested

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("isActive", &isActive, "Whether it is on.")
      try m.value("cause", &cause, "Why.")
    }
  }

  /// What came of a request for a route; one for each.
  package struct RouteStatusTold: EventPayload {
    package static var kind: EventKind { .routeStatus }
    package static var text: StaticString { "What came of a request for a route; one for each." }
    package var requestID = 0
    package var status = Recorded.RouteStatus.ok

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.value("status", &status, "What came of it.")
    }
  }

  /// The app asked for the navigator and may not have it.
  package struct AccessError: EventPayload {
    package static var kind: EventKind { .accessError }
    package static var text: StaticString { "The app asked for the navigator and may not have it." }
    package var error = Recorded.AccessRefusal.apiKeyMissing

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "Why not.")
    }
  }
}
