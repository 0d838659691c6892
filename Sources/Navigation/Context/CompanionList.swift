/// The companions of a context in the order in which they are told; none is kept alive.
struct CompanionList {
  /// Which companions are told before which.
  enum Rank: Int {
    case map, ui, fleet
  }

  private struct Entry {
    weak var companion: (any NavigatorCompanion)?
    let rank: Rank
  }

  private var entries: [Entry] = []

  /// Adds a companion behind those of its rank.
  mutating func add(_ companion: any NavigatorCompanion, as rank: Rank) {
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
