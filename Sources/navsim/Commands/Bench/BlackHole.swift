import Synchronization

/// Takes results that nobody needs, so that the work for them is not left out.
enum BlackHole {
  private static let kept = Atomic<UInt64>(0)

  static func take(_ value: Double) {
    kept.store(value.bitPattern, ordering: .relaxed)
  }

  static func take(_ value: Int) {
    kept.store(UInt64(truncatingIfNeeded: value), ordering: .relaxed)
  }
}
