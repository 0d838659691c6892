import CanonicalJSON

/// Reads the answer to a request for messages: `{"messages":[…],"next":"cursor"}`.
///
/// Each message is an object of these members; others are passed over, and null is the same as absent:
///
/// | member | JSON | |
/// |---|---|---|
/// | `id` | text | the message's ID, 1 to 50 characters |
/// | `type` | text | `NEW_DESTINATION` for a job, `CUSTOM` for anything else |
/// | `job_id` | text | 1 to 50 characters |
/// | `asset_id` | text, optional | must be the asset that asked |
/// | `dispatcher_id` | text, optional | must be the dispatcher that was asked |
/// | `message` | text, optional | shown if not empty |
/// | `creation_time_ms` | whole number, optional | since the Unix epoch, 0 or more; the time of the answer if absent |
/// | `content` | object, optional | texts by keys; values that are no texts are ignored |
/// | `eta_threshold_percent` | whole number, optional | a job's proposal |
///
/// `job_id`, `message` and `content` have at most 3500 characters together. A message that breaks a rule is
/// refused alone; an answer that is not such an object is an error as a whole. Of an answer with more than
/// 1000 messages those are taken and confirmed, and the rest is asked for again. `next` is optional, a text of
/// at most 50 characters that means something to the server only.
public struct FleetMessageParser: Sendable {
  /// The asset that messages must be for.
  public let assetID: String
  /// The dispatcher that messages must be from.
  public let dispatcherID: String
  /// When the answer came: milliseconds since the Unix epoch.
  public let receptionMilliseconds: Int64

  /// Creates a parser for the answers to one vehicle.
  public init(assetID: String, dispatcherID: String, receptionMilliseconds: Int64) {
    self.assetID = assetID
    self.dispatcherID = dispatcherID
    self.receptionMilliseconds = receptionMilliseconds
  }

  /// Reads what a server answered.
  public func parse(_ response: TransportResponse) -> Result<FleetPoll, FleetError> {
    guard (200..<300).contains(response.status) else { return .failure(FleetError(response)) }
    if response.status == 204, response.body.isEmpty { return .success(FleetPoll()) }
    let limits = JSONLimits(depth: 32, size: FleetLimits.answer, nodes: 200_000)
    do {
      let document = try JSONDocument(parsing: response.body, source: "answer", limits: limits)
      return poll(document.root, status: response.status)
    } catch {
      let place = "line \(error.location.line), column \(error.location.column)"
      return .failure(.invalidAnswer(response.status, "\(error.reason) (\(place))"))
    }
  }

  private func poll(_ root: JSONValue, status: Int) -> Result<FleetPoll, FleetError> {
    guard let list = root["messages"], list.kind == .array else {
      return .failure(.invalidAnswer(status, "no array \"messages\" at the top"))
    }
    var poll = FleetPoll()
    for entry in list.elements.prefix(FleetLimits.messages) {
      do throws(FleetMessageRefusal) {
        poll.messages.append(try FleetMessageReading(entry, self).message())
      } catch {
        poll.refusals.append(error)
      }
    }
    // The sort is stable: messages of one time stay in the order of the answer.
    poll.messages.sort { $0.creationMilliseconds < $1.creationMilliseconds }
    // Without a new cursor the server sends again what is not confirmed: the rest.
    if list.count <= FleetLimits.messages, let next = root["next"]?.string,
      FleetLimits.isValid(next)
    {
      poll.next = next
    }
    return .success(poll)
  }
}
