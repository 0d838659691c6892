import Geodesy
import Traces

/// Reads traces from texts, for tests.
enum TraceText {
  struct Outcome {
    var fixes: [Fix] = []
    var report = TraceReport()
    var error: TraceError?
  }

  /// Reads all that a text gives, and the error that ends it.
  static func read(
    _ text: String,
    _ options: TraceReadingOptions = TraceReadingOptions(),
    name: String = "t"
  ) -> Outcome {
    read(Array(text.utf8), options, name: name)
  }

  static func read(
    _ bytes: [UInt8],
    _ options: TraceReadingOptions = TraceReadingOptions(),
    name: String = "t"
  ) -> Outcome {
    var outcome = Outcome()
    do {
      var reader = try TraceReader(bytes: bytes, name: name, options: options)
      do {
        while let fix = try reader.next() { outcome.fixes.append(fix) }
      } catch {
        outcome.error = error
      }
      outcome.report = reader.report
    } catch {
      outcome.error = error
    }
    return outcome
  }

  /// A GPX file of track points.
  static func gpx(_ points: String) -> String {
    "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\">\n<trk><trkseg>\n\(points)\n</trkseg></trk></gpx>\n"
  }

  /// A track point, at a second after 08:00 on 2026-03-01.
  static func point(
    _ latitude: Double,
    _ longitude: Double,
    second: Int,
    _ rest: String = ""
  ) -> String {
    "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\"><time>\(stamp(second))</time>\(rest)</trkpt>\n"
  }

  static func stamp(_ second: Int) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "2026-03-01T\(two(8 + second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
  }

  /// Nanoseconds of 2026-03-01T08:00:00Z.
  static let start: Int64 = 1_772_352_000_000_000_000

  /// A sentence with its checksum.
  static func nmea(_ body: String) -> String {
    let sum = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(body)*\(sum.utf8.count < 2 ? "0" : "")\(sum)\r\n"
  }
}
