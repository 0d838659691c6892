/// A result among those of several maps or postcodes: the nearest first, then by folded name, by
/// postcode and by map.
struct RankedEntry: Comparable {
  let result: SearchResult
  /// The folded name.
  let name: [UInt8]

  static func == (a: Self, b: Self) -> Bool { !(a < b) && !(b < a) }

  static func < (a: Self, b: Self) -> Bool {
    let (x, y) = (a.result.distance ?? 0, b.result.distance ?? 0)
    if x != y { return x < y }
    if a.name != b.name { return a.name.lexicographicallyPrecedes(b.name) }
    let (p, q) = (a.result.postcode ?? "", b.result.postcode ?? "")
    if p != q { return p.utf8.lexicographicallyPrecedes(q.utf8) }
    if a.result.mapID != b.result.mapID { return a.result.mapID < b.result.mapID }
    return a.result.handle.id < b.result.handle.id
  }
}
