import Geodesy

extension RouteStep {
  /// Seconds and metres before a maneuver at which it is said.
  private static let cue = (seconds: 6.0, metres: 40.0)

  /// Goes over into the step behind a stop that is passed without stopping: what would be an arrival and a
  /// departure is one maneuver.
  ///
  /// What this step would show and say is about an arrival that no longer happens. In its place stand the road
  /// behind the stop, which way the route bends there, and the provider's words of the departure, before the
  /// bend and not behind it.
  mutating func pass(into next: inout RouteStep) {
    let (hadBanners, hadWords) = (!visualInstructions.isEmpty, !spokenInstructions.isEmpty)
    (visualInstructions, spokenInstructions) = ([], [])
    guard let before = path.bearing(ofSegment: max(0, path.count - 2)),
      let after = next.path.bearing(ofSegment: 0)
    else { return }
    // What is no departure, such as a ferry that is boarded, stays what it is.
    let isDeparture = next.maneuver.type == "depart"
    if isDeparture {
      let modifier = Self.modifier(ofTurn: Bearing.difference(from: before, to: after))
      next.maneuver = Maneuver(
        type: modifier == "straight" || modifier == "uturn" ? "continue" : "turn",
        modifier: modifier,
        bearingBefore: before,
        bearingAfter: after
      )
    }
    if hadBanners {
      let road = VisualInstruction.Content(
        text: next.roadName ?? next.instruction,
        maneuverType: next.maneuver.type,
        modifier: next.maneuver.modifier
      )
      visualInstructions = [VisualInstruction(primary: road, triggerDistance: distance)]
    }
    guard hadWords, !isDeparture || next.maneuver.modifier != "straight" else { return }
    let departure = next.takeDeparture()
    let pace = duration > 0 ? distance / duration : 0
    let trigger = min(distance, max(Self.cue.metres, Self.cue.seconds * pace))
    spokenInstructions = [
      SpokenInstruction(
        text: departure?.text ?? next.instruction,
        ssml: departure?.ssml,
        triggerDistance: trigger
      )
    ]
  }

  /// The share of a step within which what is said is about its beginning.
  private static let beginning = 0.99

  /// Takes away what is said where the step begins, if something else is said later.
  private mutating func takeDeparture() -> SpokenInstruction? {
    guard spokenInstructions.count > 1, let first = spokenInstructions.first,
      first.triggerDistance >= Self.beginning * distance
    else { return nil }
    return spokenInstructions.removeFirst()
  }

  /// Returns OSRM's word for a turn by so many degrees, to the right above 0, by the limits of its guidance.
  private static func modifier(ofTurn degrees: Double) -> String {
    let side = degrees < 0 ? "left" : "right"
    return switch degrees.magnitude {
    case ...20: "straight"
    case ..<40: "slight \(side)"
    case ...120: side
    case ..<179: "sharp \(side)"
    default: "uturn"
    }
  }
}
