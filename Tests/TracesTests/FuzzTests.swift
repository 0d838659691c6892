import Foundation
import Geodesy
import Seeds
import Testing
import Traces

/// Damaged files of every format give fixes or a located error, never a crash.
///
/// `NAVSIM_FUZZ` tells how many damaged files a format has; without it there are 200.
@Suite struct FuzzTests {
  private static let count =
    ProcessInfo.processInfo.environment["NAVSIM_FUZZ"].flatMap { Int($0) } ?? 200

  /// The files that are damaged: the samples, what the writers write, and real files where there are
  /// some.
  private static func files(_ format: TraceFormat) -> [[UInt8]] {
    var files = [FormatSamples.bytes(format)]
    switch format {
    case .timeline: files.append(Array(FormatSamples.records.utf8))
    case .ferrostar: files.append(Array(FormatSamples.legacyFerrostar.utf8))
    case .kml:
      files.append(ZipWriter.archive(["doc.kml": files[0]], compressed: true))
      files.append(ZipWriter.archive(["doc.kml": files[0]], compressed: false))
    default: break
    }
    if let written = WrittenTraceFormat(rawValue: format.rawValue) {
      let fixes = (0..<40).map { index in
        Fix(
          time: 1_772_352_000_000_000_000 + Int64(index) * 1_000_000_000,
          coordinate: Coordinate(latitude: 50.1 + Double(index) * 1e-4, longitude: 11.9),
          altitude: 300,
          speed: 11,
          course: 1,
          horizontalAccuracy: 4,
          segment: index / 20
        )
      }
      files.append(TraceWriter.bytes(of: fixes, as: written))
    }
    let (folders, endings): ([String], [String]) =
      switch format {
      case .gpx: (["traces/gpx", "drives/sf"], ["gpx"])
      case .nmea: (["traces/nmea"], ["nmea"])
      case .csv: (["traces/csv", "drives/hof"], ["csv"])
      case .kml: (["traces/kml"], ["kml"])
      default: ([], [])
      }
    for name in RealData.files(in: folders, endings: endings).prefix(30) {
      guard let folder = RealData.folder,
        let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      else { continue }
      // The beginning tells as much as the whole, and is read in a fraction of the time.
      files.append(Array(data.prefix(12_000)))
    }
    return files
  }

  private static func read(
    _ bytes: [UInt8],
    _ options: TraceReadingOptions
  ) -> Result<Trace, TraceError> {
    Result { () throws(TraceError) in
      var reader = try TraceReader(bytes: bytes, name: "f", options: options)
      return try Trace(reading: &reader)
    }
  }

  /// Checks what came of a damaged file; returns whether it was read.
  private static func check(
    _ result: Result<Trace, TraceError>,
    _ bytes: [UInt8],
    _ note: String
  ) -> Bool {
    // What is in an archive has lines of its own, and binary formats count their records.
    let isBinary = [[0x50, 0x4b], [0x89, 0x4d], [14, 0x10]].contains { bytes.starts(with: $0) }
    let lines = isBinary ? 100_000 : bytes.count { $0 == 0x0a } + 1
    switch result {
    case .success(let trace):
      let isSound =
        !trace.fixes.isEmpty
        && trace.fixes.allSatisfy { (1...lines).contains($0.line) && $0.coordinate.isValid }
        && zip(trace.fixes, trace.fixes.dropFirst()).allSatisfy { $0.time < $1.time }
        && trace.report.repairs.allSatisfy { (1...lines).contains($0.firstLine) }
      #expect(isSound, "\(note)")
      return true
    case .failure(let error):
      let isSound =
        (0...lines).contains(error.line) && error.source == "f" && !error.message.isEmpty
      #expect(isSound, "\(note): \(error)")
      return false
    }
  }

  @Test(
    "A damaged file gives fixes, or an error in a line that it has",
    arguments: TraceFormat.allCases
  )
  func damagedFiles(format: TraceFormat) {
    let files = Self.files(format)
    var random = SeededGenerator(seed: 20_260_301)
    var readable = 0
    for index in 0..<Self.count {
      let bytes = Damage.of(files[index % files.count], &random)
      var options = TraceReadingOptions()
      // Stated, the format is read even where the head no longer looks like it.
      options.format = index % 3 == 0 ? format : nil
      options.day = 20_000
      options.sorts = index % 5 == 0
      options.bridgesClockJumps = index % 6 == 0
      options.isStrict = index % 11 == 0
      options.dropsDuplicateTimes = index % 4 == 0
      options.interval = index % 7 == 0 ? 1 : nil
      if Self.check(Self.read(bytes, options), bytes, "\(format) \(index)") { readable += 1 }
    }
    // Damage of every kind has to leave some of the files readable, and not all.
    #expect(readable > Self.count / 50)
    #expect(readable < Self.count * 49 / 50)
  }

  @Test(
    "A file of one format joined to one of another is no crash",
    arguments: TraceFormat.allCases
  )
  func mixed(format: TraceFormat) {
    for other in TraceFormat.allCases where other != format {
      let (a, b) = (FormatSamples.bytes(format), FormatSamples.bytes(other))
      for bytes in [a + b, Array(a.prefix(a.count / 2)) + b, Array(a.prefix(60)) + b] {
        _ = Self.check(Self.read(bytes, TraceReadingOptions()), bytes, "\(format) and \(other)")
      }
    }
  }

  @Test("A format stated wrongly is refused or read, no crash", arguments: TraceFormat.allCases)
  func wrongFormat(format: TraceFormat) {
    for other in TraceFormat.allCases {
      var options = TraceReadingOptions()
      options.format = format
      let bytes = FormatSamples.bytes(other)
      _ = Self.check(Self.read(bytes, options), bytes, "\(other) as \(format)")
    }
  }

  @Test("A file cut off behind any byte is no crash", arguments: TraceFormat.allCases)
  func truncated(format: TraceFormat) {
    let bytes = FormatSamples.bytes(format)
    for count in 0..<bytes.count {
      let part = Array(bytes.prefix(count))
      _ = Self.check(Self.read(part, TraceReadingOptions()), part, "\(format) of \(count) bytes")
    }
  }

  @Test("Megabytes of one byte are refused", arguments: TraceFormat.allCases)
  func monotonous(format: TraceFormat) {
    for byte in [0, 10, 32, 44, 48, 60, 91, 255] as [UInt8] {
      let bytes = [UInt8](repeating: byte, count: 1_300_000)
      var options = TraceReadingOptions()
      options.format = format
      #expect(throws: TraceError.self) { try Self.read(bytes, options).get() }
    }
  }

  @Test("The undamaged files are read", arguments: TraceFormat.allCases)
  func undamaged(format: TraceFormat) throws {
    var reader = try TraceReader(bytes: FormatSamples.bytes(format), name: "wrong.txt")
    #expect(reader.format == format)
    #expect(try Trace(reading: &reader).fixes.count >= 3)
  }
}
