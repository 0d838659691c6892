/// Numbers, times and distances as a person reads them, the same in every locale.
package enum Quantity {
  /// Returns `m:ss.d` or `h:mm:ss.d`, rounded down.
  package static func clock(milliseconds: Int64) -> String {
    let tenths = Int64(milliseconds.magnitude / 100)
    let sign = milliseconds < 0 ? "-" : ""
    return "\(sign)\(minutes(tenths / 10)).\(tenths % 10)"
  }

  /// Returns `m:ss` or `h:mm:ss`, rounded to the second.
  package static func duration(seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "?" }
    return minutes(Int64(seconds.rounded()))
  }

  /// Returns metres below a kilometre and kilometres above it.
  package static func distance(metres: Double) -> String {
    guard metres.isFinite, abs(metres) < 1e15 else { return "?" }
    let size = abs(metres)
    if size < 999.95 { return "\(fixed(metres, 1)) m" }
    if size < 99_950 { return "\(fixed(metres / 1000, 1)) km" }
    return "\(grouped(Int64((metres / 1000).rounded()))) km"
  }

  /// Returns a number with exactly `decimals` places, ties away from zero.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    // More places than 64 bits hold are none that anybody reads.
    guard abs(value * scale) < 1e18 else { return fixed(value, decimals - 1) }
    let scaled = Int64((value * scale).rounded(.toNearestOrAwayFromZero))
    let digits = String(abs(scaled))
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// Returns a figure with three or four significant digits.
  package static func figure(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    return switch abs(value) {
    case 100...: grouped(Int64(value.rounded()))
    case 10...: fixed(value, 1)
    default: fixed(value, 2)
    }
  }

  /// Returns a number with three significant digits, as `0.00412`, `7.03`, `12.4` and `412,300`.
  package static func significant(_ value: Double) -> String {
    guard value.isFinite, value != 0, abs(value) < 1e15 else { return figure(value) }
    var limit = 99.95
    var decimals = 0
    while abs(value) < limit, decimals < 12 {
      limit /= 10
      decimals += 1
    }
    return decimals == 0 ? grouped(Int64(value.rounded())) : fixed(value, decimals)
  }

  /// Returns a whole number with commas between thousands.
  package static func grouped(_ value: Int64) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// Returns `1 reroute`, `2 reroutes`, `2 unused answers`.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(grouped(Int64(number))) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// Returns `1 scenario`, `all 2 scenarios`.
  package static func all(_ number: Int, _ noun: String) -> String {
    (number == 1 ? "" : "all ") + count(number, noun)
  }

  /// Returns what something took: `0.8 ms`, `14.8 ms`, `2.31 s`, `3:05 min`.
  package static func elapsed(nanoseconds: UInt64) -> String {
    let seconds = Double(nanoseconds) / 1e9
    if seconds < 1 { return "\(fixed(seconds * 1000, 1)) ms" }
    if seconds < 100 { return "\(fixed(seconds, 2)) s" }
    return "\(minutes(Int64(seconds))) min"
  }

  /// Returns `812 bytes`, `14.2 kB`, `3.1 MB`.
  package static func size(bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) bytes" }
    if bytes < 1_000_000 { return "\(fixed(Double(bytes) / 1e3, 1)) kB" }
    return "\(fixed(Double(bytes) / 1e6, 1)) MB"
  }

  /// Returns milliseconds as seconds, to the tenth where that is exact and else as exact as they are.
  package static func seconds(milliseconds: Int64) -> String {
    fixed(Double(milliseconds) / 1000, places(milliseconds))
  }

  /// Returns `5:11.0` or `1:02:03.54`, to the tenth where that is exact and else as exact as it is.
  package static func time(milliseconds: Int64) -> String {
    let sign = milliseconds < 0 ? "-" : ""
    let rest = Int64(milliseconds.magnitude % 1000)
    let fraction = fixed(Double(rest) / 1000, places(rest)).dropFirst()
    return sign + minutes(Int64(milliseconds.magnitude / 1000)) + fraction
  }

  private static func places(_ milliseconds: Int64) -> Int {
    milliseconds % 100 == 0 ? 1 : milliseconds % 10 == 0 ? 2 : 3
  }

  private static func minutes(_ seconds: Int64) -> String {
    func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let hours = seconds / 3600
    let minutes = seconds / 60 % 60
    if hours > 0 { return "\(hours):\(two(minutes)):\(two(seconds % 60))" }
    return "\(minutes):\(two(seconds % 60))"
  }
}
