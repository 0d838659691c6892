import Geodesy
import Navigation

/// A fix as it stands in the ring, and in a `.navrec`.
enum NavrecFix {
  private static let names = [
    "lat", "lon", "altitude", "course", "speed", "horizontalAccuracy", "verticalAccuracy",
  ]

  /// Writes a fix behind the place of a record's prefix: its time, seven numbers, its quality.
  static func write(_ location: Location, into record: inout [UInt8]) {
    let start = FlightRing.prefixSize
    FlightRing.set(&record, start, UInt64(bitPattern: location.timestamp.milliseconds))
    set(&record, 0, location.coordinate.latitude)
    set(&record, 1, location.coordinate.longitude)
    set(&record, 2, location.altitude ?? .nan)
    set(&record, 3, location.course ?? .nan)
    set(&record, 4, location.speed ?? .nan)
    set(&record, 5, location.horizontalAccuracy ?? .nan)
    set(&record, 6, location.verticalAccuracy ?? .nan)
    FlightRing.set(&record, start + 64, UInt64(bitPattern: Int64(location.quality ?? -1)))
  }

  private static func set(_ record: inout [UInt8], _ index: Int, _ value: Double) {
    FlightRing.set(&record, FlightRing.prefixSize + 8 + 8 * index, value.bitPattern)
  }

  /// Returns the member `"fix"` and the end of its line.
  static func members(_ content: [UInt8]) -> [UInt8] {
    guard content.count == FlightRecorder.fixSize else { return Array("\"fix\":{}}".utf8) }
    var parts = names.enumerated().compactMap { index, name -> String? in
      let value = Double(bitPattern: FlightRing.number(content, at: 8 + 8 * index))
      return value.isFinite ? "\"\(name)\":\(value)" : nil
    }
    parts.insert("\"time\":\(Int64(bitPattern: FlightRing.number(content, at: 0)))", at: 2)
    let quality = Int64(bitPattern: FlightRing.number(content, at: 64))
    if quality >= 0 { parts.append("\"quality\":\(quality)") }
    return Array("\"fix\":{\(parts.joined(separator: ","))}}".utf8)
  }
}
