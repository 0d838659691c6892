import CanonicalJSON
import Geodesy
import Recording

/// Takes the records of a drive apart, one after another.
struct DriveReader {
  /// Where the drive is to stop, each place once.
  private(set) var stops: [DriveStory.Stop] = []

  /// Reads a record; tells its position, or its route and the record itself.
  ///
  /// - Throws: What `receive` throws.
  mutating func read(
    _ record: JSONValue,
    at time: Int64,
    _ words: EventWords.Teller,
    receive: (DrivePart) throws -> Void
  ) rethrows {
    let recorded = RecordedEvent(record)
    if recorded.kind == .didUpdateLocation {
      if let fix = RecordedFix(record) {
        try receive(.location(DriveStory.Location(fix, at: time)))
      }
      return
    }
    if let change = recorded.as(Event.Navigator.DidChangeRoute.self) {
      try receive(.route(DriveStory.Route(change, at: time)))
    }
    addStops(of: record)
    let event = DriveStory.Event(
      time: time,
      source: recorded.sourceName,
      kind: recorded.kind,
      name: recorded.name,
      words: words(recorded, time),
      payload: Self.payload(of: recorded)
    )
    try receive(.event(event))
  }

  private mutating func addStops(of record: JSONValue) {
    for waypoint in RecordedFix.waypoints(of: record) {
      guard let coordinate = waypoint.coordinate else { continue }
      let title = waypoint.title ?? ""
      if let known = stops.firstIndex(where: { $0.coordinate == coordinate }) {
        if stops[known].title.isEmpty { stops[known].title = title }
        continue
      }
      stops.append(
        DriveStory.Stop(coordinate: coordinate, title: title, isVia: waypoint.kind == .via)
      )
    }
  }

  /// The line of a route is kept elsewhere.
  private static let line = "polyline"

  /// Values longer than this are cut: a report is no archive.
  private static let valueLimit = 1500

  private static func payload(of event: RecordedEvent) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for member in event.members where member.key != line {
      writer.key(member.key)
      if member.value.rawBytes.count <= valueLimit {
        writer.value(member.value)
      } else {
        writer.string("… \(member.value.rawBytes.count) bytes")
      }
    }
    writer.endObject()
    // A page keeps a hundred thousand of them, without the room in which they were written.
    return Array(writer.bytes[...])
  }
}

extension DriveStory.Location {
  init(_ fix: RecordedFix, at time: Int64) {
    self.init(
      time: time,
      coordinate: fix.coordinate,
      speed: fix.speed,
      course: fix.course,
      accuracy: fix.horizontalAccuracy,
      isSnapped: fix.isSnapped,
      isReckoned: fix.isReckoned
    )
  }

  /// Returns where the vehicle is at a time from here to the next position, in proportion.
  func place(at time: Int64, before next: DriveStory.Location) -> Coordinate? {
    let share = Double(time - self.time) / Double(max(1, next.time - self.time))
    return GeoPath([coordinate, next.coordinate]).position(
      at: share * coordinate.distance(to: next.coordinate)
    )?.coordinate
  }
}

extension DriveStory.Route {
  init(_ change: Recording.Event.Navigator.DidChangeRoute, at time: Int64) {
    let polyline = change.cleared ? nil : change.polyline
    self.init(
      time: time,
      reason: change.reason.rawValue,
      line: polyline.flatMap { try? GeoPath(polyline: $0, precision: 6) }?.coordinates ?? [],
      distance: change.distance,
      duration: change.duration
    )
  }
}
