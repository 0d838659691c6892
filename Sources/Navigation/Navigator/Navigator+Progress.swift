extension Navigator {
  /// Moves the step to the place reached, tells where it changed, and which vias were passed.
  func advance(on follower: RouteFollower) {
    guard follower === tracker else { return }
    if let before = moveStep(of: follower) {
      let exit = follower.rules.exit(ofStep: before, on: follower.line)
      decide(
        Decision(
          rule: .stepAdvance,
          measured: follower.along,
          threshold: exit,
          unit: .metres,
          fired: true,
          margin: follower.along - exit
        )
      )
    }
    tellStep(of: follower)
    passVias(on: follower)
  }

  /// Tells the current step where it is another than the one told last.
  private func tellStep(of follower: RouteFollower) {
    guard follower.line.steps.indices.contains(follower.step) else { return }
    let step = follower.line.steps[follower.step]
    // Across the end of a leg the old step's index says little; the new leg's counts from 0.
    let before = step.leg == told.step.leg ? told.step.index : 0
    guard step.index != before else { return }
    told.step = (step.leg, step.index)
    notify { $0.navigator(self, didAdvanceStepInLeg: step.leg, from: before, to: step.index) }
  }

  /// Tells which vias were passed.
  func passVias(on follower: RouteFollower) {
    guard follower.hasViasAhead else { return }
    while follower === tracker, let via = nextPassedVia() {
      journey.pass(via.destination)
      // Who turned round there passed it where he did.
      let limit = min(via.distanceAlong, follower.along)
      decide(
        Decision(
          rule: .waypointPassed,
          measured: follower.along,
          threshold: limit,
          unit: .metres,
          fired: true,
          margin: follower.along - limit
        )
      )
      notify {
        $0.navigator(self, didPassVia: via.destination.waypoint, index: via.destination.index)
      }
    }
  }
}
