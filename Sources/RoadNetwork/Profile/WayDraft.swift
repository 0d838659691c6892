/// A way while its tags are read: what OSRM's profiles call the result and its data.
package struct WayDraft {
  package struct Direction {
    /// Nil where it is closed.
    package var mode: TravelMode?
    /// Kilometres per hour; -1 while unknown.
    package var speed = -1.0
    /// The speed less what makes it unattractive; -1 while unknown.
    var rate = -1.0
    package var isRestricted = false
    /// What the most special access tag says.
    package var access: String?
    package var destination: String?
  }

  package let tags: TagReader
  let region: RegionRules
  /// A movable bridge takes the place of the road's class for bicycles.
  package var highway: String?
  package var route: String?
  package var directions: BothWays<Direction>
  /// Seconds for the whole way; -1 while unknown.
  package var duration = -1.0
  /// The same for choosing routes.
  package var weight = -1.0
  /// The most general access, of both directions.
  package var access: String?
  /// What the one-way key says.
  var oneWay: String?
  var oneWayReason: WayFacts.OneWayReason?
  /// Whether class or junction imply one direction, whatever the tags say.
  var isOneWayByKind = false
  /// Whether a bicycle may be pushed where riding is closed.
  var allowsPushing = false
  /// The first reason to close a direction.
  var reason: WayDropReason?

  /// The one direction that a one-way leaves.
  var openDirection: WayDirection? {
    oneWayReason.map { $0 == .reversed ? .backward : .forward }
  }

  package var isTwoWay: Bool { directions.forward.mode != nil && directions.backward.mode != nil }
  package var isClosed: Bool { directions.forward.mode == nil && directions.backward.mode == nil }

  /// Closes a direction and keeps the first reason.
  package mutating func close(_ direction: WayDirection, _ why: WayDropReason) {
    guard directions[direction].mode != nil else { return }
    directions[direction].mode = nil
    if reason == nil { reason = why } else if reason != why { reason = .closed }
  }

  mutating func setSpeed(_ speed: Double) {
    directions.forward.speed = speed
    directions.backward.speed = speed
  }

  mutating func setMode(_ mode: TravelMode) {
    directions.forward.mode = mode
    directions.backward.mode = mode
  }

  /// Keeps both speeds at most as high as one.
  mutating func limitSpeeds(to speed: Double) {
    directions.forward.speed = min(directions.forward.speed, speed)
    directions.backward.speed = min(directions.backward.speed, speed)
  }
}
