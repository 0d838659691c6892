import Navigation
import ScenarioLanguage

extension BuiltinNavigator {
  /// What the driver looks at: the map that a navigator controls, else the first that somebody aimed at
  /// something; a default screen that follows the vehicle as long as there is none of these.
  func scene(at time: Instant) -> FrameScene? {
    let map = shownMap
    var scene = FrameScene(
      time: time,
      title: "\(scenarioName) at \(Self.clock(time))",
      snapshot: map?.snapshot() ?? defaultScreen.snapshot(before: mapBounds),
      epochMilliseconds: context.epochMilliseconds,
      speedLimit: kept?.speedLimit
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

  /// Makes the default screen, as large as the scenario's first display.
  ///
  /// The vehicle is seen below the middle, since what lies ahead matters more.
  func makeScreen() -> DefaultScreen {
    let size = displays.all.first?.viewport ?? MapViewport(width: 400, height: 800)
    let viewport = MapViewport(
      width: size.width,
      height: size.height,
      padding: EdgeInsets(
        top: (size.height * 0.42).rounded(),
        left: 0,
        bottom: (size.height * 0.12).rounded(),
        right: 0
      )
    )
    return DefaultScreen(context, viewport: viewport)
  }

  private var shownMap: MapModel? {
    displays.all.first { $0.isNavigationEnabled }
      ?? displays.all.first { $0.camera != MapModel.defaultCamera || $0.cameraMode != .free }
  }
}
