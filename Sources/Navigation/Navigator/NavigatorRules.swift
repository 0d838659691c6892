/// The rules that a navigator decides by, as values; the limits that they compare with stand in
/// ``NavigatorConfiguration``.
///
/// A profile has its own. Whoever makes a context may put others in their place before it makes the
/// navigator.
package struct NavigatorRules {
  /// Makes the rules by which one route is followed.
  package var following: (NavigatorConfiguration, (any RoadSnapper)?) -> any FollowingRules

  /// How a departure is answered.
  package var rerouting: RerouteRules

  /// Seconds for which a new route does not repeat what was spoken about the same maneuver.
  package var wordMemory = LastWords.memory

  /// How the simulator moves the vehicle.
  package var simulator = SimulatorRules()

  /// Whether a course or a speed that the fixes refute is left out.
  package var checksReceiver: Bool

  /// The rules of a profile.
  package init(_ profile: NavigatorProfile) {
    following =
      switch profile {
      case .builtin: { BuiltinFollowing(configuration: $0, roads: $1) }
      case .ferrostar: { configuration, _ in FerrostarFollowing(configuration: configuration) }
      case .maplibre:
        { configuration, _ in MapLibreFollowing<MapLibreTrip>(configuration: configuration) }
      case .maplibreAndroid:
        { configuration, _ in MapLibreFollowing<MapLibreAndroidTrip>(configuration: configuration) }
      }
    rerouting = RerouteRules(profile)
    checksReceiver = profile == .builtin
  }
}
