import Platform
package import Recording

/// How often the events of a recording came.
package struct RecordCounts: Equatable {
  /// Reroutes that were adopted.
  package private(set) var reroutes = 0
  /// Stops that were reached.
  package private(set) var arrivals = 0
  /// Reports of the time that remains.
  package private(set) var timeReports = 0
  /// Reports of the distance that remains.
  package private(set) var distanceReports = 0
  /// What was spoken.
  package private(set) var announcements = 0
  /// Positions.
  package private(set) var locations = 0
  /// Requests and reroutes that failed.
  package private(set) var failures = 0

  /// The number of records.
  package private(set) var records = 0

  /// Counts nothing yet.
  package init() {}

  /// The events that come with most fixes, so that the timeline only counts them.
  private static let frequent: Set<EventKind> = [
    .didUpdateLocation, .didUpdateRemainingTime, .didUpdateRemainingDistance,
    .didUpdateRemainingTimeOrDistance,
  ]

  /// Whether an event comes with most fixes, so that the timeline only counts it.
  package static func isFrequent(_ event: EventKind?) -> Bool {
    event.map(frequent.contains) ?? false
  }

  /// What is counted of an event by its name alone.
  private static let counters: [EventKind: any WritableKeyPath<RecordCounts, Int> & Sendable] = [
    .didUpdateLocation: \.locations, .didUpdateRemainingTime: \.timeReports,
    .didUpdateRemainingDistance: \.distanceReports, .didAnnounce: \.announcements,
    .didArrive: \.arrivals,
  ]

  /// Counts one record.
  package mutating func add(_ line: RecordLine) {
    records += 1
    guard let kind = line.kind else { return }
    if let counter = Self.counters[kind] { self[keyPath: counter] += 1 }
    if kind == .rerouteEnded, line.contains(#""outcome":"failed""#) { failures += 1 }
    if kind == .didChangeRoute, line.contains(#""reason":"reroute""#) { reroutes += 1 }
  }

  /// The line `1 reroute · 1 arrival · 38 time and 41 distance reports · 300 locations`.
  package var summary: String {
    var parts: [String] = []
    parts.append(reroutes == 0 ? "no reroute" : Quantity.count(reroutes, "reroute"))
    if failures > 0 { parts.append(Quantity.count(failures, "failed reroute")) }
    parts.append(arrivals == 0 ? "no arrival" : Quantity.count(arrivals, "arrival"))
    if announcements > 0 { parts.append(Quantity.count(announcements, "announcement")) }
    parts.append("\(timeReports) time and \(distanceReports) distance reports")
    parts.append(Quantity.count(locations, "location"))
    return parts.joined(separator: " · ")
  }
}
