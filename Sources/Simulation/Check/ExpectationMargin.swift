import Platform

/// By how much an expectation held: how far what was found stayed from where it would have been violated.
package struct ExpectationMargin: Hashable, Sendable {
  /// What it is measured in.
  package enum Unit: String, Hashable, Sendable {
    case seconds, metres
    /// As the member of the record is.
    case ofTheMember
  }

  /// How far it was, at least 0.
  package var distance: Double
  /// What the distance is measured in.
  package var unit: Unit
  /// What the distance is a part of, more than 0: half of the window or range, or the limit itself.
  package var room: Double

  /// Creates the margin of so much room, more than 0.
  package init(distance: Double, unit: Unit, room: Double) {
    self.distance = distance
    self.unit = unit
    self.room = room
  }

  /// The part of the room that was left, at least 0; margins of different units are compared by it.
  package var share: Double { distance / room }

  /// The distance as a person reads it: with its unit where that is known.
  package var described: String {
    let digits = distance < 10 ? Quantity.fixed(distance, 2) : Quantity.fixed(distance, 1)
    return switch unit {
    case .seconds: digits + " s"
    case .metres: Quantity.distance(metres: distance)
    case .ofTheMember: digits
    }
  }

  /// Returns how far a value stays inside of a range; nil outside of it and where the range has no room.
  static func inside(
    _ value: Double,
    _ range: ClosedRange<Double>,
    _ unit: Unit
  ) -> ExpectationMargin? {
    guard range.contains(value) else { return nil }
    let ends = [range.lowerBound, range.upperBound].filter(\.isFinite)
    guard let distance = ends.map({ abs(value - $0) }).min() else { return nil }
    let room =
      ends.count == 2
      ? (range.upperBound - range.lowerBound) / 2 : max(abs(ends[0]), distance)
    return room > 0 ? ExpectationMargin(distance: distance, unit: unit, room: room) : nil
  }
}
