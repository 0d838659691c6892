import CanonicalJSON
import Platform
import Recording

/// What happened in a run: the turns that a driver would notice, each with its time.
struct RelationStory: Hashable, Sendable {
  /// A turn of the story.
  struct Turn: Hashable, Sendable {
    /// In virtual milliseconds.
    var time: Int64
    /// The event and what tells it from others of its kind.
    var text: String
  }

  private(set) var turns: [Turn] = []
  /// Metres of the routes that were driven.
  private(set) var routes: [Double] = []

  /// Reads the story of a recording.
  init(_ recording: JSONLines) {
    for index in 1..<max(1, recording.count) {
      let event = RecordedEvent(recording[index])
      guard let kind = event.kind?.payload as? any RelationTurn.Type,
        let payload = try? kind.init(event.record, isLenient: true), let time = event.milliseconds
      else { continue }
      let name = EventKind.briefly(event.name)
      turns.append(Turn(time: time, text: ([name] + payload.turn).joined(separator: " ")))
      if let change = payload as? Event.Navigator.DidChangeRoute { routes.append(change.distance) }
    }
  }

  /// Whether the vehicle left its route.
  var leavesRoute: Bool { turns.contains { $0.text.contains("offRoute") } }

  /// Whether something came because time went by: another try, a better route.
  var goesByTheClock: Bool {
    turns.contains { turn in
      [" failed", " betterRoute", " reroutingByTraffic"].contains(
        where: turn.text.contains
      )
    }
  }

  /// Whether another story was given routes of the same lengths.
  func hasRoutes(alike other: RelationStory) -> Bool {
    routes.count == other.routes.count && zip(routes, other.routes).allSatisfy { abs($0 - $1) < 1 }
  }

  /// Returns the first turn in which another story differs, in words; nil where it tells the same.
  ///
  /// - Parameters:
  ///   - tolerance: milliseconds that a turn may come earlier or later.
  ///   - expected: when a turn of this story must come in the other.
  func difference(
    to other: RelationStory,
    tolerance: Int64,
    expected: (Int64) -> Int64
  ) -> String? {
    for (own, found) in zip(turns, other.turns) {
      let time = expected(own.time)
      if own.text != found.text {
        return "\(found.text) at \(Quantity.time(milliseconds: found.time)), not \(own.text) at "
          + Quantity.time(milliseconds: time)
      }
      if abs(found.time - time) > tolerance {
        return "\(own.text) at \(Quantity.time(milliseconds: found.time)), not at "
          + Quantity.time(milliseconds: time)
      }
    }
    if let more = other.turns.dropFirst(turns.count).first {
      return
        "\(more.text) at \(Quantity.time(milliseconds: more.time)), which did not happen before"
    }
    return turns.dropFirst(other.turns.count).first.map {
      "no \($0.text), which came at \(Quantity.time(milliseconds: $0.time))"
    }
  }

  /// Returns the middle of the longest time without a turn while fixes come, in milliseconds; nil where
  /// something happens all the time.
  func quietMoment(until end: Int64, atLeast length: Int64) -> Int64? {
    let times = [0] + turns.map(\.time).filter { $0 < end } + [end]
    let gaps = zip(times, times.dropFirst()).map { (start: $0, length: $1 - $0) }
    guard let longest = gaps.max(by: { $0.length < $1.length }), longest.length >= length else {
      return nil
    }
    return longest.start + longest.length / 2
  }
}

/// An event that is a turn of the story.
private protocol RelationTurn: EventPayload {
  /// What tells it from others of its kind.
  var turn: [String] { get }
}

extension Event.Navigator.DidChangeOnRouteState: RelationTurn {
  var turn: [String] { [to.rawValue] }
}

extension Event.Navigator.DidPassWaypoint: RelationTurn {
  var turn: [String] { ["\(index)"] }
}

extension Event.Navigator.RerouteStarted: RelationTurn {
  var turn: [String] { [] }
}

extension Event.Navigator.RerouteEnded: RelationTurn {
  var turn: [String] { [outcome.rawValue] }
}

extension Event.Navigator.DidChangeRoute: RelationTurn {
  var turn: [String] { [reason.rawValue] }
}

extension Event.Navigator.DidArrive: RelationTurn {
  var turn: [String] { ["\(index)", isFinalDestination ? "final" : "of more"] }
}

extension Event.Navigator.GuidanceChanged: RelationTurn {
  var turn: [String] { [isActive ? "on" : "off", cause.rawValue] }
}

extension Event.Navigator.RouteStatusTold: RelationTurn {
  var turn: [String] { [status.rawValue] }
}
