/// The crossings of streets with streets of other names: each stands at both streets.
public struct CrossingTable: Hashable, Sendable {
  /// The other street.
  public internal(set) var others: [UInt32] = []
  public internal(set) var points = AddressPoints()

  init() {}

  var count: Int { others.count }
}
