/// Routes and what is wrong with them.
extension Recorded {
  /// A route of an answer.
  public struct Route: RecordedObject, Hashable {
    public var id = 0
    public var distance = 0.0, duration = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("id", &id, .any, "Its number.")
      try m.number("distance", &distance, .metres, "Its length.")
      try m.number("duration", &duration, .seconds, "How long it takes.")
    }
  }

  /// A route of a session.
  public struct CalculatedRoute: RecordedObject, Hashable {
    public var id = 0
    public var distance = 0.0, duration = 0.0
    public var legCount = 0, pointCount = 0
    public var polyline = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("id", &id, .any, "Its number.")
      try m.number("distance", &distance, .metres, "Its length.")
      try m.number("duration", &duration, .seconds, "How long it takes.")
      try m.integer("legCount", &legCount, .count, "How many legs it has.")
      try m.integer("pointCount", &pointCount, .count, "How many points its line has.")
      try m.text("polyline", &polyline, "The line with precision 6.")
    }
  }

  /// Why a try failed.
  public struct RoutingError: RecordedObject, Hashable {
    public var code = RoutingFault.network
    public var server: RoutingServer?
    public var detail = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("code", &code, "What is wrong.")
      try m.value("server", &server, "Which server could not be reached.")
      try m.text("detail", &detail, "In words.")
    }
  }

  /// Why a session failed.
  public struct RoutingFailure: RecordedObject, Hashable {
    public var error = RoutingFault.network
    public var message = ""
    public var pointIndex: Int?, httpStatus: Int?
    public var providerCode: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "What is wrong.")
      try m.text("message", &message, "In words.")
      try m.integer("pointIndex", &pointIndex, .count, "The point that it is about, from 0.")
      try m.integer("httpStatus", &httpStatus, .any, "The HTTP status.")
      try m.text("providerCode", &providerCode, "The word that the provider has for it.")
    }
  }

  /// What every request of a session has.
  public struct RoutingRequest: RecordedObject, Hashable {
    public var options: Options?
    public var listener: String?
    public var inCallback: [String]?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("options", &options, "The options that differ from the defaults.")
      try m.text(
        "listener",
        &listener,
        "What kind of listener hears of it, if not one of everything."
      )
      try m.list("inCallback", &inCallback, "What is done when it is over.")
    }
  }

  /// A header of a request.
  public struct Header: RecordedObject, Hashable {
    public var name = "", value = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("name", &name, "Its name.")
      try m.text("value", &value, "Its value, or redacted.")
    }
  }
}
