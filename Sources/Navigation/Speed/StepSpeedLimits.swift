import CanonicalJSON
import Geodesy

/// The speed limits of the segments of one step, read when the step is entered.
struct StepSpeedLimits {
  private let path: GeoPath
  /// Metres per second; one entry, or one for each segment.
  private let limits: [Double?]

  /// Reads the annotations of a step, in OSRM's form; without `maxspeed` there the step's own limit
  /// holds everywhere.
  init(of step: RouteStep) {
    path = step.path
    let segments = step.annotations.map { (try? JSONDocument(parsing: Array($0.utf8)))?.root }
    guard segments.count == max(0, path.count - 1),
      segments.contains(where: { $0?["maxspeed"] != nil })
    else {
      limits = [step.speedLimit]
      return
    }
    limits = segments.map { Self.limit($0?["maxspeed"]) }
  }

  /// Returns the limit at a distance along the step; nil where unknown or none.
  func limit(at along: Double) -> Double? {
    guard limits.count > 1 else { return limits.first ?? nil }
    return limits[min(path.segment(at: along), limits.count - 1)]
  }

  private static func limit(_ value: JSONValue?) -> Double? {
    guard let speed = value?["speed"]?.double, speed > 0 else { return nil }
    return speed * (value?["unit"]?.string == "mph" ? 1609.344 : 1000) / 3600
  }
}
