package import CanonicalJSON

/// The words of `kind` for faults of the receiver, in the order of the documentation.
package enum FaultWord: String, CaseIterable, Sendable {
  case white, correlated, bias, multipath, spike, dropout, frozen, deadReckoning, tunnel, accuracy,
    speed, course, duplicate, late, clock, rate

  /// Values that let one see at once what the fault does, for somebody who begins with it.
  package var starters: KeyValuePairs<String, Double> {
    switch self {
    case .white, .correlated: ["sigma": 8]
    case .bias: ["across": 25]
    case .spike: ["probability": 0.1]
    case .duplicate, .late: ["probability": 0.3]
    case .accuracy: ["value": 60]
    case .speed, .course: ["factor": 0.5]
    case .clock: ["step": 2]
    case .rate: ["interval": 3]
    case .multipath, .dropout, .frozen, .deadReckoning, .tunnel: [:]
    }
  }
}

extension FaultSetup {
  /// What goes wrong; lengths in metres, times in seconds, angles in degrees.
  package enum Kind: Sendable {
    /// An error of each fix for itself; metres in each direction.
    /// The velocity is off by `velocity` metres per second in each direction, a tenth of sigma if nil.
    case white(sigma: Double, velocity: Double? = nil)
    /// An error that lasts: a Gauss–Markov process of the first order.
    case correlated(sigma: Double, time: Double, velocity: Double? = nil)
    /// The same error throughout; `along` and `across` turn with the course, the latter to its right.
    case bias(east: Double, north: Double, along: Double = 0, across: Double = 0)
    case multipath(MultipathSetup)
    /// A single fix far off.
    case spike(probability: Double, distance: ClosedRange<Double>)
    case dropout(probability: Double)
    case frozen
    /// Positions by the last speed and course.
    case deadReckoning
    case tunnel(TunnelSetup)
    case accuracy(ValueFault)
    case speed(ValueFault)
    case course(ValueFault)
    case duplicate(probability: Double, count: Int)
    case late(probability: Double, delay: ClosedRange<Double>)
    case clock(step: Double, drift: Double, jitter: Double)
    case rate(interval: Double)
  }
}

extension FaultSetup.Kind {
  private static let keys = FaultKeys.keys

  /// Reads what a fault of a word needs; nil where that is missing or wrong, which is reported.
  init?(_ word: FaultWord, _ reader: inout JSONObjectReader) {
    guard let kind = Self.read(word, &reader) else { return nil }
    self = kind
  }

  private static func read(_ word: FaultWord, _ reader: inout JSONObjectReader) -> Self? {
    switch word {
    case .white:
      let velocity = keys.velocity(&reader)
      return keys.sigma(&reader, .required).map { .white(sigma: $0, velocity: velocity) }
    case .correlated:
      let time = keys.time(&reader)
      let velocity = keys.velocity(&reader)
      return keys.sigma(&reader, .required).map {
        .correlated(sigma: $0, time: time, velocity: velocity)
      }
    case .bias:
      let east = keys.east(&reader)
      let north = keys.north(&reader)
      let along = keys.along(&reader)
      let across = keys.across(&reader)
      return .bias(east: east ?? 0, north: north ?? 0, along: along, across: across)
    case .multipath: return multipath(&reader)
    case .spike:
      let distance = keys.distance(&reader)
      return .spike(probability: keys.probability(&reader) ?? 0.01, distance: distance)
    case .dropout: return dropout(&reader)
    case .frozen: return held(.frozen, word, &reader)
    case .deadReckoning: return held(.deadReckoning, word, &reader)
    case .tunnel: return tunnel(&reader)
    case .accuracy: return value(&reader, in: 0...100_000, unit: "m").map { .accuracy($0) }
    case .speed: return value(&reader, in: 0...500, unit: "m/s").map { .speed($0) }
    case .course: return value(&reader, in: 0...360, unit: "degrees").map { .course($0) }
    case .duplicate:
      let count = keys.count(&reader)
      return .duplicate(probability: keys.probability(&reader) ?? 0.1, count: count)
    case .late:
      let delay = keys.delay(&reader)
      return .late(probability: keys.probability(&reader) ?? 0.1, delay: delay ?? 1...3)
    case .clock: return clock(&reader)
    case .rate: return keys.interval(&reader, .required).map { .rate(interval: $0) }
    }
  }

  private static func hasWindow(_ reader: inout JSONObjectReader) -> Bool {
    keys.from.key.isIn(&reader) || keys.to.isIn(&reader)
  }

  /// A fault that needs to know when it holds.
  private static func held(
    _ kind: Self,
    _ word: FaultWord,
    _ reader: inout JSONObjectReader
  ) -> Self? {
    if hasWindow(&reader) { return kind }
    reader.report("\"\(word.rawValue)\" needs \"from\" or \"to\"", at: keys.kind.name)
    return nil
  }

  private static func multipath(_ reader: inout JSONObjectReader) -> Self {
    var setup = MultipathSetup()
    setup.perKilometre = keys.perKilometre(&reader)
    setup.jump = keys.jump(&reader) ?? setup.jump
    setup.duration = keys.duration(&reader)
    setup.accuracy = keys.accuracy(&reader)
    return .multipath(setup)
  }

  private static func dropout(_ reader: inout JSONObjectReader) -> Self? {
    let hasWindow = hasWindow(&reader)
    let probability = keys.probability(&reader) ?? 1
    guard hasWindow || probability < 1 else {
      reader.report(
        "a dropout without \"from\", \"to\" and \"probability\" leaves no fix",
        at: keys.kind.name
      )
      return nil
    }
    return .dropout(probability: probability)
  }

  private static func tunnel(_ reader: inout JSONObjectReader) -> Self? {
    guard keys.from.key.isIn(&reader), keys.to.isIn(&reader) else {
      reader.report("a tunnel needs \"from\" and \"to\"", at: keys.kind.name)
      return nil
    }
    var setup = TunnelSetup()
    setup.reckoned = keys.reckoned(&reader)
    setup.recovery = keys.recovery(&reader)
    setup.jump = keys.jump(&reader) ?? setup.jump
    return .tunnel(setup)
  }

  private static func value(
    _ reader: inout JSONObjectReader,
    in range: ClosedRange<Double>,
    unit: String
  ) -> FaultSetup.ValueFault? {
    var fault = FaultSetup.ValueFault()
    fault.value = FaultKeys.value(range, unit)(&reader)
    fault.factor = keys.factor(&reader)
    fault.offset = FaultKeys.offset(unit)(&reader)
    fault.isMissing = keys.missing(&reader) ?? false
    let names = [keys.value.name, keys.factor.name, keys.offset.name, keys.missing.name]
    guard names.contains(where: { reader.has($0) }) else {
      reader.report(
        "what is wrong with it? \"value\", \"factor\", \"offset\" or \"missing\"",
        at: keys.kind.name
      )
      return nil
    }
    return fault
  }

  private static func clock(_ reader: inout JSONObjectReader) -> Self {
    let step = keys.step(&reader)
    let drift = keys.drift(&reader)
    let jitter = keys.jitter(&reader)
    return .clock(step: step, drift: drift, jitter: jitter)
  }
}

// MARK: - Writing

extension FaultSetup {
  /// Writes the fault as the section `faults` has it, its numbers rounded as people read them.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", word)
    if window.lowerBound > 0 { writer.member("from", window.lowerBound, decimals: 1) }
    if window.upperBound < .infinity { writer.member("to", window.upperBound, decimals: 1) }
    kind.write(to: &writer)
    writer.endObject()
  }
}

extension FaultSetup.Kind {
  fileprivate func write(to writer: inout JSONWriter) {
    func number(_ key: StaticString, _ value: Double, _ decimals: Int = 2) {
      writer.member(key, value, decimals: decimals)
    }
    func range(_ key: StaticString, _ range: ClosedRange<Double>) {
      writer.beginArray(key)
      writer.fixed(range.lowerBound, decimals: 1)
      writer.fixed(range.upperBound, decimals: 1)
      writer.endArray()
    }
    func told(_ fault: FaultSetup.ValueFault) {
      if let value = fault.value { number("value", value) }
      if fault.factor != 1 { number("factor", fault.factor) }
      if fault.offset != 0 { number("offset", fault.offset, 1) }
      if fault.isMissing { writer.member("missing", true) }
    }
    switch self {
    case .white(let sigma, let velocity):
      number("sigma", sigma)
      if let velocity { number("velocity", velocity, 3) }
    case .correlated(let sigma, let time, let velocity):
      number("sigma", sigma)
      number("time", time, 1)
      if let velocity { number("velocity", velocity, 3) }
    case .bias(let east, let north, let along, let across):
      if east != 0 { number("east", east) }
      if north != 0 { number("north", north) }
      if along != 0 { number("along", along) }
      if across != 0 { number("across", across) }
    case .multipath(let setup):
      number("perKilometre", setup.perKilometre)
      range("jump", setup.jump)
      range("duration", setup.duration)
      range("accuracy", setup.accuracy)
    case .spike(let probability, let distance):
      number("probability", probability, 3)
      range("distance", distance)
    case .dropout(let probability): number("probability", probability, 3)
    case .frozen, .deadReckoning: break
    case .tunnel(let setup):
      number("reckoned", setup.reckoned, 1)
      if setup.recovery != FaultKeys.keys.recovery.standard {
        number("recovery", setup.recovery, 1)
      }
      range("jump", setup.jump)
    case .accuracy(let fault), .speed(let fault), .course(let fault): told(fault)
    case .duplicate(let probability, let count):
      number("probability", probability, 3)
      writer.member("count", count)
    case .late(let probability, let delay):
      number("probability", probability, 3)
      range("delay", delay)
    case .clock(let step, let drift, let jitter):
      number("step", step, 6)
      number("drift", drift, 6)
      number("jitter", jitter, 6)
    case .rate(let interval): number("interval", interval, 3)
    }
  }
}
