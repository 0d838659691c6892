import RoadNetwork

/// Decides what every turn of a junction is worth saying, for who arrives on one road (OSRM's order of
/// rules).
struct JunctionAnalysis {
  private let rules: TurnRules

  init(_ network: JunctionNetwork) { rules = TurnRules(network) }

  func view(
    arrivingBy arm: UInt32,
    _ bearings: JunctionView.Bearings = .merged
  ) -> JunctionDraft {
    var view = JunctionDraft(rules.network, arrivingBy: arm, bearings)
    if isOnBoard(view) {
      for index in view.roads.indices { view.roads[index].turn.kind = .none }
      return view
    }
    if !RoundaboutHandler(rules: rules).assign(&view) { assignTurns(&view) }
    SliproadHandler(rules: rules).assign(&view)
    if view.incomingKind.isMotorway {
      for index in view.roads.indices where view.roads[index].turn.kind == .onRamp {
        view.roads[index].turn.kind = .offRamp
      }
    }
    return view
  }

  /// Whether one only stays on a ferry or train.
  private func isOnBoard(_ view: JunctionDraft) -> Bool {
    let mode = view.incomingKind.mode
    return (mode == .ferry || mode == .train) && view.roads.allSatisfy { $0.kind.mode == mode }
  }

  private func assignTurns(_ view: inout JunctionDraft) {
    let origin = rules.network.arms[Int(view.incoming)].node
    for index in view.roads.indices where view.roads[index].isEnterable {
      let road = view.roads[index]
      let isBack = rules.network.arms[Int(road.arm)].target == origin
      view.roads[index].turn =
        isBack ? TurnInstruction(.continue, .uTurn) : TurnInstruction(.turn, road.modifier)
    }
    let driveways = DrivewayHandler(rules: rules)
    let motorways = MotorwayHandler(rules: rules)
    if driveways.canAssign(view) {
      driveways.assign(&view)
    } else if motorways.canAssign(view) {
      motorways.assign(&view)
    } else {
      TurnHandler(rules: rules).assign(&view)
    }
  }
}
