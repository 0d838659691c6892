/// Decides when the dispatcher is told a new ETA (D-42): once at first, then whenever it differs from the
/// last one told by more than a share of the first remaining time.
///
/// The comparison is of whole milliseconds; equal is not enough.
struct FleetETAReference {
  /// An ETA that is to be told; the change is in percent of the first remaining time, nil for the first
  /// and where that was 0.
  struct Update: Equatable {
    let changePercent: Double?
  }

  /// Percent of the first remaining time.
  let threshold: Int
  /// The first remaining time in milliseconds.
  private var original: Int64?
  /// The ETA last told: milliseconds of the navigator's clock.
  private var told: Int64 = 0

  init(threshold: Int) { self.threshold = threshold }

  /// Returns the update that an ETA is due, and remembers it.
  ///
  /// - Parameters:
  ///   - eta: Milliseconds of the navigator's clock.
  ///   - remaining: Milliseconds from now.
  mutating func update(eta: Int64, remaining: Int64) -> Update? {
    guard let original else {
      original = max(0, remaining)
      told = eta
      return Update(changePercent: nil)
    }
    let change = eta - told
    let measured = change.magnitude.multipliedFullWidth(by: 100)
    let limit = original.magnitude.multipliedFullWidth(by: UInt64(threshold))
    guard (measured.high, measured.low) > (limit.high, limit.low) else { return nil }
    told = eta
    let percent = original > 0 ? Double(change) * 100 / Double(original) : nil
    return Update(changePercent: percent)
  }
}
