import Geodesy
import Testing
import Traces

/// Speeds of 0 are measured: a parked car stays parked.
@Suite struct StandingTests {
  /// A CSV of a fix a second: so many of a parked car with 3 m of noise, then of one that drives at 10 m/s.
  private static func drive(parked: Int, driven: Int, saying speed: (Int) -> String) -> [UInt8] {
    var text = "time,lat,lon,speed\n"
    for index in 0..<(parked + driven) {
      let noise = Double((index * 7919) % 61 - 30) * 1e-6
      let north = Double(max(0, index - parked)) * 9e-5
      text += "\(1_772_352_000 + index),\(50.1 + north + noise),\(11.9 - noise),\(speed(index))\n"
    }
    return Array(text.utf8)
  }

  private static func read(_ bytes: [UInt8]) throws -> Trace {
    var reader = try TraceReader(bytes: bytes)
    return try Trace(reading: &reader)
  }

  @Test("A parked car under noise is not set in motion")
  func parked() throws {
    let trace = try Self.read(Self.drive(parked: 600, driven: 0) { _ in "0" })
    #expect(trace.fixes.allSatisfy { $0.speed == 0 })
    #expect(trace.repairs.isEmpty)
    #expect(try #require(TraceStatistics(trace.fixes)).medianSpeed == 0)
  }

  @Test("A car that parks, drives and parks again keeps every speed of its receiver")
  func parksAndDrives() throws {
    let trace = try Self.read(
      Self.drive(parked: 60, driven: 60) { $0 < 60 || $0 > 100 ? "0" : "10" }
    )
    #expect(trace.fixes.map(\.speed) == (0..<120).map { $0 < 60 || $0 > 100 ? 0 : 10 })
    #expect(trace.repairs.isEmpty)
  }

  @Test("A file that says 0 throughout although it moves does not know its speed")
  func alwaysZero() throws {
    let trace = try Self.read(Self.drive(parked: 10, driven: 60) { _ in "0.0" })
    #expect(trace.fixes.allSatisfy { $0.speed == nil })
    #expect(trace.repairs == "alwaysZeroSpeed 70 @2")
  }

  @Test("One place far off does not set a parked car in motion")
  func oneOutlier() throws {
    var text = String(decoding: Self.drive(parked: 60, driven: 0) { _ in "0" }, as: UTF8.self)
    text += "1772352060,50.101,11.9,0\n1772352061,50.1,11.9,0\n"
    let trace = try Self.read(Array(text.utf8))
    #expect(trace.fixes.allSatisfy { $0.speed == 0 })
  }

  @Test("A parked car of more than 18 hours is read, and then driven")
  func long() throws {
    let trace = try Self.read(Self.drive(parked: 66_000, driven: 5) { $0 < 66_000 ? "0" : "10" })
    #expect(trace.fixes.count == 66_005)
    #expect(trace.fixes.count { $0.speed == 0 } == 66_000)
  }

  @Test("Two places in one second among single ones show no rate, and no speed is made of them")
  func noRate() throws {
    let text =
      "time,lat,lon\n1772352000,50.1,11.9\n1772352001,50.1001,11.9\n1772352001,50.10015,11.9\n"
      + "1772352002,50.1002,11.9\n1772352003,50.1003,11.9\n"
    let trace = try Self.read(Array(text.utf8))
    #expect(trace.repairs == "duplicateTime 1 @4")
    #expect(try #require(TraceStatistics(trace.fixes)).topSpeed * 3.6 < 50)
  }

  @Test("A logger of ten fixes a second that began and ended within one has steps of a tenth")
  func tenHertz() throws {
    // Seven of the first second, four of the last.
    let rows = (0..<41).map { index -> String in
      let tenth = index + 3
      return "\(1_772_352_000 + tenth / 10),\(50.1 + Double(index) * 9e-6),11.9\n"
    }
    let trace = try Self.read(Array(("time,lat,lon\n" + rows.joined()).utf8))
    let steps = zip(trace.fixes, trace.fixes.dropFirst()).map { ($1.time - $0.time) / 1_000_000 }
    #expect(trace.fixes.count == 41)
    // What the first second lacks was before its first stamp: there alone the step is longer.
    #expect(steps.filter { $0 == 100 }.count == 39)
    #expect(steps[6] == 400)
  }
}
