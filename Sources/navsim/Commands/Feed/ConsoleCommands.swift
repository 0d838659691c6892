import CanonicalJSON
import Geodesy
import Traces

/// A fix in the words of the Android emulator's console.
///
/// Grammar after https://developer.android.com/studio/run/emulator-console: `geo fix` has longitude,
/// latitude, altitude, satellites and knots, `geo nmea` a sentence GGA or RMC, which has the course too.
enum ConsoleCommands {
  /// Returns the commands of a fix, each without its end of line.
  static func of(_ fix: FeedFix) -> [String] {
    guard fix.fix.course == nil else {
      return String(decoding: fix.nmea, as: UTF8.self).split(whereSeparator: \.isNewline)
        .filter { $0.hasPrefix("$GPGGA") || $0.hasPrefix("$GPRMC") }.map { "geo nmea " + $0 }
    }
    let place = fix.fix.coordinate
    var words = [
      "geo fix", JSONWriter.text(of: place.longitude, decimals: 7),
      JSONWriter.text(of: place.latitude, decimals: 7),
    ]
    if let speed = fix.fix.speed {
      // The number of satellites stands before the speed, and no trace knows it.
      words.append(JSONWriter.text(of: fix.fix.altitude ?? 0, decimals: 1))
      words.append("8")
      words.append(JSONWriter.text(of: speed * 3600 / 1852, decimals: 2))
    } else if let altitude = fix.fix.altitude {
      words.append(JSONWriter.text(of: altitude, decimals: 1))
    }
    return [words.joined(separator: " ")]
  }
}
