/// The streets of an index, ordered by town and folded name.
public struct StreetTable: Hashable, Sendable {
  /// Numbers of texts.
  public internal(set) var names: [UInt32] = []
  /// Places; ``AddressIndex/none`` where there is none near.
  public internal(set) var towns: [UInt32] = []
  public internal(set) var districts: [UInt32] = []
  /// Two letters in one number, or 0.
  public internal(set) var countries: [UInt16] = []
  /// A point in the middle, on the street.
  public internal(set) var points = AddressPoints()
  /// Decimetres; 0 for a name that only addresses know.
  public internal(set) var lengths: [UInt32] = []
  /// The highest ``RoadClass`` of its ways.
  public internal(set) var classes: [UInt8] = []
  public internal(set) var postcodes = AddressLists()
  /// The ways of each street, and their points.
  public internal(set) var pieceStarts: [UInt32] = [0]
  /// OpenStreetMap's ids.
  public internal(set) var pieceWays: [Int64] = []
  public internal(set) var pointStarts: [UInt32] = [0]
  public internal(set) var geometry = AddressPoints()
  /// The house numbers of each street.
  public internal(set) var numberStarts: [UInt32] = [0]
  /// The crossings of each street.
  public internal(set) var crossingStarts: [UInt32] = [0]

  init() {}

  var count: Int { names.count }
}
