import Geodesy

/// A junction as it looks to who arrives on one of its roads (OSRM's rules).
package struct JunctionView {
  /// A road of the junction, as it is seen from the one by which somebody arrives.
  package struct Road {
    /// The number of its arm.
    package let arm: UInt32
    /// What it is.
    package let kind: RoadKind
    /// 0 back, 180 straight on, less right, more left.
    package var angle: Double
    /// Degrees in which it begins, clockwise from north.
    package let initial: Double
    /// Degrees in which a driver sees it leave.
    package let bearing: Double
    /// Whether one may drive onto it.
    package let isEnterable: Bool

    /// Degrees off straight on, from 0 to 180.
    package var deviation: Double { TurnAngle.deviation(angle) }
  }

  /// Which bearings a view is made of.
  package enum Bearings {
    /// What a driver sees, with the halves of a road as one.
    case merged
    case perceived
    /// To the first point of each road.
    case close
  }

  /// The network that the junction is part of.
  package let network: JunctionNetwork
  /// The arm one arrives by.
  package let incoming: UInt32
  /// What the road is by which one arrives.
  package let incomingKind: RoadKind
  /// The number of the junction.
  package let node: UInt32
  /// Counter-clockwise, the road one came by first.
  package var roads: [Road] = []

  /// Looks at the junction at the end of an arm.
  package init(
    _ network: JunctionNetwork,
    arrivingBy incoming: UInt32,
    _ bearings: Bearings = .merged
  ) {
    self.network = network
    self.incoming = incoming
    incomingKind = network.kind(incoming)
    node = network.arm(incoming).target
    addRoads(bearings)
  }

  /// How many roads are seen, the one by which one came included.
  package var count: Int { roads.count }

  /// The place of an arm among the roads; nil for one that is not seen.
  package func index(of arm: UInt32) -> Int? { roads.firstIndex { $0.arm == arm } }

  /// The road nearest to an angle.
  package func closest(to angle: Double) -> Int {
    var best = 0
    for index in roads.indices.dropFirst()
    where TurnAngle.difference(roads[index].angle, angle)
      < TurnAngle.difference(roads[best].angle, angle)
    {
      best = index
    }
    return best
  }

  /// The straightest road of those wanted; nil where there is none.
  package func straightest(where isWanted: (Road) -> Bool) -> Int? {
    var best: Int?
    for index in roads.indices where isWanted(roads[index]) {
      if let known = best, roads[known].deviation <= roads[index].deviation { continue }
      best = index
    }
    return best
  }

  /// The junction seen in a mirror: the road one came by stays first, right is left.
  package var mirrored: JunctionView {
    var view = self
    guard roads.count > 1 else { return view }
    view.roads = [roads[0]] + roads.dropFirst().reversed()
    for index in view.roads.indices {
      let angle = view.roads[index].angle
      view.roads[index].angle = angle > 0 ? 360 - angle : 0
    }
    return view
  }

  // MARK: - Building

  private typealias Entry = (road: Road, order: Double)

  private mutating func addRoads(_ bearings: Bearings) {
    let range = network.arms(at: node)
    let own = network.arm(incoming).twin
    let exits = JunctionExits(network, node, arrivingBy: incoming, bearings)
    let back = exits.bearings(own)
    let bearingIn = Bearing.normalized(back.perceived + 180)
    let initialIn = Bearing.normalized(back.initial + 180)
    var entries: [Entry] = []
    var uTurn: Entry?
    var hasUTurn = false
    entries.reserveCapacity(range.count)
    for arm in range {
      let (initial, perceived) = exits.bearings(arm)
      let isAllowed = exits.isAllowed(arm)
      var angle = TurnAngle.between(bearingIn, perceived)
      angle = (angle * 1e8).rounded() / 1e8
      if angle >= 360 { angle = 0 }
      var order = TurnAngle.between(initialIn, initial)
      // A sharp turn that begins on the other side of straight back is a turn back.
      if isAllowed, (angle < 15 && order > 180) || (angle > 345 && order < 180) {
        angle = 0
        order = 0
      }
      let road = Road(
        arm: arm,
        kind: network.kind(arm),
        angle: angle,
        initial: initial,
        bearing: perceived,
        isEnterable: isAllowed
      )
      if arm == own {
        uTurn = (road, 0)
      } else if isAllowed || (!exits.isHidden(arm) && angle != 0) {
        if angle == 0 { hasUTurn = true }
        entries.append((road, sorted(angle, order)))
      }
    }
    if let uTurn, uTurn.road.isEnterable || !hasUTurn { entries.insert(uTurn, at: 0) }
    // Few, and most often in order.
    for index in entries.indices.dropFirst() {
      var place = index
      while place > 0, isBefore(entries[place], entries[place - 1]) {
        entries.swapAt(place, place - 1)
        place -= 1
      }
    }
    roads = entries.map(\.road)
    keepOrder()
  }

  /// The angle by which a road is ordered: as it was drawn, unless that lies across straight back.
  private func sorted(_ angle: Double, _ initial: Double) -> Double {
    if initial < 1e-9 { return angle > 180 ? 360 : 0 }
    let isAcross = (angle > 270 && initial < 90) || (angle < 90 && initial > 270)
    return isAcross ? angle : initial
  }

  private func isBefore(_ a: Entry, _ b: Entry) -> Bool {
    (a.order, a.road.angle) < (b.order, b.road.angle)
  }

  /// Moves angles by which roads would change places.
  private mutating func keepOrder() {
    for index in roads.indices.dropFirst() where roads[index].angle < roads[index - 1].angle {
      let before = roads[index - 1].angle
      roads[index].angle = before + min(0.5, (360 - before) / 2)
    }
  }
}
