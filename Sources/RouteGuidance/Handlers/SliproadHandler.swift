import Geodesy
import RoadNetwork

/// Finds lanes that leave before a crossing and join the crossing road behind it (OSRM's rules).
struct SliproadHandler {
  /// Metres to the crossing at most, on a motorway.
  private static let reach = 250.0
  private static let widest = 80.0

  let rules: TurnRules

  func assign(_ view: inout JunctionDraft) {
    guard view.count > 2, let main = mainRoad(view), continues(view, view.roads[main]) else {
      return
    }
    let candidates = Set([main - 1, (main + 1) % view.count]).subtracting([0]).sorted().filter {
      isPotential(view, $0, main)
    }
    // Whether any road is possible is asked of all, but only neighbours of the way on can be.
    guard !candidates.isEmpty, !isFar(view.roads[main].arm),
      let crossing = nextJunction(view.roads[main].arm), !crossing.isDeadEnd,
      crossing.node != view.node
    else { return }
    var isFound = false
    for index in candidates {
      let check = SliproadCheck(
        rules: rules,
        view: view,
        main: main,
        road: index,
        crossing: crossing,
        area: Self.scaled(view.roads[index].kind)
      )
      if check.isSliproad() {
        view.roads[index].turn.kind = .sliproad
        isFound = true
      }
    }
    if isFound, view.roads[main].turn.kind == .fork { sayMain(&view, main) }
  }

  /// A fork of which one road is such a lane is none.
  private func sayMain(_ view: inout JunctionDraft, _ main: Int) {
    let road = view.roads[main]
    if rules.kinds.isSameName(view.incomingKind, road.kind) {
      view.roads[main].turn = TurnInstruction(
        road.deviation < 5 ? .suppressed : .continue,
        road.modifier
      )
    } else if rules.kinds.hasName(road.kind) {
      view.roads[main].turn = TurnInstruction(.newName, road.modifier)
    } else {
      view.roads[main].turn.kind = .suppressed
    }
  }

  private func isPotential(_ view: JunctionDraft, _ index: Int, _ main: Int) -> Bool {
    let road = view.roads[index]
    return road.isEnterable && !road.turn.kind.isOfRoundabout && road.deviation <= Self.widest
      && TurnAngle.difference(road.angle, view.roads[main].angle) > 1e-12
      && !road.kind.isRoundabout && !road.kind.isLow
  }

  // MARK: - The way on

  private func mainRoad(_ view: JunctionDraft) -> Int? {
    if let obvious = ObviousTurn(view).index() { return obvious }
    guard view.count == 3, view.roads[1].turn.kind == .fork, view.roads[2].turn.kind == .fork,
      let first = nextJunction(view.roads[1].arm), let second = nextJunction(view.roads[2].arm),
      !first.isDeadEnd, !second.isDeadEnd
    else { return nil }
    if isTarget(first), view.node != second.node { return 2 }
    if isTarget(second), view.node != first.node { return 1 }
    return nil
  }

  /// Whether one road leaves where two come in.
  private func isTarget(_ view: JunctionDraft) -> Bool {
    view.count == 3 && !view.roads[0].isEnterable
      && !(view.roads[1].isEnterable && view.roads[2].isEnterable)
  }

  private func continues(_ view: JunctionDraft, _ road: JunctionDraft.Road) -> Bool {
    let kinds = rules.kinds
    let from = view.incomingKind
    return from.isSameCategory(as: road.kind) && from.mode == road.kind.mode
      && !kinds.isBlank(from) && !kinds.isBlank(road.kind) && !kinds.isNewName(from, road.kind)
  }

  /// The next junction of three roads or more; nil where there is none.
  private func nextJunction(_ arm: UInt32) -> JunctionDraft? {
    let last = RoadWalk(network: rules.network).skippingPlaces(arm)
    let view = JunctionDraft(rules.network, arrivingBy: last, .perceived)
    return view.count > 2 ? view : nil
  }

  private func isFar(_ arm: UInt32) -> Bool {
    let limit = Self.scaled(rules.network.kind(arm))
    let start = rules.network.arms[Int(arm)].node
    var arm = arm
    var metres = 0.0
    for _ in 0..<1000 {
      let road = rules.network.arms[Int(arm)]
      metres += road.length
      guard road.target != start else { return false }
      let range = rules.network.arms(at: road.target)
      // Only where the road goes on is it asked how far it is.
      guard range.count == 2 else { return false }
      if metres > limit { return true }
      arm = range.lowerBound == road.twin ? range.lowerBound + 1 : range.lowerBound
    }
    return true
  }

  static func scaled(_ kind: RoadKind) -> Double {
    let factor =
      switch kind.roadClass {
      case .motorway: 1.0
      case .trunk, .primary: 0.8
      case .secondary: 0.6
      case .tertiary: 0.5
      case .residential: 0.4
      case .livingStreet: 0.3
      case .motorwayLink, .trunkLink, .primaryLink, .secondaryLink, .tertiaryLink: 0.3
      default: 0.1
      }
    return reach * factor
  }
}
