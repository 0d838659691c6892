extension RoutingProfile {
  /// What closes a way altogether.
  public struct Closures: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Ways with `area=yes`.
    public static let areas = Closures(rawValue: 1)
    /// Ways with `highway=steps`.
    public static let steps = Closures(rawValue: 1 << 1)
    /// `highway`, `railway` or another kind of way under construction.
    public static let construction = Closures(rawValue: 1 << 2)
    /// Ways with `motorroad=yes`.
    public static let motorroads = Closures(rawValue: 1 << 3)
    /// Ways with `proposed`, unless there is a road already.
    public static let proposed = Closures(rawValue: 1 << 4)
    /// Ways with `oneway=reversible`.
    public static let reversible = Closures(rawValue: 1 << 5)
    /// Ways with `impassable=yes` or `status=impassable`.
    public static let impassable = Closures(rawValue: 1 << 6)
  }

  /// Whom access tags let in.
  public struct Access: Sendable {
    /// From the most special to the most general.
    package var keys: [DirectionalKey]
    /// Values that open a way whatever its class.
    public var allowed: Set<String>
    /// Values that close it.
    public var forbidden: Set<String>
    /// Values that open it for those who begin or end their way there, on ``restrictedHighways``.
    public var restricted: Set<String> = []
    public var restrictedHighways: Set<String> = []
    /// Values that keep routes from beginning and ending on a service road.
    public var privateService: Set<String> = []
    /// Whether a list such as `private;destination` counts as its most open value at nodes too.
    public var readsListsAtNodes = false
  }

  /// What one-way signs say to the traveller.
  public struct OneWays: Sendable {
    /// From the most special to the most general.
    package var keys: [TagKey]
    /// Values that open both directions.
    public var open: Set<String> = ["no"]
    /// Whether a value that is none of the known leaves the word to the next key.
    public var asksNextKey = false
    /// Whether motorways, roundabouts and circles have one direction unless tagged otherwise.
    public var isImplied: Bool
  }

  /// The size of the vehicle: metres and kilograms.
  public struct Vehicle: Hashable, Sendable {
    public var height: Double
    public var width: Double
    public var length: Double
    public var weight: Double
  }

  /// Shares of the speed that count for choosing routes, not for durations.
  ///
  /// The least counts.
  public struct Penalties: Sendable {
    /// By `service`.
    public var services: [String: Double] = [:]
    /// On ways in both directions: at most 3 m wide, below 4, 5 and 6 m.
    public var widths = [1.0, 1, 1, 1]
    /// One lane for both directions.
    public var singleLane = 1.0
    /// No lane markings on a way in both directions, unless its width says more.
    public var unmarked = 1.0
    /// Signals that change the direction every few minutes.
    public var alternating = 1.0
    public var sideRoad = 1.0
    /// The direction that gives way in a bottleneck.
    public var givingWay = 1.0
  }

  /// What a bicycle may do that others may not.
  public struct Cycling: Sendable {
    public var walkingSpeed: Double
    /// On lanes and tracks beside a road.
    public var laneSpeed: Double
    /// Values of `cycleway` that are lanes in the direction of the road, and against it.
    public var lanes: Set<String>
    public var oppositeLanes: Set<String>
    /// Pushing, by `highway` and by `man_made`.
    public var pushedHighways: [String: Double]
    public var pushedStructures: [String: Double]
    /// By `railway` and `public_transport`.
    public var platforms: [String: Double]
    /// Trains that take bicycles, by `railway`.
    public var railways: [String: Double]
    /// By `amenity`.
    public var amenities: [String: Double]
    /// Values of `bicycle` that open a road in spite of a cycleway of its own beside it.
    public var overrides: Set<String>
  }

  /// What nodes do to the traveller.
  public struct Nodes: Sendable {
    /// Which barriers stop it.
    public enum Barriers: Sendable {
      case allBut(Set<String>)
      case only(Set<String>)
    }

    /// What lets it through a barrier that would stop it.
    public struct Exceptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8

      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// Bollards with `bollard=rising`.
      public static let risingBollards = Exceptions(rawValue: 1)
      /// Kerbs with `kerb=lowered` or `kerb=flush`, and those of crossings.
      public static let flatKerbs = Exceptions(rawValue: 1 << 1)
      /// Fences that are heard only.
      public static let audibleFences = Exceptions(rawValue: 1 << 2)
      /// Access tags of crossings, which are for those who cross.
      public static let crossingAccess = Exceptions(rawValue: 1 << 3)
    }

    public var barriers: Barriers
    public var exceptions: Exceptions
    /// Seconds to get through a barrier, by its kind.
    public var barrierSeconds: [String: Double] = [:]
    /// Seconds at signals and signs.
    public var seconds: [NodeObstacle.Kind: Double]
    /// Whether `traffic_signals:direction` and `direction` count for signals.
    public var signalsHaveDirection = true
    public var signalsUseCommonDirection = false
  }
}
