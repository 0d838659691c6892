import Geodesy

extension Navigator {
  /// Takes one fix through matching, progress, deviation, reports, instructions and arrival.
  ///
  /// - Returns: The location as it was told: snapped where it lies on the route.
  func update(_ location: Location) -> Location {
    lastLocation = location
    guard context.areTermsAccepted else { return location }
    let isUsable = self.isUsable(location)
    if isUsable { lastUsableLocation = location }

    let stateBefore = onRouteState
    let told = isUsable && tracker != nil ? match(location) : location
    notify { $0.navigator(self, didUpdate: told) }
    if isUsable, tracker != nil {
      tellOnRouteState(from: stateBefore, to: onRouteState)
      advance()
      if onRouteState == .offRoute { considerReroute(at: location) }
      if isGuiding {
        if told.isSnapped { travel.append(told.coordinate) }
        report()
        instruct()
        considerArrival()
      }
    }
    if isUsable, let request, request.fetch == nil { sendRequest() }
    return told
  }

  /// Follows the user's switch for the device's location.
  func locationPermissionChanged(isEnabled: Bool) {
    guard !isEnabled else { return }
    lastLocation = nil
    lastUsableLocation = nil
    if request != nil {
      destinations = []
      endRequest(with: .locationDisabled)
    }
    endReroute(.failed, status: .locationDisabled)
    let before = onRouteState
    onRouteState = .undefined
    deliver { $0.tellOnRouteState(from: before, to: .undefined) }
  }

  private func isUsable(_ location: Location) -> Bool {
    guard let accuracy = location.horizontalAccuracy else { return true }
    return !Millimetres.isMore(accuracy, than: configuration.maxHorizontalAccuracy)
  }

  // MARK: - Matching

  /// Matches a usable fix to the route and judges the on-route state.
  private func match(_ location: Location) -> Location {
    let verdict = tracker?.update(location, isOffRoute: onRouteState == .offRoute) ?? .unchanged
    explain(verdict)
    switch verdict {
    case .left: onRouteState = .offRoute
    case .returned: onRouteState = .onRoute
    case .unchanged:
      if onRouteState == .undefined, tracker?.isInCorridor == true { onRouteState = .onRoute }
    }
    guard onRouteState == .onRoute, let tracker, tracker.isInCorridor, let place = tracker.place
    else { return location }
    if !reroutePolicy.beganHere, place.distanceAlong <= configuration.offRoute.distance {
      reroutePolicy.beganHere = true
    }
    guard let course = self.tracker?.courseAtPlace() else { return location }
    return Location(snapping: location, to: place.coordinate, course: course)
  }

  private func explain(_ verdict: CorridorRule.Verdict) {
    guard context.decisionObserver != nil, let tracker, let deviation = tracker.deviation else {
      return
    }
    let rule = configuration.offRoute
    if onRouteState == .offRoute {
      let limit = min(rule.returnDistance, rule.distance)
      guard verdict == .returned || deviation <= 2 * limit else { return }
      decide(
        Decision(
          rule: .backOnRoute,
          measured: deviation,
          threshold: limit,
          unit: .metres,
          fired: verdict == .returned,
          margin: limit - deviation
        )
      )
    } else if verdict == .left || deviation > rule.distance / 2 {
      let isDebouncing = verdict != .left && tracker.deviatingFixes > 0
      decide(
        Decision(
          rule: .offRoute,
          measured: deviation,
          threshold: rule.distance,
          unit: .metres,
          fired: verdict == .left,
          margin: deviation - rule.distance,
          detail: verdict == .left ? .none : (isDebouncing ? .debouncing : .nearMiss)
        )
      )
    }
  }

  // MARK: - Progress

  private func advance() {
    guard let before = tracker?.advanceStep(), let tracker else { return passVias() }
    let from = tracker.line.steps[before]
    let to = tracker.line.steps[tracker.step]
    decide(
      Decision(
        rule: .stepAdvance,
        measured: tracker.along,
        threshold: tracker.exit(ofStep: before),
        unit: .metres,
        fired: true,
        margin: tracker.along - tracker.exit(ofStep: before)
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
    while let via = tracker?.nextPassedVia(), let along = tracker?.along {
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

  // MARK: - Instructions

  /// Shows and speaks what became due, never while the vehicle is away from the route.
  private func instruct() {
    guard onRouteState == .onRoute, let tracker, tracker.isInCorridor, !hasArrived else { return }
    let step = tracker.line.steps[tracker.step]
    guard step.leg == 0 else { return }
    let distance = max(0, step.end - tracker.along)
    let due = instructions.due(on: tracker.line, step: tracker.step, distance: distance)
    guard due.banner != nil || due.voice != nil else { return }
    let texts = tracker.line.route.legs[step.leg].steps[step.index]
    if let ordinal = due.banner {
      show(texts.visualInstructions[ordinal], step: step.index, distance: distance)
    }
    if let ordinal = due.voice, audio.voice {
      speak(texts.spokenInstructions[ordinal], ordinal, at: step, distance: distance)
    }
  }

  private func show(_ banner: VisualInstruction, step: Int, distance: Double) {
    let event = InstructionEvent(
      stepIndex: step,
      instruction: banner,
      distanceToManeuver: distance
    )
    notify { $0.navigator(self, didUpdate: event) }
    decide(.due(.banner, trigger: banner.triggerDistance, distance: distance, configuration))
  }

  private func speak(
    _ voice: SpokenInstruction,
    _ ordinal: Int,
    at step: RouteLine.Step,
    distance: Double
  ) {
    let route = tracker?.line.route.id.number ?? 0
    let announcement = Announcement(
      text: voice.text,
      utteranceKey: "\(route)/\(step.leg)/\(step.index)/\(ordinal)",
      kind: .maneuver,
      channel: audio.bluetooth && audio.isBluetoothAvailable ? .bluetooth : .builtIn,
      stepIndex: step.index,
      distanceToManeuver: distance
    )
    notify { $0.navigator(self, didAnnounce: announcement) }
    decide(.due(.voice, trigger: voice.triggerDistance, distance: distance, configuration))
    if audio.vibration { notify { $0.navigator(self, didVibrateWith: announcement) } }
  }

  // MARK: - Arrival

  private func considerArrival() {
    guard !hasArrived, let tracker, tracker.isInCorridor,
      let stop = destinations.first(where: \.isStop)
    else { return }
    let rest = tracker.distance(toEndOfLeg: 0)
    let limit = configuration.arrivalDistance
    guard !Millimetres.isMore(rest, than: limit) else {
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

extension Decision {
  /// The decision that an instruction is due.
  fileprivate static func due(
    _ rule: Rule,
    trigger: Double,
    distance: Double,
    _ configuration: NavigatorConfiguration
  ) -> Decision {
    let limit = trigger + configuration.instructionTolerance
    return Decision(
      rule: rule,
      measured: distance,
      threshold: limit,
      unit: .metres,
      fired: true,
      margin: limit - distance
    )
  }
}
