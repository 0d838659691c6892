/// The arcs of one direction of a hierarchy while they are found, by their lower ends.
struct GrowingArcs {
  private var starts: [UInt32] = [0]
  /// Their higher ends, rising for each lower one.
  private var ends: [UInt32] = []
  /// Their lower ends.
  private var owners: [UInt32] = []
  /// For each rank a chain of the arcs that end there: the last one, and the one before each.
  private var last: [UInt32]
  private var previous: [UInt32] = []

  /// - Parameter count: How many ranks there are.
  init(count: Int) { last = [UInt32](repeating: RoadGraph.none, count: count) }

  /// Adds the arcs of the next rank, whose higher ends rise.
  mutating func append(_ rank: UInt32, _ ends: [UInt32]) {
    for end in ends {
      previous.append(last[Int(end)])
      last[Int(end)] = UInt32(owners.count)
      owners.append(rank)
      self.ends.append(end)
    }
    starts.append(UInt32(owners.count))
  }

  /// Calls with the lower end of each arc whose higher end is a rank.
  @inline(__always)
  func forEachOwner(of rank: UInt32, _ body: (UInt32) -> Void) {
    var arc = last[Int(rank)]
    while arc != RoadGraph.none {
      body(owners[Int(arc)])
      arc = previous[Int(arc)]
    }
  }

  /// Notes the higher ends of the arcs of a rank, from the highest on, down to the one in hand.
  @inline(__always)
  func noteEnds(of owner: UInt32, _ list: inout HigherEnds) {
    var arc = Int(starts[Int(owner) + 1])
    let first = Int(starts[Int(owner)])
    while arc > first {
      arc -= 1
      if ends[arc] <= list.rank { return }
      list.note(ends[arc])
    }
  }

  /// No more is added: what only that needs is given up.
  mutating func endGrowth() { (last, previous) = ([], []) }

  /// Returns the numbers of the arcs by their higher ends, and where those of each rank begin.
  func byHigherEnd(_ count: Int) -> (Column<UInt32>, Column<UInt32>) {
    var starts = [UInt32](repeating: 0, count: count + 1)
    for end in ends { starts[Int(end) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    let column = Column(starts)
    var arcs = [UInt32](repeating: 0, count: ends.count)
    for (arc, end) in ends.enumerated() {
      arcs[Int(starts[Int(end)])] = UInt32(arc)
      starts[Int(end)] += 1
    }
    return (column, Column(arcs))
  }

  /// Takes the numbers of ``starts``, ``owners`` or ``ends`` out.
  mutating func takeStarts() -> Column<UInt32> { Self.take(&starts) }
  mutating func takeOwners() -> Column<UInt32> { Self.take(&owners) }
  mutating func takeEnds() -> Column<UInt32> { Self.take(&ends) }

  private static func take(_ numbers: inout [UInt32]) -> Column<UInt32> {
    defer { numbers = [] }
    return Column(numbers)
  }
}

/// The higher ends of the arcs of a rank, each once.
struct HigherEnds {
  /// The rank in hand.
  private(set) var rank: UInt32 = 0
  private var stamp: UInt32 = 0
  /// By rank for which it was noted last.
  private var stamps: [UInt32]
  private var list: [UInt32] = []

  /// - Parameter count: How many ranks there are: fewer than 2^31.
  init(count: Int) { stamps = [UInt32](repeating: RoadGraph.none, count: count) }

  /// Begins the arcs of a rank in one direction.
  mutating func begin(_ rank: UInt32, isUp: Bool) {
    self.rank = rank
    stamp = rank << 1 | (isUp ? 1 : 0)
    list.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func note(_ end: UInt32) {
    guard end > rank, stamps[Int(end)] != stamp else { return }
    stamps[Int(end)] = stamp
    list.append(end)
  }

  func sorted() -> [UInt32] { list.sorted() }
}
