package import RoadNetwork
package import Traces

extension MatchPoint {
  /// Takes a fix of a trace.
  package init(_ fix: Fix) {
    self.init(
      fix.coordinate,
      time: fix.time,
      horizontalAccuracy: fix.horizontalAccuracy,
      course: fix.course,
      speed: fix.speed
    )
  }
}
