/// The points of interest of an index, ordered by category and folded name.
public struct PoiTable: Hashable, Sendable {
  /// ``PoiCategory``.
  public internal(set) var categories: [UInt8] = []
  /// Numbers of texts; 0 for one without a name.
  public internal(set) var names: [UInt32] = []
  public internal(set) var points = AddressPoints()
  /// ``AddressIndex/none`` where there is none near.
  public internal(set) var towns: [UInt32] = []
  /// The street of its address; ``AddressIndex/none`` where the map does not say.
  public internal(set) var streets: [UInt32] = []
  public internal(set) var numbers: [UInt32] = []
  public internal(set) var openingHours: [UInt32] = []
  public internal(set) var phones: [UInt32] = []
  public internal(set) var websites: [UInt32] = []
  /// Where each category begins; one more than there are categories.
  public internal(set) var categoryStarts: [UInt32] = [0]

  init() {}

  var count: Int { categories.count }
}
