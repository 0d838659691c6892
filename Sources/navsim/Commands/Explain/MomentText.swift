/// A moment of a scenario as a person writes it.
enum MomentText {
  /// Reads `47`, `47.8`, `0:47.8` or `1:02:03.5`; returns milliseconds.
  static func milliseconds(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let last = parts.last.flatMap({ Double($0) }) else {
      return nil
    }
    guard last.isFinite, last >= 0, parts.count == 1 || last < 60 else { return nil }
    var seconds = last
    var unit = 60.0
    for part in parts.dropLast().reversed() {
      guard let value = Int(part), value >= 0 else { return nil }
      seconds += Double(value) * unit
      unit *= 60
    }
    guard seconds < 1e12 else { return nil }
    return Int64((seconds * 1000).rounded())
  }
}
