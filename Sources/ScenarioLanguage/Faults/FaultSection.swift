import CanonicalJSON

/// Reads the `faults` section.
enum FaultSection {
  /// The words of `kind`, in the order of the documentation.
  static let words = [
    "white", "correlated", "bias", "multipath", "spike", "dropout", "frozen", "deadReckoning",
    "tunnel", "accuracy", "speed", "course", "duplicate", "late", "clock", "rate",
  ]

  static func read(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    var counts: [String: Int] = [:]
    for var entry in reader.objects("faults") ?? [] {
      read(&entry, &counts, into: &scenario)
      entry.finish()
    }
  }

  /// Reads one fault and numbers it among those of its kind.
  private static func read(
    _ reader: inout JSONObjectReader,
    _ counts: inout [String: Int],
    into scenario: inout Scenario
  ) {
    let window = window(&reader)
    guard let word = reader.oneOf("kind", words + ServiceFaultSection.words, .required) else {
      // Nobody knows which members the kind would have.
      for member in reader.value.members { reader.expect(member.key) }
      return
    }
    let ordinal = counts[word, default: 0]
    counts[word] = ordinal + 1
    if ServiceFaultSection.words.contains(word) {
      let fault = ServiceFaultSection.fault(word, window ?? 0...(.infinity), &reader)
      guard var fault, window != nil else { return }
      fault.ordinal = ordinal
      scenario.serviceFaults.append(fault)
      return
    }
    guard let kind = kind(word, &reader), let window else { return }
    var fault = FaultSetup(kind, word: word, window: window)
    fault.ordinal = ordinal
    scenario.faults.append(fault)
  }

  /// Returns the seconds from `from` to `to`; the whole run where neither is there.
  private static func window(_ reader: inout JSONObjectReader) -> ClosedRange<Double>? {
    let from = reader.double("from", in: 0...31_536_000, unit: "s")
    let to = reader.double("to", in: 0...31_536_000, unit: "s")
    let start = from ?? 0
    let end = to ?? .infinity
    guard start <= end else {
      reader.report("the fault ends at \(end) s, before it begins at \(start) s", at: "to")
      return nil
    }
    return start...end
  }

  private static func kind(
    _ word: String,
    _ reader: inout JSONObjectReader
  ) -> FaultSetup.Kind? {
    switch word {
    case "white":
      let velocity = velocity(&reader)
      return sigma(&reader).map { .white(sigma: $0, velocity: velocity) }
    case "correlated":
      let time = reader.double("time", in: 0.1...86_400, unit: "s") ?? 30
      let velocity = velocity(&reader)
      return sigma(&reader).map { .correlated(sigma: $0, time: time, velocity: velocity) }
    case "bias":
      let east = reader.double("east", in: -10_000...10_000, unit: "m")
      let north = reader.double("north", in: -10_000...10_000, unit: "m")
      let along = reader.double("along", in: -10_000...10_000, unit: "m")
      let across = reader.double("across", in: -10_000...10_000, unit: "m")
      return .bias(
        east: east ?? 0,
        north: north ?? 0,
        along: along ?? 0,
        across: across ?? 0
      )
    case "multipath": return multipath(&reader)
    case "spike":
      let distance = RangeReading.range("distance", &reader, in: 0...1_000_000, unit: "m")
      return .spike(probability: probability(&reader, 0.01), distance: distance ?? 100...1000)
    case "dropout": return dropout(&reader)
    case "frozen", "deadReckoning":
      guard reader.has("from") || reader.has("to") else {
        reader.report("\"\(word)\" needs \"from\" or \"to\"", at: "kind")
        return nil
      }
      return word == "frozen" ? .frozen : .deadReckoning
    case "tunnel": return tunnel(&reader)
    case "accuracy": return value(&reader, in: 0...100_000, unit: "m").map { .accuracy($0) }
    case "speed": return value(&reader, in: 0...500, unit: "m/s").map { .speed($0) }
    case "course": return value(&reader, in: 0...360, unit: "degrees").map { .course($0) }
    case "duplicate":
      let count = reader.integer("count", in: 1...100)
      return .duplicate(probability: probability(&reader, 0.1), count: Int(count ?? 1))
    case "late":
      let delay = RangeReading.range("delay", &reader, in: 0...3600, unit: "s")
      return .late(probability: probability(&reader, 0.1), delay: delay ?? 1...3)
    case "clock": return clock(&reader)
    default:
      return reader.double("interval", .required, in: 0.01...3600, unit: "s").map {
        .rate(interval: $0)
      }
    }
  }

  private static func sigma(_ reader: inout JSONObjectReader) -> Double? {
    reader.double("sigma", .required, in: 0...10_000, unit: "m")
  }

  private static func velocity(_ reader: inout JSONObjectReader) -> Double? {
    reader.double("velocity", in: 0...100, unit: "m/s")
  }

  private static func probability(_ reader: inout JSONObjectReader, _ standard: Double) -> Double {
    reader.double("probability", in: 0...1) ?? standard
  }

  private static func multipath(_ reader: inout JSONObjectReader) -> FaultSetup.Kind {
    var setup = MultipathSetup()
    setup.perKilometre = reader.double("perKilometre", in: 0.001...1000) ?? setup.perKilometre
    setup.jump = RangeReading.range("jump", &reader, in: 0...10_000, unit: "m") ?? setup.jump
    setup.duration =
      RangeReading.range("duration", &reader, in: 0...3600, unit: "s") ?? setup.duration
    setup.accuracy =
      RangeReading.range("accuracy", &reader, in: 0...10_000, unit: "m") ?? setup.accuracy
    return .multipath(setup)
  }

  private static func dropout(_ reader: inout JSONObjectReader) -> FaultSetup.Kind? {
    let hasWindow = reader.has("from") || reader.has("to")
    let probability = probability(&reader, 1)
    guard hasWindow || probability < 1 else {
      reader.report(
        "a dropout without \"from\", \"to\" and \"probability\" leaves no fix",
        at: "kind"
      )
      return nil
    }
    return .dropout(probability: probability)
  }

  private static func tunnel(_ reader: inout JSONObjectReader) -> FaultSetup.Kind? {
    guard reader.has("from"), reader.has("to") else {
      reader.report("a tunnel needs \"from\" and \"to\"", at: "kind")
      return nil
    }
    var setup = TunnelSetup()
    setup.reckoned = reader.double("reckoned", in: 0...3600, unit: "s") ?? setup.reckoned
    setup.recovery = reader.double("recovery", in: 0...3600, unit: "s") ?? setup.recovery
    setup.jump = RangeReading.range("jump", &reader, in: 0...10_000, unit: "m") ?? setup.jump
    return .tunnel(setup)
  }

  private static func value(
    _ reader: inout JSONObjectReader,
    in range: ClosedRange<Double>,
    unit: String
  ) -> FaultSetup.ValueFault? {
    var fault = FaultSetup.ValueFault()
    fault.value = reader.double("value", in: range, unit: unit)
    fault.factor = reader.double("factor", in: 0...1000) ?? 1
    fault.offset = reader.double("offset", in: -100_000...100_000, unit: unit) ?? 0
    fault.isMissing = reader.bool("missing") ?? false
    let isSomething = ["value", "factor", "offset", "missing"].contains { reader.has($0) }
    guard isSomething else {
      let message = "what is wrong with it? \"value\", \"factor\", \"offset\" or \"missing\""
      reader.report(message, at: "kind")
      return nil
    }
    return fault
  }

  private static func clock(_ reader: inout JSONObjectReader) -> FaultSetup.Kind {
    let step = reader.double("step", in: -86_400...86_400, unit: "s") ?? 0
    let drift = reader.double("drift", in: -0.5...0.5) ?? 0
    let jitter = reader.double("jitter", in: 0...3600, unit: "s") ?? 0
    return .clock(step: step, drift: drift, jitter: jitter)
  }
}
