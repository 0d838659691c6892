package import Simulation

/// What one run of a scenario found, apart from its recording.
package struct RunFacts: Hashable, Sendable {
  /// An expectation of the scenario and whether it held.
  package struct Expectation: Hashable, Sendable {
    /// The expectation in words.
    package var text: String
    /// Whether the expectation held.
    package var judgement: Judgement
    /// Why it did not hold or is not judged; empty if it did.
    package var detail: String

    /// Creates an outcome of an expectation.
    package init(text: String, _ judgement: Judgement, detail: String = "") {
      self.text = text
      self.judgement = judgement
      self.detail = detail
    }
  }

  /// A law and what came of it.
  package struct LawOutcome: Hashable, Sendable {
    /// The law's name.
    package var name: String
    /// What came of it.
    package var judgement: Judgement
  }

  /// How often an event was recorded.
  package struct EventCount: Hashable, Sendable {
    /// The name of the event, as recordings have it.
    package var event: String
    /// The number of its records, at least 1.
    package var count: Int

    /// Creates a count.
    package init(event: String, count: Int) {
      self.event = event
      self.count = count
    }
  }

  /// The title of the scenario.
  package var title = ""
  /// The number of fixes that were fed.
  package var fixCount = 0
  /// The number of records, without the header and the end.
  package var recordCount = 0

  /// The virtual time at the end, in milliseconds.
  package var endTime: Int64 = 0

  /// The digest of the recording, in hexadecimal digits; empty where there is none.
  package var digest = ""

  /// The events that were recorded, each with its number.
  package var eventCounts: [EventCount] = []
  /// The expectations in the order of the scenario.
  package var expectations: [Expectation] = []

  /// The laws, in their order.
  package var laws: [LawOutcome] = []

  /// Why nothing can be said of the navigator in this scenario; empty where something can.
  package var notJudged = ""

  /// The laws that were broken, in words.
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

  /// Creates facts of a run that found nothing.
  package init() {}

  /// Whether what is violated is known to be.
  package var isKnownFailure: Bool { !known.isEmpty && isViolated }

  /// Whether nothing is violated any more that was known to be.
  package var isKnownMended: Bool { !known.isEmpty && !isViolated }

  /// Whether an expectation or a law is violated.
  package var isViolated: Bool {
    !violations.isEmpty || expectations.contains { $0.judgement == .violated }
  }
}
