/// What a reader mended in a file.
public struct TraceReport: Hashable, Sendable {
  /// One entry a kind, in the order of first occurrence.
  public private(set) var repairs: [TraceRepair] = []

  public init() {}

  /// Counts a repair.
  mutating func note(_ kind: TraceRepair.Kind, line: Int) {
    if let index = repairs.firstIndex(where: { $0.kind == kind }) {
      repairs[index].count += 1
    } else {
      repairs.append(TraceRepair(kind: kind, count: 1, firstLine: line))
    }
  }

  /// Returns how often a kind was mended.
  public func count(of kind: TraceRepair.Kind) -> Int {
    repairs.first { $0.kind == kind }?.count ?? 0
  }
}
