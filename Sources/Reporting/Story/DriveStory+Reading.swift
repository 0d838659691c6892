import CanonicalJSON
package import Geodesy
import Regression
import ScenarioLanguage

extension DriveStory {
  /// Takes a recording apart.
  mutating func read(_ recording: [UInt8], _ words: EventWords.Teller) throws(GoldenDamage) {
    let index = try RecordingIndex(recording, path: "the recording")
    events.reserveCapacity(index.events.count / 2)
    for (position, event) in index.events.enumerated() {
      let record = index.record(position)
      let name = record["event"]?.string ?? ""
      if name == "navigator.didUpdateLocation" {
        if let location = Location(record, at: event.time) { locations.append(location) }
        continue
      }
      if name == "navigator.didChangeRoute" { routes.append(Route(record, at: event.time)) }
      addStops(of: record)
      events.append(
        Event(
          time: event.time,
          source: record["source"]?.string ?? "",
          name: name,
          words: words(name, record, event.time),
          payload: Self.payload(of: record)
        )
      )
    }
    endTime = max(endTime, index.events.last?.time ?? 0)
  }

  /// Returns where the vehicle was at a time, between two positions in proportion; nil before the first.
  package func place(at time: Int64) -> Coordinate? {
    var (low, high) = (0, locations.count)
    while low < high {
      let middle = (low + high) / 2
      if locations[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let before = locations[low - 1]
    guard low < locations.count else { return before.coordinate }
    let after = locations[low]
    let share = Double(time - before.time) / Double(max(1, after.time - before.time))
    return GeoPath([before.coordinate, after.coordinate]).position(
      at: share * before.coordinate.distance(to: after.coordinate)
    )?.coordinate
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
      stops.append(Stop(coordinate: coordinate, title: title, isVia: isVia))
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
