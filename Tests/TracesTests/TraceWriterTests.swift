import Geodesy
import Testing
import Traces

@Suite struct TraceWriterTests {
  /// Fixes that need no repair, with everything that a format can hold.
  static func drive(seed: UInt64, count: Int = 200) -> [Fix] {
    var random = TestRandom(seed: seed)
    var place = Coordinate(
      latitude: random.number(in: -80...80),
      longitude: random.number(in: -179...179)
    )
    var time = TraceText.start
    var fixes: [Fix] = []
    for _ in 0..<count {
      place.latitude += random.number(in: 1e-5...1e-4)
      place.longitude += random.number(in: -1e-4...1e-4)
      time += Int64(random.number(in: 1000...5000)) * 1_000_000
      let isMoving = random.number(in: 0...1) < 0.8
      let hasAccuracy = random.number(in: 0...1) < 0.8
      fixes.append(
        Fix(
          time: time,
          coordinate: place,
          altitude: random.number(in: -10...4000),
          speed: isMoving ? random.number(in: 1.01...60) : nil,
          course: isMoving ? random.number(in: 0...359.9) : nil,
          horizontalAccuracy: hasAccuracy ? random.number(in: 0.5...50) : nil,
          verticalAccuracy: hasAccuracy ? random.number(in: 0.5...50) : nil
        )
      )
    }
    return fixes
  }

  private static func isNear(_ a: Double?, _ b: Double?, _ tolerance: Double) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= tolerance
  }

  @Test("What is written is read again as it was", arguments: TraceFormat.allCases, [1, 2, 3])
  func roundTrip(format: TraceFormat, seed: Int) throws {
    let fixes = Self.drive(seed: UInt64(seed))
    let outcome = TraceText.read(TraceWriter.bytes(of: fixes, as: format), name: "t.\(format)")
    #expect(outcome.error == nil)
    try #require(outcome.fixes.count == fixes.count)
    #expect(outcome.report.repairs.isEmpty)
    for (read, written) in zip(outcome.fixes, fixes) {
      #expect(read.time == written.time)
      #expect(read.coordinate.distance(to: written.coordinate) < 0.001)
      #expect(Self.isNear(read.altitude, written.altitude, 0.0006))
      #expect(Self.isNear(read.speed, written.speed, 0.0001))
      #expect(Self.isNear(read.course, written.course, 0.0006))
      #expect(Self.isNear(read.horizontalAccuracy, written.horizontalAccuracy, 0.0006))
      #expect(Self.isNear(read.verticalAccuracy, written.verticalAccuracy, 0.0006))
    }
  }

  @Test("Segments are kept where the format has them", arguments: TraceFormat.allCases)
  func segments(format: TraceFormat) {
    var fixes = Self.drive(seed: 9, count: 6)
    for index in 3..<6 { fixes[index].segment = 1 }
    let read = TraceText.read(TraceWriter.bytes(of: fixes, as: format)).fixes
    #expect(read.map(\.segment) == (format == .nmea ? [0, 0, 0, 0, 0, 0] : [0, 0, 0, 1, 1, 1]))
    #expect(TraceWriter.losses(of: fixes, in: format).contains(.segments) == (format == .nmea))
  }

  @Test("Sixty minutes of arc never appear")
  func carry() {
    let fix = Fix(
      time: TraceText.start,
      coordinate: Coordinate(latitude: 46.999999999999, longitude: -0.99999999999)
    )
    let text = String(decoding: TraceWriter.bytes(of: [fix], as: .nmea), as: UTF8.self)
    #expect(text.contains("4700.0000000,N,00100.0000000,W"))
  }
}
