/// Where an event comes from.
public enum EventSource: String, CaseIterable, Sendable {
  case action, routing, provider, navigator, terms, simulator, map, ui, indoor, tile, panorama
  case geocoder, search, fleet, trace, probe

  /// The source that stands before the point of a name; without a point it is an action.
  init(ofEvent name: String) {
    let prefix = name.split(separator: ".", omittingEmptySubsequences: false)[0]
    self =
      prefix.utf8.count == name.utf8.count ? .action : Self(rawValue: String(prefix)) ?? .action
  }

  /// Whether its events are records of the harness itself, which no navigator tells.
  public var isOfHarness: Bool {
    switch self {
    case .action, .routing, .provider, .trace, .probe: true
    case .navigator, .terms, .simulator, .map, .ui, .indoor, .tile, .panorama, .geocoder, .search,
      .fleet:
      false
    }
  }
}
