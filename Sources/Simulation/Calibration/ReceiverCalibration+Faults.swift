package import CanonicalJSON
package import ScenarioLanguage

extension ReceiverCalibration {
  /// The faults that make the errors that were measured, rounded as they are written.
  package var faults: [FaultSetup] {
    var faults: [FaultSetup] = []
    func add(_ kind: FaultSetup.Kind, _ word: String, _ window: ClosedRange<Double>? = nil) {
      var fault = FaultSetup(kind, word: word, window: window ?? 0...(.infinity))
      fault.ordinal = faults.count { $0.word == word }
      faults.append(fault)
    }
    // A mean that chance alone would give is no bias.
    let biases = [east, north, along, across].map { value in
      value.magnitude > 2 * chance ? Self.rounded(value, 2) : 0
    }
    if biases.contains(where: { $0 != 0 }) {
      add(
        .bias(east: biases[0], north: biases[1], along: biases[2], across: biases[3]),
        "bias"
      )
    }
    let told = velocity.map { Self.rounded($0, 3) }
    let (lasting, white) = (Self.rounded(fit.lasting, 2), Self.rounded(fit.white, 2))
    if lasting > 0 {
      let time = max(0.1, Self.rounded(fit.time, 1))
      add(.correlated(sigma: lasting, time: time, velocity: told), "correlated")
    }
    // A twentieth of the noise, less than which the fit does not tell.
    if white > 0, white * white > 0.05 * (white * white + lasting * lasting) {
      add(.white(sigma: white, velocity: lasting > 0 ? 0 : told), "white")
    }
    if let reflections { add(.multipath(reflections), "multipath") }
    for tunnel in tunnels {
      var setup = TunnelSetup()
      setup.reckoned = 0
      // What is no more than noise is left to the noise.
      let least = max(3 * max(lasting, white), Excursion.leastDistance)
      let exit = tunnel.exit > least ? Self.rounded(tunnel.exit, 1) : 0
      setup.jump = exit...exit
      let window =
        Self.rounded(tunnel.window.lowerBound, 1)...Self.rounded(tunnel.window.upperBound, 1)
      add(.tunnel(setup), "tunnel", window)
    }
    if missing >= 0.005 { add(.dropout(probability: Self.rounded(missing, 3)), "dropout") }
    if let claim, (claim - 1).magnitude > 0.1 {
      var fault = FaultSetup.ValueFault()
      fault.factor = Self.rounded(claim, 2)
      add(.accuracy(fault), "accuracy")
    }
    if let course, course.magnitude >= 0.5 {
      var fault = FaultSetup.ValueFault()
      fault.offset = Self.rounded(course, 1)
      add(.course(fault), "course")
    }
    return faults
  }

  /// The excursions as reflections; nil for fewer than three, which tell no rate.
  private var reflections: MultipathSetup? {
    guard excursions.count >= 3 else { return nil }
    var setup = MultipathSetup()
    setup.perKilometre = min(max(Self.rounded(excursionsPerKilometre, 2), 0.01), 1000)
    setup.jump = Self.range(excursions.map(\.distance), 1, below: 10_000)
    setup.duration = Self.range(excursions.map(\.duration), 1, below: 3600)
    let claims = excursions.compactMap(\.claimed)
    if !claims.isEmpty { setup.accuracy = Self.range(claims, 1, below: 10_000) }
    return setup
  }

  /// Returns what nine of ten numbers lie in.
  private static func range(
    _ numbers: [Double],
    _ decimals: Int,
    below limit: Double
  ) -> ClosedRange<Double> {
    let quantiles = Quantiles(numbers)
    let low = min(rounded(quantiles[0.05], decimals), limit)
    return low...min(max(low, rounded(quantiles[0.95], decimals)), limit)
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }

  // MARK: - Text

  /// Writes the faults as a scenario's section has them.
  package func writeFaults(to writer: inout JSONWriter) {
    writer.beginArray()
    for fault in faults { fault.write(to: &writer) }
    writer.endArray()
  }

  /// Each fault as one line of a scenario.
  package var faultLines: [String] {
    faults.map { fault in
      var writer = JSONWriter()
      fault.write(to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }
}
