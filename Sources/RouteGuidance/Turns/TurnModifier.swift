import RoadNetwork

/// The direction of a maneuver, in OSRM's words.
public enum TurnModifier: String, CaseIterable, Sendable {
  case uTurn = "uturn"
  case sharpRight = "sharp right"
  case right
  case slightRight = "slight right"
  case straight
  case slightLeft = "slight left"
  case left
  case sharpLeft = "sharp left"

  /// The direction of an angle as OSRM divides the circle.
  init(angle: Double) {
    switch angle {
    case 0.000_001..<60: self = .sharpRight
    case 60..<140: self = .right
    case 140..<160: self = .slightRight
    case 160...200: self = .straight
    case 200...220: self = .slightLeft
    case 220...300: self = .left
    case 300..<359.999_999: self = .sharpLeft
    default: self = .uTurn
    }
  }

  /// The other side.
  var mirrored: TurnModifier {
    switch self {
    case .sharpRight: .sharpLeft
    case .right: .left
    case .slightRight: .slightLeft
    case .slightLeft: .slightRight
    case .left: .right
    case .sharpLeft: .sharpRight
    case .uTurn, .straight: self
    }
  }
}
