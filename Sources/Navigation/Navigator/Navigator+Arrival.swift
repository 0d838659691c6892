extension Navigator {
  func considerArrival(at location: Location, on follower: RouteFollower) {
    guard !journey.hasArrived, journey.hasStop,
      let judgement = follower.rules.judgeArrival(
        at: location,
        on: follower,
        isOffRoute: onRouteState == .offRoute
      )
    else { return }
    let rest = judgement.measured
    let limit = judgement.threshold
    guard fires(.arrival, own: judgement.isReached) else {
      if surroundings.isObserved, rest <= 2 * limit {
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
    guard let arrival = journey.arrive() else { return }
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
    // Off before the callback: what the app starts inside of it is a guidance of its own, told after.
    let isOver = journey.stopsGuidanceAtArrival && journey.wantGuidance(false)
    notify { $0.navigator(self, didArriveAt: arrival) }
    if isOver { tellGuidance(false, cause: .arrival) }
  }
}
