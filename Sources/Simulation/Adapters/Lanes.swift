import Navigation
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// The lanes of a banner, as `turn:lanes` tells them.
enum Lanes {
  /// Returns the lanes before a maneuver, from left to right: those that guidance matched to it, else
  /// those with an arrow in its direction.
  static func lanes(of next: PlannedStep, after step: PlannedStep) -> [VisualInstruction.Lane] {
    guard !next.lanes.isEmpty else { return lanes(of: step.turnLanes, for: next.modifier) }
    let wanted = next.modifier?.rawValue
    return next.lanes.map { lane in
      VisualInstruction.Lane(
        isActive: lane.isValid,
        directions: lane.indications,
        activeDirection: lane.isValid
          ? lane.indications.first { $0 == wanted } ?? lane.indications.first : nil
      )
    }
  }

  /// Returns the lanes from left to right; active are those that lead where the maneuver does.
  static func lanes(of text: String?, for modifier: TurnModifier?) -> [VisualInstruction.Lane] {
    guard let text, let modifier else { return [] }
    let lanes = text.split(separator: "|", omittingEmptySubsequences: false).map { lane in
      lane.split(separator: ";").map { direction(String($0)) }
    }
    guard lanes.count > 1 else { return [] }
    let exact = lanes.contains { $0.contains(modifier.rawValue) }
    return lanes.map { directions in
      let fitting = directions.first { direction in
        exact ? direction == modifier.rawValue : isNear(direction, modifier)
      }
      return VisualInstruction.Lane(
        isActive: fitting != nil,
        directions: directions,
        activeDirection: fitting
      )
    }
  }

  /// OSRM's word for a lane's direction.
  private static func direction(_ text: String) -> String {
    switch text.replacing(" ", with: "") {
    case "left": "left"
    case "slight_left", "merge_to_left": "slight left"
    case "sharp_left": "sharp left"
    case "right": "right"
    case "slight_right", "merge_to_right": "slight right"
    case "sharp_right": "sharp right"
    case "reverse": "uturn"
    default: "straight"
    }
  }

  private static func isNear(_ direction: String, _ modifier: TurnModifier) -> Bool {
    switch modifier {
    case .left, .slightLeft, .sharpLeft: direction.hasSuffix("left")
    case .right, .slightRight, .sharpRight: direction.hasSuffix("right")
    case .straight: direction == "straight" || direction.hasPrefix("slight")
    case .uTurn: direction == "uturn" || direction == "left"
    }
  }
}
