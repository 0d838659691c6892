/// Whether the next stop was reached, with what was measured.
struct ArrivalJudgement {
  var isReached: Bool
  /// Metres, and the limit they were compared with.
  var measured: Double
  var threshold: Double
}
