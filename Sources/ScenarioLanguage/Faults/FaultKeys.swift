import CanonicalJSON
import Navigation

/// The keys of a fault, of the receiver or of the service; each kind takes some of them.
struct FaultKeys: KeyTable {
  let kind = Keys.word(
    "kind",
    FaultWord.allCases.map(\.rawValue) + ServiceFaultWord.allCases.map(\.rawValue),
    "What goes wrong."
  ).required
  let from = Keys.number(
    "from",
    0...31_536_000,
    "s",
    "Seconds at which it begins.",
    standard: 0
  )
  let to = Keys.number("to", 0...31_536_000, "s", "Seconds at which it ends (never).")
  let sigma = Keys.number(
    "sigma",
    0...10_000,
    "m",
    "Metres in each direction: white and correlated."
  )
  let time = Keys.number(
    "time",
    0.1...86_400,
    "s",
    "Seconds in which a correlated error fades to 1/e.",
    standard: 30
  )
  let east = Keys.number("east", -10_000...10_000, "m", "Metres: bias.")
  let north = Keys.number("north", -10_000...10_000, "m", "Metres: bias.")
  let along = Keys.number("along", -10_000...10_000, "m", "Metres ahead: bias.", standard: 0)
  let across = Keys.number(
    "across",
    -10_000...10_000,
    "m",
    "Metres to the right: bias.",
    standard: 0
  )
  let velocity = Keys.number(
    "velocity",
    0...100,
    "m/s",
    "Sigma of the velocity, m/s: white, correlated (a tenth of sigma)."
  )
  let perKilometre = Keys.number(
    "perKilometre",
    0.001...1000,
    "",
    "How often: multipath.",
    standard: 1
  )
  let reckoned = Keys.number(
    "reckoned",
    0...3600,
    "s",
    "Seconds before it falls silent: tunnel.",
    standard: 10
  )
  let recovery = Keys.number(
    "recovery",
    0...3600,
    "s",
    "Seconds until the error has faded: tunnel.",
    standard: 5
  )
  let hold = Keys.number(
    "hold",
    0.001...3600,
    "s",
    "Seconds at most: serviceReorder.",
    standard: 10
  )
  let status = Keys.whole("status", 400...599, "HTTP status: serviceError.", standard: 503)
  let error = Keys.word(
    "error",
    TransportError.scriptable,
    "In place of a status: serviceError."
  )
  let jump = Keys.range(
    "jump",
    0...10_000,
    "m",
    "Metres: multipath (15 to 40), tunnel (10 to 30)."
  )
  let duration = Keys.range("duration", 0...3600, "s", "Seconds: multipath.", standard: 3...10)
  let accuracy = Keys.range(
    "accuracy",
    0...10_000,
    "m",
    "Claimed metres: multipath.",
    standard: 10...30
  )
  let probability = Keys.number(
    "probability",
    0...1,
    "",
    "Of each fix: spike, dropout, duplicate, late; of each request: the service's (1)."
  )
  let distance = Keys.range(
    "distance",
    0...1_000_000,
    "m",
    "Metres: spike.",
    standard: 100...1000
  )
  let count = Keys.whole("count", 1...100, "Copies: duplicate.", standard: 1)
  let delay = Keys.range(
    "delay",
    0...3600,
    "s",
    "Seconds: late, serviceLatency (1 to 3), serviceError, tileError (0)."
  )
  let value = Self.value(0...100_000, "")
  let factor = Keys.number(
    "factor",
    0...1000,
    "",
    "Times the value: accuracy, speed, course.",
    standard: 1
  )
  let offset = Self.offset("")
  let missing = Keys.flag("missing", "Not told at all: accuracy, speed, course.")
  let step = Keys.number(
    "step",
    -86_400...86_400,
    "s",
    "Seconds that the clock is off: clock.",
    standard: 0
  )
  let drift = Keys.number("drift", -0.5...0.5, "", "Seconds a second: clock.", standard: 0)
  let jitter = Keys.number(
    "jitter",
    0...3600,
    "s",
    "Seconds, the sigma of each fix's time: clock.",
    standard: 0
  )
  let interval = Keys.number("interval", 0.01...3600, "s", "Seconds from fix to fix: rate.")

  /// `value` of a quantity: each has its range and unit.
  static func value(_ range: ClosedRange<Double>, _ unit: String) -> Key<Double> {
    Keys.number("value", range, unit, "In place of the value: accuracy, speed, course.")
  }

  /// `offset` of a quantity.
  static func offset(_ unit: String) -> StandardKey<Double> {
    Keys.number(
      "offset",
      -100_000...100_000,
      unit,
      "Added: accuracy, speed, course.",
      standard: 0
    )
  }

  /// The one table of both kinds of faults.
  static let keys = FaultKeys()

  /// The section `faults`.
  static let list = Keys.objects(
    "faults",
    of: keys.schema(
      "What the receiver or the service does wrong, with a seeded stream of random numbers of its own."
    ),
    "What goes wrong with the fixes, and with the requests for routes."
  )
}
