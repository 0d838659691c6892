import CanonicalJSON
public import Geodesy

/// What the dispatcher is told of the running job's time of arrival.
///
/// On the wire an object of these members: `id` (text), `type` (`ETA_UPDATE`), `message_id` (text, the
/// message that offered the job; absent where none did), `job_id`, `asset_id`, `dispatcher_id` (texts),
/// `creation_time_ms` (whole number since the Unix epoch), `remaining_time_s` (number, up to 3 decimals),
/// `position` (object of `lat` and `lon`, degrees of WGS 84, up to 7 decimals).
public struct FleetETAUpdate: Hashable, Sendable {
  /// The identity, numbered together with the events.
  public let id: String
  /// The message that offered the job; nil where none did.
  public let messageID: String?
  /// The job that is running.
  public let jobID: String
  /// Who the vehicle is.
  public let assetID: String
  /// Who is told.
  public let dispatcherID: String
  /// Milliseconds since the Unix epoch.
  public let creationMilliseconds: Int64
  /// Seconds to the last stop.
  public let remainingTime: Double
  /// The time of arrival on the navigator's clock.
  public let eta: Instant
  /// Where the vehicle is: the last position that was told.
  public let position: Coordinate
  /// The change since the update before, in percent of the first estimate; nil for the first.
  public let changePercent: Double?
  /// The threshold in percent.
  public let threshold: Int

  func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("type", "ETA_UPDATE")
    if let messageID { writer.member("message_id", messageID) }
    writer.member("job_id", jobID)
    writer.member("asset_id", assetID)
    writer.member("dispatcher_id", dispatcherID)
    writer.member("creation_time_ms", creationMilliseconds)
    writer.member("remaining_time_s", remainingTime, decimals: 3)
    writer.beginObject("position")
    writer.member("lat", position.latitude, decimals: 7)
    writer.member("lon", position.longitude, decimals: 7)
    writer.endObject()
  }
}
