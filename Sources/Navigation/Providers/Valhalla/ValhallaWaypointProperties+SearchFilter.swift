extension ValhallaWaypointProperties {
  /// Which roads are no candidates for a location.
  public struct SearchFilter: Hashable, Sendable {
    public var excludesTunnels: Bool?
    public var excludesBridges: Bool?
    public var excludesTolls: Bool?
    public var excludesFerries: Bool?
    public var excludesRamps: Bool?
    public var excludesClosures: Bool?
    public var minimumRoadClass: RoadClass?
    public var maximumRoadClass: RoadClass?
    /// The floor, such as 1 or -0.5.
    public var level: Double?

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
