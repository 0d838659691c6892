/// The tags of one element, quick to ask for keys they lack.
///
/// An empty value counts as none, as in OSRM; of two equal keys the first counts.
package struct TagReader {
  private let tags: [OSMTag]
  private let mask: UInt64

  init(_ tags: [OSMTag]) {
    self.tags = tags
    mask = tags.reduce(0) { $0 | TagKey.bit(of: $1.key) }
  }

  package subscript(_ key: TagKey) -> String? {
    guard mask & key.bit != 0 else { return nil }
    for tag in tags where tag.key == key.name { return tag.value.isEmpty ? nil : tag.value }
    return nil
  }

  /// Returns the value of the first key that has one.
  package func first(of keys: [TagKey]) -> String? {
    for key in keys {
      if let value = self[key] { return value }
    }
    return nil
  }

  /// Returns a direction's own value or else the common one, of the first key that has either.
  package func directed(_ keys: [DirectionalKey]) -> BothWays<String?> {
    var found = BothWays<String?>(nil)
    for key in keys where mask & key.bits != 0 {
      found.forward = found.forward ?? self[key.forward]
      found.backward = found.backward ?? self[key.backward]
      if found.forward == nil || found.backward == nil {
        let common = self[key.common]
        found.forward = found.forward ?? common
        found.backward = found.backward ?? common
      }
      if found.forward != nil, found.backward != nil { break }
    }
    return found
  }

  /// Returns a direction's own value or else, in the directions that a one-way leaves, the common one.
  package func directed(_ key: DirectionalKey, oneWay: WayDirection?) -> BothWays<String?> {
    guard mask & key.bits != 0 else { return BothWays(nil) }
    let common = self[key.common]
    return BothWays(
      forward: self[key.forward] ?? (oneWay == .backward ? nil : common),
      backward: self[key.backward] ?? (oneWay == .forward ? nil : common)
    )
  }
}
