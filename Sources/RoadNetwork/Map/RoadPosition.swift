public import Geodesy

/// A place on a road.
public struct RoadPosition: Hashable, Sendable {
  /// The section of the graph.
  public let section: UInt32
  /// The segment of the section's points, from 0.
  public let segment: Int
  /// How far along the section, from 0 to 1.
  public let fraction: Double
  /// The place on the road.
  public let coordinate: Coordinate
  /// The place that was asked for.
  public let place: Coordinate
  /// Metres from there.
  public let distance: Double

  /// Metres from there as OSRM measures them, on the ellipsoid.
  package var distanceOnEllipsoid: Double {
    RoadRuler.metres(RoadRuler.Place(place), RoadRuler.Place(coordinate))
  }
}
