/// Everything an address index knows, in columns of fixed-width integers: what a file holds.
public struct AddressColumns: Hashable, Sendable {
  public internal(set) var texts = AddressTexts()
  /// Folded names, each ended by a zero.
  public internal(set) var folded: [UInt8] = []
  /// Two letters in one number, ascending, and the numbers of the names' texts.
  public internal(set) var countryCodes: [UInt16] = []
  public internal(set) var countryNames: [UInt32] = []
  public internal(set) var places = PlaceTable()
  public internal(set) var postcodes = PostcodeTable()
  public internal(set) var streets = StreetTable()
  public internal(set) var numbers = HouseNumberTable()
  public internal(set) var crossings = CrossingTable()
  public internal(set) var pois = PoiTable()
  public internal(set) var areas = AreaTable()
  public internal(set) var placeKeys = AddressKeys()
  public internal(set) var postcodeKeys = AddressKeys()
  public internal(set) var streetKeys = AddressKeys()
  public internal(set) var poiKeys = AddressKeys()
  /// The place of each thing among the folded names of its kind.
  public internal(set) var placeOrder: [UInt32] = []
  public internal(set) var postcodeOrder: [UInt32] = []
  public internal(set) var streetOrder: [UInt32] = []
  public internal(set) var poiOrder: [UInt32] = []
  public internal(set) var placeGrid = AddressGrid()
  /// Segments of streets, by the number of their first point.
  public internal(set) var segmentGrid = AddressGrid()
  public internal(set) var numberGrid = AddressGrid()
  public internal(set) var poiGrid = AddressGrid()

  /// Columns of an index without anything in it; a reader fills them by ``forEachColumn(_:)``.
  public init() {}
}
