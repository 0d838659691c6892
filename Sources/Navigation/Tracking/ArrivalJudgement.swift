/// Whether the next stop was reached, with what was measured.
struct ArrivalJudgement {
  var isReached: Bool
  /// Metres or seconds, and the limit they were compared with.
  var measured: Double
  var threshold: Double
  var unit = Decision.Unit.metres
}
