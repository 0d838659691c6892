/// Routes and what is wrong with them.
extension Recorded {
  /// A route of an answer.
  package struct Route: RecordedObject, Hashable {
    package var id = 0
    package var distance = 0.0, duration = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("id", &id, .any, "Its number.")
      try m.number("distance", &distance, .metres, "Its length.")
      try m.number("duration", &duration, .seconds, "How long it takes.")
    }
  }

  /// A route of a session.
  package struct CalculatedRoute: RecordedObject, Hashable {
    package var id = 0
    package var distance = 0.0, duration = 0.0
    package var legCount = 0, pointCount = 0
    package var polyline = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("id", &id, .any, "Its number.")
      try m.number("distance", &distance, .metres, "Its length.")
      try m.number("duration", &duration, .seconds, "How long it takes.")
      try m.integer("legCount", &legCount, .count, "How many legs it has.")
      try m.integer("pointCount", &pointCount, .count, "How many points its line has.")
      try m.text("polyline", &polyline, "The line with precision 6.")
    }
  }

  /// Why a try failed.
  package struct RoutingError: RecordedObject, Hashable {
    package var code = RoutingFault.network
    package var server: RoutingServer?
    package var detail = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("code", &code, "What is wrong.")
      try m.value("server", &server, "Which server could not be reached.")
      try m.text("detail", &detail, "In words.")
    }
  }

  /// Why a session failed.
  package struct RoutingFailure: RecordedObject, Hashable {
    package var error = RoutingFault.network
    package var message = ""
    package var pointIndex: Int?, httpStatus: Int?
    package var providerCode: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "What is wrong.")
      try m.text("message", &message, "In words.")
      try m.integer("pointIndex", &pointIndex, .count, "The point that it is about, from 0.")
      try m.integer("httpStatus", &httpStatus, .any, "The HTTP status.")
      try m.text("providerCode", &providerCode, "The word that the provider has for it.")
    }
  }

  /// What every request of a session has.
  package struct RoutingRequest: RecordedObject, Hashable {
    package var options: Options?
    package var listener: String?
    package var inCallback: [String]?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct Header: RecordedObject, Hashable {
    package var name = "", value = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("name", &name, "Its name.")
      try m.text("value", &value, "Its value, or redacted.")
    }
  }
}
