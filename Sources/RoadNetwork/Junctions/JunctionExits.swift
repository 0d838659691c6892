import Geodesy

/// The roads by which one may leave a junction, for who arrives on one of them (OSRM's rules).
struct JunctionExits {
  private let network: JunctionNetwork
  private let node: UInt32
  private let incoming: UInt32
  private let kind: JunctionView.Bearings
  private let maysTurnBack: Bool
  /// The ring that passes the junction: its bearings, and that of the way one came, seen from it.
  private var ring: (from: Double, onward: Double, incoming: Double)?

  init(
    _ network: JunctionNetwork,
    _ node: UInt32,
    arrivingBy incoming: UInt32,
    _ kind: JunctionView.Bearings
  ) {
    self.network = network
    self.node = node
    self.incoming = incoming
    self.kind = kind
    maysTurnBack = Self.maysTurnBack(network, node, incoming)
    ring = findRing()
  }

  func bearings(_ arm: UInt32) -> (initial: Double, perceived: Double) {
    let road = network.arms[Int(arm)]
    switch kind {
    case .merged: return (road.mergedInitial, road.mergedPerceived)
    case .perceived: return (road.initial, road.perceived)
    case .close: return (road.initial, network.closeBearing(arm))
    }
  }

  /// Whether a road is shown by the other half of a dual carriageway.
  func isHidden(_ arm: UInt32) -> Bool { kind == .merged && network.arms[Int(arm)].isHidden }

  func isAllowed(_ arm: UInt32) -> Bool {
    guard network.arms[Int(incoming)].isOpen, network.arms[Int(arm)].isOpen else { return false }
    if arm == network.arms[Int(incoming)].twin { return maysTurnBack }
    return hasTurn(to: arm) && !leavesAgainstRing(arm)
  }

  private func hasTurn(to arm: UInt32) -> Bool {
    let graph = network.graph
    let target = network.firstEdge(arm)
    return graph.turns(ofEdge: network.lastEdge(incoming)).contains {
      graph.edgeBases[Int(graph.turnTargets[$0])] == target
    }
  }

  private static func maysTurnBack(
    _ network: JunctionNetwork,
    _ node: UInt32,
    _ incoming: UInt32
  ) -> Bool {
    let graph = network.graph
    guard network.arms[Int(incoming)].isOpen else { return false }
    let facts = graph.facts(ofVertex: network.nodeVertices[Int(node)])
    if facts?.isBarrier == true || facts?.isTurningPlace == true { return true }
    let range = network.arms(at: node)
    if range.count == 1 { return true }
    let exits = range.count { network.arms[Int($0)].isOpen }
    let twoWay = range.count { network.arms[Int(network.arms[Int($0)].twin)].isOpen }
    if exits == 1 || twoWay <= 1 { return true }
    let lanes = graph.direction(ofEdge: network.lastEdge(incoming))?.turnLanes
    return lanes?.contains("reverse") ?? false
  }

  // MARK: - Rings

  private func findRing() -> (from: Double, onward: Double, incoming: Double)? {
    let bearingBack = bearings(network.arms[Int(incoming)].twin).perceived
    var from: (bearing: Double, angle: Double)?
    var onward: (bearing: Double, angle: Double)?
    for arm in network.arms(at: node) where network.kind(arm).isRing {
      let bearing = bearings(arm).perceived
      if network.arms[Int(arm)].isOpen {
        let angle = TurnAngle.between(bearingBack, bearing)
        if angle > onward?.angle ?? 0 { onward = (bearing, angle) }
      } else {
        let arriving = Bearing.normalized(bearing + 180)
        let angle = TurnAngle.between(arriving, bearingBack)
        if angle > from?.angle ?? 0 { from = (arriving, angle) }
      }
    }
    guard let from, let onward else { return nil }
    return (from.bearing, onward.bearing, bearingBack)
  }

  /// Whether a road could be reached across a ring only against its flow.
  private func leavesAgainstRing(_ arm: UInt32) -> Bool {
    guard let ring else { return false }
    let onward = TurnAngle.between(ring.from, ring.onward)
    let incoming = TurnAngle.between(ring.from, ring.incoming)
    let leaving = TurnAngle.between(ring.from, bearings(arm).perceived)
    return (incoming < onward && leaving < incoming) || (incoming > onward && leaving > incoming)
  }
}
