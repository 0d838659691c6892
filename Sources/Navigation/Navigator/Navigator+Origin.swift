import Geodesy

extension Navigator {
  /// Where a new route should begin: the last usable fix, on its road and in its direction where those
  /// are known; nil before one.
  ///
  /// On the route it is the matched place, off the route the place on the map's roads. Either is snapped
  /// and has the road's course, so that a route from there does not begin on the other side of the
  /// street, or behind the vehicle.
  public var requestOrigin: Location? {
    guard let location = lastUsableLocation else { return nil }
    guard let tracker else { return location }
    if onRouteState == .onRoute {
      guard tracker.isInCorridor, let place = tracker.place, let course = tracker.courseAtPlace()
      else { return location }
      return Location(snapping: location, to: place.coordinate, course: course)
    }
    return snapToRoad(location)
  }

  /// Returns the location on the road where the map found it off the route, else as it came.
  func snapToRoad(_ location: Location) -> Location {
    guard onRouteState == .offRoute, let road = tracker?.rules.roadPlace,
      road.deviation <= NetworkRule.snapDistance
    else { return location }
    return Location(snapping: location, to: road.coordinate, course: road.course)
  }
}
