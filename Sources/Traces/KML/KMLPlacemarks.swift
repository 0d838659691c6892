import Geodesy

/// What a KML file has beside tracks: points with a time, and lines; used where it has no track.
struct KMLPlacemarks {
  /// The placemark at hand.
  var name: String?
  var time: Int64?
  var isInPoint = false
  var isInLine = false
  private var place: KMLCoordinates.Place?
  private var placeLine = 0

  private(set) var points: [Fix] = []
  private(set) var untimedPoints: [Fix] = []
  private(set) var lines: [Fix] = []
  private var lineCount = 0
  /// Whether the placemark at hand has a time that does not say when.
  var hasPartialTime = false
  /// The lines of points whose times do not say when.
  private(set) var partialLines: [Int] = []

  mutating func begin() {
    name = nil
    time = nil
    hasPartialTime = false
    place = nil
    isInPoint = false
    isInLine = false
  }

  /// Takes the coordinates of a point or a line.
  mutating func take(_ places: [KMLCoordinates.Place], line: Int) {
    if isInPoint {
      place = places.first
      placeLine = line
    } else if isInLine {
      for place in places { lines.append(fix(place, line: line, segment: lineCount)) }
      lineCount += 1
    }
  }

  /// Ends the placemark at hand.
  mutating func end() {
    if let place {
      var fix = fix(place, line: placeLine, segment: 0)
      if let time {
        fix.time = time
        points.append(fix)
      } else {
        untimedPoints.append(fix)
        if hasPartialTime { partialLines.append(placeLine) }
      }
    }
    begin()
  }

  private func fix(_ place: KMLCoordinates.Place, line: Int, segment: Int) -> Fix {
    Fix(
      time: 0,
      coordinate: place.coordinate,
      altitude: place.altitude,
      segment: segment,
      line: line
    )
  }
}
