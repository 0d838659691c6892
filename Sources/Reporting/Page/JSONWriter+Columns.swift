import CanonicalJSON
import Geodesy

/// Columns of numbers, small enough for thousands of rows in a page.
extension JSONWriter {
  /// Writes integers as the first one and what each differs from the one before it.
  mutating func deltas(_ key: StaticString, _ values: [Int64]) {
    beginArray(key)
    var last: Int64 = 0
    for value in values {
      integer(value - last)
      last = value
    }
    endArray()
  }

  /// Writes numbers in whole parts of a unit, null where unknown; nothing where none is known.
  ///
  /// - Parameter scale: how many parts a unit has.
  mutating func column(_ key: StaticString, _ values: [Double?], scale: Double) {
    guard values.contains(where: { $0 != nil }) else { return }
    beginArray(key)
    for value in values {
      let scaled = value.map { ($0 * scale).rounded() }
      if let scaled, scaled.isFinite, abs(scaled) < 0x1p53 {
        integer(Int64(scaled))
      } else {
        null()
      }
    }
    endArray()
  }

  /// Writes places as a polyline of six decimals.
  mutating func line(_ key: StaticString, _ places: [Coordinate]) {
    member(key, GeoPath(places).polyline(precision: 6))
  }
}
