public import Geodesy

extension Event {
  /// What the terms of use tell.
  public enum Terms {}
  /// What the location simulator tells.
  public enum Simulator {}
  /// What is told of the trace itself.
  public enum Trace {}
}

extension Event.Terms {
  /// The terms are shown to the user.
  public struct DialogShown: EventPayload {
    public static var kind: EventKind { .termsDialogShown }
    public static var text: StaticString { "The terms are shown to the user." }
    public var variant = Recorded.TermsVariant.always
    public var needed = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("variant", &variant, "Whether they are shown in any case.")
      try m.flag("needed", &needed, "Whether they were not accepted yet.")
    }
  }

  /// The app hears what the user answered.
  public struct Response: EventPayload {
    public static var kind: EventKind { .termsResponse }
    public static var text: StaticString { "The app hears what the user answered." }
    public var accepted = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("accepted", &accepted, "Whether they are accepted.")
    }
  }
}

extension Event.Simulator {
  /// A simulation begins.
  public struct Started: EventPayload {
    public static var kind: EventKind { .simulatorStarted }
    public static var text: StaticString { "A simulation begins." }
    public var mode = Recorded.SimulationSource.existingRoute
    public var speedMultiplier = 0.0
    public var jitter = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("mode", &mode, "Where the positions come from.")
      try m.number(
        "speedMultiplier",
        &speedMultiplier,
        .limit(4),
        "How many times faster than expected."
      )
      try m.flag("jitter", &jitter, "Whether positions scatter.")
    }
  }

  /// A simulation ends.
  public struct Stopped: EventPayload {
    public static var kind: EventKind { .simulatorStopped }
    public static var text: StaticString { "A simulation ends." }
    public var cause = Recorded.SimulationStopCause.stop

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("cause", &cause, "Why.")
    }
  }

  /// The vehicle is held.
  public struct Paused: EventPayload {
    public static var kind: EventKind { .simulatorPaused }
    public static var text: StaticString { "The vehicle is held." }
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where.")
    }
  }

  /// The vehicle goes on.
  public struct Resumed: EventPayload {
    public static var kind: EventKind { .simulatorResumed }
    public static var text: StaticString { "The vehicle goes on." }
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where.")
    }
  }
}

extension Event.Trace {
  /// The reader of the trace mended it.
  public struct Repaired: EventPayload {
    public static var kind: EventKind { .traceRepaired }
    public static var text: StaticString { "The reader of the trace mended it." }
    public var kind = ""
    public var count = 0, firstLine = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("kind", &kind, "What was mended.")
      try m.integer("count", &count, .count, "How often.")
      try m.integer("firstLine", &firstLine, .count, "The line of the first.")
    }
  }
}
