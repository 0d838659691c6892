extension GeoPath {
  /// Decodes a flexible polyline, as HERE's services write lines: a version, a header with the decimals of
  /// a degree and what the third number of a point is, then differences in groups of five bits.
  ///
  /// Facts from the public description at `heremaps/flexible-polyline`. A third number is skipped.
  ///
  /// - Throws: ``PolylineError`` with the byte where it went wrong.
  public init(flexiblePolyline text: String) throws(PolylineError) {
    var cursor = FlexiblePolylineCursor(bytes: Array(text.utf8))
    let version = try cursor.unsigned()
    guard version == 1 else { throw .unknownVersion(version) }
    let header = try cursor.unsigned()
    let precision = Int(header & 0xf)
    guard precision <= 15, header >> 11 == 0 else { throw .invalidPrecision(precision) }
    let hasThird = (header >> 4) & 7 != 0
    let scale = (0..<precision).reduce(1.0) { scale, _ in scale * 10 }
    var (latitude, longitude): (Int64, Int64) = (0, 0)
    var places: [Coordinate] = []
    while !cursor.isAtEnd {
      latitude &+= try cursor.signed()
      longitude &+= try cursor.signed()
      if hasThird { _ = try cursor.signed() }
      let place = Coordinate(
        latitude: Double(latitude) / scale,
        longitude: Double(longitude) / scale
      )
      guard place.isValid else {
        throw .outOfRange(
          latitude: place.latitude,
          longitude: place.longitude,
          position: cursor.position
        )
      }
      places.append(place)
    }
    self.init(places)
  }
}

/// Reads the numbers of a flexible polyline one by one.
private struct FlexiblePolylineCursor {
  let bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool { position == bytes.count }

  mutating func unsigned() throws(PolylineError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < bytes.count else { throw .truncated(position: position) }
      guard let chunk = Self.value(of: bytes[position]) else {
        throw .invalidCharacter(bytes[position], position: position)
      }
      guard shift <= 55 else { throw .overflow(position: position) }
      position += 1
      value |= (chunk & 0x1f) << shift
      shift += 5
      if chunk < 0x20 { return value }
    }
  }

  mutating func signed() throws(PolylineError) -> Int64 {
    let value = try unsigned()
    let half = Int64(value >> 1)
    return value & 1 == 1 ? ~half : half
  }

  /// The six bits of a letter of URL-safe Base64.
  private static func value(of byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
