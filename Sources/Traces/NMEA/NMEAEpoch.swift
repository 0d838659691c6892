import Geodesy

/// What the sentences of one time have said so far.
struct NMEAEpoch {
  /// Nanoseconds since midnight UTC; negative before the first sentence with a time.
  var timeOfDay: Int64 = -1
  /// Days since 1970-01-01.
  var day: Int64?
  /// What will be the fix: its values, and its place if ``hasPlace``.
  var fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
  var hasPlace = false
  var hdop: Double?
  var isInvalid = false

  var hasTime: Bool { timeOfDay >= 0 }

  /// Begins anew with a time.
  @inline(__always)
  mutating func restart(at time: Int64) {
    timeOfDay = time
    day = nil
    hasPlace = false
    hdop = nil
    isInvalid = false
    fix.line = 0
    fix.clear()
  }
}
