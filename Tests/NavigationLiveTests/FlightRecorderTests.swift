import Foundation
import Geodesy
import Navigation
import ShortLived
import Testing
import Traces
import Waiting

@testable import NavigationLive

@Suite struct FlightRecorderTests {
  /// A folder that goes when the test ends.
  private final class Place {
    let folder: URL

    init() throws {
      folder = URL(fileURLWithPath: ShortLived.folder).appendingPathComponent("navrec-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    func lines(_ name: String) throws -> [String] {
      try String(contentsOfFile: path(name), encoding: .utf8).split(separator: "\n").map(
        String.init
      )
    }
  }

  private static let epoch: Int64 = 1_772_352_000_000

  private static func at(_ seconds: Double) -> Instant {
    Instant(nanoseconds: Int64(seconds * 1e9))
  }

  /// A fix so many seconds and ten times as many metres along.
  private static func fix(_ second: Double) -> Location {
    Location(
      coordinate: Coordinate(latitude: 50.1 + second * 9e-5, longitude: 11.9),
      horizontalAccuracy: 3.5,
      course: 0,
      speed: 10,
      timestamp: at(second)
    )
  }

  private static func recorder(
    _ place: Place,
    bytes: Int = 1_000_000,
    minutes: Double = 10,
    redaction: Redaction = Redaction()
  ) throws -> FlightRecorder {
    try FlightRecorder(
      at: place.path("ring"),
      navigator: "our-app",
      version: "4.2",
      epochMilliseconds: epoch,
      minutes: minutes,
      bytes: bytes,
      redaction: redaction
    )
  }

  @Test("Fixes, callbacks and routes are written in order, and read as a trace")
  func wholeDrive() throws {
    let place = try Place()
    let recorder = try Self.recorder(place)
    recorder.record(event: "startGuidance", at: Self.at(0))
    recorder.record(Self.fix(0), at: Self.at(0.004))
    recorder.record(route: Array("{\"distance\":1,\n\"legs\":[]}".utf8), at: Self.at(0.8))
    recorder.record(
      event: "navigator.didArrive",
      members: Array("{\"isFinalDestination\":true}".utf8),
      at: Self.at(0.9)
    )
    recorder.record(Self.fix(1), at: Self.at(1.004))
    recorder.record(event: "x.late", at: Self.at(0.5))
    try recorder.write(to: place.path("a.navrec"))
    #expect(
      try place.lines("a.navrec") == [
        #"{"navsim":1,"navrec":1,"navigator":"our-app","version":"4.2","epoch":"2026-03-01T08:00:00.000Z"}"#,
        #"{"t":0,"event":"startGuidance"}"#,
        #"{"t":4,"fix":{"lat":50.1,"lon":11.9,"time":0,"course":0.0,"speed":10.0,"horizontalAccuracy":3.5}}"#,
        #"{"t":800,"osrm":{"distance":1, "legs":[]}}"#,
        #"{"t":900,"event":"navigator.didArrive","isFinalDestination":true}"#,
        #"{"t":1004,"fix":{"lat":50.10009,"lon":11.9,"time":1000,"course":0.0,"speed":10.0,"#
          + #""horizontalAccuracy":3.5}}"#,
        #"{"t":1004,"event":"x.late"}"#,
      ]
    )
    let trace = try Trace(path: place.path("a.navrec"))
    #expect(trace.format == .navrec)
    #expect(
      trace.fixes.map(\.time) == [Self.epoch * 1_000_000, Self.epoch * 1_000_000 + 1_000_000_000]
    )
    #expect(trace.fixes.first?.horizontalAccuracy == 3.5)
  }

  @Test("Ten minutes at 1 Hz fit into 1 MB with a callback a second, and what is older is gone")
  func tenMinutes() throws {
    let place = try Place()
    let recorder = try Self.recorder(place)
    let members = Array("{\"remainingDistance\":\(1234.5),\"remainingTime\":99}".utf8)
    for second in 0..<2000 {
      recorder.record(Self.fix(Double(second)), at: Self.at(Double(second)))
      recorder.record(
        event: "navigator.didUpdateProgress",
        members: members,
        at: Self.at(Double(second))
      )
    }
    try recorder.write(to: place.path("a.navrec"))
    let trace = try Trace(path: place.path("a.navrec"))
    #expect(trace.fixes.count == 601)
    #expect(trace.fixes.last?.time == (Self.epoch + 1_999_000) * 1_000_000)
    let size = try FileManager.default.attributesOfItem(atPath: place.path("ring"))[.size] as? Int
    #expect(size ?? .max <= 1_001_024)
  }

  @Test(
    "A ring that went round many times holds its newest records whole",
    arguments: [4096, 5008, 9999]
  )
  func wraps(bytes: Int) throws {
    let place = try Place()
    let recorder = try Self.recorder(place, bytes: bytes)
    for second in 0..<500 {
      recorder.record(Self.fix(Double(second)), at: Self.at(Double(second)))
      let text = String(repeating: "y", count: second % 97)
      recorder.record(
        event: "x.log",
        members: Array("{\"text\":\"\(text)\"}".utf8),
        at: Self.at(Double(second))
      )
    }
    try recorder.write(to: place.path("a.navrec"))
    let trace = try Trace(path: place.path("a.navrec"))
    #expect(trace.fixes.last?.time == (Self.epoch + 499_000) * 1_000_000)
    #expect(trace.fixes.count > bytes / 300)
    #expect(
      zip(trace.fixes, trace.fixes.dropFirst()).allSatisfy { $1.time - $0.time == 1_000_000_000 }
    )
  }

  @Test("What a process left that ended without a word is rescued by the next")
  func crash() throws {
    let place = try Place()
    do {
      let first = try Self.recorder(place)
      for second in 0..<5 { first.record(Self.fix(Double(second)), at: Self.at(Double(second))) }
    }
    _ = try Self.recorder(place)
    try FlightRecorder.rescue(place.path("ring.previous"), to: place.path("crash.navrec"))
    #expect(try Trace(path: place.path("crash.navrec")).fixes.count == 5)
  }

  @Test("A ring that is damaged is an error, no crash")
  func damaged() throws {
    let place = try Place()
    let recorder = try Self.recorder(place, bytes: 4096)
    for second in 0..<20 { recorder.record(Self.fix(Double(second)), at: Self.at(Double(second))) }
    let whole = try Data(contentsOf: URL(fileURLWithPath: place.path("ring")))
    var refused = 0
    for index in 0..<200 {
      var bytes = whole
      bytes[(index * 37) % 1600] ^= UInt8(1 + index % 255)
      try bytes.write(to: URL(fileURLWithPath: place.path("bad")))
      do {
        try FlightRecorder.rescue(place.path("bad"), to: place.path("out"))
      } catch {
        #expect(error.description.contains("damaged"))
        refused += 1
      }
    }
    #expect(refused > 5)
    #expect(throws: FlightRecorderError.self) {
      try FlightRecorder.rescue(place.path("none"), to: place.path("out"))
    }
  }

  @Test("Keys and names never reach the disk")
  func redacts() throws {
    let place = try Place()
    let recorder = try Self.recorder(place, redaction: Redaction(keys: ["userID"], names: true))
    let members =
      #"{"userID":"u-1","waypoints":[{"lat":50.1,"title":"Mum","userID":7}],"text":"Turn into Mill Lane"}"#
    recorder.record(event: "setDestinations", members: Array(members.utf8), at: Self.at(0))
    try recorder.write(to: place.path("a.navrec"))
    #expect(
      try place.lines("a.navrec").last
        == #"{"t":0,"event":"setDestinations","waypoints":[{"lat":50.1,"title":"x"}],"text":"x"}"#
    )
    let ring = try Data(contentsOf: URL(fileURLWithPath: place.path("ring")))
    for word in ["u-1", "Mum", "Mill"] { #expect(ring.range(of: Data(word.utf8)) == nil) }
  }

  @Test("Neither end of a drive reaches the disk")
  func ends() throws {
    let place = try Place()
    let recorder = try Self.recorder(place, redaction: Redaction(ends: 200))
    for second in 0..<100 {
      recorder.record(Self.fix(Double(second)), at: Self.at(Double(second)))
      if second == 50 {
        recorder.record(
          event: "setDestinations",
          members: Array(#"{"waypoints":[{"lat":50.2,"lon":11.9}],"count":1}"#.utf8),
          at: Self.at(50)
        )
      }
    }
    try recorder.write(to: place.path("a.navrec"))
    let trace = try Trace(path: place.path("a.navrec"))
    let start = Self.fix(0).coordinate
    let end = Self.fix(99).coordinate
    #expect(trace.fixes.count > 50)
    #expect(trace.fixes.allSatisfy { $0.coordinate.distance(to: start) >= 200 })
    #expect(trace.fixes.allSatisfy { $0.coordinate.distance(to: end) >= 200 })
    #expect(
      try place.lines("a.navrec").contains(#"{"t":50000,"event":"setDestinations","count":1}"#)
    )
  }

  @Test("What is no JSON object is not recorded, and what is too large is counted")
  func refuses() throws {
    let place = try Place()
    let recorder = try Self.recorder(place, bytes: 4096)
    recorder.record(event: "x.bad", members: Array("[1]".utf8), at: Self.at(0))
    recorder.record(route: Array("not json".utf8), at: Self.at(0))
    recorder.record(
      event: "x.large",
      members: Array("{\"a\":\"\(String(repeating: "y", count: 9000))\"}".utf8),
      at: Self.at(0)
    )
    try recorder.write(to: place.path("a.navrec"))
    #expect(try place.lines("a.navrec").count == 1)
    #expect(try FlightRing(opening: place.path("ring")).droppedCount == 1)
  }

  // In a process of its own: while objects are counted, the runtime counts references in another way,
  // which the threads of other tests do not survive.
  @Test("A fix makes no object once the recorder has begun, with or without ends to hide", .waits)
  func cost() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      for ends in [0.0, 200] { try Self.countObjects(ends: ends) }
    }
    for line in String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(
      separator: "\n"
    ) where line.hasPrefix("flight recorder") || line.hasPrefix("skipped") {
      print(line)
    }
  }

  private static func countObjects(ends: Double) throws {
    let place = try Place()
    let recorder = try Self.recorder(place, redaction: Redaction(ends: ends))
    // The first fixes may open what the rest uses again.
    for second in 0..<100 {
      recorder.record(Self.fix(Double(second)), at: Self.at(Double(second)))
    }
    let control = ObjectCount.during { _ = [Int](repeating: 1, count: Int.random(in: 9...10)) }
    guard let control else {
      print("skipped: objects a fix: the runtime has no seam to count them")
      return
    }
    try #require(control > 0)
    let fixes = 5000
    let start = ContinuousClock.now
    let objects = ObjectCount.during {
      for second in 100..<100 + fixes {
        recorder.record(Self.fix(Double(second)), at: Self.at(Double(second)))
      }
    }
    let elapsed = ContinuousClock.now - start
    try #require(objects == 0, "with ends of \(ends) m")
    let each = Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds)
    print(
      "flight recorder, ends of \(ends) m: \(objects ?? -1) objects for \(fixes) fixes, "
        + "\((each / Double(fixes) * 1e6 * 10).rounded() / 10) µs a fix"
    )
  }

  @Test("A minute at 1 Hz takes less than 6 kB of the ring")
  func bytesAMinute() throws {
    let place = try Place()
    // A ring that holds 100 minutes and no more tells what a minute takes.
    let recorder = try Self.recorder(place, bytes: 100_000, minutes: 1000)
    for second in 0..<3000 {
      recorder.record(Self.fix(Double(second)), at: Self.at(Double(second)))
    }
    try recorder.write(to: place.path("a.navrec"))
    let fixes = try Trace(path: place.path("a.navrec")).fixes.count
    let minute = 100_000 * 60 / fixes
    print("flight recorder: \(minute) bytes a minute at 1 Hz")
    #expect((5700...6000).contains(minute))
  }
}
