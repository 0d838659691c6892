import CanonicalJSON
import Geodesy

/// Writes NMEA 0183: GGA, RMC, and GST where the accuracy is known, for each fix.
enum NMEAWriting {
  static func write<Failure: Error>(
    _ fixes: [Fix],
    _ add: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for fix in fixes {
      let (time, date) = clock(fix.time)
      let place =
        angle(fix.coordinate.latitude, whole: 2, "N", "S") + ","
        + angle(fix.coordinate.longitude, whole: 3, "E", "W")
      let altitude = fix.altitude.map { JSONWriter.text(of: $0, decimals: 3) } ?? ""
      try add(sentence("GPGGA,\(time),\(place),\(fix.quality ?? 1),,,\(altitude),M,,M,,"))
      // A thousandth of a knot is half a millimetre per second.
      let knots = fix.speed.map { JSONWriter.text(of: $0 * 3600 / 1852, decimals: 4) } ?? ""
      let course = fix.course.map { JSONWriter.text(of: $0, decimals: 3) } ?? ""
      try add(sentence("GPRMC,\(time),A,\(place),\(knots),\(course),\(date),,,A"))
      if fix.horizontalAccuracy != nil || fix.verticalAccuracy != nil {
        let side =
          fix.horizontalAccuracy.map { JSONWriter.text(of: $0 / 2.0.squareRoot(), decimals: 4) }
          ?? ""
        let vertical = fix.verticalAccuracy.map { JSONWriter.text(of: $0, decimals: 4) } ?? ""
        try add(sentence("GPGST,\(time),,,,,\(side),\(side),\(vertical)"))
      }
    }
  }

  private static func sentence(_ body: String) -> String {
    let sum = body.utf8.reduce(0, ^)
    let hex = String(sum, radix: 16, uppercase: true)
    return "$\(body)*\(hex.utf8.count < 2 ? "0" : "")\(hex)\r\n"
  }

  /// Returns hhmmss.sss and ddmmyy.
  private static func clock(_ nanoseconds: Int64) -> (time: String, date: String) {
    let text = Array(CivilDate.text(nanoseconds: nanoseconds).utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    let millisecond = nanoseconds / 1_000_000 % 1000
    let digits = String((millisecond + 1000) % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    return (
      part(11..<13) + part(14..<16) + part(17..<19) + "." + fraction,
      part(8..<10) + part(5..<7) + part(2..<4)
    )
  }

  /// Returns ddmm.mmmmmmm and its side.
  private static func angle(
    _ degrees: Double,
    whole: Int,
    _ positive: String,
    _ negative: String
  ) -> String {
    // In units of 1e-7 minutes, so that 60 minutes never appear.
    let units = Int64((degrees.magnitude * 60e7).rounded(.toNearestOrAwayFromZero))
    let (degree, minutes) = units.quotientAndRemainder(dividingBy: 600_000_000)
    var digits = String(degree)
    while digits.utf8.count < whole { digits = "0" + digits }
    return digits + padded(Double(minutes) / 1e7, whole: 2, decimals: 7) + ","
      + (degrees < 0 ? negative : positive)
  }

  /// Returns a number with exactly so many decimals and at least so many digits before them.
  private static func padded(_ value: Double, whole: Int, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((value.magnitude * scale).rounded(.toNearestOrAwayFromZero))
    var digits = String(scaled)
    while digits.utf8.count < whole + decimals { digits = "0" + digits }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return decimals == 0
      ? sign + digits : sign + digits.dropLast(decimals) + "." + digits.suffix(decimals)
  }
}
