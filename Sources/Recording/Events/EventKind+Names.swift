extension EventKind: CustomStringConvertible {
  private static let names = allCases.map { $0.entry.name.description }
  private static let sources = allCases.map { $0.entry.payload.source }
  private static let byName = Dictionary(uniqueKeysWithValues: catalogue.map { ($0.text, $0) })

  /// The name as recorded.
  public var text: String { Self.names[Int(rawValue)] }

  /// The same, so that a text that names an event can hold it.
  public var description: String { text }

  /// The declaration of the event: its members and what they mean.
  public var payload: any EventPayload.Type { entry.payload }

  /// Where the event comes from.
  public var source: EventSource { Self.sources[Int(rawValue)] }

  /// The kind of a name; nil where no event is called so.
  public init?(named name: String) {
    guard let kind = Self.byName[name] ?? (Self.isOther(name) ? .other : nil) else { return nil }
    self = kind
  }

  /// The name of an event without that of the navigator before it, as people are told of it.
  public static func briefly(_ name: String) -> String {
    let prefix = "\(EventSource.navigator.rawValue)."
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// The events of the catalogue: all but ``other``.
  public static var catalogue: [EventKind] { allCases.filter { $0 != .other } }

  /// The events of which a golden may keep one in so many: those that come again with every fix or frame,
  /// and tell where something is and not what happened.
  public static let thinnable: [EventKind] = [
    .didUpdateLocation, .didUpdateRemainingTime, .didUpdateRemainingDistance,
    .didUpdateRemainingTimeOrDistance, .mapWillMove, .mapDidChangeCamera, .mapIdle,
    .panoramaWillMove, .panoramaDidMoveCamera, .fleetEtaUpdate,
  ]

  /// What the name of an event outside of the catalogue looks like, as a regular expression.
  public static let otherPattern = #"^x\.[A-Za-z][A-Za-z0-9.]{0,63}$"#

  /// Whether a name is that of an event outside of the catalogue, see ``otherPattern``.
  public static func isOther(_ name: String) -> Bool {
    let rest = name.utf8.dropFirst(2)
    guard name.hasPrefix("x."), let first = rest.first, rest.count <= 64 else { return false }
    func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
    return isLetter(first)
      && rest.allSatisfy { isLetter($0) || (48...57).contains($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether the event is a callback to the app, inside which an app can call the SDK.
  public var isCallback: Bool {
    switch source {
    case .action, .provider, .probe, .trace: false
    case .routing: self != .routingSessionCreated && self != .routingNotStarted
    case .navigator: self != .accessError
    case .map where self == .mapGesturePassedOn: false
    case .terms, .simulator, .map, .ui, .indoor, .tile, .panorama, .geocoder, .search, .fleet: true
    }
  }
}
