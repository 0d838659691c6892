package import Simulation

/// What one run of a scenario found, apart from its recording.
package struct RunFacts: Hashable, Sendable {
  /// An expectation of the scenario and whether it held.
  package struct Expectation: Hashable, Sendable {
    /// The expectation in words.
    package var text: String
    /// Whether the expectation held.
    package var judgement: Judgement
    /// Why it did not hold or is not judged, or what was measured; empty where it held and there is nothing to say.
    package var detail: String
    /// Where it is told that it is violated; empty where it must be met.
    package var known = ""
    /// Whether it is a bound of an ensemble, of which one drive says nothing.
    package var isOfEnsemble = false
    /// By how much it held; nil where it did not, or nothing can be measured.
    package var margin: ExpectationMargin?

    /// Creates an outcome of an expectation.
    package init(text: String, _ judgement: Judgement, detail: String = "") {
      self.text = text
      self.judgement = judgement
      self.detail = detail
    }
  }

  /// Something that is known to be violated.
  package struct Known: Hashable, Sendable {
    /// What: an expectation in words, a law, or the differences of an event.
    package var text: String
    /// Where it is told, and since when.
    package var mark: String
    /// Whether it is violated; nil where nothing says so, as without a golden.
    package var isViolated: Bool?
    /// The event whose differences from the golden are known; nil for an expectation or a law.
    var event: String?
  }

  /// A law and what came of it.
  package struct LawOutcome: Hashable, Sendable {
    /// The law's name.
    package var name: String
    /// What came of it.
    package var judgement: Judgement
    /// What was seen where it was broken first, in words; empty where it was not.
    package var detail = ""
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

  /// The laws that were broken, in words, without those that are known to be.
  package var violations: [String] = []

  /// What is known to be violated.
  package var known: [Known] = []

  /// The recorded answers that nobody asked for, in words.
  package var unusedAnswers: [String] = []

  /// What was repaired in the trace and the like, in words.
  package var warnings: [String] = []

  /// The decisions that came nearest to falling the other way, in words.
  package var closestDecisions: [String] = []

  /// The one of them that was nearest to its threshold, of the rules that change what happens next; nil
  /// where no margin can be compared.
  package var worstMargin: ScenarioMargin?

  /// The places of the suite's claims that the run met, in their order.
  package var claimsMet: [Int] = []

  /// Whether a defect was to be planted that the rules of the scenario's profile do not know.
  package var isUnplanted = false

  /// Whether the run was stopped before its end.
  package var isInterrupted = false

  /// Creates facts of a run that found nothing.
  package init() {}

  /// Whether something is violated that is known to be.
  package var isKnownFailure: Bool { known.contains { $0.isViolated == true } }

  /// What is violated no more though it is marked as known.
  package var mended: [Known] { known.filter { $0.isViolated == false } }

  /// Whether an expectation or a law is violated that is not known to be.
  package var isViolated: Bool { !violations.isEmpty || !violatedExpectations.isEmpty }

  /// The expectations that are violated and not known to be.
  package var violatedExpectations: [Expectation] {
    expectations.filter { $0.judgement == .violated && $0.known.isEmpty }
  }

  /// The expectation that held by the least part of its room; nil where nothing can be measured.
  package var closestExpectation: Expectation? {
    expectations.filter { $0.judgement == .held }.min {
      ($0.margin?.share ?? .infinity) < ($1.margin?.share ?? .infinity)
    }.flatMap { $0.margin == nil ? nil : $0 }
  }

  /// The events whose differences from the golden are known.
  var knownEvents: Set<String> { Set(known.compactMap(\.event)) }

  /// Takes note of the known events that differ from the golden; the others do not any more.
  mutating func note(knownDifferences events: Set<String>) {
    for index in known.indices {
      if let event = known[index].event { known[index].isViolated = events.contains(event) }
    }
  }
}
