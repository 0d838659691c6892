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

  package static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }
}
