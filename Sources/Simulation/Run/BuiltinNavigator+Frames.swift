import Navigation

extension BuiltinNavigator {
  /// The size of a screen that no scenario chose: a phone's, in points.
  ///
  /// The vehicle is seen below the middle, since what lies ahead matters more.
  private static let viewport = MapViewport(
    width: 390,
    height: 844,
    padding: EdgeInsets(top: 360, left: 0, bottom: 96, right: 0)
  )

  /// The driver's screen: the map that a navigator controls, else the first that the scenario has; a
  /// default one that follows the vehicle where it has none.
  func scene(at time: Instant) -> FrameScene? {
    let map = shownMap
    var scene = FrameScene(
      time: time,
      title: "\(scenarioName) at \(Self.clock(time))",
      snapshot: map?.snapshot() ?? defaultScreen.snapshot(before: mapBounds),
      epochMilliseconds: context.epochMilliseconds,
      speedLimit: (try? context.navigator())?.speedLimit
    )
    if map == nil, scene.snapshot.myLocation == nil { scene.note = note }
    return scene
  }

  /// What is said where there is nothing to see.
  private var note: String {
    mapBounds == nil ? "No map and no position yet" : "No position yet"
  }

  private static func clock(_ time: Instant) -> String {
    let tenths = time.milliseconds / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  static func makeScreen(_ context: NavigationContext) -> DefaultScreen {
    DefaultScreen(context, viewport: viewport)
  }
}

extension BuiltinNavigator {
  /// The driver's map among those of the scenario; nil where it has none.
  private var shownMap: MapModel? {
    displays.all.first { $0.isNavigationEnabled } ?? displays.all.first
  }
}
