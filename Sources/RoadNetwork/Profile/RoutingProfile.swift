/// How one kind of traveller uses ways and junctions, as data; one and the same code reads it for all.
///
/// The figures are those of OSRM 26.10's profiles `car`, `foot` and `bicycle`, so that routes compare
/// with OSRM's. Speeds are in km/h, lengths in metres, times in seconds. To describe another
/// traveller, change a copy: `var van = RoutingProfile.car; van.vehicle?.height = 2.6`.
public struct RoutingProfile: Sendable {
  public var name: String
  /// How its ways are travelled unless they say otherwise.
  public var mode: TravelMode
  /// A route may begin and end on ways of these modes.
  public var startModes: Set<TravelMode>
  /// The steps in reading a way, in their order.
  public var rules: [WayRule]
  /// A way needs one of these keys.
  var requiredKeys: [TagKey]
  public var closures: Closures
  /// Values of `highway` that are never travelled.
  public var avoidedHighways: Set<String> = []
  /// Values of `construction` on roads that are open.
  public var passableConstruction: Set<String> = []
  public var access: Access
  public var oneWays: OneWays
  /// The speeds on open ways, the first table that has one counts.
  var speeds: [SpeedTable]
  /// On ways that access tags alone open.
  public var defaultSpeed: Double
  /// By `route`, for ferries and car shuttles.
  public var routeSpeeds: [String: Double]
  /// By `bridge`.
  public var bridgeSpeeds: [String: Double] = [:]
  /// Values of `service` that are closed.
  public var closedServices: Set<String> = []
  /// Greatest speeds by `surface`, `tracktype` and `smoothness`.
  public var surfaceSpeeds: [String: Double] = [:]
  public var trackTypeSpeeds: [String: Double] = [:]
  public var smoothnessSpeeds: [String: Double] = [:]
  /// The share of a posted limit that is made on average.
  public var postedShare = 1.0
  /// The traveller's greatest speed; nil for none.
  public var greatestSpeed: Double?
  public var penalties = Penalties()
  /// Nil where size does not matter.
  public var vehicle: Vehicle?
  public var cycling: Cycling?
  public var nodes: Nodes
  public var turns: TurnCosts
  /// The traveller's names in `restriction:*` and `except`, the most special first.
  public var restrictionNames: [String]
  /// Whether turn restrictions bind.
  public var obeysRestrictions: Bool
  /// Whether arrows on lanes and signs to destinations are for it.
  public var readsTurnLanes: Bool
  /// No recorded drive is faster, in km/h.
  public var greatestMatchingSpeed: Double
  /// Whether a route goes on in its direction at a stop on the way.
  public var continuesStraightAtWaypoints: Bool
  /// Words that do not make one street's name another's.
  public var nameSuffixes: [String]

  /// The three profiles.
  public static let all: [RoutingProfile] = [.car, .bicycle, .foot]
}

/// The speed by the value of a key.
package struct SpeedTable: Sendable {
  package let key: TagKey
  var speeds: [String: Double]
}
