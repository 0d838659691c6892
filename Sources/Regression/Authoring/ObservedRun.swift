import CanonicalJSON
package import Geodesy

/// What a navigator did on a drive, read off its recording.
package struct ObservedRun: Sendable {
  /// The answer to a request for a route.
  package struct Status: Hashable, Sendable {
    /// Milliseconds since the start.
    package let time: Int64
    /// The word of the status, such as `ok`.
    package let text: String

    var isOK: Bool { text == "ok" }
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
      guard let event = value["event"]?.string, let time = value["t"]?.integer else { continue }
      note(event, time, value)
    }
  }

  private mutating func note(_ event: String, _ time: Int64, _ value: JSONValue) {
    switch event {
    case "navigator.rerouteStarted": rerouteStarts.append(time)
    case "navigator.rerouteEnded": rerouteEnds += 1
    case "navigator.didChangeRoute":
      if value["reason"]?.string == "reroute" { newRoutes.append(time) }
      let line = value["polyline"]?.string.flatMap { try? GeoPath(polyline: $0, precision: 6) }
      routes.append((time, line ?? GeoPath([])))
    case "navigator.didArrive":
      if value["isFinalDestination"]?.bool == true {
        finalArrivals.append(time)
      } else {
        stopArrivals.append(time)
      }
    case "navigator.routeStatus":
      statuses.append(Status(time: time, text: value["status"]?.string ?? ""))
    default: break
    }
  }
}
