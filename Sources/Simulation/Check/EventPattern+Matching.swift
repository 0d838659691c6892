import CanonicalJSON
package import Recording
package import ScenarioLanguage

extension EventPattern {
  /// Returns whether a record matches.
  package func matches(_ record: RecordView) -> Bool {
    guard record.kind == kind, otherName == nil || otherName == record.name else { return false }
    guard !members.isEmpty else { return true }
    guard let value = record.parsed() else { return false }
    return members.allSatisfy { member in
      Self.member(member.name, of: value).map { Self.equal($0, member.value) } ?? false
    }
  }
}
