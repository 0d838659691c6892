/// What holds on the roads of a region where tags do not say more.
public struct RegionRules: Hashable, Sendable {
  /// The speed that a zone such as `de:rural` stands for.
  public struct Zone: Hashable, Sendable {
    /// What a zone of the name limits speed to.
    public let limit: SpeedLimit
    /// Kilometres per hour that routing counts on; 0 where the zone says nothing of the speed.
    public let speed: Double

    /// A limit in km/h that is also what routing counts on.
    init(_ kilometresPerHour: Double) {
      limit = SpeedLimit(kilometresPerHour)
      speed = kilometresPerHour
    }

    /// A limit in miles; routing counts 1609 m to the mile (OSRM 26.10).
    init(milesPerHour: Double) {
      limit = SpeedLimit(milesPerHour, .milesPerHour)
      speed = milesPerHour * 1609 / 1000
    }

    /// No limit; routing counts on a speed of its own.
    init(unlimitedAt speed: Double) {
      limit = .unlimited
      self.speed = speed
    }
  }

  /// Where traffic keeps without a tag `driving_side`.
  public var drivingSide: DrivingSide
  /// By the word after the country: `urban`, `rural`, `trunk`, `motorway`.
  public var zones: [String: Zone]
  /// The countries that differ, by the whole word in small letters, and `none`.
  public var exceptions: [String: Zone]

  /// The zones of OSRM 26.10's car profile.
  ///
  /// - Parameter drivingSide: Where traffic keeps without a tag `driving_side`.
  public init(drivingSide: DrivingSide = .right) {
    self.drivingSide = drivingSide
    zones = Self.osrmZones
    exceptions = Self.osrmExceptions
  }

  /// The rules of a country.
  ///
  /// - Parameter country: Its two letters after ISO 3166-1, of either case.
  public init(country: String) {
    self.init(
      drivingSide: Self.leftHandCountries.contains(country.uppercased()) ? .left : .right
    )
  }

  /// The same rules where traffic keeps to a side.
  func keeping(_ side: DrivingSide) -> RegionRules {
    var rules = self
    rules.drivingSide = side
    return rules
  }

  /// Right-hand traffic and the zones of OSRM 26.10.
  public static let standard = RegionRules()
}
