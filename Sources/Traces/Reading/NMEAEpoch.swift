import Geodesy

/// What the sentences of one time have said so far.
struct NMEAEpoch {
  /// Nanoseconds since midnight UTC.
  var timeOfDay: Int64?
  /// Days since 1970-01-01.
  var day: Int64?
  var coordinate: Coordinate?
  var altitude: Double?
  var speed: Double?
  var course: Double?
  var accuracy: Double?
  var verticalAccuracy: Double?
  var hdop: Double?
  var quality: Int?
  var isInvalid = false
  var line = 0
}
