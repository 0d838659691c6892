/// The thresholds and rules of a navigator.
public struct NavigatorConfiguration: Hashable, Sendable {
  /// When a position counts as off the route (D-16).
  public struct OffRoute: Hashable, Sendable {
    /// The rule that tells off route from on route.
    public enum Strategy: String, Sendable {
      /// By the distance from the route alone.
      case corridor
      /// Also where the roads of a map explain the drive better than the route does.
      case network
    }

    /// The rule; nil is network where there is a map, else corridor.
    public var strategy: Strategy?
    /// Metres from the route; more is a deviation.
    public var distance = 50.0
    /// How many usable fixes in a row must deviate.
    public var fixes = 3
    /// Metres from the route at which an off-route vehicle is back; at most ``distance``.
    public var returnDistance = 40.0
    /// Degrees between course and route from which a moving vehicle heads elsewhere; 180 is off.
    public var course = 60.0
    /// How many usable fixes in a row must head elsewhere.
    public var courseFixes = 5
    /// Nats by which the roads of a map must explain the drive better than the route does.
    public var evidence = 12.0

    /// Creates the defaults.
    public init() {}
  }

  /// When a departure is answered by a new route (the guards are Ferrostar's).
  public struct Reroute: Hashable, Sendable {
    /// Whether a departure is answered at all (yes).
    public var isEnabled = true
    /// Seconds that must pass after a reroute ended; the next waits for more.
    public var minimumTime = 5.0
    /// Metres from where the last one was triggered; the next waits for more.
    public var minimumMovement = 50.0
    /// Seconds to which the wait of ``minimumTime`` grows, doubled by failures in a row, and by answers in a
    /// row that come too late (OsmAnd's limit).
    public var maximumTime = 120.0

    /// Creates the defaults.
    public init() {}
  }

  /// When a faster route takes the place of the one being driven; off unless a threshold is set.
  public struct FasterRoute: Hashable, Sendable {
    /// Minutes that the new route must save at least; infinity is off.
    public var minimumSaving = Double.infinity
    /// Percent of the remaining time that it must save at least; infinity is off.
    public var minimumSavingPercent = Double.infinity
    /// Seconds from one check to the next (MapLibre's and Mapbox's).
    public var interval = 120.0
    /// Seconds that must remain for a check to be worth it (MapLibre's and Mapbox's).
    public var minimumRemaining = 600.0

    /// Creates the defaults: off.
    public init() {}

    /// Whether any threshold is set.
    public var isEnabled: Bool {
      minimumSaving.isFinite || minimumSavingPercent.isFinite
    }
  }

  /// How the stream of positions is judged, and what is done where it ends.
  public struct Positioning: Hashable, Sendable {
    /// Seconds without a usable fix, while others come, after which the quality is poor.
    public var poorAfter = 3.0
    /// Seconds without any fix after which the position is lost.
    public var lostAfter = 10.0
    /// Seconds without a usable fix after which positions are reckoned along the route; more where
    /// fixes come more seldom than once a second.
    public var reckonAfter = 3.0
    /// Seconds for which they are reckoned at most; 0 is never.
    public var reckonFor = 300.0

    /// Creates the defaults.
    public init() {}
  }

  /// How routes are requested.
  public struct Routing: Hashable, Sendable {
    /// How often a request is repeated after a network error.
    public var retries = 1
    /// Seconds until a request without an answer is given up.
    public var timeout = 15.0
    /// Metres from a road within which every point of a line from elsewhere must lie (D-09).
    public var snapTolerance = 50.0

    /// Creates the defaults.
    public init() {}
  }

  /// What may be heard and felt.
  public struct Audio: Hashable, Sendable {
    /// What is spoken (everything).
    public var voiceGuidance = VoiceGuidance.alertsAndGuidance
    /// Only when something is spoken.
    public var vibration = true
    /// Whether speech goes over Bluetooth where a device is connected (yes).
    public var bluetooth = true
    /// Whether a Bluetooth device is connected.
    public var isBluetoothAvailable = false

    /// Creates the defaults.
    public init() {}

    /// Whether anything is spoken; switching it on makes a silent navigator speak everything.
    public var voice: Bool {
      get { voiceGuidance != .silent }
      set {
        guard newValue != voice else { return }
        voiceGuidance = newValue ? .alertsAndGuidance : .silent
      }
    }

    /// Whether alerts are spoken, but no maneuvers.
    public var alertsOnly: Bool {
      get { voiceGuidance == .alertsOnly }
      set {
        guard newValue != alertsOnly else { return }
        voiceGuidance = newValue ? .alertsOnly : .alertsAndGuidance
      }
    }
  }

  /// What a navigator of the profile `ferrostar` is configured with besides; no other looks at it.
  public struct Ferrostar: Hashable, Sendable {
    /// When a step is left; nil is the demo app's entry of 30 m, with ``stepExitDistance``, at 32 m of
    /// accuracy.
    public var stepAdvance: StepAdvance?
    /// When one of the last two steps is left; nil is ``arrivalDistance`` from its end, at 10 m of
    /// accuracy.
    public var arrivalAdvance: StepAdvance?
    /// When a waypoint that is not the last is dropped (the demo app's).
    public var waypointAdvance = WaypointAdvance.withinRange(100)
    /// Metres of reported accuracy beyond which a fix never deviates (the demo app's).
    public var deviationAccuracy = 15.0
    /// Whether a snapped location has the direction of the route, and not its own.
    public var snapsCourse = true

    /// Creates the values of the iOS demo app.
    public init() {}
  }

  /// Whose decision rules a route is followed by; ``init(profile:)`` sets their values too.
  public var profile = NavigatorProfile.builtin
  /// Seconds by which the remaining time must change to be reported; negative is the default,
  /// infinity is off.
  public var timeUpdateThreshold = 1.0
  /// Metres by which the remaining distance must change to be reported; negative is the default,
  /// infinity is off.
  public var distanceUpdateThreshold = 1.0
  /// Metres along the leg from which a stop is reached (D-13).
  public var arrivalDistance = 25.0
  /// Seconds before a vehicle that brakes stands at a stop from which it is reached.
  ///
  /// Infinity is as soon as ``arrivalDistance`` is; fixes without a speed are not concerned.
  public var arrivalTime = 1.5
  /// Metres of horizontal accuracy up to which a fix decides anything.
  public var maxHorizontalAccuracy = 40.0
  /// Whether an arrival switches guidance off (yes).
  public var stopsGuidanceAtArrival = true
  /// Seconds that a request waits for the first usable fix (D-28).
  public var originWait = 30.0
  /// Metres before its trigger from which an instruction is due (Ferrostar's tolerance).
  public var instructionTolerance = 5.0
  /// Metres past the end of a step from which the next one is current.
  public var stepExitDistance = 5.0
  /// When a position counts as off the route.
  public var offRoute = OffRoute()
  /// How the stream of positions is judged.
  public var positioning = Positioning()
  /// When a departure is answered by a new route.
  public var reroute = Reroute()
  /// When a faster route takes the place of the one being driven.
  public var fasterRoute = FasterRoute()
  /// How routes are requested.
  public var routing = Routing()
  /// What may be heard and felt at first.
  public var audio = Audio()
  /// What the profile `ferrostar` is configured with besides.
  public var ferrostar = Ferrostar()

  /// Creates the defaults of the built-in rules.
  public init() {}

  /// The defaults of the two thresholds: 1 s and 1 m.
  static let defaultThreshold = 1.0
}

extension Location {
  /// Returns whether it decides anything: its accuracy is within so many metres, to the millimetre, or is not told.
  package func isUsable(upTo maxHorizontalAccuracy: Double) -> Bool {
    horizontalAccuracy.map { !Millimetres.isMore($0, than: maxHorizontalAccuracy) } ?? true
  }
}
