/// The postcodes of an index, ordered by country and code.
public struct PostcodeTable: Hashable, Sendable {
  /// Numbers of texts.
  public internal(set) var codes: [UInt32] = []
  /// Two letters in one number, or 0.
  public internal(set) var countries: [UInt16] = []
  public internal(set) var points = AddressPoints()
  /// The towns of a postcode, the one with most of its streets first.
  public internal(set) var towns = AddressLists()
  public internal(set) var streets = AddressLists()

  init() {}

  var count: Int { codes.count }
}
