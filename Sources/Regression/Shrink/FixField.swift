import Geodesy
import Navigation

/// What a fix says of itself beside its place and time.
enum FixField: CaseIterable {
  case altitude, accuracy, speed, course
}

extension Location {
  /// Returns the fix without a value.
  func without(_ field: FixField) -> Location { setting(field, to: nil) }

  /// Returns the fix with another value; nil: without.
  func setting(_ field: FixField, to value: Double?) -> Location {
    changed { fix in
      switch field {
      case .altitude: fix.altitude = value
      case .accuracy: fix.horizontalAccuracy = value
      case .speed: fix.speed = value
      case .course: fix.course = value
      }
    }
  }

  /// Returns the fix with a value as a whole number.
  func rounding(_ field: FixField) -> Location {
    switch field {
    case .altitude: setting(field, to: altitude?.rounded())
    case .accuracy: setting(field, to: horizontalAccuracy?.rounded())
    case .speed: setting(field, to: speed?.rounded())
    case .course: setting(field, to: course.map { $0.rounded() == 360 ? 0 : $0.rounded() })
    }
  }

  /// Returns the fix at a place of so many decimals of a degree.
  func rounded(decimals: Int) -> Location {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return at(
      Coordinate(
        latitude: (coordinate.latitude * scale).rounded() / scale,
        longitude: (coordinate.longitude * scale).rounded() / scale
      )
    )
  }

  /// Returns the fix at another place.
  func at(_ place: Coordinate) -> Location { changed { $0.coordinate = place } }

  /// Returns the fix at another time.
  func later(byNanoseconds nanoseconds: Int64) -> Location {
    changed { $0.timestamp = timestamp.advanced(byNanoseconds: nanoseconds) }
  }

  private func changed(_ change: (inout Location) -> Void) -> Location {
    var copy = self
    change(&copy)
    return copy
  }
}

extension ShrinkState {
  mutating func change(_ body: (Location) -> Location) {
    let changed = fixes.map(body)
    fixes = changed
  }

  /// Whether no fix is earlier than the one before.
  var isOrdered: Bool {
    zip(fixes, fixes.dropFirst()).allSatisfy { $0.timestamp <= $1.timestamp }
  }

  /// Moves the fixes inside a stretch onto the line between its ends, by their times; false where they lie
  /// there already.
  mutating func straighten(_ stretch: ClosedRange<Int>) -> Bool {
    let (first, last) = (fixes[stretch.lowerBound], fixes[stretch.upperBound])
    let whole = Double(last.timestamp.nanoseconds - first.timestamp.nanoseconds)
    guard whole > 0, abs(last.coordinate.longitude - first.coordinate.longitude) < 180 else {
      return false
    }
    var isChanged = false
    for index in stretch.dropFirst().dropLast() {
      let fix = fixes[index]
      let share = Double(fix.timestamp.nanoseconds - first.timestamp.nanoseconds) / whole
      let place = Coordinate(
        latitude: first.coordinate.latitude
          + (last.coordinate.latitude - first.coordinate.latitude) * share,
        longitude: first.coordinate.longitude
          + (last.coordinate.longitude - first.coordinate.longitude) * share
      )
      let moved =
        abs(place.latitude - fix.coordinate.latitude)
        + abs(place.longitude - fix.coordinate.longitude)
      // A hundred-millionth of a degree is a millimetre.
      if moved > 1e-8 { isChanged = true }
      fixes[index] = fix.at(place)
    }
    return isChanged
  }
}
