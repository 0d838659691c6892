/// The switches of the user interface.
public enum UISetting: String, CaseIterable, Sendable {
  // Of one map.
  case scrollGestures, zoomGestures, tiltGestures, rotateGestures
  /// Whether the map swallows the gestures that are on completely.
  case consumesGesturesInView
  case compassButton, myLocationButton, indoorPicker
  /// Whether rotating and zooming may be off the middle of the map, and scroll it meanwhile.
  case allowScrollDuringRotateOrZoom

  // Of the navigation: one state for the navigator and all maps.

  /// The next maneuver, during guidance.
  case header
  /// Remaining time and distance, during guidance; also called the footer.
  case etaCard
  /// The card of a traffic incident that was tapped.
  case trafficIncidentCards
  /// What the traffic is like, now and then during guidance.
  case trafficPrompts
  case tripProgressBar
  /// The button that makes the camera follow again.
  case recenterButton
  /// Markers at the stops of the route.
  case destinationMarkers
  case trafficLights, stopSigns

  /// Whether it belongs to the navigation, not to a single map.
  public var isOfNavigation: Bool {
    switch self {
    case .header, .etaCard, .trafficIncidentCards, .trafficPrompts, .tripProgressBar,
      .recenterButton, .destinationMarkers, .trafficLights, .stopSigns:
      true
    case .scrollGestures, .zoomGestures, .tiltGestures, .rotateGestures, .consumesGesturesInView,
      .compassButton, .myLocationButton, .indoorPicker, .allowScrollDuringRotateOrZoom:
      false
    }
  }

  /// Whether it is on until it is switched off.
  public var isOnByDefault: Bool {
    switch self {
    case .compassButton, .myLocationButton, .tripProgressBar, .trafficLights, .stopSigns: false
    case .scrollGestures, .zoomGestures, .tiltGestures, .rotateGestures, .consumesGesturesInView,
      .indoorPicker, .allowScrollDuringRotateOrZoom, .header, .etaCard, .trafficIncidentCards,
      .trafficPrompts, .recenterButton, .destinationMarkers:
      true
    }
  }
}

extension MapGesture.Kind {
  /// The switch of the gesture.
  var setting: UISetting {
    switch self {
    case .pan: .scrollGestures
    case .zoom: .zoomGestures
    case .rotate: .rotateGestures
    case .tilt: .tiltGestures
    }
  }
}
