package import Geodesy
package import Navigation
package import ScenarioLanguage

/// A drive as it will truly be driven: the line, the limits, the stops and where it leaves the way.
package struct DrivePlan: Sendable {
  /// A stand on the way.
  package struct Stop: Hashable, Sendable {
    /// Metres from the start.
    package var distance: Double
    /// Seconds.
    package var dwell: Double
  }

  /// A place where the driver left the way on purpose.
  package struct Departure: Hashable, Sendable {
    /// How the driver left it.
    package var kind: DepartureSetup.Kind
    /// Metres from the start to the junction.
    package var distance: Double
  }

  /// The line that the vehicle drives, parking included.
  package var path: GeoPath
  /// Metres per second on each segment.
  package var limits: [Double]
  /// The stands on the way, in the order of their distances.
  package var stops: [Stop] = []
  /// Where the driver leaves the way, in the order of driving.
  package var departures: [Departure] = []
  /// What a navigator would be told: every stop after the start.
  package var destinations: [Waypoint] = []
  /// Metres from the start to the last destination; the parking place may lie beyond.
  package var destinationDistance: Double

  /// Creates a plan without stops and departures, whose last destination is the end of the line.
  package init(path: GeoPath, limits: [Double]) {
    self.path = path
    self.limits = limits
    destinationDistance = path.length
  }
}
