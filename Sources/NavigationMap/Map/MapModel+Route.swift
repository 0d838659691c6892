import Geodesy
import Navigation

extension MapModel {
  /// Points of the line of a route.
  static let routeWidth = 6.0

  /// Puts the navigator's route on the map, in place of the one before; takes it away where there is
  /// none.
  func showRoute() {
    let route = navigator?.route
    if shownRoute != route?.id {
      removeMarkers()
      if let line = routeLine {
        routeLine = nil
        line.map = nil
      }
      routeBounds = nil
      shownRoute = route?.id
      if let route { addLine(of: route) }
    }
    showDestinations()
  }

  /// Shows markers at the stops that remain, or none.
  func showDestinations() {
    guard let navigator, let route = navigator.route, settings[.destinationMarkers] else {
      return removeMarkers()
    }
    guard routeMarkers.isEmpty else { return }
    for leg in route.legs {
      guard
        let marker = try? Marker(
          position: leg.destination.coordinate ?? leg.destinationCoordinate
        )
      else { continue }
      marker.belongsToNavigation = true
      marker.title = leg.destination.title
      routeMarkers.append(marker)
    }
    for marker in routeMarkers { marker.map = self }
  }

  private func addLine(of route: Route) {
    guard let line = try? Polyline(path: route.path) else { return }
    line.belongsToNavigation = true
    line.strokeWidth = Self.routeWidth
    routeLine = line
    line.map = self
  }

  private func removeMarkers() {
    let markers = routeMarkers
    routeMarkers = []
    for marker in markers { marker.map = nil }
  }
}

extension MapModel {
  /// The icon of a traffic incident was tapped: its card is shown, if the setting is on.
  ///
  /// Nothing happens for an incident that nobody knows, or that is not there now.
  ///
  /// - Returns: Whether a card is shown.
  @discardableResult
  public func tapIncident(_ id: String) -> Bool {
    guard settings[.trafficIncidentCards], let incident = knownIncident(id) else { return false }
    delegate?.map(self, didShowIncidentCard: incident)
    return true
  }

  private func knownIncident(_ id: String) -> TrafficIncident? {
    let ofRoute = navigator?.incidentsOfRoute ?? []
    let known = (context?.traffic?.incidents ?? []) + ofRoute
    return known.first { $0.id == id && $0.isPresent(at: scheduler.now) }
  }
}
