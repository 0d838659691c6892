import Geodesy

/// The positions of KML texts: `lon lat alt` of a `gx:coord`, `lon,lat,alt` of `coordinates`.
enum KMLCoordinates {
  struct Place {
    let coordinate: Coordinate
    let altitude: Double?
  }

  /// Returns the numbers of a text between its separators; nil where one of them is no number.
  private static func numbers(_ text: Substring, _ separator: Character?) -> [Double]? {
    let parts =
      separator.map { text.split(separator: $0, omittingEmptySubsequences: false) }
      ?? text.split(whereSeparator: \.isWhitespace)
    var numbers: [Double] = []
    for part in parts {
      let bytes = Array(part.utf8)
      guard let number = Decimal.parse(bytes.span, 0..<bytes.count) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func place(_ numbers: [Double]) -> Place? {
    guard numbers.count == 2 || numbers.count == 3 else { return nil }
    return Place(
      coordinate: Coordinate(latitude: numbers[1], longitude: numbers[0]),
      altitude: numbers.count == 3 ? numbers[2] : nil
    )
  }

  /// Returns the place of `lon lat alt`; nil for anything else.
  static func place(ofTrack text: String) -> Place? { numbers(text[...], nil).flatMap(place) }

  /// Returns the places of `lon,lat,alt lon,lat,alt …`, or the first text that is none.
  static func places(_ text: String) -> (places: [Place], fault: String?) {
    var places: [Place] = []
    for tuple in text.split(whereSeparator: \.isWhitespace) {
      guard let place = numbers(tuple, ",").flatMap(place) else { return (places, String(tuple)) }
      places.append(place)
    }
    return (places, nil)
  }

  /// Returns the heading of `heading tilt roll` in degrees; nil for anything else.
  static func heading(_ text: String) -> Double? { numbers(text[...], nil)?.first }
}
