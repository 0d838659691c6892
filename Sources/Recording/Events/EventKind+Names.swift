extension EventKind {
  private static let names = allCases.map { $0.entry.name.description }
  private static let sources = allCases.map { $0.entry.payload.source }
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.text, $0) })

  /// The name as recorded.
  public var text: String { Self.names[Int(rawValue)] }

  /// The declaration of the event: its members and what they mean.
  public var payload: any EventPayload.Type { entry.payload }

  /// Where the event comes from.
  public var source: EventSource { Self.sources[Int(rawValue)] }

  /// The kind of a name; nil where no event is called so.
  public init?(named name: String) {
    guard let kind = Self.byName[name] else { return nil }
    self = kind
  }

  /// Whether the event is a callback to the app, inside which an app can call the SDK.
  public var isCallback: Bool {
    switch source {
    case .action, .provider, .probe, .trace: false
    case .routing: self != .routingSessionCreated && self != .routingNotStarted
    case .navigator: self != .accessError
    case .terms, .simulator, .map, .ui, .indoor, .tile, .panorama, .geocoder, .search, .fleet: true
    }
  }
}
