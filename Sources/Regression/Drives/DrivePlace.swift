package import Geodesy

/// A place that a drive began at, stopped at or led to.
package struct DrivePlace: Hashable, Sendable {
  /// On the road.
  package var coordinate: Coordinate
  /// The fix there, from 0.
  package var fix: Int
  /// The last fix before the vehicle goes on.
  package var last: Int
  /// Its road; nil for one without a name.
  package var road: String?
  /// How sure it is.
  package var certainty: Certainty
  /// Why it is taken for that, in words.
  package var reason: String
  /// Seconds that the vehicle stands there.
  package var seconds: Double

  /// Whether the vehicle stood there, and did not only come by.
  package var isStop: Bool { seconds > 0 }

  /// The road, or that it has no name.
  package var title: String { road ?? "a road without a name" }
}

/// How sure an inference is.
package enum Certainty: String, CaseIterable, Comparable, Sendable {
  /// One may well look again.
  case doubtful
  case likely
  case sure

  private var rank: Int {
    switch self {
    case .doubtful: 0
    case .likely: 1
    case .sure: 2
    }
  }

  /// Whether the left is less sure than the right.
  package static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }
}
