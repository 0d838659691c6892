extension Navigator {
  /// Shows and speaks what became due, never while the vehicle is away from the route.
  func instruct() {
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
