package import CanonicalJSON
package import Recording

/// What must be so at least once in a suite, in whichever of its scenarios.
package struct Claim: Sendable {
  /// What it is about.
  package enum Subject: Sendable {
    /// Events of a run; the claim is met where this is held.
    case events(Expectation)
    /// A decision of the navigator.
    case decision(DecisionPattern)
  }

  /// What is claimed, in a person's words; nil where the pattern says enough.
  package var title: String?
  /// What it is about.
  package var subject: Subject
  /// The file that it stands in.
  package var source: String
  /// The line in that file, from 1.
  package var line: Int

  /// The claim as a person reads it.
  package var described: String {
    let words =
      switch subject {
      case .events(let expectation):
        expectation.described
      case .decision(let pattern):
        "eventually \(pattern.described)"
      }
    return (title.map { "\($0): " } ?? "") + words
  }
}

/// What a decision of the navigator must look like: its rule, and some members of its line in the ledger.
package struct DecisionPattern: Sendable {
  /// The rule that decides.
  package var rule: RecordedDecision.Rule
  /// Members that must be equal, by name.
  package var members: [(name: String, value: JSONValue)]
  /// What one of its numbers must be; nil for any.
  package var value: ValueTest?

  /// Returns whether a decision is so, of whose rule it is known that it is this one.
  ///
  /// - Parameter line: its line in the ledger.
  package func matches(_ line: JSONValue) -> Bool {
    members.allSatisfy { member in
      line[member.name].map { EventPattern.equal($0, member.value) } ?? false
    } && value?.fault(of: line) == nil
  }

  /// The pattern as a person reads it.
  package var described: String {
    let conditions =
      members.map { "\($0.name) \(String(decoding: $0.value.rawBytes, as: UTF8.self))" }
      + [value?.described].compactMap(\.self)
    return "decision \(rule.rawValue)"
      + (conditions.isEmpty ? "" : " with " + conditions.joined(separator: ", "))
  }
}
