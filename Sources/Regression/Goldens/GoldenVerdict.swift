/// How a new recording and its golden compare.
package enum GoldenVerdict: Hashable, Sendable {
  /// There is no golden yet.
  case missing
  /// The golden holds conflict markers and so counts as missing.
  case conflicted(line: Int)
  /// The golden is no recording of this scenario.
  case damaged(GoldenDamage)
  /// Not a byte differs.
  case equal
  /// The first `equalBytes` bytes are the same.
  case different(equalBytes: Int)

  /// The word for it in machine output.
  package var name: String {
    switch self {
    case .missing: "missing"
    case .conflicted: "conflicted"
    case .damaged: "damaged"
    case .equal: "equal"
    case .different: "different"
    }
  }
}
