public import Navigation

extension Navigator {
  /// The map under control; nil without one.
  ///
  /// Not kept alive.
  public internal(set) var controlledMap: MapModel? {
    get { controlledDisplay as? MapModel }
    set { controlledDisplay = newValue }
  }

  /// The switches of the navigation's user interface: those that every map's settings show.
  public var uiSettings: NavigationUISettings { surroundings.navigationUI.settings }

  /// Takes control of a map, and releases the one before.
  ///
  /// The camera follows the position at once, and the route is shown. Some properties of the map do not
  /// hold meanwhile (``MapOverrides``). Without accepted terms nothing happens.
  public func startControlling(_ map: MapModel) {
    guard surroundings.areTermsAccepted, map.context?.surroundings === surroundings else { return }
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
}
