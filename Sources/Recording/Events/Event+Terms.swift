package import Geodesy

extension Event {
  /// What the terms of use tell.
  package enum Terms {}
  /// What the location simulator tells.
  package enum Simulator {}
  /// What is told of the trace itself.
  package enum Trace {}
}

extension Event.Terms {
  /// The terms are shown to the user.
  package struct DialogShown: EventPayload {
    package static var kind: EventKind { .termsDialogShown }
    package static var text: StaticString { "The terms are shown to the user." }
    package var variant = Recorded.TermsVariant.always
    package var needed = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("variant", &variant, "Whether they are shown in any case.")
      try m.flag("needed", &needed, "Whether they were not accepted yet.")
    }
  }

  /// The app hears what the user answered.
  package struct Response: EventPayload {
    package static var kind: EventKind { .termsResponse }
    package static var text: StaticString { "The app hears what the user answered." }
    package var accepted = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("accepted", &accepted, "Whether they are accepted.")
    }
  }
}

extension Event.Simulator {
  /// A simulation begins.
  package struct Started: EventPayload {
    package static var kind: EventKind { .simulatorStarted }
    package static var text: StaticString { "A simulation begins." }
    package var mode = Recorded.SimulationSource.existingRoute
    package var speedMultiplier = 0.0
    package var jitter = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct Stopped: EventPayload {
    package static var kind: EventKind { .simulatorStopped }
    package static var text: StaticString { "A simulation ends." }
    package var cause = Recorded.SimulationStopCause.stop

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("cause", &cause, "Why.")
    }
  }

  /// The vehicle is held.
  package struct Paused: EventPayload {
    package static var kind: EventKind { .simulatorPaused }
    package static var text: StaticString { "The vehicle is held." }
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where.")
    }
  }

  /// The vehicle goes on.
  package struct Resumed: EventPayload {
    package static var kind: EventKind { .simulatorResumed }
    package static var text: StaticString { "The vehicle goes on." }
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where.")
    }
  }
}

extension Event.Trace {
  /// The reader of the trace mended it.
  package struct Repaired: EventPayload {
    package static var kind: EventKind { .traceRepaired }
    package static var text: StaticString { "The reader of the trace mended it." }
    package var kind = ""
    package var count = 0, firstLine = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("kind", &kind, "What was mended.")
      try m.integer("count", &count, .count, "How often.")
      try m.integer("firstLine", &firstLine, .count, "The line of the first.")
    }
  }
}
