extension Event {
  /// What the fleet service tells.
  package enum Fleet {}
}

extension Event.Fleet {
  /// What came of a start, a stop or a forced poll.
  package struct ServiceState: EventPayload {
    package static var kind: EventKind { .fleetServiceState }
    package static var text: StaticString { "What came of a start, a stop or a forced poll." }
    package var running = false, result = false
    package var call = ""
    package var denied = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("running", &running, "Whether the service runs.")
      try m.flag("result", &result, "What the call returned.")
      try m.text("call", &call, "Which call.")
      try m.mark("denied", &denied, "Whether access is denied.")
    }
  }

  /// The dispatcher sent a message.
  package struct DidReceiveMessage: EventPayload {
    package static var kind: EventKind { .fleetDidReceiveMessage }
    package static var text: StaticString { "The dispatcher sent a message." }
    package var kind = Recorded.FleetMessageKind.job
    package var jobID = "", dispatcherID = "", assetID = ""
    package var message: String?
    package var creationTime = 0
    package var content = RecordedJSON.emptyObject
    package var etaThreshold: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct Send: EventPayload {
    package static var kind: EventKind { .fleetSend }
    package static var text: StaticString { "The app sends an event." }
    package var kind = Recorded.FleetEventKind.jobStarted
    package var jobID: String?
    package var etaThreshold: Int?
    package var accepted = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct DidAcknowledge: EventPayload {
    package static var kind: EventKind { .fleetDidAcknowledge }
    package static var text: StaticString { "The server answered an event." }
    package var kind = Recorded.FleetEventKind.jobStarted
    package var jobID: String?
    package var content = RecordedJSON.emptyObject
    package var error: Recorded.FleetError?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("kind", &kind, "What it is.")
      try m.text("jobID", &jobID, "The job that it is about.")
      try m.json("content", &content, .texts, "What it holds beside.")
      try m.value("error", &error, "What the server found wrong.")
    }
  }

  /// The dispatcher is told of another arrival.
  package struct ETAUpdate: EventPayload {
    package static var kind: EventKind { .fleetEtaUpdate }
    package static var text: StaticString { "The dispatcher is told of another arrival." }
    package var jobID = ""
    package var remainingSeconds = 0.0, etaAbsolute = 0.0
    package var position = Recorded.Place()
    package var changePercent: Double?
    package var threshold = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct JobState: EventPayload {
    package static var kind: EventKind { .fleetJobState }
    package static var text: StaticString { "A job changed." }
    package var jobID = ""
    package var state = Recorded.JobState.offered

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("jobID", &jobID, "Which job.")
      try m.value("state", &state, "What it is.")
    }
  }

  /// A message was refused.
  package struct MessageDropped: EventPayload {
    package static var kind: EventKind { .fleetMessageDropped }
    package static var text: StaticString { "A message was refused." }
    package var reason = Recorded.MessageFault.notAnObject
    package var kind: Recorded.FleetMessageKind?
    package var messageID: String?, member: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("reason", &reason, "Why.")
      try m.value("kind", &kind, "What it is.")
      try m.text("messageID", &messageID, "Which one.")
      try m.text("member", &member, "The member that is wrong.")
    }
  }

  /// The server could not be asked for messages.
  package struct PollFailed: EventPayload {
    package static var kind: EventKind { .fleetPollFailed }
    package static var text: StaticString { "The server could not be asked for messages." }
    package var error = Recorded.FleetError()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("error", &error, "Why not.")
    }
  }
}
