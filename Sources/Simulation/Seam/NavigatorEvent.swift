public import Recording

/// What a navigator tells.
public enum NavigatorEvent: Sendable {
  /// An event of the catalogue.
  case typed(any EventPayload)
  /// An event of its own, whose name begins with `x.`; it is recorded and judged by no law.
  case other(String, RecordedJSON)

  /// An event of the catalogue, whose members `fill` sets.
  public static func make<Payload: EventPayload>(
    _ type: Payload.Type,
    _ fill: (inout Payload) -> Void = { _ in }
  ) -> NavigatorEvent {
    var payload = Payload()
    fill(&payload)
    return .typed(payload)
  }

  /// The name as recorded.
  public var name: String {
    switch self {
    case .typed(let payload): type(of: payload).kind.text
    case .other(let name, _): name
    }
  }
}

extension NavigatorHost {
  /// Records an event of the catalogue, whose members `fill` sets.
  public func tell<Payload: EventPayload>(
    _ type: Payload.Type,
    _ fill: (inout Payload) -> Void = { _ in }
  ) {
    tell(.make(type, fill))
  }
}
