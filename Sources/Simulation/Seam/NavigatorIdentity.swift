package import Navigation
package import Recording

/// What a navigator is, what it can be asked for, and what it tells.
public struct NavigatorIdentity: Hashable, Sendable {
  /// Where a navigator's routes come from.
  public enum Routes: String, Sendable, CaseIterable {
    /// It calculates them itself, of the scenario's map.
    case own
    /// It asks its host for them.
    case asked
    /// Its host gives it one after each `setDestinations`.
    case given
  }

  /// The name: `[a-z0-9][a-z0-9._-]{0,63}`, not `builtin` nor a profile of the built-in navigator.
  public var name: String
  /// The version, at most 64 printable characters; empty where there is none.
  public var version: String
  /// Where its routes come from.
  public var routes: Routes
  /// The calls of scenarios that it carries out, by their names, and `context`, `traffic` and `fleet`
  /// where it heeds those sections of a scenario.
  public var offers: [String]
  /// The events that it tells, by their names; what it does not list is not judged.
  public var tells: [String]
  /// Whether it asks to be woken.
  public var timers: Bool
  /// Whether it wants the scenario's map as a file though it asks for its routes, as each navigator with
  /// routes of its own does.
  public var map: Bool
  /// Whether it is the SDK's own, which offers and tells everything.
  package var isBuiltin = false
  /// The sources of the harness's own records that its recordings hold; fewer where they were made
  /// elsewhere.
  package var harnessSources = Set(EventSource.allCases.filter(\.isToldByHarness))

  /// Describes a navigator.
  public init(
    name: String,
    version: String = "",
    routes: Routes,
    offers: [String] = ["setDestinations", "startGuidance"],
    tells: [String],
    timers: Bool = false,
    map: Bool = false
  ) {
    self.name = name
    self.version = version
    self.routes = routes
    self.offers = offers
    self.tells = tells
    self.timers = timers
    self.map = map
  }

  /// The SDK's own navigator with the rules of a profile.
  package static func builtin(_ profile: NavigatorProfile) -> NavigatorIdentity {
    var identity = NavigatorIdentity(name: profile.rawValue, routes: .asked, tells: [])
    identity.isBuiltin = true
    return identity
  }

  /// Whether it is given the scenario's map as a file.
  package var isGivenMap: Bool { map || routes == .own }

  /// Whether a scenario's call, or a section of it, is of use to it.
  package func offers(_ word: String) -> Bool { isBuiltin || offers.contains(word) }

  /// Whether an event can come into its recordings: it tells it, or the harness does.
  package func canTell(_ kind: EventKind) -> Bool {
    isBuiltin || harnessSources.contains(kind.source) || tells.contains(kind.text)
  }
}

extension EventSource {
  /// Whether its events are the harness's own under every navigator.
  package var isToldByHarness: Bool {
    switch self {
    case .action, .provider, .trace, .probe: true
    case .routing, .navigator, .terms, .simulator, .map, .ui, .indoor, .tile, .panorama, .geocoder,
      .search, .fleet:
      false
    }
  }
}
