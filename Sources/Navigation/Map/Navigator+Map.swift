extension Navigator {
  /// The switches of the navigation's user interface: those that every map's settings show.
  public var uiSettings: NavigationUISettings { context.navigationUI.settings }

  /// Takes control of a map, and releases the one before.
  ///
  /// The camera follows the position at once, and the route is shown. Some properties of the map do not
  /// hold meanwhile (``MapOverrides``). Without accepted terms nothing happens.
  public func startControlling(_ map: MapModel) {
    guard context.areTermsAccepted, map.context === context else { return }
    if controlledMap === map { return map.followLocation(map.followingPerspective) }
    controlledMap?.controlEnds()
    controlledMap = map
    map.controlBegins(self)
  }

  /// Releases the map, if there is one; the navigation goes on.
  public func stopControllingMap() {
    guard let map = controlledMap else { return }
    controlledMap = nil
    map.controlEnds()
  }

  /// Lets the camera of the controlled map follow the position.
  public func followLocation(_ perspective: CameraPerspective) {
    controlledMap?.followLocation(perspective)
  }

  /// Lets the camera of the controlled map show what remains of the route.
  public func showRouteOverview() { controlledMap?.showRouteOverview() }

  /// The next maneuver as it is shown at this moment; nil without a route or a text.
  var currentInstruction: InstructionEvent? {
    guard let tracker, tracker.line.steps.indices.contains(tracker.step) else { return nil }
    let step = tracker.line.steps[tracker.step]
    let banners = tracker.line.route.legs[step.leg].steps[step.index].visualInstructions
    let distance = tracker.distanceToManeuver
    // The last one that is due; before the first is due, the first.
    guard let banner = banners.last(where: { $0.triggerDistance >= distance }) ?? banners.first
    else { return nil }
    return InstructionEvent(
      stepIndex: step.index,
      instruction: banner,
      distanceToManeuver: distance
    )
  }
}
