package import Geodesy
package import Navigation

/// The screen of an app that made no map: one that follows the vehicle, and is told to nobody.
///
/// It looks at the navigator and changes nothing: with it or without, the same things happen.
package final class DefaultScreen {
  private let map: MapModel
  private let context: NavigationContext

  /// Makes the screen of a context; it stands in no list of maps.
  package init(_ context: NavigationContext, viewport: MapViewport) {
    self.context = context
    map = MapModel(id: "screen", viewport: viewport, context: context)
    map.myLocationState = true
    map.cameraModeState = .following
    map.settings[.compassButton] = true
  }

  /// Returns what the screen shows now.
  ///
  /// - Parameter bounds: What it shows as long as nothing is known of the position.
  package func snapshot(before bounds: GeoBounds?) -> MapSnapshot {
    map.navigator = context.existingNavigator
    if context.currentPosition != nil {
      map.showPosition()
    } else if let bounds, let camera = CameraPosition(fitting: bounds, in: map.viewport) {
      map.cameraState = camera
    }
    return map.snapshot()
  }
}
