/// What a matched path leaves out.
public struct MatchGap: Hashable, Sendable {
  /// Why: ``MatchBreak/offRoad`` where the trace goes on without roads.
  public let reason: MatchBreak
  /// The fixes that belong to no part.
  public let fixes: Range<Int>
  /// The times in nanoseconds of the last fix before and the first behind it.
  public let start: Int64
  public let end: Int64
  /// Metres straight from fix to fix.
  public let length: Double
}
