/// How one kind of traveller uses the roads, as data; the rules are the same for all.
public struct RoutingProfile: Sendable {
  public let name: String
  public let mode: TravelMode
  /// Kilometres per hour by the value of `highway`.
  public let speeds: [String: Double]
  /// Kilometres per hour of ferries and car trains without a duration, and of ways that only their
  /// access tags open.
  public let ferrySpeed: Double
  public let trainSpeed: Double
  public let defaultSpeed: Double
  /// The keys of access, the most special first.
  public let accessKeys: [String]
  public let allowed: Set<String>
  public let forbidden: Set<String>
  /// Access at the ends of a route only, on ways of ``restrictedHighways``; none on others.
  public let restricted: Set<String>
  public let restrictedHighways: Set<String>
  /// The keys of one-way traffic, the most special first; none where it does not matter.
  public let oneWayKeys: [String]
  /// What a posted limit is multiplied by; nil where limits do not matter.
  public let limitFactor: Double?
  /// The highest speed on a surface, a grade of track, a smoothness.
  public let surfaces: [String: Double]
  public let trackTypes: [String: Double]
  public let smoothnesses: [String: Double]
  /// The barriers that let this traveller through.
  public let passableBarriers: Set<String>
  /// The barriers that let this traveller through after a while (``TurnCosts/gate``).
  public let slowBarriers: Set<String>
  public let turns: TurnCosts
  /// Metres and tonnes; nil where it does not matter.
  public let vehicle: Vehicle?
  /// The traveller's names in `restriction:*` and `except`, the most special first.
  public let restrictionKeys: [String]
  /// Whether turn restrictions bind.
  public let obeysRestrictions: Bool

  public struct Vehicle: Hashable, Sendable {
    public let height: Double
    public let width: Double
    public let length: Double
    public let weight: Double
  }
}
