/// The house numbers of an index: those of a street together, in their order.
public struct HouseNumberTable: Hashable, Sendable {
  /// Numbers of texts.
  public internal(set) var texts: [UInt32] = []
  /// The first and the last number, the same where it is no range.
  public internal(set) var lows: [UInt32] = []
  public internal(set) var highs: [UInt32] = []
  public internal(set) var points = AddressPoints()
  /// The nearest place on the street; the point itself where the street has no road.
  public internal(set) var accesses = AddressPoints()
  /// ``AddressIndex/none`` where it is not known.
  public internal(set) var postcodes: [UInt32] = []
  /// ``HouseNumberSource``.
  public internal(set) var sources: [UInt8] = []

  init() {}

  var count: Int { texts.count }
}
