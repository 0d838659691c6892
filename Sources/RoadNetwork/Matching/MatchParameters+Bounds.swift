extension MatchParameters {
  /// The parameters within bounds for which every cost is a number.
  var bounded: MatchParameters {
    func within(_ range: ClosedRange<Double>, _ value: Double, else usual: Double) -> Double {
      value.isNaN ? usual : min(max(value, range.lowerBound), range.upperBound)
    }
    let usual = MatchParameters()
    var result = self
    result.sigma = within(0.1...1_000, sigma, else: usual.sigma)
    result.radius = within(1...1_000, radius, else: usual.radius)
    result.largestRadius = within(
      result.radius...1_000,
      largestRadius,
      else: max(result.radius, usual.largestRadius)
    )
    result.beta = within(0.01...1_000, beta, else: usual.beta)
    result.stepSigmas = within(0...100, stepSigmas, else: usual.stepSigmas)
    result.slipSigmas = within(0...100, slipSigmas, else: usual.slipSigmas)
    result.uTurn = within(0...1_000, uTurn, else: usual.uTurn)
    result.turnRate = within(0...1_000, turnRate, else: usual.turnRate)
    result.headingSigma = within(1...1_000, headingSigma, else: usual.headingSigma)
    result.topSpeed = within(1...1_000, topSpeed, else: usual.topSpeed)
    result.longestDetour = within(0...100_000, longestDetour, else: usual.longestDetour)
    result.longestGap = within(0...1e6, longestGap, else: usual.longestGap)
    result.brokenFixes = min(max(brokenFixes, 1), 1_000)
    result.offRoadFixes = min(max(offRoadFixes, 1), 1_000_000)
    result.beam = within(1...1_000, beam, else: usual.beam)
    result.departure = within(0...1_000, departure, else: usual.departure)
    return result
  }
}
