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
