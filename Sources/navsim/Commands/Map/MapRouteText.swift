import Reporting
import Platform
import Geodesy
import RoadNetwork
import RouteGuidance

/// A route as a person reads it.
struct MapRouteText {
  let guide: RouteGuide
  let route: PlannedRoute
  let language: InstructionLanguage

  func lines(_ style: Style) -> [String] {
    let writer = InstructionWriter(language)
    var lines: [String] = []
    var total = 0.0
    for (index, leg) in route.legs.enumerated() {
      let steps = guide.steps(of: leg)
      if route.legs.count > 1 {
        if index > 0 { lines.append("") }
        lines.append(style.bold("leg \(index + 1)"))
      }
      for step in steps {
        let distance = step.kind == .arrive ? "" : distance(step.distance)
        let padded = String(repeating: " ", count: max(0, 9 - distance.count)) + distance
        lines.append("  \(style.dim(padded))  \(writer.text(of: step))")
        total += step.distance
      }
    }
    let far = [route.legs.first?.start.distance, route.legs.last?.end.distance].compactMap { $0 }
    lines.append("")
    lines.append(
      "  "
        + language.summary(
          distance: distance(total),
          duration: Quantity.duration(seconds: route.duration),
          gaps: far.map(distance)
        )
    )
    return lines
  }

  /// A distance with the decimals of the language.
  private func distance(_ metres: Double) -> String {
    Quantity.distance(metres: metres).replacing(".", with: language.decimalSeparator)
  }
}
