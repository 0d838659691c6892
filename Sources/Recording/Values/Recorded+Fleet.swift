/// What dispatchers and vehicles tell each other.
extension Recorded {
  /// One thing that the server found wrong.
  public struct FleetIssue: RecordedObject, Hashable {
    public var code = "", message = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("code", &code, "The word for it.")
      try m.text("message", &message, "In words.")
    }
  }

  /// Why the server did not do it.
  public struct FleetError: RecordedObject, Hashable {
    public var type = FleetErrorType.server
    public var responseCode = 0
    public var errorID: String?
    public var issues: [FleetIssue]?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("type", &type, "Who failed.")
      try m.integer("responseCode", &responseCode, .any, "The HTTP status; 0 without an answer.")
      try m.text("errorID", &errorID, "What the server calls the error.")
      try m.list("issues", &issues, "What it found wrong.")
    }
  }
}
