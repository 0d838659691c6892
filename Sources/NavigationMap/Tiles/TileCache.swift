/// The tiles that a layer has, and those under way.
struct TileCache {
  private var tiles: [TileAddress: TileOutcome] = [:]
  private var pending: Set<TileAddress> = []
  /// How often it was cleared.
  private var round = 0

  /// Whether a tile is neither there nor under way.
  func isMissing(_ address: TileAddress) -> Bool {
    tiles[address] == nil && !pending.contains(address)
  }

  var isLoading: Bool { !pending.isEmpty }

  func outcome(of address: TileAddress) -> TileOutcome? { tiles[address] }

  /// Notes that a tile is under way; returns the round that its answer belongs to.
  mutating func begin(_ address: TileAddress) -> Int {
    pending.insert(address)
    return round
  }

  /// Keeps a tile; one that may come another time is not kept.
  ///
  /// - Returns: Whether it was still wanted.
  mutating func end(_ address: TileAddress, with outcome: TileOutcome, of round: Int) -> Bool {
    guard round == self.round else { return false }
    pending.remove(address)
    if outcome != .retryLater { tiles[address] = outcome }
    return true
  }

  mutating func clear() {
    round += 1
    tiles = [:]
    pending = []
  }
}
