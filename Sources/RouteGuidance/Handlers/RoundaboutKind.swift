import Geodesy
import RoadNetwork

/// What a ring is to a driver (OSRM's rules).
enum RoundaboutKind {
  case roundabout
  /// A large one with a name of its own.
  case rotary
  /// One so small and simple that it is driven like a crossing.
  case crossing

  /// Metres of the radius from which a ring is no crossing, and a named one a rotary.
  private static let radius = 15.0

  /// Tells what the ring through a junction is; nil where it is none to speak of.
  init?(_ network: JunctionNetwork, at node: UInt32) {
    let flags: [RoadKind.Flags] = network.arms(at: node).map {
      network.kind($0).flags.intersection([.roundabout, .circular])
    }
    let union = flags.reduce(into: RoadKind.Flags()) { $0.formUnion($1) }
    guard union == .roundabout || union == .circular,
      let ring = Ring(network, from: node, union)
    else { return nil }
    let isCircular = union == .circular
    guard !ring.junctions.isEmpty else { return nil }
    if ring.junctions.count == 1, !isCircular {
      self = .crossing
      return
    }
    let radius = ring.length / (2 * .pi)
    let hasOwnName =
      ring.names.count == 1
      && (isCircular || (!ring.connected.contains(ring.names[0]) && radius > Self.radius))
    if hasOwnName {
      self = .rotary
    } else if isCircular {
      return nil
    } else {
      let isCrossing = radius < Self.radius && Self.isLikeCrossing(network, ring.junctions)
      self = isCrossing ? .crossing : .roundabout
    }
  }

  private static func isLikeCrossing(_ network: JunctionNetwork, _ junctions: [UInt32]) -> Bool {
    guard junctions.count <= 4, junctions.allSatisfy({ network.degree($0) <= 3 }) else {
      return false
    }
    let bearings = junctions.compactMap { node in
      network.arms(at: node).first { !network.kind($0).isRing }
        .map { network.arms[Int($0)].perceived }
    }.sorted()
    return bearings.indices.allSatisfy { index in
      (bearings[(index + 1) % bearings.count] - bearings[index]).magnitude > 40
    }
  }

  /// What is found on the way round.
  private struct Ring {
    /// Where other roads meet the ring.
    var junctions: [UInt32] = []
    var length = 0.0
    /// Signs with different names on the ring.
    var names: [UInt32] = []
    var connected: Set<UInt32> = []

    init?(_ network: JunctionNetwork, from start: UInt32, _ flag: RoadKind.Flags) {
      var node = start
      var passed: Set<UInt32> = []
      repeat {
        passed.insert(node)
        let range = network.arms(at: node)
        if range.count > 2 { junctions.append(node) }
        guard range.count(where: { network.kind($0).isRing }) == 2,
          let arm = onward(network, range, flag)
        else { return nil }
        length += network.arms[Int(arm)].length
        node = network.arms[Int(arm)].target
      } while node != start && !passed.contains(node)
    }

    private mutating func onward(
      _ network: JunctionNetwork,
      _ range: Range<UInt32>,
      _ flag: RoadKind.Flags
    ) -> UInt32? {
      var onward: UInt32?
      for arm in range {
        let kind = network.kind(arm)
        if kind.isRing {
          guard network.arms[Int(arm)].isOpen, kind.flags.contains(flag) else { continue }
          guard onward == nil else { return nil }
          let isNew = names.allSatisfy {
            RoadNames.isNew(
              from: network.kinds.signs[Int($0)],
              to: network.kinds.sign(kind)
            ) && $0 != kind.sign
          }
          if network.kinds.hasName(kind), isNew { names.append(kind.sign) }
          onward = arm
        } else {
          connected.insert(kind.sign)
        }
      }
      return onward
    }
  }
}
