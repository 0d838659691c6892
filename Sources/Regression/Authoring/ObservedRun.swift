import CanonicalJSON
package import Geodesy
import Recording

/// What a navigator did on a drive, read off its recording.
package struct ObservedRun: Sendable {
  /// The answer to a request for a route.
  package struct Status: Hashable, Sendable {
    /// Milliseconds since the start.
    package let time: Int64
    /// The word of the status, such as `ok`.
    package let text: String
  }

  /// The recording.
  package let bytes: [UInt8]
  /// What the run found, apart from its recording.
  package let facts: RunFacts
  /// Milliseconds of events.
  package private(set) var rerouteStarts: [Int64] = []
  /// How many reroutes came to an end.
  package private(set) var rerouteEnds = 0
  /// Milliseconds at which a reroute brought a route.
  package private(set) var newRoutes: [Int64] = []
  /// Milliseconds of arrivals at the destination.
  package private(set) var finalArrivals: [Int64] = []
  /// Milliseconds of arrivals at stops before it.
  package private(set) var stopArrivals: [Int64] = []
  /// The answers to requests for routes, in order.
  package private(set) var statuses: [Status] = []
  /// The lines that were guided along, with the times from which they were.
  package private(set) var routes: [(time: Int64, line: GeoPath)] = []

  init(_ bytes: [UInt8], _ facts: RunFacts) throws(JSONError) {
    self.bytes = bytes
    self.facts = facts
    for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let value = try JSONDocument(parsing: Array(line)).root
      let event = RecordedEvent(value)
      if let time = event.milliseconds { note(event, time) }
    }
  }

  private mutating func note(_ event: RecordedEvent, _ time: Int64) {
    if event.kind == .rerouteStarted { rerouteStarts.append(time) }
    if event.kind == .rerouteEnded { rerouteEnds += 1 }
    if let change = event.as(Event.Navigator.DidChangeRoute.self) {
      if change.reason == .reroute { newRoutes.append(time) }
      let line = change.polyline.flatMap { try? GeoPath(polyline: $0, precision: 6) }
      routes.append((time, line ?? GeoPath([])))
    }
    if let arrival = event.as(Event.Navigator.DidArrive.self) {
      if arrival.isFinalDestination {
        finalArrivals.append(time)
      } else {
        stopArrivals.append(time)
      }
    }
    if let answer = event.as(Event.Navigator.RouteStatusTold.self) {
      statuses.append(Status(time: time, text: answer.status.rawValue))
    }
  }
}
