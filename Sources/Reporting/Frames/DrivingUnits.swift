/// Distances, times and speeds as a driver reads them.
enum DrivingUnits {
  /// Returns metres in steps of 10, kilometres with a decimal below 10; a word for what is here.
  static func distance(_ metres: Double) -> String {
    guard metres.isFinite, metres < 1e8 else { return "–" }
    if metres < 5 { return "Now" }
    let tens = (max(0, metres) / 10).rounded() * 10
    if tens < 1000 { return "\(Int(tens)) m" }
    if metres < 9950 {
      let tenths = Int((metres / 100).rounded())
      return "\(tenths / 10).\(tenths % 10) km"
    }
    return "\(Int((metres / 1000).rounded())) km"
  }

  /// Returns whole minutes, hours from 60 on.
  static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds < 1e8 else { return "–" }
    let minutes = Int((max(0, seconds) / 60).rounded(.up))
    if minutes < 60 { return "\(minutes) min" }
    return "\(minutes / 60) h \(two(minutes % 60)) min"
  }

  /// Returns the time of day in UTC, rounded down to the minute.
  static func timeOfDay(_ milliseconds: Int64) -> String {
    let minutes = (milliseconds / 60_000) % 1440
    let positive = Int(minutes < 0 ? minutes + 1440 : minutes)
    return "\(two(positive / 60)):\(two(positive % 60))"
  }

  /// Returns kilometres per hour.
  static func speed(_ metresPerSecond: Double) -> String {
    guard metresPerSecond.isFinite else { return "–" }
    return "\(Int((min(max(0, metresPerSecond), 1e4) * 3.6).rounded()))"
  }

  private static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
