import Geodesy
import NavigationFixtures

@testable import Navigation
import Seeds

/// Routes drawn at random with all that a route can have.
struct DrawnRoutes {
  var random: SeededGenerator

  /// A route with the waypoints that it was asked through.
  mutating func route() throws -> (route: Route, waypoints: [Waypoint]) {
    var place = Coordinate(latitude: 47.14, longitude: 9.52)
    var waypoints: [Waypoint] = []
    var legs: [RouteLeg] = []
    for number in 0..<Int.random(in: 1...3, using: &random) {
      let leg = try leg(number, from: &place)
      if flip(), let via = Waypoint(coordinate: leg.path.coordinates[1], kind: .via) {
        waypoints.append(via)
      }
      waypoints.append(leg.destination)
      legs.append(leg)
    }
    return (Route(legs: legs), waypoints)
  }

  private mutating func flip() -> Bool { Bool.random(using: &random) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func maybe<Value>(_ value: Value) -> Value? { flip() ? value : nil }

  private mutating func leg(_ number: Int, from place: inout Coordinate) throws -> RouteLeg {
    var steps: [RouteStep] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      steps.append(step(index, from: &place))
    }
    let title = "Stop “\(number)” \\ \u{1}"
    let isExplicit = flip()
    var arrival = RouteStep(
      path: GeoPath(isExplicit ? [place, place] : [place]),
      distance: 0,
      duration: 0,
      instruction: "You have arrived",
      maneuver: Maneuver(type: "arrive", modifier: maybe("left"), bearingBefore: maybe(90))
    )
    arrival.mode = maybe("driving")
    steps.append(arrival)
    if flip() { annotate(&steps) }
    guard let destination = Waypoint(coordinate: place, title: maybe(title)) else {
      throw RouteCalculationError.noRouteFound
    }
    return RouteLeg(destination: destination, steps: steps)
  }

  private mutating func step(_ index: Int, from place: inout Coordinate) -> RouteStep {
    var line = [place]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      place = Coordinate(
        latitude: ((place.latitude + number(-0.001...0.001)) * 1e7).rounded() / 1e7,
        longitude: ((place.longitude + number(-0.001...0.001)) * 1e7).rounded() / 1e7
      )
      line.append(place)
    }
    let path = GeoPath(line)
    let exit = maybe(Int.random(in: 1...6, using: &random))
    let course = number(0...359).rounded()
    var step = RouteStep(
      path: path,
      distance: number(0...9000),
      duration: number(0...900),
      roadName: maybe("Quay \"Street\""),
      instruction: "Go \(index)",
      maneuver: Maneuver(
        type: index == 0 ? "depart" : "roundabout",
        modifier: maybe("slight right"),
        exit: exit,
        bearingBefore: maybe(course),
        bearingAfter: maybe((course + 90).rounded())
      )
    )
    step.roundaboutExit = exit
    describe(&step)
    instruct(&step)
    return step
  }

  private mutating func describe(_ step: inout RouteStep) {
    step.roadReference = maybe("A 13")
    step.destinations = maybe("A 13: Bregenz")
    step.exits = flip() ? ["12", "13B"] : []
    step.mode = maybe("ferry")
    step.drivingSide = maybe("left")
    step.speedLimit = maybe(number(1...40))
    step.lanes = flip() ? lanes() : []
    if flip() {
      step.features = [#"{"location":[9.5,47.1],"toll_collection":{"type":"toll_booth"}}"#]
    }
    if flip() {
      step.incidents = [
        RouteStep.Incident(
          id: "\(random.next())",
          kind: maybe("construction"),
          text: maybe("Works"),
          startIndex: 0,
          endIndex: 1
        )
      ]
    }
  }

  private mutating func lanes() -> [VisualInstruction.Lane] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      VisualInstruction.Lane(
        isActive: flip(),
        directions: ["left", "straight"],
        activeDirection: maybe("left")
      )
    }
  }

  private mutating func instruct(_ step: inout RouteStep) {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      step.spokenInstructions.append(
        SpokenInstruction(
          text: "Turn left",
          ssml: maybe("<speak>Turn left</speak>"),
          triggerDistance: number(0...2000)
        )
      )
      step.visualInstructions.append(
        VisualInstruction(
          primary: content("Mill Lane"),
          secondary: maybe(content("A 13")),
          sub: maybe(content("")),
          triggerDistance: number(0...2000)
        )
      )
    }
  }

  private mutating func content(_ text: String) -> VisualInstruction.Content {
    VisualInstruction.Content(
      text: text,
      maneuverType: maybe("turn"),
      modifier: maybe("left"),
      roundaboutExitDegrees: maybe(90),
      lanes: flip() ? lanes() : [],
      exitNumbers: flip() ? ["12"] : []
    )
  }

  /// Gives every segment of a leg its annotations, the limit among them.
  private mutating func annotate(_ steps: inout [RouteStep]) {
    for index in steps.indices.dropLast() {
      let limits: [Double?] = (1..<steps[index].path.count).map { _ in maybe(50.0) }
      let isAnyKnown = limits.contains { $0 != nil }
      steps[index].annotations = limits.map { limit in
        let speed = limit.map { #"{"speed":\#(Int($0)),"unit":"km/h"}"# } ?? #"{"unknown":true}"#
        return #"{"congestion":"low","maxspeed":\#(speed)}"#
      }
      steps[index].speedLimits = isAnyKnown ? limits.map { $0.map { $0 * 1000 / 3600 } } : []
      steps[index].speedLimit = limits.compactMap { $0 }.first.map { $0 * 1000 / 3600 }
    }
  }
}
