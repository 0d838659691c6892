/// Decides which banner and which spoken instruction of the current step is due, each once (X-F15).
struct InstructionReporter {
  private let tolerance: Double
  /// The furthest step reached: going back to one before it repeats nothing.
  private var step = -1
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
  mutating func due(
    on line: RouteLine,
    step index: Int,
    distance: Double
  ) -> (banner: Int?, voice: Int?) {
    guard index >= step else { return (nil, nil) }
    if index > step {
      step = index
      shownBanner = -1
      spokenVoice = -1
    }
    let step = line.steps[index]
    let banner = latest(of: line.bannerTriggers, in: step.banners, after: shownBanner, distance)
    let voice = latest(of: line.voiceTriggers, in: step.voices, after: spokenVoice, distance)
    if let banner { shownBanner = banner }
    if let voice { spokenVoice = voice }
    return (banner, voice)
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
