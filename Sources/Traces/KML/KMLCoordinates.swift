import Geodesy

/// The positions of KML texts: `lon lat alt` of a `gx:coord`, `lon,lat,alt` of `coordinates`.
enum KMLCoordinates {
  struct Place {
    let coordinate: Coordinate
    let altitude: Double?
  }

  /// One to three numbers of a text.
  struct Numbers {
    var x = 0.0, y = 0.0, z = 0.0
    var count = 0

    /// The place that longitude, latitude and perhaps altitude make; nil where there is but one number.
    var place: Place? {
      guard count >= 2 else { return nil }
      return Place(
        coordinate: Coordinate(latitude: y, longitude: x),
        altitude: count == 3 ? z : nil
      )
    }
  }

  /// Returns plain numbers between blanks; nil where there is none, more than `limit`, or anything else.
  static func plain(_ bytes: Span<UInt8>, _ range: Range<Int>, upTo limit: Int) -> Numbers? {
    var numbers = Numbers()
    var at = range.lowerBound
    while true {
      while at < range.upperBound, isBlank(bytes[at]) { at += 1 }
      guard at < range.upperBound else { return numbers.count > 0 ? numbers : nil }
      guard numbers.count < limit, let number = Decimal.scan(bytes, &at, range.upperBound),
        at == range.upperBound || isBlank(bytes[at])
      else { return nil }
      switch numbers.count {
      case 0: numbers.x = number
      case 1: numbers.y = number
      default: numbers.z = number
      }
      numbers.count += 1
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0d ~= byte }

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
