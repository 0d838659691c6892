/// A part above the navigator that follows it: a map, the fleet service.
///
/// Each member is called when the app was told of the same thing, so that what a companion tells comes
/// after the navigator's own callbacks: the maps' first, then the fleet's.
package protocol NavigatorCompanion: AnyObject {
  /// A fix was taken and told; also without a navigator.
  func positionDidChange(to location: Location)

  /// The route was installed, replaced or cleared.
  func routeDidChange(_ change: RouteChange, of navigator: Navigator)

  /// The reports that follow a new route or guidance at once were told.
  func firstReportsWereTold(by navigator: Navigator)

  /// Effective guidance went on or off.
  func guidanceDidChange(_ isActive: Bool, of navigator: Navigator)

  /// The user's acceptance of the terms was taken back.
  func termsWereReset()

  /// Nothing is known of the position any more: location was switched off.
  func locationWasDisabled()
}

extension NavigatorCompanion {
  /// Does nothing where it is not implemented.
  package func positionDidChange(to location: Location) {}
  /// Does nothing where it is not implemented.
  package func routeDidChange(_ change: RouteChange, of navigator: Navigator) {}
  /// Does nothing where it is not implemented.
  package func firstReportsWereTold(by navigator: Navigator) {}
  /// Does nothing where it is not implemented.
  package func guidanceDidChange(_ isActive: Bool, of navigator: Navigator) {}
  /// Does nothing where it is not implemented.
  package func termsWereReset() {}
  /// Does nothing where it is not implemented.
  package func locationWasDisabled() {}
}

/// Which companions are told before which.
package enum CompanionRank: Int {
  /// The maps, in the order in which they were made.
  case map
  /// What is shown beside the maps.
  case ui
  /// The fleet service.
  case fleet
}

/// The companions of a context in the order in which they are told; none is kept alive.
struct CompanionList {
  private struct Entry {
    weak var companion: (any NavigatorCompanion)?
    let rank: CompanionRank
  }

  private var entries: [Entry] = []

  /// Adds a companion behind those of its rank.
  mutating func add(_ companion: any NavigatorCompanion, as rank: CompanionRank) {
    entries.removeAll { $0.companion == nil || $0.companion === companion }
    let place = entries.firstIndex { $0.rank.rawValue > rank.rawValue } ?? entries.count
    entries.insert(Entry(companion: companion, rank: rank), at: place)
  }

  /// Whether nobody follows the navigator.
  var isEmpty: Bool { entries.isEmpty }

  func tell(_ tell: (any NavigatorCompanion) -> Void) {
    for entry in entries {
      if let companion = entry.companion { tell(companion) }
    }
  }
}
