/// What a person says about a departure that was made out of a drive.
package enum DepartureAnswer: Hashable, Sendable {
  /// There was one, of this kind.
  case departure(DriveDeparture.Kind)
  /// There was none: the driver kept to the way, and the receiver erred.
  case receiver
  /// Nobody can say, or the map is wrong.
  case unknown

  /// Creates the answer of a word: a ``DriveDeparture/Kind``, `receiver` or `unknown`; nil for another.
  package init?(_ word: String) {
    switch word {
    case "receiver": self = .receiver
    case "unknown": self = .unknown
    default:
      guard let kind = DriveDeparture.Kind(rawValue: word) else { return nil }
      self = .departure(kind)
    }
  }

  /// The word that ``init(_:)`` reads.
  package var word: String {
    switch self {
    case .departure(let kind): kind.rawValue
    case .receiver: "receiver"
    case .unknown: "unknown"
    }
  }

  /// Every word that is an answer.
  package static var words: [String] {
    DriveDeparture.Kind.allCases.map(\.rawValue) + ["receiver", "unknown"]
  }
}
