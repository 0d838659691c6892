import Geodesy

/// A `gx:Track` as far as it is read: lists of times and places that belong together by their number.
struct KMLTrack {
  /// The most fixes of a track: it is held until its end, where its further values stand.
  static let limit = 16_000_000

  /// The line where it begins.
  let line: Int
  /// The times; nil for one that is empty, or a day and no time.
  var times: [Int64?] = []
  /// The places; nil for a time without a fix.
  var places: [KMLCoordinates.Place?] = []
  var lines: [Int32] = []
  private(set) var headings: [Double] = []
  /// Whether a heading is not 0; those that are all 0 are of a program that has to write some.
  private var hasHeading = false
  /// The values of the arrays that a fix has something of.
  var arrays: [(role: Role, values: [Double?])] = []
  /// The array whose values are being read, as a place in ``arrays``.
  var array: Int?

  /// What an array holds.
  enum Role {
    case speed, course, accuracy, verticalAccuracy

    /// - Returns: nil for a name that says something else.
    init?(name: String) {
      switch name.lowercased() {
      case "speed": self = .speed
      case "bearing", "course", "heading": self = .course
      case "accuracy", "accuracy_horizontal", "horizontalaccuracy": self = .accuracy
      case "accuracy_vertical", "verticalaccuracy": self = .verticalAccuracy
      default: return nil
      }
    }
  }

  init(line: Int) { self.line = line }

  mutating func appendHeading(_ heading: Double) {
    headings.append(heading)
    if heading != 0 { hasHeading = true }
  }

  /// Returns what is wrong with the numbers of its lists; nil where they agree.
  var fault: String? {
    if times.count != places.count {
      return "\(times.count) times for \(places.count) coordinates in a <Track>"
    }
    for array in arrays where array.values.count != places.count {
      return "\(array.values.count) values of \(array.role) for \(places.count) coordinates"
    }
    return nil
  }

  /// Whether the place of a number has no time, although others have.
  func isUntimed(_ index: Int) -> Bool { index < times.count && times[index] == nil }

  /// Returns a fix by its number; nil where the track has no place there.
  func fix(_ index: Int, segment: Int) -> Fix? {
    guard let place = places[index] else { return nil }
    var fix = Fix(
      time: index < times.count ? times[index] ?? 0 : 0,
      coordinate: place.coordinate,
      altitude: place.altitude,
      segment: segment,
      line: Int(lines[index])
    )
    if hasHeading, headings.count == places.count { fix.course = headings[index] }
    for array in arrays where index < array.values.count {
      switch array.role {
      case .speed: fix.speed = array.values[index]
      case .course: fix.course = array.values[index] ?? fix.course
      case .accuracy: fix.horizontalAccuracy = array.values[index]
      case .verticalAccuracy: fix.verticalAccuracy = array.values[index]
      }
    }
    return fix
  }
}
