extension Navigator {
  func considerArrival(at location: Location) {
    guard !hasArrived, let tracker, let stop = destinations.first(where: \.isStop),
      let judgement = tracker.rules.judgeArrival(
        at: location,
        on: tracker,
        isOffRoute: onRouteState == .offRoute
      )
    else { return }
    let rest = judgement.measured
    let limit = judgement.threshold
    guard fires(.arrival, own: judgement.isReached) else {
      if context.decisionObserver != nil, rest <= 2 * limit {
        decide(
          Decision(
            rule: .arrival,
            measured: rest,
            threshold: limit,
            unit: judgement.unit,
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
        unit: judgement.unit,
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
    // Inside the callback the app may have ended guidance itself, which is told of that.
    guard stopsGuidanceAtArrival, wantsGuidance else { return }
    wantsGuidance = false
    tellGuidance(false, cause: .arrival)
  }
}
