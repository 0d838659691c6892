extension Event {
  /// What the routing service and its sessions tell.
  package enum Routing {}
  /// What passes between the routing service and its provider.
  package enum Provider {}
}

extension Event.Routing {
  /// A request for routes was accepted.
  package struct SessionCreated: EventPayload {
    package static var kind: EventKind { .routingSessionCreated }
    package static var text: StaticString { "A request for routes was accepted." }
    package var sessionID = 0
    package var kind = Recorded.SessionKind.plan
    package var pointCount = 0
    package var points: [Recorded.PlanPoint] = []
    package var optionsDigest = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.value("kind", &kind, "What it works out.")
      try m.integer("pointCount", &pointCount, .count, "How many points it has.")
      try m.list("points", &points, "The points.")
      try m.text("optionsDigest", &optionsDigest, "A digest of the options, or default.")
    }
  }

  /// A request for routes was refused.
  package struct NotStarted: EventPayload {
    package static var kind: EventKind { .routingNotStarted }
    package static var text: StaticString { "A request for routes was refused." }
    package var reason = Recorded.RoutingRefusalReason.tooFewPoints

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("reason", &reason, "Why.")
    }
  }

  /// A try failed, and the session goes on.
  package struct NonFatalError: EventPayload {
    package static var kind: EventKind { .routingNonFatalError }
    package static var text: StaticString { "A try failed, and the session goes on." }
    package var sessionID = 0
    package var error = Recorded.RoutingError()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.value("error", &error, "What failed.")
    }
  }

  /// A session ended with routes.
  package struct Succeeded: EventPayload {
    package static var kind: EventKind { .routingSucceeded }
    package static var text: StaticString { "A session ended with routes." }
    package var sessionID = 0
    package var routes: [Recorded.CalculatedRoute] = []

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.list("routes", &routes, "The routes, the best first.")
    }
  }

  /// A session ended without routes.
  package struct Failed: EventPayload {
    package static var kind: EventKind { .routingFailed }
    package static var text: StaticString { "A session ended without routes." }
    package var sessionID = 0
    package var failure = Recorded.RoutingFailure()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.value("failure", &failure, "Why.")
    }
  }
}

extension Event.Provider {
  /// A request goes to the server.
  package struct Request: EventPayload {
    package static var kind: EventKind { .providerRequest }
    package static var text: StaticString { "A request goes to the server." }
    package var method = Recorded.RequestMethod.get
    package var url = ""
    package var headers: [Recorded.Header]?
    package var body: RecordedJSON?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("method", &method, "How it is sent.")
      try m.text("url", &url, "The address, without host and keys.")
      try m.list("headers", &headers, "Its headers, without keys.")
      try m.json("body", &body, .anything, "What is posted: JSON, or its text.")
    }
  }

  /// The server answered.
  package struct Response: EventPayload {
    package static var kind: EventKind { .providerResponse }
    package static var text: StaticString { "The server answered." }
    package var status = 0, byteCount = 0
    package var digest = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("status", &status, .any, "The HTTP status.")
      try m.integer("byteCount", &byteCount, .count, "The size of the answer.")
      try m.text("digest", &digest, "A digest of its bytes.")
    }
  }

  /// The answer was read.
  package struct Parsed: EventPayload {
    package static var kind: EventKind { .providerParsed }
    package static var text: StaticString { "The answer was read." }
    package var routeCount = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("routeCount", &routeCount, .count, "How many routes it holds.")
    }
  }

  /// The answer could not be read.
  package struct ParseError: EventPayload {
    package static var kind: EventKind { .providerParseError }
    package static var text: StaticString { "The answer could not be read." }
    package var error = Recorded.AnswerFault.invalidRouteObject
    package var code: String?, detail: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "What is wrong with it.")
      try m.text("code", &code, "The word that the server has for it.")
      try m.text("detail", &detail, "More of it.")
    }
  }

  /// A request could not be made.
  package struct RequestError: EventPayload {
    package static var kind: EventKind { .providerRequestError }
    package static var text: StaticString { "A request could not be made." }
    package var requestID = 0
    package var error = Recorded.RequestFault.notEnoughWaypoints
    package var index: Int?
    package var detail: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.value("error", &error, "Why not.")
      try m.integer("index", &index, .any, "The waypoint that it is about.")
      try m.text("detail", &detail, "More of it.")
    }
  }

  /// No answer came.
  package struct TransportError: EventPayload {
    package static var kind: EventKind { .providerTransportError }
    package static var text: StaticString { "No answer came." }
    package var error = Recorded.TransportFault.timeout

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "Why not.")
    }
  }

  /// The app's own provider is asked.
  package struct CustomCalled: EventPayload {
    package static var kind: EventKind { .providerCustomCalled }
    package static var text: StaticString { "The app's own provider is asked." }
    package var origin = Recorded.Origin()
    package var waypoints: [Recorded.Waypoint] = []

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("origin", &origin, "From where.")
      try m.list("waypoints", &waypoints, "What the routes lead to.")
    }
  }

  /// The app's own provider answered.
  package struct CustomAnswered: EventPayload {
    package static var kind: EventKind { .providerCustomAnswered }
    package static var text: StaticString { "The app's own provider answered." }
    package var routeCount: Int?
    package var error: String?, code: String?, detail: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("routeCount", &routeCount, .count, "How many routes it has.")
      try m.text("error", &error, "Why it has none.")
      try m.text("code", &code, "The word that it has for it.")
      try m.text("detail", &detail, "More of it.")
    }
  }

  /// The app's own provider is told that nobody waits any more.
  package struct CustomCancelled: EventPayload {
    package static var kind: EventKind { .providerCustomCancelled }
    package static var text: StaticString {
      "The app's own provider is told that nobody waits any more."
    }
    package init() {}
  }
}
