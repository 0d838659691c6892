/// What one run of a scenario found, apart from its recording.
package struct RunFacts: Hashable, Sendable {
  /// An expectation of the scenario and whether it held.
  package struct Expectation: Hashable, Sendable {
    /// The expectation in words.
    package var text: String
    package var isMet: Bool
    /// Why it did not hold; empty if it did.
    package var detail: String

    package init(text: String, isMet: Bool, detail: String = "") {
      self.text = text
      self.isMet = isMet
      self.detail = detail
    }
  }

  /// How often an event was recorded.
  package struct EventCount: Hashable, Sendable {
    package var event: String
    package var count: Int

    package init(event: String, count: Int) {
      self.event = event
      self.count = count
    }
  }

  package var title = ""
  package var fixCount = 0
  package var recordCount = 0

  /// The virtual time at the end, in milliseconds.
  package var endTime: Int64 = 0

  /// The digest of the recording, in hexadecimal digits; empty where there is none.
  package var digest = ""

  package var eventCounts: [EventCount] = []
  package var expectations: [Expectation] = []

  /// The invariants that were broken, in words.
  package var violations: [String] = []

  /// Where a violation that is known is told, and since when; empty where none is.
  package var known = ""

  /// The recorded answers that nobody asked for, in words.
  package var unusedAnswers: [String] = []

  /// What was repaired in the trace and the like, in words.
  package var warnings: [String] = []

  /// The decisions that came nearest to falling the other way, in words.
  package var closestDecisions: [String] = []

  /// Whether the run was stopped before its end.
  package var isInterrupted = false

  package init() {}

  /// Whether what is violated is known to be.
  package var isKnownFailure: Bool { !known.isEmpty && isViolated }

  /// Whether nothing is violated any more that was known to be.
  package var isKnownMended: Bool { !known.isEmpty && !isViolated }

  /// Whether an expectation or an invariant is violated.
  package var isViolated: Bool {
    !violations.isEmpty || expectations.contains { !$0.isMet }
  }
}
