/// What the scenario's delegate answers to a map's and a panorama's questions.
package struct MapAnswers: Hashable, Sendable {
  /// Whether a tap on a marker is handled (no).
  package var handlesMarkerTaps = false
  /// The view to show as an info window (none).
  package var infoWindow: String?
  /// The view to show inside of an info window (none).
  package var infoContents: String?

  /// Whether a tap on the button of the position is handled (no).
  package var handlesMyLocationButton = false

  package init() {}
}
