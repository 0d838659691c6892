import CanonicalJSON
import Geodesy

/// A place out of a message.
struct MCAPPlace {
  /// How its bytes are laid out.
  enum Layout {
    /// `sensor_msgs/NavSatFix` as ROS 2 writes it, in OMG's CDR: each number at a multiple of its size.
    case cdr
    /// The same as ROS 1 writes it, without gaps.
    case ros1
    /// Foxglove's LocationFix in JSON.
    case json

    /// - Returns: nil for a topic that holds no place.
    init?(schema: String, encoding: String) {
      switch (schema, encoding) {
      case ("sensor_msgs/msg/NavSatFix", "cdr"), ("sensor_msgs/NavSatFix", "cdr"): self = .cdr
      case ("sensor_msgs/NavSatFix", "ros1"), ("sensor_msgs/msg/NavSatFix", "ros1"): self = .ros1
      case ("foxglove.LocationFix", "json"): self = .json
      default: return nil
      }
    }

    var name: String {
      switch self {
      case .cdr, .ros1: "sensor_msgs/NavSatFix"
      case .json: "foxglove.LocationFix"
      }
    }
  }

  /// The place; its time is 0 where nobody stamped it.
  private(set) var fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
  /// Whether the receiver had one.
  private(set) var hasFix = true

  /// - Returns: nil for bytes that are no such message.
  init?(_ data: [UInt8], _ layout: Layout) {
    switch layout {
    case .cdr, .ros1: self.init(navSatFix: data.span, isAligned: layout == .cdr)
    case .json: self.init(locationFix: data)
    }
  }

  private init?(navSatFix span: Span<UInt8>, isAligned: Bool) {
    // CDR begins with four bytes, of which the second is odd where the lowest byte comes first.
    let base = isAligned ? 4 : 0
    var isBig = false
    if isAligned {
      guard let kind = span.number(0, 2, isBig: true), kind < 2 else { return nil }
      isBig = kind == 0
    }
    var at = base
    func number(_ size: Int) -> UInt64? {
      if isAligned { at += (size - (at - base) % size) % size }
      defer { at += size }
      return span.number(at, size, isBig: isBig)
    }
    if !isAligned, number(4) == nil { return nil }
    guard let seconds = number(4), let nanoseconds = number(4), let length = number(4),
      length <= 4096
    else { return nil }
    at += Int(length)
    guard let status = number(1), number(2) != nil else { return nil }
    hasFix = Int8(truncatingIfNeeded: status) >= 0
    var values: [Double] = []
    for _ in 0..<12 {
      guard let bits = number(8) else { return nil }
      values.append(Double(bitPattern: bits))
    }
    guard let covariance = number(1) else { return nil }
    let whole = Int64(Int32(truncatingIfNeeded: seconds))
    fix.time = whole * 1_000_000_000 + Int64(min(nanoseconds, 999_999_999))
    // A satellite or a station on the ground made it better.
    fix.quality = hasFix ? (status == 0 ? 1 : 2) : nil
    set(values[0], values[1], values[2], Array(values[3...]), isKnown: covariance > 0)
  }

  private init?(locationFix data: [UInt8]) {
    guard let root = try? JSONDocument(parsing: data).root, let latitude = root["latitude"]?.double,
      let longitude = root["longitude"]?.double
    else { return nil }
    if let stamp = root["timestamp"], let seconds = stamp["sec"]?.integer, 0..<1 << 33 ~= seconds {
      let rest = stamp["nsec"]?.integer ?? stamp["nanosec"]?.integer ?? 0
      fix.time = seconds * 1_000_000_000 + min(max(rest, 0), 999_999_999)
    }
    let covariance = root["position_covariance"].map { $0.elements.compactMap(\.double) } ?? []
    set(
      latitude,
      longitude,
      root["altitude"]?.double ?? .nan,
      covariance,
      isKnown: root["position_covariance_type"]?.integer ?? 0 > 0
    )
  }

  /// Sets the place, and the accuracy from the covariance: east, north and up, in square metres.
  private mutating func set(
    _ latitude: Double,
    _ longitude: Double,
    _ altitude: Double,
    _ covariance: [Double],
    isKnown: Bool
  ) {
    fix.coordinate = Coordinate(latitude: latitude, longitude: longitude)
    fix.altitude = altitude.isFinite ? altitude : nil
    guard isKnown, covariance.count == 9 else { return }
    let (ground, up) = (covariance[0] + covariance[4], covariance[8])
    if ground.isFinite, ground >= 0 {
      fix.horizontalAccuracy = HorizontalAccuracy.sigmas * (ground / 2).squareRoot()
    }
    if up.isFinite, up > 0 { fix.verticalAccuracy = up.squareRoot() }
  }
}
