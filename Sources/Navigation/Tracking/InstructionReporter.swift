/// Decides which banner and which spoken instruction of the current step is due, each once (X-F15).
///
/// A text that is spoken long before the maneuver mostly names the distance ("in 400 metres …"). Where a
/// fix comes late (a gap, a reroute, a start in the middle of a road), such a text would be wrong: it is
/// left out, and the next one comes at its own distance. The last text of a step names none and is
/// spoken however late.
package struct InstructionReporter {
  /// The share of its trigger that must be left for a text with a distance; our own.
  ///
  /// "In 400 metres" is said down to 320 m. At 1 Hz and 130 km/h no fix comes as late as that where the
  /// trigger is 180 m or more.
  static let leastShare = 0.8

  private let tolerance: Double
  /// The step of the last banner and voice.
  private var step = -1
  /// The furthest step reached, and what was spoken of it: going back repeats no words.
  private var furthest = (step: -1, voice: -1)
  private var shownBanner = -1
  private var spokenVoice = -1

  init(tolerance: Double) {
    // Half a millimetre more, so that what rounds to the limit is due.
    self.tolerance = tolerance + 0.000_5
  }

  /// Returns the banner and voice ordinals that became due `distance` metres before the end of a step.
  ///
  /// Of several that are due the last counts; one before it is not made up for.
  @inline(__always)
  package mutating func due(
    on line: RouteLine,
    step index: Int,
    distance: Double
  ) -> (banner: Int?, voice: Int?) {
    if index != step { turn(to: index, on: line) }
    let step = line.steps[index]
    let banner = latest(of: line.bannerTriggers, in: step.banners, after: shownBanner, distance)
    let voice = latest(of: line.voiceTriggers, in: step.voices, after: spokenVoice, distance)
    if let banner { shownBanner = banner }
    guard let voice else { return (banner, nil) }
    spokenVoice = voice
    let trigger = line.voiceTriggers[step.voices.lowerBound + voice]
    let isLast = voice == step.voices.count - 1
    return (banner, isLast || Self.isInTime(distance, trigger: trigger) ? voice : nil)
  }

  /// Goes on with another step: its banner takes the place of the one that is shown.
  ///
  /// Back on an earlier one, or on one that was left again, no words are repeated.
  private mutating func turn(to index: Int, on line: RouteLine) {
    if furthest.step == step { furthest.voice = spokenVoice }
    step = index
    shownBanner = -1
    if index > furthest.step {
      furthest = (index, -1)
      spokenVoice = -1
    } else if index == furthest.step {
      spokenVoice = furthest.voice
    } else {
      spokenVoice = line.steps[index].voices.count
    }
  }

  /// Returns whether a text may still name the distance at which it was to be spoken.
  static func isInTime(_ distance: Double, trigger: Double) -> Bool {
    !Millimetres.isMore(leastShare * trigger, than: distance)
  }

  /// Returns the last ordinal behind `ordinal` whose trigger was reached.
  @inline(__always)
  private func latest(
    of triggers: [Double],
    in range: Range<Int>,
    after ordinal: Int,
    _ distance: Double
  ) -> Int? {
    var found: Int?
    var candidate = ordinal + 1
    while candidate < range.count {
      if distance - triggers[range.lowerBound + candidate] <= tolerance { found = candidate }
      candidate += 1
    }
    return found
  }
}
