extension ValhallaWaypointProperties {
  /// Which roads are no candidates for a location.
  public struct SearchFilter: Hashable, Sendable {
    /// Whether roads in tunnels are left out; nil leaves it to Valhalla (no).
    public var excludesTunnels: Bool?
    /// Whether roads on bridges are left out; nil leaves it to Valhalla (no).
    public var excludesBridges: Bool?
    /// Whether toll roads are left out; nil leaves it to Valhalla (no).
    public var excludesTolls: Bool?
    /// Whether ferries are left out; nil leaves it to Valhalla (no).
    public var excludesFerries: Bool?
    /// Whether ramps are left out; nil leaves it to Valhalla (no).
    public var excludesRamps: Bool?
    /// Whether roads closed by live traffic are left out; nil leaves it to Valhalla (yes).
    public var excludesClosures: Bool?
    /// The least important class of roads that are candidates; nil is every one.
    public var minimumRoadClass: RoadClass?
    /// The most important class of roads that are candidates; nil is every one.
    public var maximumRoadClass: RoadClass?
    /// The floor, such as 1 or -0.5.
    public var level: Double?

    /// Creates a filter that leaves nothing out.
    public init() {}

    /// The switches by Valhalla's names.
    static var flags: [(name: String, path: WritableKeyPath<Self, Bool?>)] {
      [
        ("exclude_tunnel", \.excludesTunnels), ("exclude_bridge", \.excludesBridges),
        ("exclude_toll", \.excludesTolls), ("exclude_ferry", \.excludesFerries),
        ("exclude_ramp", \.excludesRamps), ("exclude_closures", \.excludesClosures),
      ]
    }
  }
}
