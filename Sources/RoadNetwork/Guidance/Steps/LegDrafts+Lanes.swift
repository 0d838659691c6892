extension LegDrafts {
  /// Whether the lanes before a step's turn are known.
  func hasLanes(_ step: StepDraft) -> Bool { false }
}
