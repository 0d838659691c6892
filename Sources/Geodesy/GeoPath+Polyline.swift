extension GeoPath {
  /// Decodes a polyline.
  ///
  /// - Parameters:
  ///   - precision: The decimals of a degree: 5 is Google's and OSRM's default, 6 Valhalla's.
  ///   - hasHeights: Whether a third number follows each place, as GraphHopper writes heights; it is
  ///     skipped.
  /// - Throws: ``PolylineError`` with the byte where it went wrong.
  public init(
    polyline: String,
    precision: Int = 5,
    hasHeights: Bool = false
  ) throws(PolylineError) {
    guard let scale = Self.polylineScale(precision) else { throw .invalidPrecision(precision) }
    var coordinates: [Coordinate] = []
    var cursor = PolylineCursor(bytes: Array(polyline.utf8))
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    while !cursor.isAtEnd {
      latitude += try cursor.next()
      longitude += try cursor.next()
      if hasHeights { _ = try cursor.next() }
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
      coordinates.append(place)
    }
    self.init(coordinates)
  }

  /// Returns the path as a polyline of a precision in `1...7`, ties rounded away from zero.
  public func polyline(precision: Int = 5) -> String {
    Self.polyline(of: coordinates, precision: precision)
  }

  /// Returns places as a polyline, as ``polyline(precision:)`` does it, without the lengths of a path.
  public static func polyline(of coordinates: [Coordinate], precision: Int = 5) -> String {
    var writer = PolylineWriter(precision: precision, capacity: coordinates.count * 6)
    for place in coordinates { writer.append(place) }
    return writer.text
  }

  fileprivate static func polylineScale(_ precision: Int) -> Double? {
    let scales = [1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7]
    return (1...7).contains(precision) ? scales[precision - 1] : nil
  }
}

/// Writes places as a polyline, one after another.
public struct PolylineWriter: Sendable {
  private let scale: Double
  private var bytes: [UInt8] = []
  private var last: (latitude: Int64, longitude: Int64) = (0, 0)

  /// Creates a polyline without places.
  ///
  /// - Parameters:
  ///   - precision: The decimals of a place, from 1 to 7; others count as 5.
  ///   - capacity: The bytes for which room is made.
  public init(precision: Int = 5, capacity: Int = 0) {
    scale = GeoPath.polylineScale(precision) ?? 1e5
    bytes.reserveCapacity(capacity + 2 * Self.longest)
  }

  /// The places so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a place.
  public mutating func append(_ place: Coordinate) {
    let now = (
      latitude: Int64((place.latitude * scale).rounded(.toNearestOrAwayFromZero)),
      longitude: Int64((place.longitude * scale).rounded(.toNearestOrAwayFromZero))
    )
    let step = (now.latitude - last.latitude, now.longitude - last.longitude)
    // Both at once: whether there is room is asked once a place, not once a byte.
    bytes.append(addingCapacity: 2 * Self.longest) { room in
      Self.append(step.0, to: &room)
      Self.append(step.1, to: &room)
    }
    last = now
  }

  /// The bytes of the largest number, five bits each.
  private static let longest = 13

  @inline(__always)
  private static func append(_ value: Int64, to room: inout OutputSpan<UInt8>) {
    var rest = UInt64(bitPattern: value < 0 ? ~(value << 1) : value << 1)
    while rest >= 0x20 {
      room.append(UInt8(0x20 | (rest & 0x1f)) + 63)
      rest >>= 5
    }
    room.append(UInt8(rest) + 63)
  }
}

/// Reads the numbers of a polyline one by one.
private struct PolylineCursor {
  let bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool { position == bytes.count }

  mutating func next() throws(PolylineError) -> Int64 {
    var value: Int64 = 0
    var shift: Int64 = 0
    while true {
      guard position < bytes.count else { throw .truncated(position: position) }
      let byte = bytes[position]
      guard (63...126).contains(byte) else {
        throw .invalidCharacter(byte, position: position)
      }
      guard shift <= 30 else { throw .overflow(position: position) }
      position += 1
      let chunk = Int64(byte) - 63
      value |= (chunk & 0x1f) << shift
      shift += 5
      if chunk < 0x20 { return value & 1 == 1 ? ~(value >> 1) : value >> 1 }
    }
  }
}
