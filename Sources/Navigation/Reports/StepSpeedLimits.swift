import Geodesy

/// The speed limits along one step: of each segment where they are known, else the step's own.
struct StepSpeedLimits {
  private let path: GeoPath
  /// Metres per second; one entry, or one for each segment.
  private let limits: [Double?]

  init(of step: RouteStep) {
    path = step.path
    limits = step.speedLimits.isEmpty ? [step.speedLimit] : step.speedLimits
  }

  /// Returns the limit at a distance along the step; nil where unknown or none.
  func limit(at along: Double) -> Double? {
    guard limits.count > 1 else { return limits.first ?? nil }
    return limits[min(path.segment(at: along), limits.count - 1)]
  }
}
