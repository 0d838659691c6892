package import Navigation

/// One key of a scenario's `navigator` section: its place in the configuration, default and meaning.
package struct NavigatorKey: Sendable {
  /// What values the key has, and where in the configuration they go.
  package enum Value: Sendable {
    /// A number within a range, with `"max"` where it switches a threshold off.
    case number(
      any WritableKeyPath<NavigatorConfiguration, Double> & Sendable,
      range: ClosedRange<Double>,
      allowsMax: Bool
    )
    case whole(
      any WritableKeyPath<NavigatorConfiguration, Int> & Sendable,
      range: ClosedRange<Int64>
    )
    case flag(any WritableKeyPath<NavigatorConfiguration, Bool> & Sendable)
    /// One of some words, the default first.
    case choice([String], set: @Sendable (inout NavigatorConfiguration, String) -> Void)
    /// A text that is read; `set` returns what is wrong with it, nil where nothing is.
    case text(
      standard: String,
      set: @Sendable (inout NavigatorConfiguration, String) -> String?
    )
  }

  /// The name, with a dot for a key of a section.
  package let name: String
  /// What values it has.
  package let value: Value
  /// `m`, `s`, `fixes` or nothing.
  package let unit: String
  /// What it does, in a few words.
  package let meaning: String
  /// Where the default comes from.
  package let source: String

  /// What the names of keys begin with where they are whole paths, as in a matrix.
  package static let section = "navigator."

  /// The name of a key that may be given by its whole path.
  package static func name(_ path: some StringProtocol) -> String {
    String(path.hasPrefix(section) ? path.dropFirst(section.count) : path.dropFirst(0))
  }

  /// Every key, in the order of the documentation.
  package static let all: [NavigatorKey] = [
    // First, because a profile sets the values that the keys behind it change.
    NavigatorKey(
      "profile",
      .choice(NavigatorProfile.names) {
        if let profile = NavigatorProfile(named: $1) {
          $0 = NavigatorConfiguration(profile: profile)
        }
      },
      "",
      "whose decision rules the route is followed by, with their values",
      "Ferrostar, MapLibre"
    ),
    NavigatorKey(
      "timeUpdateThreshold",
      .number(\.timeUpdateThreshold, range: -1e9...1e9, allowsMax: true),
      "s",
      "change of the remaining time that is reported; negative is the default",
      "Google Navigation SDK"
    ),
    NavigatorKey(
      "distanceUpdateThreshold",
      .number(\.distanceUpdateThreshold, range: -1e9...1e9, allowsMax: true),
      "m",
      "change of the remaining distance that is reported; negative is the default",
      "Google Navigation SDK"
    ),
    NavigatorKey(
      "arrivalDistance",
      .number(\.arrivalDistance, range: 0...10_000, allowsMax: false),
      "m",
      "distance along the leg from which a stop is reached",
      "navsim D-13"
    ),
    NavigatorKey(
      "arrivalTime",
      .number(\.arrivalTime, range: 0...3600, allowsMax: true),
      "s",
      "time before a braking vehicle stands at a stop from which it is reached; off where arrivalDistance is set",
      "navsim"
    ),
    NavigatorKey(
      "maxHorizontalAccuracy",
      .number(\.maxHorizontalAccuracy, range: 0...100_000, allowsMax: true),
      "m",
      "reported accuracy up to which a fix decides anything",
      "navsim D-16"
    ),
    NavigatorKey(
      "stopsGuidanceAtArrival",
      .flag(\.stopsGuidanceAtArrival),
      "",
      "whether an arrival switches guidance off",
      "Google Navigation SDK"
    ),
    NavigatorKey(
      "originWait",
      .number(\.originWait, range: 0...86_400, allowsMax: false),
      "s",
      "how long a request waits for the first usable fix",
      "navsim D-28"
    ),
    NavigatorKey(
      "instructionTolerance",
      .number(\.instructionTolerance, range: 0...1000, allowsMax: false),
      "m",
      "distance before its trigger from which an instruction is due",
      "Ferrostar"
    ),
    NavigatorKey(
      "stepExitDistance",
      .number(\.stepExitDistance, range: 0...1000, allowsMax: false),
      "m",
      "distance past the end of a step from which the next one is current",
      "Ferrostar"
    ),
    NavigatorKey(
      "offRoute.strategy",
      .choice(["corridor", "network"]) {
        $0.offRoute.strategy = NavigatorConfiguration.OffRoute.Strategy(rawValue: $1)
      },
      "",
      "what tells off route from on route: the distance, or the roads of a map, which is the default where there is one",
      "navsim D-16"
    ),
    NavigatorKey(
      "offRoute.distance",
      .number(\.offRoute.distance, range: 1...10_000, allowsMax: true),
      "m",
      "deviation beyond which a fix is off the route; with a map its roads mostly tell sooner (offRoute.strategy), and up to 30 m of the fix's accuracy come on top",
      "navsim D-16"
    ),
    NavigatorKey(
      "offRoute.fixes",
      .whole(\.offRoute.fixes, range: 1...1000),
      "fixes",
      "how many usable fixes in a row must deviate",
      "navsim D-16"
    ),
    NavigatorKey(
      "offRoute.returnDistance",
      .number(\.offRoute.returnDistance, range: 0...10_000, allowsMax: false),
      "m",
      "deviation at which an off-route vehicle is back; with a map it is 20 m from the route, on its road",
      "navsim D-16"
    ),
    NavigatorKey(
      "offRoute.course",
      .number(\.offRoute.course, range: 0...180, allowsMax: true),
      "°",
      "difference of course and route from which a moving vehicle heads elsewhere; 180 is off",
      "navsim"
    ),
    NavigatorKey(
      "offRoute.courseFixes",
      .whole(\.offRoute.courseFixes, range: 1...1000),
      "fixes",
      "how many usable fixes in a row must head elsewhere",
      "MapLibre"
    ),
    NavigatorKey(
      "offRoute.evidence",
      .number(\.offRoute.evidence, range: 1...1000, allowsMax: true),
      "nats",
      "how much better than the route the roads of a map must explain the drive",
      "navsim"
    ),
    NavigatorKey(
      "positioning.poorAfter",
      .number(\.positioning.poorAfter, range: 0...86_400, allowsMax: true),
      "s",
      "time without a usable fix after which the position is poor",
      "navsim"
    ),
    NavigatorKey(
      "positioning.lostAfter",
      .number(\.positioning.lostAfter, range: 0...86_400, allowsMax: true),
      "s",
      "time without any fix after which the position is lost",
      "Ferrostar"
    ),
    NavigatorKey(
      "positioning.reckonAfter",
      .number(\.positioning.reckonAfter, range: 0...86_400, allowsMax: true),
      "s",
      "time without a usable fix after which positions are reckoned along the route",
      "navsim"
    ),
    NavigatorKey(
      "positioning.reckonFor",
      .number(\.positioning.reckonFor, range: 0...86_400, allowsMax: true),
      "s",
      "how long they are reckoned at most",
      "navsim"
    ),
    NavigatorKey(
      "reroute.enabled",
      .flag(\.reroute.isEnabled),
      "",
      "whether a departure is answered by a new route",
      "navsim D-16"
    ),
    NavigatorKey(
      "reroute.minimumTime",
      .number(\.reroute.minimumTime, range: 0...86_400, allowsMax: false),
      "s",
      "time after a reroute ended; the next waits for more",
      "Ferrostar"
    ),
    NavigatorKey(
      "reroute.minimumMovement",
      .number(\.reroute.minimumMovement, range: 0...1_000_000, allowsMax: false),
      "m",
      "way from where the last reroute was triggered; the next waits for more",
      "Ferrostar"
    ),
    NavigatorKey(
      "reroute.maximumTime",
      .number(\.reroute.maximumTime, range: 0...86_400, allowsMax: false),
      "s",
      "limit of minimumTime, which failures in a row double, and answers in a row that come too late",
      "OsmAnd"
    ),
    NavigatorKey(
      "fasterRoute.minimumSaving",
      .number(\.fasterRoute.minimumSaving, range: 0...1440, allowsMax: true),
      "min",
      "time that a faster route must save at least; \"max\" is off",
      "Navmii"
    ),
    NavigatorKey(
      "fasterRoute.minimumSavingPercent",
      .number(\.fasterRoute.minimumSavingPercent, range: 0...100, allowsMax: true),
      "%",
      "share of the remaining time that it must save at least; \"max\" is off",
      "Navmii"
    ),
    NavigatorKey(
      "fasterRoute.interval",
      .number(\.fasterRoute.interval, range: 1...86_400, allowsMax: false),
      "s",
      "time from one search for a faster route to the next",
      "MapLibre"
    ),
    NavigatorKey(
      "fasterRoute.minimumRemaining",
      .number(\.fasterRoute.minimumRemaining, range: 0...86_400, allowsMax: false),
      "s",
      "remaining time from which it is searched for",
      "MapLibre"
    ),
    NavigatorKey(
      "routing.retries",
      .whole(\.routing.retries, range: 0...100),
      "",
      "how often a request is repeated after a network error",
      "navsim D-08"
    ),
    NavigatorKey(
      "routing.snapTolerance",
      .number(\.routing.snapTolerance, range: 0.1...1000, allowsMax: false),
      "m",
      "how far from a road each point of a line from elsewhere may lie",
      "navsim D-09"
    ),
    NavigatorKey(
      "routing.timeout",
      .number(\.routing.timeout, range: 0.001...86_400, allowsMax: false),
      "s",
      "time after which a request without an answer is given up",
      "Ferrostar"
    ),
    NavigatorKey(
      "audio.voice",
      .flag(\.audio.voice),
      "",
      "whether anything is spoken",
      "Google Navigation SDK"
    ),
    NavigatorKey(
      "audio.alertsOnly",
      .flag(\.audio.alertsOnly),
      "",
      "whether traffic messages are spoken, but no maneuvers",
      "Google Navigation SDK"
    ),
    NavigatorKey(
      "audio.vibration",
      .flag(\.audio.vibration),
      "",
      "whether the device vibrates with a spoken instruction",
      "Google Navigation SDK"
    ),
    NavigatorKey(
      "audio.bluetooth",
      .flag(\.audio.bluetooth),
      "",
      "whether voice goes over Bluetooth where it can",
      "Google Navigation SDK"
    ),
    NavigatorKey(
      "audio.bluetoothAvailable",
      .flag(\.audio.isBluetoothAvailable),
      "",
      "whether a Bluetooth device is connected",
      "navsim"
    ),
    NavigatorKey(
      "ferrostar.stepAdvance",
      .text(standard: "distanceEntryExit(30, 5, 32)") { configuration, text in
        read(text) { configuration.ferrostar.stepAdvance = $0 }
      },
      "",
      "profile ferrostar: when a step is left, in its conditions; set, stepExitDistance says nothing",
      "Ferrostar iOS demo"
    ),
    NavigatorKey(
      "ferrostar.arrivalAdvance",
      .text(standard: "distanceToEndOfStep(30, 10)") { configuration, text in
        read(text) { configuration.ferrostar.arrivalAdvance = $0 }
      },
      "",
      "profile ferrostar: when one of the last two steps is left; set, arrivalDistance says nothing",
      "Ferrostar iOS demo"
    ),
    NavigatorKey(
      "ferrostar.waypointRange",
      .number(\.ferrostar.waypointRange, range: 0...100_000, allowsMax: false),
      "m",
      "profile ferrostar: distance nearer than which a waypoint that is not the last is dropped; along a step, up to which",
      "Ferrostar iOS demo"
    ),
    NavigatorKey(
      "ferrostar.waypointAlongStep",
      .flag(\.ferrostar.dropsWaypointsAlongStep),
      "",
      "profile ferrostar: whether that distance is from a step just left, and not from the fix",
      "Ferrostar"
    ),
    NavigatorKey(
      "ferrostar.deviationAccuracy",
      .number(\.ferrostar.deviationAccuracy, range: 0...100_000, allowsMax: true),
      "m",
      "profile ferrostar: reported accuracy beyond which a fix never deviates",
      "Ferrostar iOS demo"
    ),
    NavigatorKey(
      "ferrostar.snapsCourse",
      .flag(\.ferrostar.snapsCourse),
      "",
      "profile ferrostar: whether a snapped location has the route's direction, and not its own",
      "Ferrostar"
    ),
  ]

  /// Reads a condition of step advance; returns what is wrong with it.
  private static func read(_ text: String, into set: (StepAdvance) -> Void) -> String? {
    do {
      set(try StepAdvance(parsing: text))
      return nil
    } catch {
      return error.description
    }
  }

  private init(
    _ name: String,
    _ value: Value,
    _ unit: String,
    _ meaning: String,
    _ source: String
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.meaning = meaning
    self.source = source
  }

  /// The section before the dot; empty for a key of the top.
  package var section: String {
    name.firstIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }

  /// The name without its section.
  package var key: String {
    name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
