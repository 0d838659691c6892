import CanonicalJSON
import Navigation

extension ScenarioSchema {
  /// The section `faults`.
  static var faults: SchemaValue {
    .array(
      of: .closed(
        "What the receiver or the service does wrong, with a seeded stream of random numbers of its own.",
        required: ["kind"],
        [
          ("kind", .choice(FaultSection.words + ServiceFaultSection.words, "What goes wrong.")),
          ("from", .number(0...31_536_000, "Seconds at which it begins (0).")),
          ("to", .number(0...31_536_000, "Seconds at which it ends (never).")),
          ("sigma", .number(0...10_000, "Metres in each direction: white and correlated.")),
          ("time", .number(0.1...86_400, "Seconds in which a correlated error fades to 1/e (30).")),
          ("east", .number(-10_000...10_000, "Metres: bias.")),
          ("north", .number(-10_000...10_000, "Metres: bias.")),
          ("along", .number(-10_000...10_000, "Metres ahead: bias (0).")),
          ("across", .number(-10_000...10_000, "Metres to the right: bias (0).")),
          (
            "velocity",
            .number(0...100, "Sigma of the velocity, m/s: white, correlated (a tenth of sigma).")
          ),
          ("perKilometre", .number(0.001...1000, "How often: multipath (1).")),
          ("reckoned", .number(0...3600, "Seconds before it falls silent: tunnel (10).")),
          ("recovery", .number(0...3600, "Seconds until the error has faded: tunnel (5).")),
          ("hold", .number(0.001...3600, "Seconds at most: serviceReorder (10).")),
          ("status", .number(400...599, "HTTP status: serviceError (503).", isWhole: true)),
          ("error", .choice(TransportError.scriptable, "In place of a status: serviceError.")),
          ("jump", .range(0...10_000, "Metres: multipath (15 to 40), tunnel (10 to 30).")),
          ("duration", .range(0...3600, "Seconds: multipath (3 to 10).")),
          ("accuracy", .range(0...10_000, "Claimed metres: multipath (10 to 30).")),
          (
            "probability",
            .number(
              0...1,
              "Of each fix: spike, dropout, duplicate, late; of each request: the service's (1)."
            )
          ),
          ("distance", .range(0...1_000_000, "Metres: spike (100 to 1000).")),
          ("count", .number(1...100, "Copies: duplicate (1).", isWhole: true)),
          (
            "delay",
            .range(0...3600, "Seconds: late, serviceLatency (1 to 3), serviceError, tileError (0).")
          ),
          ("value", .number(0...100_000, "In place of the value: accuracy, speed, course.")),
          ("factor", .number(0...1000, "Times the value: accuracy, speed, course (1).")),
          ("offset", .number(-100_000...100_000, "Added: accuracy, speed, course (0).")),
          ("missing", .boolean("Not told at all: accuracy, speed, course.")),
          ("step", .number(-86_400...86_400, "Seconds that the clock is off: clock (0).")),
          ("drift", .number(-0.5...0.5, "Seconds a second: clock (0).")),
          ("jitter", .number(0...3600, "Seconds, the sigma of each fix's time: clock (0).")),
          ("interval", .number(0.01...3600, "Seconds from fix to fix: rate.")),
        ]
      ),
      "What goes wrong with the fixes, and with the requests for routes."
    )
  }
}
