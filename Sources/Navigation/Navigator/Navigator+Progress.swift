extension Navigator {
  func advance() {
    guard let before = moveStep(), let tracker else { return passVias() }
    let from = tracker.line.steps[before]
    let to = tracker.line.steps[tracker.step]
    let exit = tracker.rules.exit(ofStep: before, on: tracker.line)
    decide(
      Decision(
        rule: .stepAdvance,
        measured: tracker.along,
        threshold: exit,
        unit: .metres,
        fired: true,
        margin: tracker.along - exit
      )
    )
    // Across the end of a leg the old step's index says little; the new leg's counts from 0.
    let start = from.leg == to.leg ? from.index : 0
    if from.leg == to.leg || to.index > 0 {
      notify {
        $0.navigator(self, didAdvanceStepInLeg: to.leg, from: start, to: to.index)
      }
    }
    passVias()
  }

  private func passVias() {
    while let via = nextPassedVia(), let along = tracker?.along {
      destinations.removeAll { $0 == via.destination }
      decide(
        Decision(
          rule: .waypointPassed,
          measured: along,
          threshold: via.distanceAlong,
          unit: .metres,
          fired: true,
          margin: along - via.distanceAlong
        )
      )
      notify {
        $0.navigator(self, didPassVia: via.destination.waypoint, index: via.destination.index)
      }
    }
  }
}
