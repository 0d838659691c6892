package import CanonicalJSON
package import Geodesy
package import Navigation

/// A drive as a scenario asks for it.
package struct DriveSetup: Sendable {
  /// Where the drive goes.
  package enum Way: Sendable {
    /// By the roads of the map through places, the first of which is the start.
    case waypoints([Waypoint])
    /// By the roads of the map between two places that the seed draws; metres of road between them.
    case drawn(ClosedRange<Double>)
    /// Straight from point to point, at most so fast (m/s); no map is needed.
    case path([Coordinate], limit: Double)
  }

  /// Where the drive goes.
  package var way: Way
  /// Where the driver leaves the way on purpose, in the order of the file.
  package var departures: [DepartureSetup] = []
  /// The share of the limit that the driver drives at.
  package var speedFactor = 1.0
  /// Seconds that the vehicle stands at each stop on the way.
  package var dwell = 20.0
  /// Metres that the vehicle drives off the road at the end; 0 where it stops on it.
  package var parking = 0.0
  /// Seconds that the vehicle stands at the end while fixes still come.
  package var stay = 10.0
  /// Seconds from fix to fix.
  package var interval = 1.0
  /// Seconds of the first fix.
  package var at = 0.0
  /// The metres that each fix claims to be right to, where no fault says otherwise.
  package var accuracy = 3.0
  /// Where it stands in the file, for problems that only the map shows.
  package var problem: Diagnostic

  /// Creates a drive along a way, with everything else as where a file says nothing.
  package init(way: Way, problem: Diagnostic) {
    self.way = way
    self.problem = problem
  }

  /// Whether the drive needs a map.
  package var needsMap: Bool {
    if case .path = way { return false }
    return true
  }
}
