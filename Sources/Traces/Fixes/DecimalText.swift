/// Numbers of a fixed width in written traces.
enum DecimalText {
  /// Returns a number with exactly so many decimals and at least so many digits before them.
  static func padded(_ value: Double, whole: Int, decimals: Int) -> String {
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
