import CanonicalJSON
import Geodesy
import Regression
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
    let name = record["event"]?.string ?? ""
    if name == EventKind.didUpdateLocation.text {
      if let location = DriveStory.Location(record, at: time) { try receive(.location(location)) }
      return
    }
    if name == EventKind.didChangeRoute.text {
      try receive(.route(DriveStory.Route(record, at: time)))
    }
    addStops(of: record)
    let event = DriveStory.Event(
      time: time,
      source: record["source"]?.string ?? "",
      name: name,
      words: words(name, record, time),
      payload: Self.payload(of: record)
    )
    try receive(.event(event))
  }

  private mutating func addStops(of record: JSONValue) {
    var found = (record["waypoints"]?.elements).map { Array($0) } ?? []
    if let waypoint = record["waypoint"] { found.append(waypoint) }
    for waypoint in found {
      guard let coordinate = Track.coordinate(of: waypoint) else { continue }
      let title = waypoint["title"]?.string ?? ""
      if let known = stops.firstIndex(where: { $0.coordinate == coordinate }) {
        if stops[known].title.isEmpty { stops[known].title = title }
        continue
      }
      let isVia = waypoint["kind"]?.string == "via"
      stops.append(DriveStory.Stop(coordinate: coordinate, title: title, isVia: isVia))
    }
  }

  /// What every record has, and what is kept elsewhere.
  private static let envelope: Set<String> = ["seq", "t", "source", "event", "polyline"]

  /// Values longer than this are cut: a report is no archive.
  private static let valueLimit = 1500

  private static func payload(of record: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for member in record.members where !envelope.contains(member.key) {
      writer.key(member.key)
      if member.value.rawBytes.count <= valueLimit {
        writer.value(member.value)
      } else {
        writer.string("… \(member.value.rawBytes.count) bytes")
      }
    }
    writer.endObject()
    return writer.bytes
  }
}

extension DriveStory.Location {
  /// Reads the record of a position; nil where it has none.
  init?(_ record: JSONValue, at time: Int64) {
    guard let coordinate = Track.coordinate(of: record) else { return nil }
    self.init(
      time: time,
      coordinate: coordinate,
      speed: record["speed"]?.double,
      course: record["course"]?.double,
      accuracy: record["horizontalAccuracy"]?.double,
      isSnapped: record["isSnapped"]?.bool ?? false,
      isReckoned: record["isReckoned"]?.bool ?? false
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
  /// Reads the record of a change of route.
  init(_ record: JSONValue, at time: Int64) {
    let polyline = record["cleared"]?.bool == true ? nil : record["polyline"]?.string
    self.init(
      time: time,
      reason: record["reason"]?.string ?? "",
      line: polyline.flatMap { try? GeoPath(polyline: $0, precision: 6) }?.coordinates ?? [],
      distance: record["distance"]?.double,
      duration: record["duration"]?.double
    )
  }
}
