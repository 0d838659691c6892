/// A difference between the golden and the new recording: one event, or the header.
package struct EventChange: Hashable, Sendable {
  /// In which way an event differs.
  package enum Verdict: String, CaseIterable, Sendable {
    /// Only the new recording has the event.
    case added
    /// Only the golden has the event.
    case removed
    /// The event comes at another time or in another order.
    case moved
    /// The event comes at its time with another content.
    case changed
  }

  /// In which way it differs.
  package var verdict: Verdict

  // Half as large as two optional numbers: of long recordings that have nothing in common there is one an event.
  private let goldenPlace: Int32
  private let newPlace: Int32

  /// The event in the golden; `nil` if it was added.
  package var golden: Int? { goldenPlace < 0 ? nil : Int(goldenPlace) }

  /// The event in the new recording; `nil` if it was removed.
  package var new: Int? { newPlace < 0 ? nil : Int(newPlace) }

  /// The time in milliseconds: of an event that moved the earlier of its two.
  package var time: Int64

  /// Creates a difference; `golden` and `new` are numbers of events, at least one of which is
  /// there.
  package init(_ verdict: Verdict, golden: Int?, new: Int?, time: Int64) {
    self.verdict = verdict
    goldenPlace = Int32(clamping: golden ?? -1)
    newPlace = Int32(clamping: new ?? -1)
    self.time = time
  }
}
