extension Event {
  /// What the routing service and its sessions tell.
  public enum Routing {}
  /// What passes between the routing service and its provider.
  public enum Provider {}
}

extension Event.Routing {
  /// A request for routes was accepted.
  public struct SessionCreated: EventPayload {
    public static var kind: EventKind { .routingSessionCreated }
    public static var text: StaticString { "A request for routes was accepted." }
    public var sessionID = 0
    public var kind = Recorded.SessionKind.plan
    public var pointCount = 0
    public var points: [Recorded.PlanPoint] = []
    public var optionsDigest = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.value("kind", &kind, "What it works out.")
      try m.integer("pointCount", &pointCount, .count, "How many points it has.")
      try m.list("points", &points, "The points.")
      try m.text("optionsDigest", &optionsDigest, "A digest of the options, or default.")
    }
  }

  /// A request for routes was refused.
  public struct NotStarted: EventPayload {
    public static var kind: EventKind { .routingNotStarted }
    public static var text: StaticString { "A request for routes was refused." }
    public var reason = Recorded.RoutingRefusalReason.tooFewPoints

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("reason", &reason, "Why.")
    }
  }

  /// A try failed, and the session goes on.
  public struct NonFatalError: EventPayload {
    public static var kind: EventKind { .routingNonFatalError }
    public static var text: StaticString { "A try failed, and the session goes on." }
    public var sessionID = 0
    public var error = Recorded.RoutingError()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.value("error", &error, "What failed.")
    }
  }

  /// A session ended with routes.
  public struct Succeeded: EventPayload {
    public static var kind: EventKind { .routingSucceeded }
    public static var text: StaticString { "A session ended with routes." }
    public var sessionID = 0
    public var routes: [Recorded.CalculatedRoute] = []

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.list("routes", &routes, "The routes, the best first.")
    }
  }

  /// A session ended without routes.
  public struct Failed: EventPayload {
    public static var kind: EventKind { .routingFailed }
    public static var text: StaticString { "A session ended without routes." }
    public var sessionID = 0
    public var failure = Recorded.RoutingFailure()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.value("failure", &failure, "Why.")
    }
  }
}

extension Event.Provider {
  /// A request goes to the server.
  public struct Request: EventPayload {
    public static var kind: EventKind { .providerRequest }
    public static var text: StaticString { "A request goes to the server." }
    public var method = Recorded.RequestMethod.get
    public var url = ""
    public var headers: [Recorded.Header]?
    public var body: RecordedJSON?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("method", &method, "How it is sent.")
      try m.text("url", &url, "The address, without host and keys.")
      try m.list("headers", &headers, "Its headers, without keys.")
      try m.json("body", &body, .anything, "What is posted: JSON, or its text.")
    }
  }

  /// The server answered.
  public struct Response: EventPayload {
    public static var kind: EventKind { .providerResponse }
    public static var text: StaticString { "The server answered." }
    public var status = 0, byteCount = 0
    public var digest = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("status", &status, .any, "The HTTP status.")
      try m.integer("byteCount", &byteCount, .count, "The size of the answer.")
      try m.text("digest", &digest, "A digest of its bytes.")
    }
  }

  /// The answer was read.
  public struct Parsed: EventPayload {
    public static var kind: EventKind { .providerParsed }
    public static var text: StaticString { "The answer was read." }
    public var routeCount = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("routeCount", &routeCount, .count, "How many routes it holds.")
    }
  }

  /// The answer could not be read.
  public struct ParseError: EventPayload {
    public static var kind: EventKind { .providerParseError }
    public static var text: StaticString { "The answer could not be read." }
    public var error = Recorded.AnswerFault.invalidRouteObject
    public var code: String?, detail: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "What is wrong with it.")
      try m.text("code", &code, "The word that the server has for it.")
      try m.text("detail", &detail, "More of it.")
    }
  }

  /// A request could not be made.
  public struct RequestError: EventPayload {
    public static var kind: EventKind { .providerRequestError }
    public static var text: StaticString { "A request could not be made." }
    public var requestID = 0
    public var error = Recorded.RequestFault.notEnoughWaypoints
    public var index: Int?
    public var detail: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.value("error", &error, "Why not.")
      try m.integer("index", &index, .any, "The waypoint that it is about.")
      try m.text("detail", &detail, "More of it.")
    }
  }

  /// No answer came.
  public struct TransportError: EventPayload {
    public static var kind: EventKind { .providerTransportError }
    public static var text: StaticString { "No answer came." }
    public var error = Recorded.TransportFault.timeout

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "Why not.")
    }
  }

  /// The app's own provider is asked.
  public struct CustomCalled: EventPayload {
    public static var kind: EventKind { .providerCustomCalled }
    public static var text: StaticString { "The app's own provider is asked." }
    public var origin = Recorded.Origin()
    public var waypoints: [Recorded.Waypoint] = []

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("origin", &origin, "From where.")
      try m.list("waypoints", &waypoints, "What the routes lead to.")
    }
  }

  /// The app's own provider answered.
  public struct CustomAnswered: EventPayload {
    public static var kind: EventKind { .providerCustomAnswered }
    public static var text: StaticString { "The app's own provider answered." }
    public var routeCount: Int?
    public var error: String?, code: String?, detail: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("routeCount", &routeCount, .count, "How many routes it has.")
      try m.text("error", &error, "Why it has none.")
      try m.text("code", &code, "The word that it has for it.")
      try m.text("detail", &detail, "More of it.")
    }
  }

  /// The app's own provider is told that nobody waits any more.
  public struct CustomCancelled: EventPayload {
    public static var kind: EventKind { .providerCustomCancelled }
    public static var text: StaticString {
      "The app's own provider is told that nobody waits any more."
    }
    public init() {}
  }
}
