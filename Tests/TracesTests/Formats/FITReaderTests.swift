import Testing
import Traces

@Suite struct FITReaderTests {
  private static func read(_ bytes: [UInt8], isStrict: Bool = false) throws(TraceError) -> Trace {
    var options = TraceReadingOptions()
    options.isStrict = isStrict
    var reader = try TraceReader(bytes: bytes, name: "f", options: options)
    return try Trace(reading: &reader)
  }

  /// An activity whose records hold time, place and more, of which each has `values`.
  private static func activity(
    _ fields: [FITBytes.Field],
    isBig: Bool = false,
    own: [UInt8] = [],
    _ values: [[(UInt32, UInt8)]]
  ) -> FITBytes {
    var file = FITBytes(isBig: isBig)
    file.define(3, 20, [.time, .latitude, .longitude] + fields, own: own)
    for (index, more) in values.enumerated() {
      let second = UInt32(index)
      let place =
        [
          (FITBytes.eight + second, 4), (FITBytes.semicircles(50.1 + Double(index) * 1e-4), 4),
          (FITBytes.semicircles(11.9), 4),
        ] as [(UInt32, UInt8)]
      file.message(3, place + more)
    }
    return file
  }

  @Test("An activity is read: its values, its points without a place, its pause")
  func sample() throws {
    let trace = try Self.read(FITBytes.sample)
    #expect(trace.format == .fit)
    #expect(
      trace.summary == [
        "2026-03-01T08:00:00Z 50.1 11.9 a300.4 v5.5 h3", "2026-03-01T08:00:02Z 50.1002 11.9",
        "2026-03-01T08:00:09Z 50.1003 11.9 a301.4 v6 h4 s1",
      ]
    )
    #expect(trace.repairs == "emptyPoint 1 @5")
    #expect(trace.fixes.map(\.line) == [4, 6, 9])
  }

  @Test(
    "Either order of bytes, and the fields of an app's own, are read",
    arguments: [false, true]
  )
  func orderOfBytes(isBig: Bool) throws {
    let file = Self.activity(
      [.enhancedSpeed, .enhancedAltitude, .heartRate],
      isBig: isBig,
      own: [2, 4],
      [
        [(5500, 4), (4002, 4), (90, 1), (7, 2), (8, 4)],
        [(6000, 4), (4007, 4), (91, 1), (7, 2), (8, 4)],
      ]
    )
    #expect(
      try Self.read(file.file()).summary == [
        "2026-03-01T08:00:00Z 50.1 11.9 a300.4 v5.5",
        "2026-03-01T08:00:01Z 50.1001 11.9 a301.4 v6",
      ]
    )
  }

  @Test("Times of five bits follow the last whole one, round and round")
  func shortTimes() throws {
    var file = FITBytes()
    file.define(0, 20, [.time, .latitude, .longitude])
    file.define(1, 20, [.latitude, .longitude])
    file.message(
      0,
      [(FITBytes.eight, 4), (FITBytes.semicircles(50.1), 4), (FITBytes.semicircles(11.9), 4)]
    )
    for step in 1...5 {
      let time = FITBytes.eight + UInt32(step) * 20
      let head = 0x80 | 1 << 5 | UInt8(time & 31)
      let place = FITBytes.semicircles(50.1 + Double(step) * 1e-3)
      file.message(1, [(place, 4), (FITBytes.semicircles(11.9), 4)], head: head)
    }
    let times = try Self.read(file.file()).fixes.map { $0.time / 1_000_000_000 - 1_772_352_000 }
    #expect(times == [0, 20, 40, 60, 80, 100])
  }

  @Test("Two files in one are two tracks, which follow each other")
  func chained() throws {
    var second = FITBytes()
    second.define(0, 20, [.time, .latitude, .longitude])
    second.message(
      0,
      [(FITBytes.eight + 60, 4), (FITBytes.semicircles(50.1), 4), (FITBytes.semicircles(11.9), 4)]
    )
    let trace = try Self.read(FITBytes.sample + second.file(headSize: 12))
    #expect(trace.fixes.count == 4)
    #expect(trace.tracks.map(\.fixCount) == [3, 1])
  }

  @Test(
    "What a watch left that lost its power is read to its end",
    arguments: [0, 0xffff_ffff] as [UInt32]
  )
  func unfinished(length: UInt32) throws {
    let bytes = Self.activity([], [[], [], []]).file(length: length)
    let trace = try Self.read(Array(bytes.dropLast(6)))
    #expect(trace.fixes.count == 2)
    #expect(trace.report.count(of: .truncatedEnd) > 0)
    #expect(throws: TraceError.self) {
      try Self.read(Array(bytes.dropLast(6)), isStrict: true).summary
    }
  }

  @Test(
    "A damaged file is refused",
    arguments: [
      ("its sum", 40, "the file's checksum is wrong"), ("its first byte", 0, ""),
    ]
  )
  func damaged(name: String, at: Int, gist: String) {
    var bytes = FITBytes.sample
    bytes[at] ^= 0x55
    let error = #expect(throws: TraceError.self) { try Self.read(bytes).summary }
    #expect(error?.message.contains(gist) == true)
  }

  @Test("A message without a definition is an error by its number")
  func undefined() {
    var file = FITBytes()
    file.message(5, [(1, 1)])
    let error = #expect(throws: TraceError.self) { try Self.read(file.file()).summary }
    #expect(error?.message == "message 1 has no definition before it: the file is damaged")
  }

  @Test("An activity indoors has no position")
  func indoors() {
    var file = FITBytes()
    file.define(0, 20, [.time, .heartRate])
    file.message(0, [(FITBytes.eight, 4), (90, 1)])
    let error = #expect(throws: TraceError.self) { try Self.read(file.file()).summary }
    #expect(error?.message == "no position in the file")
  }

  @Test("Fields of another size than their type's say nothing, and fields that are arrays neither")
  func oddSizes() throws {
    let odd = FITBytes.Field(number: 6, size: 4, type: 0x84)
    #expect(
      try Self.read(Self.activity([odd], [[(5500, 4)]]).file()).summary
        == ["2026-03-01T08:00:00Z 50.1 11.9"]
    )
  }
}
