import Geodesy

/// A row of a CSV file as far as it is read.
struct CSVRow {
  /// Whether no line with content was seen yet, and whether the line at hand is the header.
  var isFirst = true
  var isHeader = false
  var fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
  /// The texts of the time and the date; empty where there is none.
  var time = 0..<0
  var date = 0..<0
  /// Whether the time was read at once.
  var isTimeRead = false
  var clock = UTCClock()
  private var hasLatitude = false
  private var hasLongitude = false

  var hasPlace: Bool { hasLatitude && hasLongitude }

  @inline(__always)
  mutating func clear() {
    time = 0..<0
    date = 0..<0
    isTimeRead = false
    hasLatitude = false
    hasLongitude = false
    fix.clear()
  }

  @inline(__always)
  mutating func set(_ role: CSVColumns.Role, _ value: Double, speedScale: Double) {
    switch role {
    case .latitude:
      fix.coordinate.latitude = value
      hasLatitude = true
    case .longitude:
      fix.coordinate.longitude = value
      hasLongitude = true
    case .altitude: fix.altitude = value
    case .speed: fix.speed = value < 0 ? value : value * speedScale
    case .course: fix.course = value
    case .accuracy: fix.horizontalAccuracy = value
    case .verticalAccuracy: fix.verticalAccuracy = value
    // Five metres for each unit of dilution: the usual user equivalent range error.
    case .dilution: fix.horizontalAccuracy = fix.horizontalAccuracy ?? value * 5
    case .other, .time, .date, .point, .track, .segment, .id: break
    }
  }
}

extension CSVColumns.Role {
  /// Whether a field is a number and nothing else.
  @inline(__always)
  var isNumber: Bool {
    switch self {
    case .other, .time, .date, .point, .track, .segment, .id: false
    case .latitude, .longitude, .altitude, .speed, .course, .accuracy, .verticalAccuracy, .dilution:
      true
    }
  }
}
