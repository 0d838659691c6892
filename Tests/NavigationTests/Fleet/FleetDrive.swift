import Navigation
import NavigationFixtures
import Testing

/// A drive with a fleet service, its server and a log.
final class FleetDrive {
  let drive: Drive
  let server: FleetServer
  let log = FleetLog()
  let service: FleetConnectivityService

  init(routes: [Route] = []) throws {
    drive = try Drive(routes: routes)
    server = FleetServer(drive.scheduler)
    drive.context.epochMilliseconds = 1_000_000
    drive.context.fleetTransport = server
    service = try #require(drive.context.fleetConnectivity)
    service.delegate = log
    service.observer = log
    service.assetID = "truck"
    service.dispatcherID = "depot"
  }

  var scheduler: TestScheduler { drive.scheduler }

  /// The JSON of a poll's answer.
  static func messages(_ entries: String..., next: String = "1") -> String {
    "{\"messages\":[\(entries.joined(separator: ","))],\"next\":\"\(next)\"}"
  }

  /// The JSON of a job.
  static func job(_ id: String, _ jobID: String, created: Int = 0) -> String {
    """
    {"id":"\(id)","type":"NEW_DESTINATION","job_id":"\(jobID)","creation_time_ms":\(created),\
    "content":{"destination":"0,0.01"}}
    """
  }
}
