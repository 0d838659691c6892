/// Why a matched path is interrupted.
public enum MatchBreak: String, Hashable, Sendable, CaseIterable {
  /// The trace begins.
  case start
  /// No road near several fixes in a row.
  case offRoad
  /// No fix for a long time.
  case time
  /// No way that could have been driven leads from the roads before to those after.
  case noWay
  /// No fix that could be used.
  case unusable
}
