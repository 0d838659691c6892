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

  /// The events that are turns, and the members that tell what they were.
  private static let events: [EventKind: [String]] = [
    .didChangeOnRouteState: ["to"], .didPassWaypoint: ["index"], .rerouteStarted: [],
    .rerouteEnded: ["outcome"], .didChangeRoute: ["reason"],
    .didArrive: ["index", "isFinalDestination"], .guidanceChanged: ["isActive", "cause"],
    .routeStatus: ["status"],
  ]

  /// Reads the story of a recording.
  init(_ recording: JSONLines) {
    for index in 1..<max(1, recording.count) {
      let record = recording[index]
      guard let name = record["event"]?.string, let kind = EventKind(named: name),
        let members = Self.events[kind], let time = record["t"]?.integer
      else { continue }
      let values = members.compactMap { record[$0]?.excerpt }
      let short = name.replacing("navigator.", with: "")
      turns.append(Turn(time: time, text: ([short] + values).joined(separator: " ")))
      if kind == .didChangeRoute, let length = record["distance"]?.double { routes.append(length) }
    }
  }

  /// Whether the vehicle left its route.
  var leavesRoute: Bool { turns.contains { $0.text.contains("offRoute") } }

  /// Whether something came because time went by: another try, a better route.
  var goesByTheClock: Bool {
    turns.contains { turn in
      ["\"failed\"", "\"betterRoute\"", "\"reroutingByTraffic\""].contains(
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
