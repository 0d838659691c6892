/// The order of ids.
package enum OSMOrder {
  /// Returns the place of a value in an ascending array; nil if it is not there.
  package static func index<Value: Comparable>(of value: Value, in values: [Value]) -> Int? {
    var low = 0
    var high = values.count
    while low < high {
      let middle = low + (high - low) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < values.count && values[low] == value ? low : nil
  }

  /// Returns the places of the ids in ascending order, the last place of each; nil if they ascend.
  static func ascending(_ ids: [Int64]) -> [UInt32]? {
    let ids = ids.span
    var index = 1
    while index < ids.count, ids[index - 1] < ids[index] { index += 1 }
    guard index < ids.count else { return nil }
    var order = (0..<UInt32(truncatingIfNeeded: ids.count)).map { $0 }
    order.sort {
      let (left, right) = (ids[Int($0)], ids[Int($1)])
      return left < right || left == right && $0 < $1
    }
    var kept = 0
    for place in order.indices {
      let isLast =
        place + 1 == order.count || ids[Int(order[place])] != ids[Int(order[place + 1])]
      if isLast {
        order[kept] = order[place]
        kept += 1
      }
    }
    order.removeLast(order.count - kept)
    return order
  }
}
