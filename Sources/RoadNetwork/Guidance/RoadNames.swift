/// When one road's name differs from another's so that it must be said.
enum RoadNames {
  /// Whether two roads go by one name.
  static func isSame(_ a: WayFacts, _ b: WayFacts) -> Bool {
    if let name = a.name { return name == b.name }
    return b.name == nil && a.ref != nil && a.ref == b.ref
  }

  /// Whether going from one road to another is a new name to the driver.
  static func isNew(from a: WayFacts, to b: WayFacts) -> Bool {
    guard b.name != nil || b.ref != nil else { return false }
    if let old = a.name, let new = b.name {
      if old == new { return false }
      // "North Street" and "Street" are one road to a driver.
      if old.hasSuffix(" " + new) || new.hasSuffix(" " + old) || old.hasPrefix(new + " ")
        || new.hasPrefix(old + " ")
      {
        return false
      }
      return true
    }
    if let old = a.ref, let new = b.ref, shares(old, new) { return false }
    return a.name != b.name || a.ref != b.ref
  }

  private static func shares(_ a: String, _ b: String) -> Bool {
    let first = Set(a.split(separator: ";").map { $0.trimmingSpaces })
    return b.split(separator: ";").contains { first.contains($0.trimmingSpaces) }
  }
}
