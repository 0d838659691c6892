/// A step in reading a way.
///
/// A profile lists its steps in their order: a later one may undo what an
/// earlier one did, so that a ferry runs both ways whatever `oneway` says to a car.
public enum WayRule: CaseIterable, Sendable {
  /// Drops ways that are closed, unbuilt or areas.
  case closures
  /// Drops kinds of ways that the traveller avoids.
  case avoidances
  /// Closes directions that are too small for the vehicle.
  case size
  /// Closes or restricts directions by access tags.
  case access
  /// Drops ways that access tags close in both directions, and leaves the others for
  /// ``directedAccess``.
  case wholeAccess
  /// Closes the directions that access tags close.
  case directedAccess
  case oneWay
  /// Reads the signs of one-way roads.
  case destination
  /// Sets mode, speed and duration of ferries and car shuttles.
  case ferry
  case movableBridge
  /// Drops kinds of service roads.
  case service
  /// Restricts roads for cars with several people.
  case highOccupancy
  /// Sets the speed by the class of the road, or where access tags alone open it.
  case speed
  /// Sets the speed of a bicycle by all kinds of ways that take one.
  case cyclingSpeed
  /// Opens directions with a lane for bicycles.
  case cycleLanes
  /// Opens directions in which a bicycle may be pushed.
  case pushing
  /// Takes a share of the posted limit as the speed.
  case postedSpeed
  /// Keeps the posted limit.
  case speedLimit
  /// Closes directions without a speed.
  case standstill
  /// Closes roads with a sidewalk of its own beside them.
  case separateSidewalk
  /// Closes roads with a cycleway of its own beside them.
  case separateCycleway
  /// Keeps the speed that the surface allows.
  case surface
  /// Keeps the traveller's greatest speed.
  case greatestSpeed
  /// Closes escalators against their run.
  case conveying
  /// Makes narrow, shared or minor roads unattractive.
  case penalties
}
