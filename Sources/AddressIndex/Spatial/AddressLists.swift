/// Lists of numbers, one after the other in one column.
public struct AddressLists: Hashable, Sendable {
  /// Where each list begins in ``items``, and where the last ends: one more than there are lists.
  public internal(set) var starts: [UInt32] = [0]
  public internal(set) var items: [UInt32] = []

  init() {}

  init(_ lists: some Sequence<[UInt32]>) {
    for list in lists { append(list) }
  }

  var count: Int { max(0, starts.count - 1) }

  subscript(_ index: Int) -> ArraySlice<UInt32> {
    items[range(index)]
  }

  func range(_ index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1])
  }

  mutating func append(_ list: some Sequence<UInt32>) {
    items.append(contentsOf: list)
    starts.append(UInt32(items.count))
  }

  /// Whether the lists lie one after the other inside the items, and name things below `limit`.
  func isSound(count: Int, below limit: Int) -> Bool {
    AddressLists.areStarts(starts, count: count, end: items.count)
      && items.allSatisfy { $0 < limit }
  }

  /// Whether starts are in order, from 0 to the end.
  static func areStarts(_ starts: [UInt32], count: Int, end: Int) -> Bool {
    starts.count == count + 1 && starts.first == 0 && starts.last == UInt32(end)
      && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
