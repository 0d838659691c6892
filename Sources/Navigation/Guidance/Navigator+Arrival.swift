extension Navigator {
  func considerArrival() {
    guard !hasArrived, let judgement = tracker?.judgeArrival(),
      let stop = destinations.first(where: \.isStop)
    else { return }
    let rest = judgement.measured
    let limit = judgement.threshold
    guard judgement.isReached else {
      if context.decisionObserver != nil, rest <= 2 * limit {
        decide(
          Decision(
            rule: .arrival,
            measured: rest,
            threshold: limit,
            unit: .metres,
            fired: false,
            margin: limit - rest,
            detail: .nearMiss
          )
        )
      }
      return
    }
    hasArrived = true
    endReroute(.superseded)
    decide(
      Decision(
        rule: .arrival,
        measured: rest,
        threshold: limit,
        unit: .metres,
        fired: true,
        margin: limit - rest
      )
    )
    let stops = destinations.count(where: \.isStop)
    let arrival = Arrival(
      waypoint: stop.waypoint,
      index: stop.stopIndex ?? 0,
      isFinalDestination: stops == 1,
      remainingCount: stops
    )
    notify { $0.navigator(self, didArriveAt: arrival) }
    guard stopsGuidanceAtArrival else { return }
    wantsGuidance = false
    tellGuidance(false, cause: .arrival)
  }
}
