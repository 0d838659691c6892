import Platform
import CanonicalJSON
import Foundation
import Geodesy
public import Navigation
import Synchronization

/// Keeps the last minutes of a drive in an app, for the report of a bug: fixes, callbacks and routes, in a
/// ring on disk that outlives the process.
///
/// ```swift
/// let recorder = try FlightRecorder(at: caches + "/drive.ring", navigator: "our-app", version: "4.2",
///   epochMilliseconds: Int64(Date().timeIntervalSince1970 * 1000))
/// recorder.record(location, at: now)
/// recorder.record(event: name, members: members, at: now)  // as the schema of recordings has them
/// try recorder.write(to: documents + "/bugreport.navrec")
/// ```
///
/// What it writes is JSON Lines, told whole in the handbook's page Phones; `navsim new bugreport.navrec`
/// makes a scenario of it. Any thread may call it. A fix costs a write of 96 bytes, one or two of 40, and no
/// memory; what the redaction leaves out never reaches the disk.
public final class FlightRecorder: Sendable {
  private struct State {
    var ring: FlightRing
    /// A record in the making: room for a prefix and a fix.
    var record = [UInt8](repeating: 0, count: FlightRecorder.fixSize + FlightRing.prefixSize)
    var last: Int64 = .min
    var ends: FlightEnds
  }

  private let state: Mutex<State>
  private let path: String
  private let minutes: Double
  private let redaction: Redaction

  /// The bytes of a fix in the ring.
  static let fixSize = 80

  /// Begins to record.
  ///
  /// What an earlier process left at the place is moved to `<path>.previous`, where
  /// ``rescue(_:to:minutes:)`` finds it.
  ///
  /// - Parameters:
  ///   - path: A file of the app's own, such as one in its caches.
  ///   - minutes: How far back a report reaches.
  ///   - bytes: The size of the ring: 1 MB holds ten minutes at 1 Hz with room for events and routes.
  ///   - epochMilliseconds: The wall clock at the navigator's time 0, in milliseconds since 1970.
  /// - Throws: ``FlightRecorderError`` where the file cannot be made.
  public init(
    at path: String,
    navigator: String,
    version: String = "",
    epochMilliseconds: Int64,
    minutes: Double = 10,
    bytes: Int = 1_000_000,
    redaction: Redaction = Redaction()
  ) throws(FlightRecorderError) {
    self.path = path
    self.minutes = minutes
    self.redaction = redaction
    RingFile.move(path, to: path + ".previous")
    var json = JSONWriter()
    json.beginObject()
    json.member("navsim", 1)
    json.member("navrec", 1)
    json.member("navigator", String(navigator.prefix(64)))
    if !version.isEmpty { json.member("version", String(version.prefix(64))) }
    let epoch = Date(timeIntervalSince1970: Double(epochMilliseconds) / 1000)
    json.member("epoch", epoch.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    json.endObject()
    let ring = try FlightRing(creating: path, capacity: bytes, header: json.bytes)
    state = Mutex(State(ring: ring, ends: FlightEnds(metres: redaction.ends)))
  }

  /// Records a fix as the app hands it to the navigator.
  public func record(_ location: Location, at now: Instant) {
    state.withLock { state in
      NavrecFix.write(location, into: &state.record)
      let time = Self.advance(&state, now)
      if state.ends.isOff {
        state.ring.append(.fix, at: time, &state.record, Self.fixSize)
      } else {
        state.ends.take(
          location.coordinate,
          .fix,
          at: time,
          state.record,
          Self.fixSize,
          into: &state.ring
        )
      }
    }
  }

  /// Records a callback of the navigator, or an action of the app.
  ///
  /// - Parameters:
  ///   - event: Its name in the published schema (`navsim schema recording`), or `x.<name>` of your own.
  ///   - members: A JSON object of its members; what is no object is not recorded.
  public func record(event: String, members: [UInt8] = Array("{}".utf8), at now: Instant) {
    guard let members = redaction.redacted(members) else { return }
    var json = JSONWriter()
    json.beginObject()
    json.member("event", event)
    json.endObject()
    let head = json.bytes.dropLast()
    let rest = members.drop { $0 != UInt8(ascii: "{") }.dropFirst()
    let isEmpty = rest.first { $0 > 0x20 } == UInt8(ascii: "}")
    append(.event, head + (isEmpty ? [] : [UInt8(ascii: ",")]) + rest, at: now)
  }

  /// Records a route that the navigator was given, as a route of OSRM's format; not with
  /// ``Redaction/ends``, since a route leads to both.
  public func record(route: [UInt8], at now: Instant) {
    guard redaction.ends == 0, let route = redaction.redacted(route) else { return }
    append(.route, route, at: now)
  }

  private func append(_ kind: FlightRing.Kind, _ content: [UInt8], at now: Instant) {
    // A line each: what stands between JSON's values is blanks alone.
    let content = content.map { $0 == 0x0a || $0 == 0x0d ? 0x20 : $0 }
    let room = [UInt8](repeating: 0, count: FlightRing.prefixSize)
    var record = room + content + room
    state.withLock { state in
      let time = Self.advance(&state, now)
      if state.ends.isOff {
        state.ring.append(kind, at: time, &record, content.count)
      } else {
        state.ends.take(nil, kind, at: time, record, content.count, into: &state.ring)
      }
    }
  }

  /// Times never go back in the file: a late call has the time of the last.
  private static func advance(_ state: inout State, _ now: Instant) -> Int64 {
    state.last = max(state.last, now.milliseconds)
    return state.last
  }

  // MARK: - Reports

  /// Writes what was kept as a `.navrec`.
  ///
  /// - Throws: ``FlightRecorderError`` where the file cannot be written.
  public func write(to file: String) throws(FlightRecorderError) {
    // The ring is on disk whatever happens here, so that another reader of it is enough.
    try state.withLock { (_) throws(FlightRecorderError) in
      try Self.rescue(path, to: file, minutes: minutes)
    }
  }

  /// Writes what a process left in its ring, also one that crashed, as a `.navrec`.
  ///
  /// - Throws: ``FlightRecorderError`` where there is no ring, or the file cannot be written.
  public static func rescue(
    _ ring: String,
    to file: String,
    minutes: Double = 10
  ) throws(FlightRecorderError) {
    let source = try FlightRing(opening: ring)
    var lines = source.header()
    lines.append(0x0a)
    var newest = Int64.min
    try source.forEach { _, time, _ in newest = max(newest, time) }
    let oldest = newest == .min ? newest : newest - Int64((min(max(minutes, 0), 1e6) * 60_000))
    try source.forEach { kind, time, content in
      guard time >= oldest else { return }
      lines += Array("{\"t\":\(time),".utf8)
      switch kind {
      case .fix: lines += NavrecFix.members(content)
      case .event: lines += content.dropFirst()
      case .route: lines += Array("\"osrm\":".utf8) + content + Array("}".utf8)
      case .filler: break
      }
      lines.append(0x0a)
    }
    let output = try FlightRecorderError.translating { () throws(FileError) in
      try RingFile(file, create: true)
    }
    guard output.write(lines, lines.count, at: 0) else {
      throw FlightRecorderError(description: "\(file): cannot be written")
    }
  }
}
