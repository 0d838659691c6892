import Seeds
import Testing
import Traces

/// A file is read in chunks of 256 KiB; nothing may depend on where one ends.
@Suite struct ChunkBoundaryTests {
  private static let chunk = 1 << 18

  /// What a file reads as: its fixes and repairs, or the error without the file's name.
  private struct Outcome: Equatable {
    var fixes: [Fix] = []
    var repairs: [TraceRepair] = []
    var error: TraceError?

    init(_ open: () throws(TraceError) -> TraceReader) {
      do throws(TraceError) {
        var reader = try open()
        while let fix = try reader.next() { fixes.append(fix) }
        repairs = reader.report.repairs
      } catch {
        self.error = error
        self.error?.source = ""
      }
    }
  }

  private static func outcomes(_ bytes: [UInt8]) throws -> (file: Outcome, memory: Outcome) {
    let file = try TemporaryFile(bytes)
    return (
      Outcome { () throws(TraceError) in try TraceReader(path: file.path) },
      Outcome { () throws(TraceError) in try TraceReader(bytes: bytes) }
    )
  }

  @Test("A chunk may end behind any byte", arguments: Samples.formats)
  func everyPlace(format: TraceFormat) throws {
    let header = Samples.header(format).utf8.count
    let body = Samples.body(format)
    let text = Samples.text(format)
    var reader = try TraceReader(bytes: Array(text.utf8))
    let expected = try Trace(reading: &reader).fixes.map { fix in
      var fix = fix
      fix.line = 0
      return fix
    }
    #expect(expected.count >= 3)
    var options = TraceReadingOptions()
    options.format = format
    var failures: [Int] = []
    // The footer of a GPX file can be cut as well as its body.
    for cut in 0...(body.utf8.count + Samples.footer(format).utf8.count) {
      let padding = Samples.padding(format, Self.chunk - cut - header)
      let padded = Samples.header(format) + padding + body + Samples.footer(format)
      let file = try TemporaryFile(Array(padded.utf8))
      var outcome = Outcome { () throws(TraceError) in
        try TraceReader(path: file.path, options: options)
      }
      for index in outcome.fixes.indices { outcome.fixes[index].line = 0 }
      if outcome.error != nil || outcome.fixes != expected { failures.append(cut) }
    }
    #expect(failures == [])
  }

  @Test(
    "Files of several chunks read from disk as they do from memory",
    arguments: Samples.formats,
    [1, 2, 3] as [UInt64]
  )
  func manyChunks(format: TraceFormat, seed: UInt64) throws {
    let bytes = Self.longFile(format, seed: seed)
    #expect(bytes.count > 600_000)
    let (file, memory) = try Self.outcomes(bytes)
    #expect(file.error == memory.error)
    #expect(file.repairs == memory.repairs)
    let isSame = file.fixes == memory.fixes
    #expect(isSame)
    #expect(memory.error == nil)
    #expect(memory.fixes.count > 500)
  }

  @Test(
    "A fault behind several chunks is found in the same line",
    arguments: Samples.formats
  )
  func faultBehindChunks(format: TraceFormat) throws {
    let bytes = Self.longFile(format, seed: 9, fault: true)
    let (file, memory) = try Self.outcomes(bytes)
    let isSame = file == memory
    #expect(isSame)
    let lines = bytes.count { $0 == 0x0a }
    #expect(memory.error?.message.contains("latitude 91.0") == true)
    #expect((memory.error?.line ?? 0) > lines - 5)
  }

  /// A file of more than 600 kB, whose points lie at places that no chunk has a part in; with a fault
  /// at its end where one is asked for.
  private static func longFile(
    _ format: TraceFormat,
    seed: UInt64,
    fault: Bool = false
  ) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var text = Samples.header(format)
    var index = 0
    while text.utf8.count < 620_000 {
      let isLarge = random.index(below: 40) == 0
      let padding = Samples.padding(format, 4 + random.index(below: isLarge ? 20_000 : 300))
      if format != .csv || isLarge { text += padding }
      if format == .geojson, index > 0 { text += "," }
      text += point(format, index, latitude: "50.\(10000 + index % 7)")
      index += 1
    }
    if fault {
      if format == .geojson { text += ",\n" }
      text += point(format, index, latitude: "91.0")
      if format == .nmea { text += point(format, index + 1, latitude: "50.1") }
    }
    return Array((text + Samples.footer(format)).utf8)
  }

  private static func point(_ format: TraceFormat, _ index: Int, latitude: String) -> String {
    let time = CivilDate.text(nanoseconds: 1_772_352_000_000_000_000 + Int64(index) * 1_000_000_000)
    switch format {
    case .gpx:
      return """
        <trkpt lat="\(latitude)" lon="11.9"><ele>\(index).5</ele><!-- \(index) -->
        <time>\(time)</time><name><![CDATA[\(index)]]></name></trkpt>

        """
    case .csv:
      return "\(time),\(latitude),11.9,\(index).5,36,,,\"\(index), x\",\(index / 100)\n"
    case .geojson:
      return """
        {"type":"Feature","properties":{"time":"\(time)","speed":10.25},
        "geometry":{"type":"Point","coordinates":[11.9,\(latitude),\(index).5]}}

        """
    default:
      let clock = time.dropFirst(11).prefix(8).filter { $0 != ":" }
      let degrees = latitude.prefix(2)
      let minutes = latitude == "91.0" ? "00.0" : "06.\(latitude.dropFirst(3))"
      return Texts.nmea(
        "GPGGA,\(clock).00,\(degrees)\(minutes),N,01154.0,E,1,9,0.9,\(index),M,,M,,"
      )
        + Texts.nmea("GPRMC,\(clock).00,A,\(degrees)\(minutes),N,01154.0,E,20.0,,010326,,,A")
    }
  }

  @Test(
    "A token of more than a chunk is read",
    arguments: [
      ("<name>", "</name>"), ("<!--", "-->"), ("<name><![CDATA[", "]]></name>"),
      ("<name note='", "'/>"), ("<time>2026-03-01T08:00:00Z", "</time>"),
    ]
  )
  func longTokenOfGPX(open: String, close: String) throws {
    let long = String(repeating: " \n", count: 300_000)
    let text = Texts.gpx(Texts.point(0, "50.1", open + long + close) + Texts.point(1, "50.1001"))
    let (file, memory) = try Self.outcomes(Array(text.utf8))
    let isSame = file == memory
    #expect(isSame)
    #expect(memory.fixes.map(\.summary) == Texts.both)
  }

  @Test("A line of more than a chunk is read", arguments: [TraceFormat.csv, .nmea])
  func longLine(format: TraceFormat) throws {
    let long = String(repeating: "x", count: 600_000)
    let text =
      format == .csv
      ? Texts.csv("note", "\"\(long),\"")
      : Texts.nmea(Texts.rmc(0)) + long + Texts.nmea(Texts.rmc(1))
    let (file, memory) = try Self.outcomes(Array(text.utf8))
    let isSame = file == memory
    #expect(isSame)
    #expect(memory.fixes.count == 2)
  }
}
