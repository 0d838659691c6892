package import Platform

extension RunFailure {
  /// A trap, told by what was in hand.
  ///
  /// - Parameter place: the scenario's file.
  package init(_ crash: CrashJournal.Crash, of place: String) {
    self.init(
      .harnessFault,
      [
        "\(place): error: \(crash.described)",
        "hint: this is a fault of navsim; the other results stand",
      ]
    )
  }
}

extension RunFailure {
  /// A scenario that was not run because too many others trapped.
  ///
  /// - Parameter place: the scenario's file.
  package init(notRun place: String) {
    self.init(
      .harnessFault,
      ["\(place): error: not run: navsim trapped \(CrashJournal.limit) times in others before"]
    )
  }
}

extension CrashJournal.Crash {
  /// What trapped, without when: what two traps of one kind have in common.
  package var kind: String { "navsim trapped (\(signalName)) while \(stage)" }

  /// What trapped, and when: `navsim trapped (SIGILL) while running it, at 0:47.0 with seed 7`.
  package var described: String {
    let time = Quantity.duration(seconds: Double(moment) / 1e9)
    let moment =
      switch stage {
      case .reading: "while reading it"
      case .running: "while running it, at \(time) with seed \(seed)"
      case .comparing: "while comparing it, run with seed \(seed)"
      case .explaining: "while explaining what differs, at \(time) with seed \(seed)"
      }
    return "navsim trapped (\(signalName)) \(moment)"
  }
}
