/// Numbers for people, the same in every locale.
package enum Wording {
  /// Returns a number with exactly `places` decimals, ties away from zero.
  package static func decimal(_ value: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < 0x1p53 else { return value.description }
    let units = Int64(scaled)
    let sign = value < 0 && units > 0 ? "-" : ""
    if places == 0 { return sign + "\(units)" }
    let digits = String(repeating: "0", count: max(0, places + 1 - "\(units)".count)) + "\(units)"
    return "\(sign)\(digits.dropLast(places)).\(digits.suffix(places))"
  }

  /// Returns milliseconds as seconds, to the tenth where that is exact.
  package static func seconds(_ milliseconds: Int64) -> String {
    let places = milliseconds % 100 == 0 ? 1 : milliseconds % 10 == 0 ? 2 : 3
    return decimal(Double(milliseconds) / 1000, places)
  }

  /// Returns a virtual time such as `5:11.0` or `1:02:03.5`.
  package static func time(_ milliseconds: Int64) -> String {
    let sign = milliseconds < 0 ? "-" : ""
    let total = milliseconds.magnitude
    let rest = total % 60_000
    let places = rest % 100 == 0 ? 1 : rest % 10 == 0 ? 2 : 3
    let seconds = decimal(Double(rest) / 1000, places)
    let padded = rest < 10_000 ? "0" + seconds : seconds
    let minutes = total / 60_000
    guard minutes >= 60 else { return "\(sign)\(minutes):\(padded)" }
    let remainder = minutes % 60
    return "\(sign)\(minutes / 60):\(remainder < 10 ? "0" : "")\(remainder):\(padded)"
  }

  /// Returns a count with its noun.
  package static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
