import CanonicalJSON
import Geodesy
import Navigation
import Platform
import ScenarioLanguage
import Simulation

/// A drive as MCAP, in Foxglove's schemas where there is one: places, routes as GeoJSON, events as a
/// log; progress and decisions in schemas of their own.
struct MCAPExport: DriveWriter {
  private let scenario: Scenario
  private let file: Spool
  private var writer = MCAPWriter(MCAPChannels.all)
  /// What may have to stand behind messages that are still to come.
  private var waiting: [Message] = []

  private struct Message {
    var time: Int64
    var channel: Int
    /// The place among messages of one time.
    var rank: Int
    var data: [UInt8]
  }

  init(_ scenario: Scenario, beside path: String) {
    self.scenario = scenario
    file = Spool(beside: path)
  }

  mutating func take(_ part: DrivePart) throws {
    switch part {
    case .fix(let reading): waiting += messages(of: reading)
    case .location(let location): waiting.append(message(of: location))
    case .route(let route): waiting.append(message(of: route))
    case .event(let event): waiting.append(message(of: event))
    case .decision(let entry): waiting.append(message(of: entry))
    case .settled(let time): try write(before: time)
    }
  }

  mutating func finish(_ end: DriveEnd, into give: ([UInt8]) throws -> Void) throws {
    try write(before: .max)
    writer.finish()
    try file.append(writer.take())
    try file.handOn(to: give)
  }

  /// Writes what waits of earlier times: fixes, then what the navigator made of them.
  private mutating func write(before time: Int64) throws {
    let due = waiting.indices.filter { waiting[$0].time < time }
    for place in due.sorted(by: {
      let (one, other) = (waiting[$0], waiting[$1])
      return (one.time, one.rank, $0) < (other.time, other.rank, $1)
    }) {
      let message = waiting[place]
      writer.add(message.data, to: message.channel, at: scenario.wallNanoseconds(message.time))
    }
    waiting.removeAll { $0.time < time }
    try file.append(writer.take())
  }

  private func messages(of reading: FixReading) -> [Message] {
    let time = reading.fix.arrival.milliseconds
    let fix = reading.fix.location
    let progress = make(MCAPChannels.progress, rank: 0, at: time) { writer in
      Self.number("speed", fix.speed, to: &writer)
      Self.number("deviation", reading.progress.deviation, to: &writer)
      Self.number("remainingDistance", reading.progress.remainingDistance, to: &writer)
      Self.number("remainingTime", reading.progress.remainingTime, to: &writer)
    }
    let place = place(MCAPChannels.fix, rank: 0, time, fix.coordinate, fix.horizontalAccuracy)
    return [place, progress]
  }

  private func message(of location: DriveStory.Location) -> Message {
    place(MCAPChannels.location, rank: 1, location.time, location.coordinate, location.accuracy)
  }

  private func place(
    _ channel: Int,
    rank: Int,
    _ time: Int64,
    _ coordinate: Coordinate,
    _ accuracy: Double?
  ) -> Message {
    make(channel, rank: rank, at: time) { writer in
      writer.member("frame_id", "vehicle")
      writer.member("latitude", coordinate.latitude, decimals: 7)
      writer.member("longitude", coordinate.longitude, decimals: 7)
      writer.member("altitude", 0)
      // 68 % lie within the accuracy: 1.51 standard deviations of one axis.
      let variance = (accuracy ?? 0) * (accuracy ?? 0) / (1.51 * 1.51)
      writer.beginArray("position_covariance")
      for cell in 0..<9 { writer.fixed(cell == 0 || cell == 4 ? variance : 0, decimals: 3) }
      writer.endArray()
      writer.member("position_covariance_type", accuracy == nil ? 0 : 1)
    }
  }

  private func message(of route: DriveStory.Route) -> Message {
    var shape = JSONWriter()
    shape.beginObject()
    shape.member("type", "FeatureCollection")
    shape.beginArray("features")
    if route.line.count > 1 {
      shape.beginObject()
      shape.member("type", "Feature")
      shape.beginObject("properties")
      shape.member("name", route.reason)
      shape.endObject()
      shape.beginObject("geometry")
      shape.member("type", "LineString")
      shape.beginArray("coordinates")
      for place in route.line { GeoJSONExport.place(place, to: &shape) }
      shape.endArray()
      shape.endObject()
      shape.endObject()
    }
    shape.endArray()
    shape.endObject()
    // Foxglove's schema has the text alone.
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("geojson", String(decoding: shape.bytes, as: UTF8.self))
    writer.endObject()
    return Message(time: route.time, channel: MCAPChannels.route, rank: 2, data: writer.bytes)
  }

  private func message(of event: DriveStory.Event) -> Message {
    make(MCAPChannels.event, rank: 3, at: event.time) { writer in
      let levels = ["bad": 4, "notice": 3, "quiet": 1]
      writer.member("level", event.words.map { levels[$0.tone] ?? 2 } ?? 1)
      writer.member(
        "message",
        event.words.map { "\($0.label) \($0.text)" }
          ?? String(decoding: event.payload, as: UTF8.self)
      )
      writer.member("name", event.name)
      writer.member("file", scenario.name)
      writer.member("line", 0)
    }
  }

  private func message(of entry: DecisionLedger.Entry) -> Message {
    var writer = JSONWriter()
    DecisionLedger.write(entry, to: &writer)
    return Message(
      time: entry.milliseconds,
      channel: MCAPChannels.decision,
      rank: 4,
      data: writer.bytes
    )
  }

  // MARK: - Pieces

  private func make(
    _ channel: Int,
    rank: Int,
    at time: Int64,
    _ members: (inout JSONWriter) -> Void
  ) -> Message {
    let nanoseconds = max(0, scenario.wallNanoseconds(time))
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginObject("timestamp")
    writer.member("sec", nanoseconds / 1_000_000_000)
    writer.member("nsec", nanoseconds % 1_000_000_000)
    writer.endObject()
    members(&writer)
    writer.endObject()
    return Message(time: time, channel: channel, rank: rank, data: writer.bytes)
  }

  private static func number(_ key: String, _ value: Double?, to writer: inout JSONWriter) {
    guard let value, value.isFinite else { return }
    writer.member(key, value, decimals: 2)
  }
}
