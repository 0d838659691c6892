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

  @inline(__always)
  func tell(_ tell: (any NavigatorCompanion) -> Void) {
    guard !entries.isEmpty else { return }
    for entry in entries {
      if let companion = entry.companion { tell(companion) }
    }
  }
}
