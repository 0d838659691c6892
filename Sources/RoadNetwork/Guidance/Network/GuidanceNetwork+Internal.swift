import Geodesy

extension GuidanceNetwork {
  /// Metres of a road inside a junction at most.
  private static let internalLength = 32.0

  /// Finds the short roads inside junctions of dual carriageways (OSRM's rules).
  mutating func findInternalRoads() {
    for arm in arms.indices
    where arms[arm].isOpen && arms[arm].length <= Self.internalLength && !kind(UInt32(arm)).isRing {
      arms[arm].isInternal = isInternal(UInt32(arm))
    }
  }

  private func isInternal(_ arm: UInt32) -> Bool {
    let road = arms[Int(arm)]
    let start = closeBearing(arm)
    let end = Bearing.normalized(closeBearing(road.twin) + 180)
    var incoming: Set<TurnModifier> = []
    var hasIncoming = false
    for other in neighbours(road.node, except: road.target)
    where arms[Int(arms[Int(other)].twin)].isOpen {
      let angle = TurnAngle.between(Bearing.normalized(closeBearing(other) + 180), start)
      incoming.insert(TurnModifier(angle: angle))
      if isCarriageway(other), !(angle > 150 && angle < 210) { hasIncoming = true }
    }
    guard hasIncoming else { return false }
    var outgoing: Set<TurnModifier> = []
    var hasOutgoing = false
    for other in neighbours(road.target, except: road.node) where arms[Int(other)].isOpen {
      let angle = TurnAngle.between(end, closeBearing(other))
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
    arms(at: node).filter { arms[Int($0)].target != other }
  }

  /// Whether a road of some rank is open in one direction only.
  private func isCarriageway(_ arm: UInt32) -> Bool {
    let kind = kind(arm)
    let isTwoWay = arms[Int(arm)].isOpen && arms[Int(arms[Int(arm)].twin)].isOpen
    return !isTwoWay && !kind.isLink && kind.priority <= RoadClass.livingStreet.priority
  }
}
