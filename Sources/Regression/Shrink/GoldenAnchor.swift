import CanonicalJSON

/// The first difference of a recording from its golden, to be found again in the recording of a shorter
/// drive, of which there is no golden.
///
/// It is known by its moment: as long as no fix moves in time, what the navigator did too much it does at
/// the same moment.
package struct GoldenAnchor: Sendable {
  /// In which way the event differs.
  package let verdict: EventChange.Verdict
  /// The event, in which direction it differs, and when it came.
  package let divergence: FailureDivergence
  private let record: JSONValue?
  /// The values that are not the golden's.
  private let changed: [FieldChange]

  /// Finds the first difference; nil where there is none but of form.
  ///
  /// - Throws: ``GoldenDamage`` where one of them is no recording.
  package init?(golden: [UInt8], path: String, new: [UInt8]) throws {
    let diff = try RecordingDiff(golden: golden, path: path, new: new, path: "the new recording")
    guard let change = diff.tellingChange, let divergence = FailureDivergence(of: diff) else {
      return nil
    }
    verdict = change.verdict
    self.divergence = divergence
    record = diff.record(of: change)
    changed = change.verdict == .changed ? diff.fields(of: change) : []
  }

  /// Whether the recording of a shorter drive differs in the same way.
  func holds(in recording: [UInt8]) throws -> Bool {
    let index = try RecordingIndex(recording, path: "the new recording")
    let found = index.events.indices.filter { place in
      index.events[place].time == divergence.milliseconds && index.name(place) == divergence.event
    }
    if verdict == .removed { return found.isEmpty }
    guard verdict == .changed, let record else { return !found.isEmpty }
    return found.contains { place in
      let other = FieldChange.between(record, index.record(place)).map(\.path)
      return changed.allSatisfy { !other.contains($0.path) }
    }
  }
}
