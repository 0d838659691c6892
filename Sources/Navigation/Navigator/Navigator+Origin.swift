import Geodesy

extension Navigator {
  /// Where a new route should begin: the last usable fix, on its road and in its direction where those
  /// are known; nil before one.
  ///
  /// On the route it is the matched place, off the route the place on the map's roads. Either is snapped
  /// and has the road's course, so that a route from there does not begin on the other side of the
  /// street, or behind the vehicle.
  public var requestOrigin: Location? {
    guard let location = positioning.usable else { return nil }
    guard let tracker else { return location }
    if onRouteState == .onRoute {
      guard tracker.isInCorridor, let place = tracker.place, let course = tracker.courseAtPlace()
      else { return location }
      return Location(snapping: location, to: place.coordinate, course: course)
    }
    return snapToRoad(location)
  }

  /// Where the vehicle is, for all that is known: where positions are reckoned, there; nil where it has left its
  /// last fix since.
  var knownPlace: Location? {
    if positioning.isReckoning { return requestOrigin }
    return hasLeftLastFix ? nil : positioning.usable
  }

  /// Whether the vehicle is elsewhere than where it was seen last.
  ///
  /// It moved there, and the position is lost since then. Who stood there is there still, however long nothing
  /// was heard.
  var hasLeftLastFix: Bool {
    guard !positioning.isSimulated,
      positioning.watch.isOutdated(at: scheduler.now, configuration.positioning)
    else { return false }
    return positioning.lastSpeed >= RouteCourse.leastSpeed
  }

  /// Returns the location on the road where the map found it off the route, else as it came.
  func snapToRoad(_ location: Location) -> Location {
    guard onRouteState == .offRoute, let road = tracker?.rules.roadPlace,
      road.deviation <= NetworkRule.snapDistance, !road.ends(before: location)
    else { return location }
    return Location(snapping: location, to: road.coordinate, course: road.course)
  }
}

extension RoadPlace {
  /// Returns whether a location lies beyond the end of the road by more than its receiver errs: the nearest
  /// place of a road that goes on lies square to it.
  func ends(before location: Location) -> Bool {
    let point = LocalProjection(origin: coordinate).point(location.coordinate)
    let (sine, cosine) = DeterministicMath.sineAndCosine(course * (.pi / 180))
    let along = (point.east * sine + point.north * cosine).magnitude
    return along
      > max(NetworkRule.seenDeviation, DrivenWay.accuracyShare * (location.horizontalAccuracy ?? 0))
  }
}
