import Platform
import CanonicalJSON
import Recording

extension TimelineEntry {
  /// Creates the line of a session of the routing service.
  static func routing(_ event: String, _ record: JSONValue) -> TimelineEntry {
    let session = record["sessionID"]?.integer.map { "session \($0)" } ?? ""
    switch event {
    case EventKind.routingSucceeded.text:
      let routes = (record["routes"]?.elements).map(Array.init) ?? []
      var parts = [Quantity.count(routes.count, "route")]
      if let metres = routes.first?["distance"]?.double {
        parts.append(Quantity.distance(metres: metres))
      }
      if let seconds = routes.first?["duration"]?.double {
        parts.append(Quantity.duration(seconds: seconds))
      }
      return TimelineEntry("routes", "\(session): \(parts.joined(separator: ", "))")
    case EventKind.routingFailed.text:
      let message = record["failure"]?["message"]?.string ?? "?"
      return TimelineEntry("routes", "\(session) failed: \(message)", .bad)
    case EventKind.routingNonFatalError.text:
      let detail = record["error"]?["detail"]?.string ?? "?"
      return TimelineEntry("routes", "\(session) goes on: \(detail)", .notice)
    default:
      return TimelineEntry("routes", "not started: \(words(record["reason"]?.string))", .bad)
    }
  }
}
