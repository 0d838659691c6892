import Platform
import Geodesy
import Traces

/// A reroute with what explains it.
package struct ObservedReroute: Sendable {
  /// What explains a reroute.
  package enum Cause: Sendable {
    /// The driver left the way that was planned.
    case departure(DriveDeparture)
    /// The vehicle was so many metres from the route that it was guided along.
    case away(Double)
    /// It went back along that route.
    case backwards
    /// Nothing that the fixes tell: it may be false.
    case unknown
  }

  /// Milliseconds.
  package let time: Int64
  /// What explains it.
  package let cause: Cause

  /// Why, as a person reads it.
  package var sentence: String {
    switch cause {
    case .departure(let departure):
      "after the \(departure.kind.words) at \(Quantity.time(milliseconds: departure.time))"
    case .away(let metres): "\(Quantity.fixed(metres, 0)) m from the route of that moment"
    case .backwards: "back along the route of that moment"
    case .unknown: "though the vehicle keeps to the route: is it false?"
    }
  }
}

extension ObservedRun {
  /// Milliseconds that a navigator may be ahead of a junction, and behind the end of a departure.
  private static let ahead: Int64 = 3_000
  private static let behind: Int64 = 10_000

  /// Returns each reroute with what explains it.
  ///
  /// The route of a navigator need not be the one that this program planned after the same departure;
  /// what is no departure from the one may be one from the other.
  package func explained(by story: InferredDrive) -> [ObservedReroute] {
    rerouteStarts.map { time in
      let departure = story.departures.last {
        min($0.left, $0.time - Self.ahead) <= time && time <= $0.end + Self.behind
      }
      if let departure { return ObservedReroute(time: time, cause: .departure(departure)) }
      return ObservedReroute(time: time, cause: cause(at: time, story.fixes))
    }
  }

  /// What the fixes around a reroute say about the route before it.
  private func cause(at time: Int64, _ fixes: [Fix]) -> ObservedReroute.Cause {
    guard let line = routes.last(where: { $0.time < time })?.line, line.count > 1,
      let first = fixes.first
    else { return .unknown }
    var away = 0.0
    var furthest = 0.0
    var isBackwards = false
    for fix in fixes {
      let since = (fix.time - first.time) / 1_000_000 - time
      guard since >= -15_000, since <= 45_000, let place = line.nearest(to: fix.coordinate) else {
        continue
      }
      away = max(away, place.deviation)
      isBackwards = isBackwards || place.distanceAlong < furthest - 30
      furthest = max(furthest, place.distanceAlong)
    }
    if away > 40 { return .away(away) }
    return isBackwards ? .backwards : .unknown
  }
}
