package import Geodesy

/// What is otherwise on one road, or at one turn, of a map than on another.
package struct MapChange: Hashable, Sendable {
  /// How many roads it stands for.
  package enum Scope: Hashable, Sendable {
    /// One way of OpenStreetMap, by its number.
    case way(Int64)
    /// The turn from one way onto another.
    case turn(from: Int64, to: Int64)
    /// All roads of a class, or all turns: a rule of a profile.
    case rule
  }

  /// What it is of.
  package let scope: Scope
  /// What the road is called: its name, its number, else its class; of a rule which roads it is of.
  package let road: String
  /// What became of it, such as `speed 50 → 30 km/h`.
  package let what: String
  /// The time on the road in the new map for a second in the old one: infinite where it is closed, 0 where it
  /// is new.
  package let factor: Double
  /// The class of the road; nil for a turn.
  let roadClass: RoadClass?
  /// A place on it.
  package internal(set) var place: Coordinate
  /// The lines of the road, or the place of a turn.
  package internal(set) var lines: [[Coordinate]]

  /// Whether it is a turn's and no road's.
  package var isTurn: Bool { if case .turn = scope { true } else { false } }
}

/// What is told of a stretch of road that is otherwise.
struct StretchChange: Hashable {
  /// What became of it, the most important first.
  private(set) var parts: [String] = []
  /// The time on it in the new map for a second in the old one.
  private(set) var factor = 1.0

  var what: String { parts.joined(separator: ", ") }

  /// A road that is there in one of the maps alone.
  init(isNew: Bool) {
    parts = [isNew ? "a new road" : "gone"]
    factor = isNew ? 0 : .infinity
  }

  /// Compares a road in both maps; nil where nothing is otherwise.
  ///
  /// - Parameters:
  ///   - old: What was known, and in which directions one may drive.
  ///   - new: The same now.
  ///   - isTurned: Whether the way's nodes run the other way now.
  init?(_ old: Side, _ new: Side, isTurned: Bool) {
    let now = isTurned ? new.turned : new
    access(old, now)
    if let was = old.forward ?? old.backward, let will = now.forward ?? now.backward {
      speed(was, will)
      compare("lanes", was.turnLanes, will.turnLanes)
      compare("number of lanes", was.laneCount.map { "\($0)" }, will.laneCount.map { "\($0)" })
      compare("signs", was.destination, will.destination)
      if was.isRestricted != will.isRestricted {
        parts.append(
          will.isRestricted ? "for its residents only" : "for all, not its residents only"
        )
        factor = max(factor, 1.05)
      }
    }
    compare("name", old.facts.name, new.facts.name)
    compare("number", old.facts.ref, new.facts.ref)
    compare("exit", old.facts.exits, new.facts.exits)
    if old.facts.roadClass != new.facts.roadClass {
      parts.append("class \(old.facts.roadClass.words) → \(new.facts.roadClass.words)")
    }
    if old.facts.isRoundabout != new.facts.isRoundabout {
      parts.append(new.facts.isRoundabout ? "a roundabout" : "no roundabout any more")
    }
    guard !parts.isEmpty else { return nil }
  }

  /// A road in one of the maps.
  struct Side {
    let facts: WayFacts
    /// nil where nobody drives.
    let forward: WayFacts.Direction?
    let backward: WayFacts.Direction?

    var turned: Side { Side(facts: facts, forward: backward, backward: forward) }
  }

  private mutating func access(_ old: Side, _ new: Side) {
    let closed = (
      old.forward != nil && new.forward == nil, old.backward != nil && new.backward == nil
    )
    let opened = (
      old.forward == nil && new.forward != nil, old.backward == nil && new.backward != nil
    )
    guard closed != (false, false) || opened != (false, false) else { return }
    factor = closed != (false, false) ? .infinity : 0
    let isOneWay = (new.forward == nil) != (new.backward == nil)
    if closed != (false, false), opened != (false, false) {
      parts.append("one way in the other direction")
    } else if closed != (false, false) {
      parts.append(isOneWay ? "one way now" : "closed")
    } else {
      parts.append(
        (old.forward == nil) != (old.backward == nil) ? "no one-way any more" : "open now"
      )
    }
  }

  private mutating func speed(_ old: WayFacts.Direction, _ new: WayFacts.Direction) {
    guard old.speed != new.speed || old.rate != new.rate || old.wholeDuration != new.wholeDuration
    else { return }
    let limits = (old.limit?.kilometresPerHour, new.limit?.kilometresPerHour)
    if let was = limits.0, let will = limits.1, was != will, was.isFinite, will.isFinite {
      parts.append("limit \(Self.number(was)) → \(Self.number(will)) km/h")
    } else if old.speed != new.speed {
      parts.append("speed \(Self.number(old.speed)) → \(Self.number(new.speed)) km/h")
    } else {
      parts.append("another price")
    }
    if factor == 1, old.rate > 0, new.rate > 0 { factor = old.rate / new.rate }
    if factor == 1 { factor = 1.01 }
  }

  private mutating func compare(_ what: String, _ old: String?, _ new: String?) {
    guard old != new else { return }
    parts.append("\(what) \(old.map { "'\($0)'" } ?? "none") → \(new.map { "'\($0)'" } ?? "none")")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e6
      ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
  }
}

extension StretchChange {
  /// A road whose points are others.
  static let redrawn: StretchChange = {
    var change = StretchChange(isNew: true)
    change.parts = ["drawn anew"]
    change.factor = 1.05
    return change
  }()
}

extension RoadClass {
  /// The class as people write it.
  package var words: String { highway?.replacing("_", with: " ") ?? "\(self)" }
}
