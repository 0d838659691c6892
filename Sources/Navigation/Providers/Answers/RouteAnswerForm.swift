/// The forms in which routing servers answer.
public enum RouteAnswerForm: String, Sendable, CaseIterable {
  /// OSRM's, as OSRM, Valhalla, Mapbox and GraphHopper write it; routes alone.
  case osrm
  /// `computeRoutes` of Google's Routes API.
  case google
  /// HERE's Routing API, version 8.
  case here
  /// `calculateRoute` of TomTom's Routing API.
  case tomtom
  /// GraphHopper's own.
  case graphhopper

  /// The form as people call it.
  public var title: String {
    switch self {
    case .osrm: "OSRM"
    case .google: "Google Routes"
    case .here: "HERE Routing 8"
    case .tomtom: "TomTom Routing"
    case .graphhopper: "GraphHopper"
    }
  }
}
