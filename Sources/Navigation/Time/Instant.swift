/// A moment of the navigator's time: nanoseconds since the session's start.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the start; negative before it.
  public var nanoseconds: Int64

  /// Creates the moment some nanoseconds after the start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The start of the session.
  public static let zero = Instant(nanoseconds: 0)

  /// Whole milliseconds since the start, rounded down.
  public var milliseconds: Int64 {
    nanoseconds >= 0 ? nanoseconds / 1_000_000 : -((999_999 - nanoseconds) / 1_000_000)
  }

  /// Seconds since the start.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether the first moment is earlier.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }

  /// Returns the moment `nanoseconds` later.
  public func advanced(byNanoseconds nanoseconds: Int64) -> Instant {
    Instant(nanoseconds: self.nanoseconds + nanoseconds)
  }

  /// Returns the seconds from `earlier` to this moment.
  public func seconds(since earlier: Instant) -> Double {
    Double(nanoseconds - earlier.nanoseconds) / 1e9
  }
}
