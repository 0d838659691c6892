/// Lists of edges, one for each of many numbers: in one piece, with what was changed later beside it.
struct EdgeLists: Sendable {
  private var starts: [UInt32] = [0]
  private var edges: [UInt32] = []
  /// The lists that are not as they were made, and those added since.
  private var changed: [Int: [UInt32]] = [:]
  /// How many lists there are.
  private(set) var count = 0

  /// No lists.
  init() {}

  /// Makes each list in turn.
  init(count: Int, _ list: (Int) -> [UInt32]) {
    starts.reserveCapacity(count + 1)
    for index in 0..<count {
      edges.append(contentsOf: list(index))
      starts.append(UInt32(edges.count))
    }
    self.count = count
  }

  /// Sorts edges, in their order, into the lists of the numbers that a function gives them.
  init(count: Int, edges: Range<UInt32>, by number: (UInt32) -> UInt32) {
    var counts = [UInt32](repeating: 0, count: count + 1)
    for edge in edges { counts[Int(number(edge)) + 1] += 1 }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
    starts = counts
    self.edges = [UInt32](repeating: 0, count: edges.count)
    for edge in edges {
      let list = Int(number(edge))
      self.edges[Int(counts[list])] = edge
      counts[list] += 1
    }
    self.count = count
  }

  subscript(index: Int) -> ArraySlice<UInt32> {
    if let own = changed[index] { return own[...] }
    return edges[Int(starts[index])..<Int(starts[index + 1])]
  }

  /// Puts another list in the place of one.
  mutating func replace(_ index: Int, by list: some Sequence<UInt32>) {
    changed[index] = Array(list)
  }

  /// Adds a list.
  mutating func append(_ list: some Sequence<UInt32>) {
    changed[count] = Array(list)
    count += 1
  }
}
