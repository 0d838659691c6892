extension Event {
  /// What the fleet service tells.
  public enum Fleet {}
}

extension Event.Fleet {
  /// What came of a start, a stop or a forced poll.
  public struct ServiceState: EventPayload {
    public static var kind: EventKind { .fleetServiceState }
    public static var text: StaticString { "What came of a start, a stop or a forced poll." }
    public var running = false, result = false
    public var call = ""
    public var denied = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("running", &running, "Whether the service runs.")
      try m.flag("result", &result, "What the call returned.")
      try m.text("call", &call, "Which call.")
      try m.mark("denied", &denied, "Whether access is denied.")
    }
  }

  /// The dispatcher sent a message.
  public struct DidReceiveMessage: EventPayload {
    public static var kind: EventKind { .fleetDidReceiveMessage }
    public static var text: StaticString { "The dispatcher sent a message." }
    public var kind = Recorded.FleetMessageKind.job
    public var jobID = "", dispatcherID = "", assetID = ""
    public var message: String?
    public var creationTime = 0
    public var content = RecordedJSON.emptyObject
    public var etaThreshold: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("kind", &kind, "What it is.")
      try m.text("jobID", &jobID, "The job that it is about.")
      try m.text("dispatcherID", &dispatcherID, "Who sent it.")
      try m.text("assetID", &assetID, "Whom it is for.")
      try m.text("message", &message, "What it says.")
      try m.integer(
        "creationTime",
        &creationTime,
        .any,
        "When it was made, in milliseconds since 1970."
      )
      try m.json("content", &content, .texts, "What it holds beside.")
      try m.integer(
        "etaThreshold",
        &etaThreshold,
        .any,
        "The change of the arrival that is worth a report, in percent."
      )
    }
  }

  /// The app sends an event.
  public struct Send: EventPayload {
    public static var kind: EventKind { .fleetSend }
    public static var text: StaticString { "The app sends an event." }
    public var kind = Recorded.FleetEventKind.jobStarted
    public var jobID: String?
    public var etaThreshold: Int?
    public var accepted = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("kind", &kind, "What it is.")
      try m.text("jobID", &jobID, "The job that it is about.")
      try m.integer(
        "etaThreshold",
        &etaThreshold,
        .any,
        "The change of the arrival that is worth a report, in percent."
      )
      try m.flag("accepted", &accepted, "Whether the service takes it.")
    }
  }

  /// The server answered an event.
  public struct DidAcknowledge: EventPayload {
    public static var kind: EventKind { .fleetDidAcknowledge }
    public static var text: StaticString { "The server answered an event." }
    public var kind = Recorded.FleetEventKind.jobStarted
    public var jobID: String?
    public var content = RecordedJSON.emptyObject
    public var error: Recorded.FleetError?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("kind", &kind, "What it is.")
      try m.text("jobID", &jobID, "The job that it is about.")
      try m.json("content", &content, .texts, "What it holds beside.")
      try m.value("error", &error, "What the server found wrong.")
    }
  }

  /// The dispatcher is told of another arrival.
  public struct ETAUpdate: EventPayload {
    public static var kind: EventKind { .fleetEtaUpdate }
    public static var text: StaticString { "The dispatcher is told of another arrival." }
    public var jobID = ""
    public var remainingSeconds = 0.0, etaAbsolute = 0.0
    public var position = Recorded.Place()
    public var changePercent: Double?
    public var threshold = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("jobID", &jobID, "Which job.")
      try m.number("remainingSeconds", &remainingSeconds, .seconds, "How long it takes.")
      try m.number("etaAbsolute", &etaAbsolute, .instant, "When the vehicle arrives, in seconds.")
      try m.value("position", &position, "Where it is.")
      try m.number(
        "changePercent",
        &changePercent,
        .percent,
        "How much this differs from what was told last."
      )
      try m.integer("threshold", &threshold, .any, "The change that is worth a report, in percent.")
    }
  }

  /// A job changed.
  public struct JobState: EventPayload {
    public static var kind: EventKind { .fleetJobState }
    public static var text: StaticString { "A job changed." }
    public var jobID = ""
    public var state = Recorded.JobState.offered

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("jobID", &jobID, "Which job.")
      try m.value("state", &state, "What it is.")
    }
  }

  /// A message was refused.
  public struct MessageDropped: EventPayload {
    public static var kind: EventKind { .fleetMessageDropped }
    public static var text: StaticString { "A message was refused." }
    public var reason = Recorded.MessageFault.notAnObject
    public var kind: Recorded.FleetMessageKind?
    public var messageID: String?, member: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("reason", &reason, "Why.")
      try m.value("kind", &kind, "What it is.")
      try m.text("messageID", &messageID, "Which one.")
      try m.text("member", &member, "The member that is wrong.")
    }
  }

  /// The server could not be asked for messages.
  public struct PollFailed: EventPayload {
    public static var kind: EventKind { .fleetPollFailed }
    public static var text: StaticString { "The server could not be asked for messages." }
    public var error = Recorded.FleetError()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "Why not.")
    }
  }
}
