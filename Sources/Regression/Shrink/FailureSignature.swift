import Simulation
package import Recording
package import ScenarioLanguage

/// How a scenario fails: the rule, the event at which it shows, and the class of the moment.
///
/// One and the same for a scenario that is made smaller, a case that is banked, a commit that is looked for,
/// and scenarios that are told together.
package struct FailureSignature: Hashable, Sendable {
  /// What failed.
  package enum Rule: Hashable, Sendable {
    /// A law, and its words without their numbers.
    case law(Law, String)
    /// An expectation, and what was found in place of it.
    case expectation(String, found: String)
    /// A recording that is another one than the reference's, and how its first difference is.
    case difference(FailureDivergence.Direction)
    /// A budget of jobs, records or bytes.
    case budget(String)
    /// The navigator failed, in words without numbers.
    case navigator(String)
    /// The program trapped, in words without numbers.
    case trap(String)
  }

  /// What was broken.
  package let rule: Rule

  /// The event of the expectation, or the first in which the recording differs from the reference's.
  package let event: String

  /// What the navigator was about then; nil where no moment is known.
  package let moment: FailureMoment?

  /// Whether something is missing, which a shorter drive would miss for another reason.
  package let isAbsence: Bool

  /// The story of the failing run, which must stay where something is missing and no reference tells what
  /// should have come.
  package let story: [EventKind]

  /// All laws that are broken, with their words: no other may come to them.
  private let broken: Set<String>

  /// The law or expectation as a person reads it.
  package var described: String {
    switch rule {
    case .law(let name, _): "law \(name.rawValue)"
    case .expectation(let text, let found): "expectation \(text): \(found)"
    case .difference(let direction): "golden: \(event) \(direction.rawValue)"
    case .budget(let words): "budget exceeded: \(words)"
    case .navigator(let words): "the navigator failed: \(words)"
    case .trap(let words): words
    }
  }

  /// The whole signature as a text: what fails, where it shows, and when.
  package var text: String {
    var parts = [described]
    if case .law(let name, let shape) = rule { parts = ["law \(name.rawValue): \(shape)"] }
    if !event.isEmpty { parts.append(event) }
    if let moment { parts.append(moment.described) }
    return parts.joined(separator: " · ")
  }

  /// The digest of the text, 16 hexadecimal digits, by which a failure is known elsewhere.
  package var code: String { Hash.text(of: Hash.of(text.utf8)) }

  /// Returns the signature of what a run showed; nil where nothing failed.
  ///
  /// Laws come before expectations, and both before what is merely different.
  package init?(_ seen: Observation, divergence: FailureDivergence? = nil) {
    story = seen.story
    broken = Set(seen.violations.map { "\($0.name.rawValue) \($0.shape)" })
    // A request too many is of the script; what else is broken is of the navigator.
    let law = seen.violations.first { $0.name != .unscriptedRequest } ?? seen.violations.first
    let time = law?.milliseconds ?? divergence?.milliseconds
    moment = time.map { seen.moments.moment(before: $0) }
    if let words = seen.trap {
      rule = .trap(words)
      isAbsence = false
      event = ""
    } else if let words = seen.navigatorFailure {
      rule = .navigator(words)
      isAbsence = false
      event = ""
    } else if let words = seen.budget {
      rule = .budget(words)
      isAbsence = false
      event = ""
    } else if let law {
      rule = .law(law.name, law.shape)
      isAbsence = false
      event = divergence?.event ?? ""
    } else if let first = seen.unmet.first {
      rule = .expectation(first.described, found: first.shape)
      isAbsence = first.isAbsence
      event = divergence?.event ?? first.event
    } else if let divergence {
      rule = .difference(divergence.direction)
      isAbsence = divergence.direction == .removed
      event = divergence.event
    } else {
      return nil
    }
  }

  /// Returns how a run fails, by what it broke, or else by how it differs from its golden; nil where it
  /// passes.
  ///
  /// - Throws: ``GoldenDamage`` where the golden is no recording.
  package init?(_ seen: Observation, golden: [UInt8]?, path: String) throws {
    var divergence: FailureDivergence?
    if let golden, !seen.isFailure, golden != seen.recording {
      let new = seen.recording
      divergence = FailureDivergence(
        of: try RecordingDiff(golden: golden, path: path, new: new, path: "the new recording")
      )
    }
    self.init(seen, divergence: divergence)
  }

  /// Whether another run fails in the same way.
  ///
  /// - Parameter hasReference: whether both were told apart from a run that does not fail.
  func isSame(as other: FailureSignature?, hasReference: Bool) -> Bool {
    guard let other, rule == other.rule, event == other.event, moment == other.moment,
      other.broken.isSubset(of: broken)
    else { return false }
    return hasReference || !isAbsence || story == other.story
  }
}

/// The first difference of a recording from one that does not fail.
package struct FailureDivergence: Hashable, Sendable {
  /// In which way the event differs.
  package enum Direction: String, Sendable {
    case added, removed, changed, earlier, later, reordered
  }

  /// In which way the event differs.
  package let direction: Direction
  /// The name of the event.
  package let event: String
  /// When it came in virtual milliseconds; when it should have come where it is missing.
  package let milliseconds: Int64

  /// Finds the difference that a failure is known by; nil where there is none but of form.
  ///
  /// A turn of the story says more than what comes with every fix, though that may come before it.
  package init?(of diff: RecordingDiff) {
    guard let change = diff.tellingChange else { return nil }
    event = diff.event(of: change)
    let (golden, new) = (change.golden, change.new)
    let (from, to) = (
      golden.map { diff.golden.events[$0].time }, new.map { diff.new.events[$0].time }
    )
    milliseconds = to ?? from ?? change.time
    direction =
      switch change.verdict {
      case .added: .added
      case .removed: .removed
      case .changed: .changed
      case .moved: from == to ? .reordered : change.time == to ? .earlier : .later
      }
  }
}

extension RecordingDiff {
  /// The first difference that is a turn of the story; the first of all where none is.
  var tellingChange: EventChange? {
    changes.first { EventKind(named: event(of: $0))?.tellsStory ?? true } ?? changes.first
  }
}
