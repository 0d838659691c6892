import Geodesy
import RoadFixtures
import RoadNetwork
import Testing

@testable import RouteGuidance

/// A sketch with a route on it, and what is said on the way: `kind modifier name`.
struct GuidanceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let map: String
  let route: String
  let steps: [String]

  var testDescription: String { name }

  init(_ name: String, _ map: String, _ route: String, _ steps: [String]) {
    self.name = name
    self.map = map
    self.route = route
    self.steps = steps
  }

  /// What guidance says, without the departure and the arrival.
  func said() throws -> [String] {
    try planned().dropFirst().dropLast().map { step in
      let parts = [step.kind.rawValue, step.modifier?.rawValue, step.name ?? step.ref] as [String?]
      let text = parts.compactMap { $0 }.joined(separator: " ")
      return step.exit.map { "\(text) exit \($0)" } ?? text
    }
  }

  func planned() throws -> [PlannedStep] {
    let sketch = try Sketch(map)
    let stops = try route.map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    let leg = try #require(try sketch.router.route(stops).legs.first)
    return try sketch.guide.steps(of: leg)
  }
}
