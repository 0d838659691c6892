import Geodesy
package import Navigation

extension MapModel {
  /// Whether a navigator controls the map.
  ///
  /// Setting it lets the navigator of the context take control or release the map. Without a key or the
  /// terms there is none, and it stays false.
  public var isNavigationEnabled: Bool {
    get { navigator != nil }
    set {
      guard newValue != isNavigationEnabled else { return }
      guard newValue else { return navigator?.stopControllingMap() ?? () }
      guard let navigator = try? context?.navigator() else { return }
      navigator.startControlling(self)
    }
  }

  /// Lets the navigator of the context take control.
  ///
  /// - Returns: False without a key or the terms.
  @discardableResult
  public func enableNavigation() -> Bool {
    isNavigationEnabled = true
    return isNavigationEnabled
  }

  /// How light the map is.
  public var uiMode: NavigationUIMode { settings.navigation.mode }

  /// A navigator takes the map.
  func controlBegins(_ navigator: Navigator) {
    let shown = effectiveMapType
    self.navigator = navigator
    delegate?.mapDidBeginControl(self, overriding: MapOverrides())
    tellType(ifNot: shown)
    showRoute()
    // The map's own mode is behind: what was up to the app is up to the navigator now.
    followLocation(perspectiveState)
  }

  /// The navigator releases the map.
  func controlEnds() {
    guard navigator != nil else { return }
    let shown = effectiveMapType
    navigator = nil
    delegate?.mapDidEndControl(self)
    tellType(ifNot: shown)
    showRoute()
    release()
  }

  private func tellType(ifNot shown: MapType) {
    guard effectiveMapType != shown else { return }
    delegate?.map(self, didChangeMapType: mapTypeState, shown: effectiveMapType)
  }
}

extension MapModel: NavigatorCompanion {
  /// Moves the camera after the vehicle, or fits the overview to what remains.
  package func positionDidChange(to location: Location) {
    // A reckoned position is no fix: the context does not know it.
    shownLocation = location.isReckoned ? location : context?.currentPosition ?? location
    switch cameraModeState {
    case .free: break
    case .following: showPosition()
    case .overview: if navigator?.isGuiding == true { showRemainingRoute() }
    }
  }

  /// Puts the new route on the map that the navigator controls.
  package func routeDidChange(_ change: RouteChange, of navigator: Navigator) {
    guard navigator === self.navigator else { return }
    showRoute()
    showRemainingRoute()
  }

  /// Lets the navigator release the map: there is no navigation any more.
  package func termsWereReset() { navigator?.stopControllingMap() }

  /// Takes the position from the map.
  package func locationWasDisabled() { shownLocation = nil }
}

/// What a map shows while a navigator controls it, whatever its own properties say.
public struct MapOverrides: Hashable, Sendable {
  /// The map is the normal one.
  public let mapType = MapType.normal
  /// The position is shown.
  public let isMyLocationEnabled = true
}
