/// What the fleet service asks of a dispatcher's server.
///
/// Over HTTP, below the server's endpoint, with IDs percent-encoded and JSON bodies:
///
/// | request | HTTP | body | a good answer |
/// |---|---|---|---|
/// | `messages` | `GET /assets/{asset}/messages?dispatcher={id}[&after={cursor}]` | – | 200 and the messages, or 204 for none |
/// | `receipt` | `POST /assets/{asset}/receipts` | `dispatcher_id` text, `message_ids` array of texts | any 2xx; the body is not read |
/// | `event` | `POST /assets/{asset}/events` | see ``FleetSentEvent`` | any 2xx; the body is not read |
/// | `etaUpdate` | `POST /assets/{asset}/events` | see ``FleetETAUpdate`` | any 2xx; the body is not read |
///
/// ``FleetMessageParser`` says what the messages look like. A bad answer is any other status, with or
/// without a body; ``FleetError`` says what is read of it.
public enum FleetRequest: Hashable, Sendable {
  /// The messages of a dispatcher to an asset behind a cursor, which an earlier answer gave as `next`;
  /// without one, all that were not confirmed.
  case messages(assetID: String, dispatcherID: String, after: String?)
  /// Confirms that messages came: the server need not keep them any longer.
  case receipt(assetID: String, dispatcherID: String, messageIDs: [String])
  /// An event, which the server acknowledges by its answer.
  case event(FleetSentEvent)
  /// An ETA update; its answer goes nowhere.
  case etaUpdate(FleetETAUpdate)

  /// The asset that asks.
  public var assetID: String {
    switch self {
    case .messages(let id, _, _), .receipt(let id, _, _): id
    case .event(let event): event.assetID
    case .etaUpdate(let update): update.assetID
    }
  }
}
