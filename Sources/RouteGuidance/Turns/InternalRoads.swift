import Geodesy
import RoadNetwork

/// Finds the short roads inside junctions of dual carriageways (OSRM's rules).
struct InternalRoads {
  /// Metres of a road inside a junction at most.
  private static let longest = 32.0

  private let network: JunctionNetwork
  private let arms: [RoadArm]

  init(_ network: JunctionNetwork) {
    self.network = network
    arms = network.arms
  }

  /// Whether an arm lies inside a junction.
  func contains(_ arm: UInt32) -> Bool {
    let road = arms[Int(arm)]
    return road.isOpen && road.length <= Self.longest && !network.kind(arm).isRing
      && isInternal(arm)
  }

  private func isInternal(_ arm: UInt32) -> Bool {
    let road = arms[Int(arm)]
    let start = network.closeBearing(arm)
    let end = Bearing.normalized(network.closeBearing(road.twin) + 180)
    var incoming: Set<TurnModifier> = []
    var hasIncoming = false
    for other in neighbours(road.node, except: road.target)
    where arms[Int(arms[Int(other)].twin)].isOpen {
      let angle = TurnAngle.between(Bearing.normalized(network.closeBearing(other) + 180), start)
      incoming.insert(TurnModifier(angle: angle))
      if isCarriageway(other), !(angle > 150 && angle < 210) { hasIncoming = true }
    }
    guard hasIncoming else { return false }
    var outgoing: Set<TurnModifier> = []
    var hasOutgoing = false
    for other in neighbours(road.target, except: road.node) where arms[Int(other)].isOpen {
      let angle = TurnAngle.between(end, network.closeBearing(other))
      outgoing.insert(TurnModifier(angle: angle))
      if isCarriageway(other), !(angle > 150 && angle < 210) { hasOutgoing = true }
    }
    guard hasOutgoing else { return false }
    let left: Set<TurnModifier> = [.left, .sharpLeft]
    let right: Set<TurnModifier> = [.right, .sharpRight]
    func turns(_ turns: Set<TurnModifier>, _ side: Set<TurnModifier>) -> Bool {
      !turns.isDisjoint(with: side)
    }
    return !(turns(incoming, left) && turns(outgoing, right))
      && !(turns(incoming, right) && turns(outgoing, left))
      && !(turns(outgoing, left) && turns(outgoing, right))
  }

  private func neighbours(_ node: UInt32, except other: UInt32) -> [UInt32] {
    network.arms(at: node).filter { arms[Int($0)].target != other }
  }

  /// Whether a road of some rank is open in one direction only.
  private func isCarriageway(_ arm: UInt32) -> Bool {
    let kind = network.kind(arm)
    let isTwoWay = arms[Int(arm)].isOpen && arms[Int(arms[Int(arm)].twin)].isOpen
    return !isTwoWay && !kind.isLink && kind.priority <= RoadClass.livingStreet.priority
  }
}
