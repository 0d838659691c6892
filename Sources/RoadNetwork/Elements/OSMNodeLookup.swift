/// Finds nodes by id, quickly when asked for neighbours one after another.
///
/// Buckets of equal width cut the search of a far id short; ids that follow one another in a way
/// mostly follow one another in the data too.
struct OSMNodeLookup {
  private let ids: [Int64]
  private let first: Int64
  private let shift: UInt64
  /// Where the ids of each bucket begin, and where the last ends.
  private var starts: [UInt32] = []

  /// - Parameter ids: Ascending.
  init(_ ids: [Int64]) {
    self.ids = ids
    first = ids.first ?? 0
    let extent = UInt64(bitPattern: (ids.last ?? 0) &- first)
    var shift: UInt64 = 0
    while extent >> shift > UInt64(ids.count) { shift += 1 }
    self.shift = shift
    guard !ids.isEmpty else { return }
    let buckets = Int(truncatingIfNeeded: extent >> shift) + 1
    starts.reserveCapacity(buckets + 1)
    for (index, id) in ids.enumerated() {
      let bucket = Int(truncatingIfNeeded: UInt64(bitPattern: id &- first) >> shift)
      while starts.count <= bucket { starts.append(UInt32(truncatingIfNeeded: index)) }
    }
    starts.append(UInt32(truncatingIfNeeded: ids.count))
  }

  /// Returns the indices of nodes; ``OSMData/missing`` for those not there.
  func indices(of references: [Int64]) -> [UInt32] {
    let ids = self.ids.span
    let starts = self.starts.span
    let references = references.span
    var result: [UInt32] = []
    result.reserveCapacity(references.count)
    guard ids.count > 0 else {
      return [UInt32](repeating: OSMData.missing, count: references.count)
    }
    let (first, last) = (ids[0], ids[ids.count - 1])
    var near = 0
    for place in 0..<references.count {
      let id = references[place]
      if near + 1 < ids.count, ids[near + 1] == id {
        near += 1
        result.append(UInt32(truncatingIfNeeded: near))
        continue
      }
      guard id >= first, id <= last else {
        result.append(OSMData.missing)
        continue
      }
      let bucket = Int(truncatingIfNeeded: UInt64(bitPattern: id &- first) >> shift)
      var low = Int(starts[bucket])
      let end = Int(starts[bucket + 1])
      var high = end
      while low < high {
        let middle = low + (high - low) / 2
        if ids[middle] < id { low = middle + 1 } else { high = middle }
      }
      guard low < end, ids[low] == id else {
        result.append(OSMData.missing)
        continue
      }
      near = low
      result.append(UInt32(truncatingIfNeeded: low))
    }
    return result
  }
}
