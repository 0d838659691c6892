/// What a profile makes of a node's tags.
public struct NodeFacts: Hashable, Sendable {
  /// The direction of the way in which a sign or signal counts.
  public enum Facing: UInt8, Sendable { case both, forward, backward }

  /// Whom a stop sign stops.
  public enum Stop: UInt8, Sendable {
    case none
    case all
    /// Only who comes by a slower road.
    case minor
  }

  /// Whether nobody gets through.
  public var isBlocked = false
  /// Seconds to get through: signals, signs, gates.
  public var delay = 0.0
  public var facing = Facing.both
  public var hasSignals = false
  public var stop = Stop.none
  /// Whether it is a place to turn round.
  public var isTurningPlace = false
  /// The number of an exit of a motorway.
  public var exit: String?

  /// Whether the node matters to routing.
  public var isRelevant: Bool { self != NodeFacts() }
}

extension RoutingProfile {
  /// Makes facts of a node's tags.
  public func facts(ofNode tags: [OSMTag]) -> NodeFacts {
    var facts = NodeFacts()
    if let access = access(tags) {
      // Access tags say all: whoever may pass need not wait.
      facts.isBlocked = forbidden.contains(access) && !restricted.contains(access)
    } else if let barrier = tags["barrier"] {
      readBarrier(barrier, tags, &facts)
    }
    switch tags["highway"] {
    case "traffic_signals":
      facts.hasSignals = true
      facts.delay += turns.trafficSignals
      facts.facing = facing(tags["traffic_signals:direction"] ?? tags["direction"])
    case "stop":
      facts.delay += turns.stopSign
      facts.stop = tags["stop"] == "minor" ? .minor : .all
      facts.facing = facing(tags["direction"])
    case "give_way":
      facts.delay += turns.giveWay
      facts.facing = facing(tags["direction"])
    case "turning_circle", "turning_loop": facts.isTurningPlace = true
    case "motorway_junction": facts.exit = tags["ref"]
    default: break
    }
    return facts
  }

  private func readBarrier(_ barrier: String, _ tags: [OSMTag], _ facts: inout NodeFacts) {
    if barrier == "height_restrictor", let vehicle {
      let height = tags["maxheight"].flatMap(SpeedText.metres) ?? .infinity
      facts.isBlocked = height < vehicle.height
    } else if slowBarriers.contains(barrier) {
      facts.delay += turns.gate
    } else if barrier == "bollard" {
      facts.isBlocked = tags["bollard"] != "rising" && !passableBarriers.contains(barrier)
    } else if barrier == "kerb" {
      let isFlat = ["lowered", "flush"].contains(tags["kerb"]) || tags["highway"] == "crossing"
      facts.isBlocked = !isFlat && !passableBarriers.contains(barrier)
    } else {
      // A fence that is heard only.
      let isVirtual =
        barrier == "fence" && ["audible", "audio"].contains(tags["sensory"] ?? "")
      facts.isBlocked = !isVirtual && !passableBarriers.contains(barrier)
    }
  }

  private func facing(_ text: String?) -> NodeFacts.Facing {
    switch text {
    case "forward": .forward
    case "backward": .backward
    default: .both
    }
  }
}
