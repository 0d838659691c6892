import Reporting
import Platform
import Geodesy
import Navigation

/// A route as people read it.
enum RouteInfoText {
  /// The lines of a route; `form` is that of its answer where it is worth telling.
  static func lines(_ route: Route, form: String?, _ style: Style) -> [String] {
    let steps = route.legs.reduce(0) { $0 + $1.steps.count }
    var lines = [
      style.bold(
        "\(Quantity.distance(metres: route.distance)), \(duration(route.expectedDuration))"
      )
        + style.dim(
          "  \(Quantity.count(route.legs.count, "leg")) · \(Quantity.count(steps, "step")) · "
            + Quantity.count(route.path.count, "point") + (form.map { " · \($0)" } ?? "")
        )
    ]
    for (number, leg) in route.legs.enumerated() {
      lines.append("")
      let destination = leg.destination.title.map { " to \($0)" } ?? ""
      lines.append(
        "leg \(number + 1)\(destination)  "
          + "\(Quantity.distance(metres: leg.distance)), \(duration(leg.duration))"
      )
      for step in leg.steps { lines += self.lines(step, style) }
    }
    return lines
  }

  private static func lines(_ step: RouteStep, _ style: Style) -> [String] {
    let distance = Quantity.distance(metres: step.distance)
    var lines = ["  " + pad(distance, 9) + "  " + step.instruction]
    let indent = String(repeating: " ", count: 13)
    var facts = [step.maneuver.modifier.map { "\(step.maneuver.type) \($0)" } ?? step.maneuver.type]
    if let exit = step.roundaboutExit { facts.append("exit \(exit)") }
    if let name = step.roadName { facts.append(name) }
    if let reference = step.roadReference { facts.append(reference) }
    if !step.exits.isEmpty { facts.append("exit " + step.exits.joined(separator: ", ")) }
    if let limit = step.speedLimit { facts.append("\(Int((limit * 3.6).rounded())) km/h") }
    if !step.incidents.isEmpty { facts.append(Quantity.count(step.incidents.count, "incident")) }
    lines.append(style.dim(indent + facts.joined(separator: " · ")))
    if !step.lanes.isEmpty {
      lines.append(indent + "lanes " + step.lanes.map(lane).joined(separator: " "))
    }
    for banner in step.visualInstructions {
      let texts = [banner.primary, banner.secondary, banner.sub].compactMap { $0?.text }
      let trigger = Quantity.distance(metres: banner.triggerDistance)
      let text = texts.filter { !$0.isEmpty }.joined(separator: " / ")
      lines.append(indent + "shown from \(trigger): \(text)")
      if let lanes = banner.sub?.lanes, !lanes.isEmpty {
        lines.append(indent + "lanes " + lanes.map(lane).joined(separator: " "))
      }
    }
    for voice in step.spokenInstructions {
      let trigger = Quantity.distance(metres: voice.triggerDistance)
      lines.append(indent + "spoken at \(trigger): \"\(voice.text)\"")
    }
    return lines
  }

  /// A lane by its directions; the ones to take in brackets.
  private static func lane(_ lane: VisualInstruction.Lane) -> String {
    let text = lane.directions.isEmpty ? "any" : lane.directions.joined(separator: "+")
    return lane.isActive ? "[\(text)]" : text
  }

  private static func duration(_ seconds: Double) -> String {
    Quantity.duration(seconds: seconds)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
