/// What dispatchers and vehicles tell each other.
extension Recorded {
  /// One thing that the server found wrong.
  package struct FleetIssue: RecordedObject, Hashable {
    package var code = "", message = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("code", &code, "The word for it.")
      try m.text("message", &message, "In words.")
    }
  }

  /// Why the server did not do it.
  package struct FleetError: RecordedObject, Hashable {
    package var type = FleetErrorType.server
    package var responseCode = 0
    package var errorID: String?
    package var issues: [FleetIssue]?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("type", &type, "Who failed.")
      try m.integer("responseCode", &responseCode, .any, "The HTTP status; 0 without an answer.")
      try m.text("errorID", &errorID, "What the server calls the error.")
      try m.list("issues", &issues, "What it found wrong.")
    }
  }
}
