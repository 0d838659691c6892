/// Whose decision rules a navigator follows a route by.
///
/// A profile decides deviation, step advance, progress, arrival, instructions and the adoption of
/// reroutes; the callbacks are the same in all. ``builtin`` is this project's own. The others repeat the
/// published rules of other SDKs with the values of their demo apps, so that a drive can be looked at as
/// those SDKs would have seen it; see ``FerrostarRules`` and ``MapLibreRules``.
public enum NavigatorProfile: String, Hashable, Sendable, CaseIterable {
  case builtin
  /// Ferrostar's core as its iOS demo app configures it.
  case ferrostar
  /// MapLibre Navigation iOS, whose core is that of Mapbox's version 1.
  case maplibre
}
