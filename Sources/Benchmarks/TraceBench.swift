import Platform
import Regression
import ScenarioLanguage
import Traces

/// Measures the readers of traces.
struct TraceBench {
  let runs: Int
  let folder: TemporaryFolder

  /// The points of each file.
  private static let points = 200_000

  func rows() throws -> [BenchRow] {
    try [
      row("gpx", Self.gpx(), atLeast: 1200),
      row("nmea", Self.nmea()),
      row("csv", BenchDrive(kilometres: 1000, fixes: Self.points).trace()),
    ]
      + TraceFormat.allCases.compactMap { format in
        // A quarter of the points are enough for what is read whole.
        try TraceBenchFiles.bytes(format, points: Self.points / 4).map {
          try row(format.rawValue, $0, atLeast: 100)
        }
      } + [archive()]
  }

  /// The row of KMZ, which is no format of its own: megabytes of the KML in it.
  private func archive() throws -> BenchRow {
    let (bytes, content) = TraceBenchFiles.archive(points: Self.points / 4)
    return try row("kmz", bytes, content: content, atLeast: 100)
  }

  private func row(
    _ name: String,
    _ bytes: [UInt8],
    content: Int? = nil,
    atLeast target: Double = 500
  ) throws -> BenchRow {
    let path = try folder.write(bytes, to: "points.\(name)")
    var count = 0
    let measurement = try Measurement(runs: runs) {
      count = 0
      var reader = try TraceReader(path: path, options: TraceReadingOptions())
      while try reader.next() != nil { count += 1 }
    }
    let megabytes = Double(content ?? bytes.count) / 1e6
    let nanoseconds = Quantity.fixed(measurement.median * 1e9 / Double(max(1, count)), 0)
    return measurement.rate(
      "trace \(name)",
      "\(Quantity.grouped(Int64(count))) fixes, \(Quantity.fixed(megabytes, 1)) MB; "
        + "\(nanoseconds) ns a fix",
      amount: megabytes,
      unit: "MB/s",
      target: .atLeast(target)
    )
  }

  private static func gpx() -> [UInt8] {
    var text = Array(
      "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\" creator=\"bench\"><trk><trkseg>\n".utf8
    )
    text.reserveCapacity(points * 120)
    for index in 0..<points {
      let latitude = Quantity.fixed(47 + Double(index) * 1e-6, 7)
      let longitude = Quantity.fixed(9.5 + Double(index % 1000) * 1e-6, 7)
      text += "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\"><ele>455.0</ele>".utf8
      text += "<time>\(BenchDrive.stamp(second: index))</time></trkpt>\n".utf8
    }
    text += "</trkseg></trk></gpx>\n".utf8
    return text
  }

  private static func nmea() -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(points * 150)
    // An NMEA log has no more than a day: time goes on in tenths of a second.
    for index in 0..<points {
      let tenths = index % 864_000
      let clock = two(tenths / 36_000) + two(tenths / 600 % 60) + two(tenths / 10 % 60)
      let time = "\(clock).\(tenths % 10)0"
      let minutes = Quantity.fixed(8 + Double(index) * 6e-5, 5)
      let place = "470\(minutes),N,00931.20000,E"
      append("GPGGA,\(time),\(place),1,09,0.9,455.0,M,47.0,M,,", to: &text)
      append("GPRMC,\(time),A,\(place),0.97,90.0,010326,,,A", to: &text)
    }
    return text
  }

  private static func append(_ sentence: String, to text: inout [UInt8]) {
    let sum = sentence.utf8.reduce(UInt8(0)) { $0 ^ $1 }
    let digits = String(sum, radix: 16, uppercase: true)
    text += "$\(sentence)*\(digits.count == 1 ? "0" : "")\(digits)\r\n".utf8
  }

  private static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
