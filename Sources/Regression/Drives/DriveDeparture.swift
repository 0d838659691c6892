import Platform
package import Geodesy

/// Where a driver left the way that a navigator had planned.
package struct DriveDeparture: Hashable, Sendable {
  /// In which way the driver went elsewhere.
  package enum Kind: String, CaseIterable, Sendable {
    /// Straight on where the way turns.
    case missedTurn
    /// Off the way, and back to where it was left.
    case wrongTurn
    /// Another way that is longer.
    case detour
    /// Another way that is no longer.
    case shortcut
    /// Back along the same road.
    case uTurn

    /// The kind in words.
    package var words: String {
      switch self {
      case .missedTurn: "missed turn"
      case .wrongTurn: "wrong turn"
      case .detour: "detour"
      case .shortcut: "shortcut"
      case .uTurn: "U-turn"
      }
    }
  }

  /// In which way the driver went elsewhere.
  package var kind: Kind
  /// The first fix behind the junction, from 0.
  package var fix: Int
  /// Milliseconds from the first fix of the drive to ``fix``.
  package var time: Int64
  /// Milliseconds of the last fix before the junction.
  package var left: Int64
  /// Milliseconds by which a navigator must have seen it; nil for one that the fixes do not show.
  package var limit: Int64?
  /// Milliseconds until which nobody can say what a navigator should do about it.
  package var end: Int64
  /// The junction.
  package var coordinate: Coordinate
  /// The road that it was left on, the one that was planned, and the one that was taken.
  package var from: String?
  /// The road that was planned; nil for one without a name.
  package var planned: String?
  /// The road that was taken; nil for one without a name.
  package var taken: String?
  /// Metres driven until the planned way was reached again, or to the end; and metres planned.
  package var drivenLength: Double
  /// Metres planned over the same stretch.
  package var plannedLength: Double
  /// Whether the planned way was reached again.
  package var rejoins: Bool
  /// How sure it is that this was one.
  package var certainty: Certainty
  /// What a person said about it; nil where nobody was asked.
  package var answer: DepartureAnswer?

  /// Whether the fixes show it, so that a navigator must see it.
  package var isDemanded: Bool { limit != nil && certainty > .doubtful }

  /// The metres that the driver's way is longer; negative where it is shorter.
  package var extra: Double { drivenLength - plannedLength }

  /// What a person may answer, where the fixes do not.
  package var question: String {
    let road = taken.map { " onto \($0)" } ?? ""
    if answer == .departure(kind) {
      return "a \(kind.words)\(road) by the driver's word, which the fixes do not show."
    }
    return "was there a \(kind.words)\(road), or is it the receiver or the map?"
  }

  /// What happened, as a person reads it.
  package var sentence: String {
    let road = taken ?? "a road without a name"
    let other = planned ?? "a road without a name"
    let what =
      switch kind {
      case .uTurn: "turned back on \(taken ?? from ?? "a road without a name")"
      case .missedTurn: "went on along \(road), not onto \(other)"
      case .wrongTurn, .detour, .shortcut:
        road == other ? "left the way on \(road)" : "took \(road), not \(other)"
      }
    let metres = Quantity.fixed(abs(extra), 0)
    return what + (extra >= 0 ? ", \(metres) m longer" : ", \(metres) m shorter")
  }
}
