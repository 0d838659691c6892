import Geodesy

/// What is shown and spoken of the maneuvers ahead: each once, as loud as the user wants it.
struct Prompts {
  var audio: NavigatorConfiguration.Audio
  private let tolerance: Double
  private var reporter: InstructionReporter
  private var words: LastWords

  /// - Parameter memory: Seconds for which a new route does not repeat what was spoken.
  init(_ configuration: NavigatorConfiguration, memory: Double) {
    audio = configuration.audio
    tolerance = configuration.instructionTolerance
    reporter = InstructionReporter(tolerance: tolerance)
    words = LastWords(memory: memory)
  }

  /// Begins anew with a new route, except for what was spoken just now.
  mutating func routeDidChange() { reporter = InstructionReporter(tolerance: tolerance) }

  /// Returns the ordinals of the banner and the voice of the current step that are due now.
  mutating func due(on follower: RouteFollower, isOnRoute: Bool) -> (banner: Int?, voice: Int?) {
    follower.rules.dueInstructions(&reporter, on: follower, isOnRoute: isOnRoute)
  }

  /// Returns whether words about the end of a step were not spoken just now for another route; they
  /// count as spoken then.
  mutating func areNew(
    _ text: String,
    at step: RouteLine.Step,
    on line: RouteLine,
    now: Instant
  ) -> Bool {
    let place = line.path.position(at: step.end)?.coordinate
    return words.isNew(text, at: place, route: line.route.id.number, now: now)
  }

  /// Where speech goes now.
  var channel: Announcement.Channel {
    audio.bluetooth && audio.isBluetoothAvailable ? .bluetooth : .builtIn
  }
}
