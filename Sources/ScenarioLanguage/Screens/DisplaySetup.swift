package import Navigation

/// A map on a screen, as a scenario sets it up.
package struct DisplaySetup: Hashable, Sendable {
  package var id: String
  package var viewport: MapViewport
  /// Where its camera is at the start; nil is where that of every map is.
  package var camera: CameraPosition?

  /// The display that there is if the scenario says nothing: 400 by 800 points.
  package static let main = DisplaySetup(
    id: "main",
    viewport: MapViewport(width: 400, height: 800)
  )
}
