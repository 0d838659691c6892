package import CanonicalJSON
package import Geodesy

/// What a member of a record must be.
package struct ValueTest: Sendable {
  /// What a value is compared with.
  package enum Target: Sendable {
    /// A number, so near to it; angles around the circle.
    case number(Double, tolerance: Double)
    case range(ClosedRange<Double>)
    /// So many metres from it at most.
    case place(Coordinate, metres: Double)
    /// A word, a truth value or a list, just so.
    case exactly(JSONValue)
  }

  /// A name with dots that lead into objects and lists; `.` is the record itself.
  package var member: String
  /// What the member is compared with.
  package var target: Target

  /// Members that are angles: 359° and 1° lie 2° apart.
  static let angles: Set<String> = [
    "course", "bearing", "heading", "preferredHeading", "bearingBefore", "bearingAfter", "rotation",
    "cameraBearing",
  ]

  private var isAngle: Bool {
    Self.angles.contains(member.split(separator: ".").last.map(String.init) ?? "")
  }

  /// Returns how far two numbers of the member lie apart, angles around the circle; at least 0.
  package func difference(from wanted: Double, to number: Double) -> Double {
    isAngle ? Bearing.difference(from: wanted, to: number).magnitude : abs(number - wanted)
  }

  /// Returns what is wrong with a record's value in words; nil where it is as it must be.
  package func fault(of record: JSONValue) -> String? {
    guard let found = member == "." ? record : EventPattern.member(member, of: record) else {
      return "no \(member)"
    }
    switch target {
    case .number(let wanted, let tolerance):
      guard let number = found.double else { return found.described }
      let off = difference(from: wanted, to: number)
      // A sum of decimals is a little off in binary.
      return off <= tolerance + 1e-9 * max(1, abs(wanted)) ? nil : found.excerpt
    case .range(let range):
      guard let number = found.double else { return found.described }
      return range.contains(number) ? nil : found.excerpt
    case .place(let place, let metres):
      guard let latitude = found["lat"]?.double, let longitude = found["lon"]?.double else {
        return "\(found.described) without lat and lon"
      }
      let distance = Coordinate(latitude: latitude, longitude: longitude).distance(to: place)
      guard distance > metres else { return nil }
      return "\(latitude), \(longitude), \(Self.metres(distance)) m away"
    case .exactly(let wanted):
      return EventPattern.equal(found, wanted) ? nil : found.excerpt
    }
  }

  /// The test as a person reads it.
  package var described: String {
    switch target {
    case .number(let wanted, let tolerance):
      let plain = Expectation.plain
      return "\(member) \(plain(wanted))" + (tolerance > 0 ? " ± \(plain(tolerance))" : "")
    case .range(let range):
      return
        "\(member) \(Expectation.plain(range.lowerBound))…\(Expectation.plain(range.upperBound))"
    case .place(let place, let metres):
      let what = member == "." ? "" : "\(member) "
      return "\(what)within \(Expectation.plain(metres)) m of \(place.latitude), \(place.longitude)"
    case .exactly(let wanted): return "\(member) \(wanted.excerpt)"
    }
  }

  private static func metres(_ value: Double) -> String {
    var writer = JSONWriter()
    writer.fixed(value, decimals: 1)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
