import CanonicalJSON

/// Reads the section `faults`.
enum FaultSection {
  /// What goes wrong with the fixes, and with the requests.
  struct Faults {
    var receiver: [FaultSetup] = []
    var service: [ServiceFaultSetup] = []
  }

  private static let keys = FaultKeys.keys

  static func read(_ reader: inout JSONObjectReader) -> Faults {
    var counts: [String: Int] = [:]
    var faults = Faults()
    for var entry in FaultKeys.list(&reader) ?? [] {
      read(&entry, &counts, into: &faults)
      entry.finish()
    }
    return faults
  }

  /// Reads one fault and numbers it among those of its kind.
  private static func read(
    _ reader: inout JSONObjectReader,
    _ counts: inout [String: Int],
    into faults: inout Faults
  ) {
    let window = window(&reader)
    guard let text = keys.kind(&reader) else {
      // Nobody knows which members the kind would have.
      for member in reader.value.members { reader.expect(member.key) }
      return
    }
    let ordinal = counts[text, default: 0]
    counts[text] = ordinal + 1
    if let word = ServiceFaultWord(rawValue: text) {
      let fault = ServiceFaultSection.fault(word, window ?? 0...(.infinity), &reader)
      guard var fault, window != nil else { return }
      fault.ordinal = ordinal
      faults.service.append(fault)
    } else if let word = FaultWord(rawValue: text) {
      guard let kind = kind(word, &reader), let window else { return }
      var fault = FaultSetup(kind, word: text, window: window)
      fault.ordinal = ordinal
      faults.receiver.append(fault)
    }
  }

  /// Returns the seconds from `from` to `to`; the whole run where neither is there.
  private static func window(_ reader: inout JSONObjectReader) -> ClosedRange<Double>? {
    let start = keys.from(&reader)
    let end = keys.to(&reader) ?? .infinity
    guard start <= end else {
      reader.report(
        "the fault ends at \(end) s, before it begins at \(start) s",
        at: keys.to.name
      )
      return nil
    }
    return start...end
  }

  private static func hasWindow(_ reader: inout JSONObjectReader) -> Bool {
    keys.from.key.isIn(&reader) || keys.to.isIn(&reader)
  }

  private static func kind(
    _ word: FaultWord,
    _ reader: inout JSONObjectReader
  ) -> FaultSetup.Kind? {
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

  /// A fault that needs to know when it holds.
  private static func held(
    _ kind: FaultSetup.Kind,
    _ word: FaultWord,
    _ reader: inout JSONObjectReader
  ) -> FaultSetup.Kind? {
    if hasWindow(&reader) { return kind }
    reader.report("\"\(word.rawValue)\" needs \"from\" or \"to\"", at: keys.kind.name)
    return nil
  }

  private static func multipath(_ reader: inout JSONObjectReader) -> FaultSetup.Kind {
    var setup = MultipathSetup()
    setup.perKilometre = keys.perKilometre(&reader)
    setup.jump = keys.jump(&reader) ?? setup.jump
    setup.duration = keys.duration(&reader)
    setup.accuracy = keys.accuracy(&reader)
    return .multipath(setup)
  }

  private static func dropout(_ reader: inout JSONObjectReader) -> FaultSetup.Kind? {
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

  private static func tunnel(_ reader: inout JSONObjectReader) -> FaultSetup.Kind? {
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

  private static func clock(_ reader: inout JSONObjectReader) -> FaultSetup.Kind {
    let step = keys.step(&reader)
    let drift = keys.drift(&reader)
    let jitter = keys.jitter(&reader)
    return .clock(step: step, drift: drift, jitter: jitter)
  }
}
