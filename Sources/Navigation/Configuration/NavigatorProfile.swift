/// Whose decision rules a navigator follows a route by.
///
/// A profile decides deviation, step advance, progress, arrival, instructions and the adoption of
/// reroutes; the callbacks are the same in all. ``builtin`` is this project's own. The others repeat the
/// published rules of other SDKs with the values of their demo apps, so that a drive can be looked at as
/// those SDKs would have seen it; see ``FerrostarRules``, ``MapLibreRules`` and
/// ``MapLibreAndroidRules``.
public enum NavigatorProfile: String, Hashable, Sendable, CaseIterable {
  case builtin
  /// Ferrostar's core as its iOS demo app configures it.
  case ferrostar
  /// MapLibre Navigation iOS, whose core is that of Mapbox's version 1.
  case maplibre
  /// MapLibre Navigation Android, whose core is that of Mapbox's first versions.
  case maplibreAndroid = "maplibre-android"

  /// The profile of a name; `maplibre-ios` is another name of ``maplibre``, which recordings keep.
  public init?(named name: String) {
    guard let profile = Self(rawValue: name == "maplibre-ios" ? "maplibre" : name) else {
      return nil
    }
    self = profile
  }

  /// Every name that a profile goes by.
  public static var names: [String] { allCases.map(\.rawValue) + ["maplibre-ios"] }
}

extension NavigatorConfiguration {
  /// Creates a configuration with the values of a profile.
  ///
  /// Those of Ferrostar are its iOS demo app's, those of MapLibre its constants:
  ///
  /// | | Ferrostar | MapLibre, iOS | MapLibre, Android |
  /// |---|--:|--:|--:|
  /// | ``OffRoute/distance`` | 50 m | 50 m, 25 near intersections, never under 40 | 50 m, 25 near a step's ends, or driving 50 m away from the maneuver |
  /// | ``maxHorizontalAccuracy`` | any; 15 m to deviate, 32 to advance, 10 to arrive | 100 m | 100 m |
  /// | ``arrivalDistance`` | 30 m | the last voice of the leg | the last banner of the leg |
  /// | ``stepExitDistance`` | 5 m across, once the end was within 30 m | 40 m and a course within 30° | the same, or the very end |
  /// | ``Reroute/minimumTime`` | 5 s | none | none |
  /// | ``Reroute/minimumMovement`` | more than 50 m | 50 m | more than 50 m |
  /// | ``instructionTolerance`` | 5 m | 0 m | 0 m |
  ///
  /// A value that is assigned afterwards holds instead, where the profile has a use for it.
  public init(profile: NavigatorProfile) {
    self.init()
    self.profile = profile
    switch profile {
    case .builtin: return
    case .ferrostar:
      arrivalDistance = 30
      maxHorizontalAccuracy = .infinity
    case .maplibre, .maplibreAndroid:
      maxHorizontalAccuracy = 100
      instructionTolerance = 0
      reroute.minimumTime = 0
    }
    offRoute.fixes = 1
    offRoute.returnDistance = offRoute.distance
    reroute.maximumTime = reroute.minimumTime
    routing.retries = 0
  }
}
