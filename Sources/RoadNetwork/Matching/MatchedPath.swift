/// Where a trace went on the roads of a map.
public struct MatchedPath: Sendable {
  /// The stretches that were driven, in the order of the trace.
  public let parts: [MatchedPart]
  /// What lies before, between and behind them.
  public let gaps: [MatchGap]
  /// One for each point of the trace.
  public let fixes: [MatchedFix]

  /// Metres of all parts.
  public var length: Double { parts.reduce(0) { $0 + $1.length } }

  /// The share of the fixes that lie on the path, from 0 to 1; 0 for none.
  public var matchedShare: Double {
    fixes.isEmpty ? 0 : Double(fixes.count { $0.isMatched }) / Double(fixes.count)
  }

  /// The mean square distance of matched fixes from their roads, as a length in metres; 0 for none.
  public var deviation: Double {
    let distances = fixes.compactMap { $0.isMatched ? $0.position?.distance : nil }
    guard !distances.isEmpty else { return 0 }
    return (distances.reduce(0) { $0 + $1 * $1 } / Double(distances.count)).squareRoot()
  }
}

/// A stretch of a matched path without a break.
public struct MatchedPart: Sendable {
  /// The way, as routes have it: from the place of the first fix to that of the last.
  ///
  /// Its durations are those of the profile, not of the drive.
  public let leg: PlannedRoute.Leg
  /// The fixes from the first to the last step, outliers between them included.
  public let fixes: Range<Int>
  /// Metres.
  public let length: Double
  /// Times at which the vehicle turned back in the street.
  public let turnsBack: Int
}

/// What a matched path leaves out.
public struct MatchGap: Hashable, Sendable {
  /// Why: ``MatchBreak/offRoad`` where the trace goes on without roads.
  public let reason: MatchBreak
  /// The fixes that belong to no part.
  public let fixes: Range<Int>
  /// The times in nanoseconds of the last fix before and the first behind it.
  public let start: Int64
  /// The time of the first fix behind it.
  public let end: Int64
  /// Metres straight from fix to fix.
  public let length: Double
}

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

/// What became of one fix.
public struct MatchedFix: Hashable, Sendable {
  /// What the fix was to the matcher.
  public let role: FixRole
  /// The place on the road; nil where the fix has none.
  public let position: RoadPosition?
  /// The directed edge that was driven; nil where there is none.
  public let edge: UInt32?
  /// The part of the path that the fix belongs to, from 0; nil where it belongs to none.
  public let part: Int?

  /// Whether the fix lies on the matched path.
  public var isMatched: Bool { part != nil }
}

/// What a fix was to a matcher.
public enum FixRole: String, Hashable, Sendable, CaseIterable {
  /// It says where the path goes.
  case step
  /// It is so near to the step before that it says nothing new.
  case still
  /// No way leads to its roads.
  case outlier
  /// There is no road near it.
  case offRoad
  /// Its stated accuracy is too poor.
  case inaccurate
  /// Its coordinate is no place on the Earth.
  case invalid
}
