import Geodesy
public import Navigation

extension MapModel {
  /// What the ground looks like; while a navigator controls the map it is the normal type whatever this
  /// says.
  public var mapType: MapType {
    get { mapTypeState }
    set {
      guard newValue != mapTypeState else { return }
      mapTypeState = newValue
      delegate?.map(self, didChangeMapType: newValue, shown: effectiveMapType)
    }
  }

  /// The type that is shown.
  public var effectiveMapType: MapType { isNavigationEnabled ? .normal : mapTypeState }

  /// The style that is shown; nil where none holds.
  public var effectiveMapStyle: String? { effectiveMapType == .normal ? mapStyle : nil }

  /// Whether the position is drawn (no); while a navigator controls the map it is whatever this says.
  ///
  /// Without a navigator the camera follows the position only while this is on.
  public var isMyLocationEnabled: Bool {
    get { myLocationState }
    set {
      myLocationState = newValue
      if !newValue, !isNavigationEnabled { release() }
    }
  }

  /// Whether the position is drawn.
  public var isMyLocationShown: Bool { isNavigationEnabled || myLocationState }

  /// Where the position is drawn; nil where it is not, or nothing is known of it.
  public var myLocation: Location? {
    guard isMyLocationShown else { return nil }
    return shownLocation ?? context?.currentPosition
  }

  /// The button that leads to the position was tapped.
  ///
  /// Unless the delegate handles it the camera moves there; without the button nothing happens.
  public func tapMyLocationButton() {
    guard isMyLocationButtonVisible else { return }
    if delegate?.mapDidTapMyLocationButton(self) == true { return }
    guard let place = myLocation?.coordinate else { return }
    animate(toLocation: place)
  }

  /// Whether there is a button that leads to the position.
  public var isMyLocationButtonVisible: Bool { settings[.myLocationButton] && isMyLocationShown }

  /// Whether there is a compass: where the map is turned.
  public var isCompassVisible: Bool { settings[.compassButton] && camera.bearing != 0 }
}

/// What the ground of a map looks like.
public enum MapType: String, CaseIterable, Sendable {
  case normal, satellite, terrain, hybrid
  /// No ground at all.
  case none
}

/// How often a map would like to be drawn.
public enum MapFrameRate: String, CaseIterable, Sendable {
  case powerSave, conservative, maximum
}
