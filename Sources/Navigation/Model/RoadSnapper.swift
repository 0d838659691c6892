public import Geodesy

/// The roads around the vehicle, as the SDK asks for them.
///
/// ``nearestRoad(to:)`` may be asked at any time. ``add(_:)`` follows a drive: fixes are added in order,
/// and its answers rest on those added since the last ``reset()``; only the navigator calls it.
/// Single-threaded, like all of the SDK.
public protocol RoadSnapper: AnyObject {
  /// Returns the place on the roads nearest to a location, driven as its course says where it has one.
  ///
  /// - Returns: Nil where no road is near.
  func nearestRoad(to location: Location) -> RoadPlace?

  /// Forgets the drive so far.
  func reset()

  /// Takes the next fix; returns the place on the roads where the vehicle most likely is.
  ///
  /// - Returns: Nil where no road is near, or none that the vehicle could have reached.
  func add(_ location: Location) -> RoadPlace?

  /// Returns the place on the nearest one-way road that the course of a moving vehicle goes against.
  ///
  /// - Returns: Nil where no such road is near. Who does not say so knows of none.
  func roadAgainst(_ location: Location) -> RoadPlace?

  /// Returns the place where a vehicle comes that follows its road straight ahead for some metres.
  ///
  /// - Returns: Nil where no road is near, or the location has no course. Who does not say so knows of none.
  func roadAhead(of location: Location, metres: Double) -> RoadPlace?

  /// Returns the places on the roads near a location that lead in the direction of its course; all of them where it
  /// has none.
  ///
  /// - Parameters:
  ///   - metres: Within which a road is near.
  /// - Returns: Nothing where no road is near. Who does not say so knows of none.
  func roads(along location: Location, within metres: Double) -> [RoadPlace]
}

extension RoadSnapper {
  /// No roads are known to lead along.
  public func roads(along location: Location, within metres: Double) -> [RoadPlace] { [] }

  /// No road is known to lead on.
  public func roadAhead(of location: Location, metres: Double) -> RoadPlace? { nil }

  /// No road is known to be one-way.
  public func roadAgainst(_ location: Location) -> RoadPlace? { nil }
}

/// A place on a road, driven in one direction.
public struct RoadPlace: Hashable, Sendable {
  /// The nearest point of the road.
  public let coordinate: Coordinate
  /// The direction of travel in degrees, in `0..<360`.
  public let course: Double
  /// Metres between the fix and the place.
  public let deviation: Double

  /// Creates a place on a road.
  public init(coordinate: Coordinate, course: Double, deviation: Double) {
    self.coordinate = coordinate
    self.course = course
    self.deviation = deviation
  }
}
