import CanonicalJSON
import Geodesy

/// What is done at a point of a leg's line, as another form than OSRM's tells it.
struct AnswerTurn {
  /// The point of the line.
  var index: Int
  var maneuver: AnswerManeuver
  var instruction: String?
  /// Whether the instruction says what has happened ("You have arrived"): then it is told there, and not before.
  var isToldThere = false
  var exit: Int?
  var roadName: String?
  var roadReference: String?
  var destinations: String?
  var exits: [String] = []
  var drivingSide: String?
  var mode: String?
  /// From the left; empty where the answer says nothing of them.
  var lanes: [VisualInstruction.Lane] = []
  /// Metres and seconds up to the next turn; nil is as the line tells.
  var distance: Double?
  var duration: Double?
}

/// A leg of a line and the turns on it: as most forms but OSRM's tell one.
struct AnswerLeg {
  var line: [Coordinate]
  var turns: [AnswerTurn]
  /// Metres; nil is the line's length.
  var distance: Double?
  /// Seconds.
  var duration: Double
  /// Metres per second on each segment of the line; empty where no limit is known.
  var limits: [Double?] = []
  /// Where it stands, for messages.
  var value: JSONValue

  /// Makes a leg that departs at its start and arrives at its end, whatever its turns say.
  func leg() throws(RouteParseError) -> RouteLeg {
    let path = GeoPath(line)
    guard line.count >= 2, path.length > 0, let end = line.last,
      let destination = Waypoint(coordinate: end)
    else { throw .invalidGeometry("a line of \(line.count) points at \(OSRMReading.place(value))") }
    let turns = try ordered()
    var steps: [RouteStep] = []
    for (number, turn) in turns.enumerated() {
      let next = turns.indices.contains(number + 1) ? turns[number + 1] : nil
      var step = step(turn, through: next?.index ?? line.count - 1, of: path)
      if let next { tell(next, before: &step) }
      steps.append(step)
    }
    return RouteLeg(
      destination: destination,
      steps: steps,
      distance: distance ?? path.length,
      duration: duration
    )
  }

  /// The turns with a departure before and an arrival after them; without any, the departure alone, as a
  /// server answers that was not asked for steps.
  private func ordered() throws(RouteParseError) -> [AnswerTurn] {
    var turns = turns
    var last = 0
    for turn in turns {
      guard line.indices.contains(turn.index) else {
        throw .invalidRouteObject(
          "a turn at point \(turn.index) of \(line.count) at \(OSRMReading.place(value))"
        )
      }
      guard turn.index >= last else {
        throw .invalidRouteObject(
          "a turn at point \(turn.index) after one at \(last) at \(OSRMReading.place(value))"
        )
      }
      last = turn.index
    }
    guard let first = turns.first else { return [AnswerTurn(index: 0, maneuver: "depart")] }
    if first.index > 0 || first.maneuver.isArrival {
      turns.insert(AnswerTurn(index: 0, maneuver: "depart"), at: 0)
    } else {
      turns[0].maneuver = "depart"
    }
    let end = line.count - 1
    if turns[turns.count - 1].maneuver.isArrival {
      turns[turns.count - 1].index = end
    } else {
      turns.append(AnswerTurn(index: end, maneuver: "arrive"))
    }
    return turns
  }

  private func step(_ turn: AnswerTurn, through next: Int, of path: GeoPath) -> RouteStep {
    let points = Array(line[turn.index...next])
    let part = GeoPath(points.count > 1 ? points : [points[0], points[0]])
    let share = part.length / path.length
    let before = turn.index > 0 ? path.bearing(ofSegment: turn.index - 1) : nil
    let after = next > turn.index ? path.bearing(ofSegment: turn.index) : nil
    let isArrival = turn.maneuver.isArrival
    var step = RouteStep(
      path: part,
      distance: isArrival ? 0 : turn.distance ?? part.length,
      duration: isArrival ? 0 : turn.duration ?? share * duration,
      roadName: turn.roadName,
      instruction: turn.instruction ?? words(of: turn),
      maneuver: Maneuver(
        type: turn.maneuver.type,
        modifier: turn.maneuver.modifier,
        exit: turn.exit,
        bearingBefore: before,
        bearingAfter: after
      )
    )
    step.roundaboutExit = turn.exit
    step.roadReference = turn.roadReference
    step.destinations = turn.destinations
    step.exits = turn.exits
    step.drivingSide = turn.drivingSide
    step.mode = turn.mode
    step.lanes = turn.lanes
    if limits.count == line.count - 1, turn.index < next {
      let own = Array(limits[turn.index..<next])
      step.speedLimit = own.lazy.compactMap { $0 }.first
      step.speedLimits = step.speedLimit == nil ? [] : own
    }
    return step
  }

  /// Metres and seconds before a turn at which it is said: the best time by Ross, Vaughan and Nicolle 1997,
  /// as in the embedded router's announcements.
  private static let lastWords = (metres: 21.0, seconds: 7.1)

  /// Shows what an answer says of a turn along the step before it, and says it once, in time.
  ///
  /// These forms hold a text for each turn, and leave to the app when it is told. A turn without one is shown
  /// all the same: else the turn before it would be, long after it was made.
  private func tell(_ turn: AnswerTurn, before step: inout RouteStep) {
    guard step.distance > 0 else { return }
    let text = turn.instruction.flatMap { $0.isEmpty ? nil : $0 }
    let there = min(step.distance, NavigatorConfiguration().arrivalDistance)
    let plain = banner(of: turn, words(of: turn), from: step.distance)
    guard let text else { return step.visualInstructions = [plain] }
    let pace = step.duration > 0 ? step.distance / step.duration : 0
    step.visualInstructions =
      turn.isToldThere
      ? [plain, banner(of: turn, text, from: there)] : [banner(of: turn, text, from: step.distance)]
    step.spokenInstructions = [
      SpokenInstruction(
        text: text,
        triggerDistance: turn.isToldThere
          ? there : min(step.distance, Self.lastWords.metres + Self.lastWords.seconds * pace)
      )
    ]
  }

  /// - Parameter distance: Metres before the turn from which it is shown.
  private func banner(
    of turn: AnswerTurn,
    _ text: String,
    from distance: Double
  ) -> VisualInstruction {
    VisualInstruction(
      primary: .init(
        text: text,
        maneuverType: turn.maneuver.type,
        modifier: turn.maneuver.modifier
      ),
      sub: turn.lanes.isEmpty ? nil : .init(text: "", lanes: turn.lanes),
      triggerDistance: distance
    )
  }

  /// A plain text where the answer has none.
  private func words(of turn: AnswerTurn) -> String {
    let words = [turn.maneuver.type, turn.maneuver.modifier].compactMap { $0 }.joined(
      separator: " "
    )
    let road = turn.maneuver.isArrival ? nil : turn.roadName
    return words + (road.map { " onto \($0)" } ?? "")
  }
}

extension Route {
  /// Creates a route of legs whose waypoints are where they begin and end.
  init(answered legs: [RouteLeg], distance: Double?, duration: Double?) {
    let origin = legs.first?.path.coordinates.first.flatMap { Waypoint(coordinate: $0) }
    self.init(
      legs: legs,
      waypoints: (origin.map { [$0] } ?? []) + legs.map(\.destination),
      distance: distance,
      expectedDuration: duration
    )
  }
}
