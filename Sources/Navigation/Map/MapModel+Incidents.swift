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
    let ofRoute = navigator?.traffic.incidents.map(\.incident) ?? []
    let known = (context?.traffic?.incidents ?? []) + ofRoute
    return known.first { $0.id == id && $0.isPresent(at: scheduler.now) }
  }
}
