import Foundation
import Geodesy
import Seeds
import ShortLived
import Testing
import Traces

/// Files are read in chunks; where a chunk ends must not matter.
@Suite struct TraceChunkTests {
  /// A file of more than two chunks whose places before each point differ in length.
  static func file(_ format: TraceFormat, seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    func padding() -> String { String(repeating: " ", count: Int(random.next() % 97)) }
    var text = format == .gpx ? "<gpx><trk><trkseg>" : (format == .csv ? "time,lat,lon,note\n" : "")
    for index in 0..<4500 {
      let latitude = 47 + Double(index) * 1e-5
      switch format {
      case .gpx:
        text +=
          "\(padding())<trkpt lat=\"\(latitude)\" lon=\"9\"><time>\(TraceText.stamp(index))</time>"
        text += "<name>\(padding())</name></trkpt>\n"
        if index % 500 == 0 { text += "<!-- \(padding()) -->" }
      case .csv: text += "\(TraceText.stamp(index)),\(latitude),9,\(padding())\n"
      default:
        let stamp = TraceText.stamp(index)
        let clock = stamp.dropFirst(11).prefix(8).replacing(":", with: "")
        let minutes = String(1_000_000 + index * 7).suffix(6)
        let place = "4715.\(minutes),N,00930.0,E"
        text += TraceText.nmea("GPRMC,\(clock),A,\(place),9,90,010326,,\(padding())")
      }
    }
    return Array((text + (format == .gpx ? "</trkseg></trk></gpx>" : "")).utf8)
  }

  @Test(
    "A file in chunks gives the fixes that it gives in one piece",
    arguments: [TraceFormat.gpx, .csv, .nmea],
    [1, 2, 3, 4]
  )
  func chunks(format: TraceFormat, seed: Int) throws {
    let bytes = Self.file(format, seed: UInt64(seed))
    try #require(bytes.count > 300_000)
    let path = URL(fileURLWithPath: ShortLived.folder).appending(
      path: "navsim-chunks-\(format)-\(seed)-\(getpid())"
    ).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(filePath: path))
    let trace = try Trace(path: path)
    let whole = TraceText.read(bytes, name: path)
    #expect(whole.error == nil)
    #expect(trace.fixes.count == 4500)
    #expect(trace.fixes == whole.fixes)
    #expect(trace.report == whole.report)
  }
}
