import Geodesy

extension Navigator {
  /// Shows and speaks what became due, never while the vehicle is away from the route.
  ///
  /// One text a fix: a traffic message waits for a fix without an instruction.
  func instruct(on follower: RouteFollower) {
    guard isTold(of: follower) else { return }
    let hasSpoken = instructManeuver(on: follower)
    if !hasSpoken { announceTraffic(on: follower) }
  }

  /// - Returns: Whether something was spoken.
  private func instructManeuver(on follower: RouteFollower) -> Bool {
    guard !journey.hasArrived else { return false }
    let step = follower.line.steps[follower.step]
    guard step.leg == 0 else { return false }
    let due = prompts.due(on: follower, isOnRoute: onRouteState == .onRoute)
    guard due.banner != nil || due.voice != nil else { return false }
    let distance = follower.distanceToManeuver
    let texts = follower.line.route.legs[step.leg].steps[step.index]
    // The rules of another SDK count steps of their own; who forces the step has others than they.
    if let ordinal = due.banner, texts.visualInstructions.indices.contains(ordinal) {
      show(texts.visualInstructions[ordinal], step: step.index, distance: distance)
    }
    guard let ordinal = due.voice, texts.spokenInstructions.indices.contains(ordinal),
      isTold(of: follower),
      prompts.audio.voiceGuidance == .alertsAndGuidance
    else { return false }
    return speak(texts.spokenInstructions[ordinal], ordinal, at: step, distance: distance)
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
  ) -> Bool {
    guard let line = tracker?.line,
      prompts.areNew(voice.text, at: step, on: line, now: scheduler.now)
    else { return false }
    let announcement = Announcement(
      text: voice.text,
      utteranceKey: "\(line.route.id.number)/\(step.leg)/\(step.index)/\(ordinal)",
      kind: .maneuver,
      channel: prompts.channel,
      stepIndex: step.index,
      distanceToManeuver: distance
    )
    decide(.due(.voice, trigger: voice.triggerDistance, distance: distance, configuration))
    announce(announcement)
    return true
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
