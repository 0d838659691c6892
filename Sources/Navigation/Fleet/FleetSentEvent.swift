import CanonicalJSON

/// An event as it was sent, and as it is acknowledged.
///
/// On the wire an object of these members: `id` (text), `type` (text, a ``FleetEvent/Kind``), `job_id`
/// (text, absent for a custom event of no job), `asset_id`, `dispatcher_id` (texts), `creation_time_ms`
/// (whole number since the Unix epoch), `eta_threshold_percent` (whole number 1 to 100, only of
/// `JOB_STARTED`), `content` (object of texts, maybe empty).
public struct FleetSentEvent: Hashable, Sendable {
  /// The identity: "E1", "E2"… of one service.
  public let id: String
  public let kind: FleetEvent.Kind
  /// The job; that which was running, for the events of the running job.
  public let jobID: String?
  public let assetID: String
  public let dispatcherID: String
  /// Milliseconds since the Unix epoch.
  public let creationMilliseconds: Int64
  /// The threshold in force in percent; only of a started job.
  public let etaThreshold: Int?
  public let content: FleetContent

  func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("type", kind.rawValue)
    if let jobID { writer.member("job_id", jobID) }
    writer.member("asset_id", assetID)
    writer.member("dispatcher_id", dispatcherID)
    writer.member("creation_time_ms", creationMilliseconds)
    if let etaThreshold {
      writer.member("eta_threshold_percent", etaThreshold)
    }
    writer.content(content)
  }
}
