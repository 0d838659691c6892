/// What a reader mended in a file.
public struct TraceReport: Hashable, Sendable {
  /// One entry a kind, in the order of first occurrence.
  public private(set) var repairs: [TraceRepair] = []

  /// A report of nothing mended.
  public init() {}

  /// Counts repairs of a kind, whose first is on a line.
  mutating func note(_ kind: TraceRepair.Kind, line: Int, count: Int = 1) {
    if let index = repairs.firstIndex(where: { $0.kind == kind }) {
      repairs[index].count += count
    } else {
      repairs.append(TraceRepair(kind: kind, count: count, firstLine: line))
    }
  }

  /// Returns how often a kind was mended.
  public func count(of kind: TraceRepair.Kind) -> Int {
    repairs.first { $0.kind == kind }?.count ?? 0
  }
}
