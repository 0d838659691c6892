import Platform
import Synchronization

/// Cuts a piece of a road network in two with few roads between the halves.
///
/// Inertial flow (Schild and Sommer 2015): the quarters that lie farthest in one direction and in the
/// opposite one are the source and the sink of a flow that every road lets through once. The least cut is
/// found by Dinic's algorithm, for four directions.
struct InertialFlow {
  /// The share of vertices on either side that the cut cannot divide.
  private static let fixedShare = 4
  /// Vertices from which on the directions are tried side by side.
  private static let smallest = 2000
  private static let directions: [(x: Int64, y: Int64)] = [(1, 0), (0, 1), (1, 1), (1, -1)]

  private let count: Int
  private let starts: [Int32]
  /// For each end of a road: the vertex at the other end, and the road with its direction in the lowest
  /// bit.
  private let ends: [Int32]
  private let roads: [Int32]
  private let roadCount: Int
  private var flow: [Int8]
  private var levels: [Int32]
  private var next: [Int32]
  private var queue: [Int32]

  /// - Parameter edges: The roads between vertices that are numbered from 0.
  init(vertexCount: Int, edges: [(Int32, Int32)]) {
    count = vertexCount
    roadCount = edges.count
    var starts = [Int32](repeating: 0, count: vertexCount + 1)
    for (a, b) in edges {
      starts[Int(a) + 1] += 1
      starts[Int(b) + 1] += 1
    }
    for index in 1...max(1, vertexCount) where vertexCount > 0 {
      starts[index] += starts[index - 1]
    }
    var filled = starts
    var ends = [Int32](repeating: 0, count: edges.count * 2)
    var roads = ends
    for (index, (a, b)) in edges.enumerated() {
      for (from, to, bit) in [(a, b, 0), (b, a, 1)] {
        let place = Int(filled[Int(from)])
        ends[place] = to
        roads[place] = Int32(index << 1 | bit)
        filled[Int(from)] += 1
      }
    }
    self.starts = starts
    self.ends = ends
    self.roads = roads
    flow = [Int8](repeating: 0, count: edges.count)
    levels = [Int32](repeating: -1, count: vertexCount)
    next = starts
    queue = []
    queue.reserveCapacity(vertexCount)
  }

  private struct Cut {
    let size: Int
    let balance: Int
    let sides: [Bool]
  }

  /// Returns the side of each vertex: true for the one, false for the other; both have some.
  mutating func cut(x: [Int32], y: [Int32]) -> [Bool] {
    var cuts: [Cut?] = []
    if count < Self.smallest {
      for direction in Self.directions {
        let least = cuts.lazy.compactMap { $0?.size }.min()
        cuts.append(cut(x, y, along: direction) { least ?? .max })
      }
    } else {
      // A flow is given up once it is larger than another: whichever that is, it cannot be the least.
      let least = Atomic(Int.max)
      let found = Mutex([Cut?](repeating: nil, count: Self.directions.count))
      let flow = self
      WorkerThreads.run(count: Self.directions.count, jobs: SystemProcess.processorCount) { index in
        var flow = flow
        let cut = flow.cut(x, y, along: Self.directions[index]) { least.load(ordering: .relaxed) }
        guard let cut else { return }
        least.min(cut.size, ordering: .relaxed)
        found.withLock { $0[index] = cut }
      }
      cuts = found.withLock { $0 }
    }
    // Of equal ones the first.
    let best = cuts.compactMap { $0 }.min { ($0.size, -$0.balance) < ($1.size, -$1.balance) }
    return best?.sides ?? (0..<count).map { $0 < count / 2 }
  }

  /// Returns the least cut across a direction; nil where it is larger than the limit.
  private mutating func cut(
    _ x: [Int32],
    _ y: [Int32],
    along direction: (x: Int64, y: Int64),
    limit: () -> Int
  ) -> Cut? {
    let keys = (0..<count).map { Int64(x[$0]) * direction.x + Int64(y[$0]) * direction.y }
    let order = (0..<Int32(count)).sorted { (keys[Int($0)], $0) < (keys[Int($1)], $1) }
    let fixed = max(1, count / Self.fixedShare)
    guard
      let size = maximumFlow(Array(order.prefix(fixed)), Array(order.suffix(fixed)), limit: limit)
    else { return nil }
    let sides = (0..<count).map { levels[$0] >= 0 }
    let own = sides.count { $0 }
    return Cut(size: size, balance: min(own, count - own), sides: sides)
  }

  /// Returns the size of the least cut, and leaves the side of the source with levels of 0 and more;
  /// nil where it is larger than the limit.
  private mutating func maximumFlow(
    _ sources: [Int32],
    _ sinks: [Int32],
    limit: () -> Int
  ) -> Int? {
    for index in 0..<roadCount { flow[index] = 0 }
    var isSink = [Bool](repeating: false, count: count)
    for sink in sinks { isSink[Int(sink)] = true }
    var total = 0
    while findLevels(sources, isSink) {
      for index in 0..<count { next[index] = starts[index] }
      for source in sources {
        while push(from: source, isSink) { total += 1 }
      }
      if total > limit() { return nil }
    }
    return total
  }

  /// Finds how far each vertex is from the source; false where no way leads to the sink.
  private mutating func findLevels(_ sources: [Int32], _ isSink: [Bool]) -> Bool {
    for index in 0..<count { levels[index] = -1 }
    queue.removeAll(keepingCapacity: true)
    for source in sources {
      levels[Int(source)] = 0
      queue.append(source)
    }
    var isReached = false
    var head = 0
    while head < queue.count {
      let vertex = Int(queue[head])
      head += 1
      for place in Int(starts[vertex])..<Int(starts[vertex + 1]) {
        let other = Int(ends[place])
        guard levels[other] < 0, isOpen(roads[place]) else { continue }
        levels[other] = levels[vertex] + 1
        if isSink[other] { isReached = true }
        queue.append(Int32(other))
      }
    }
    return isReached
  }

  @inline(__always)
  private func isOpen(_ road: Int32) -> Bool {
    let used = flow[Int(road >> 1)]
    return road & 1 == 0 ? used < 1 : used > -1
  }

  /// Sends one unit along levels, depth first; false where no more comes through.
  private mutating func push(from source: Int32, _ isSink: [Bool]) -> Bool {
    queue.removeAll(keepingCapacity: true)
    var vertex = Int(source)
    while true {
      if isSink[vertex] {
        for road in queue { flow[Int(road >> 1)] += road & 1 == 0 ? 1 : -1 }
        return true
      }
      var isAdvanced = false
      while next[vertex] < starts[vertex + 1] {
        let place = Int(next[vertex])
        let other = Int(ends[place])
        if levels[other] == levels[vertex] + 1, isOpen(roads[place]) {
          queue.append(roads[place])
          vertex = other
          isAdvanced = true
          break
        }
        next[vertex] += 1
      }
      if isAdvanced { continue }
      guard let road = queue.popLast() else { return false }
      vertex = tail(of: road, at: vertex)
      next[vertex] += 1
    }
  }

  /// The vertex from which a road was taken to another.
  private func tail(of road: Int32, at head: Int) -> Int {
    for place in Int(starts[head])..<Int(starts[head + 1]) where roads[place] == road ^ 1 {
      return Int(ends[place])
    }
    return head
  }
}
