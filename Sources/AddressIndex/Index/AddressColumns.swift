/// Everything an address index knows, in columns of fixed-width integers: what a file holds.
public struct AddressColumns: Hashable, Sendable {
  /// All names and numbers, each once.
  public internal(set) var texts = AddressTexts()
  /// Folded names, each ended by a zero.
  public internal(set) var folded: [UInt8] = []
  /// Two letters in one number, ascending, and the numbers of the names' texts.
  public internal(set) var countryCodes: [UInt16] = []
  /// The numbers of the texts that name them.
  public internal(set) var countryNames: [UInt32] = []
  /// Towns, their parts and other named places.
  public internal(set) var places = PlaceTable()
  /// Postcodes with their towns and streets.
  public internal(set) var postcodes = PostcodeTable()
  /// Streets with their ways.
  public internal(set) var streets = StreetTable()
  /// House numbers, street by street.
  public internal(set) var numbers = HouseNumberTable()
  /// Crossings, twice each: once for either street.
  public internal(set) var crossings = CrossingTable()
  /// Points of interest, category by category.
  public internal(set) var pois = PoiTable()
  /// Outlines of places, postcodes and countries.
  public internal(set) var areas = AreaTable()
  /// The folded names of places.
  public internal(set) var placeKeys = AddressKeys()
  /// The folded postcodes.
  public internal(set) var postcodeKeys = AddressKeys()
  /// The folded names of streets.
  public internal(set) var streetKeys = AddressKeys()
  /// The folded names of points of interest.
  public internal(set) var poiKeys = AddressKeys()
  /// The place of each thing among the folded names of its kind.
  public internal(set) var placeOrder: [UInt32] = []
  /// The same of postcodes.
  public internal(set) var postcodeOrder: [UInt32] = []
  /// The same of streets.
  public internal(set) var streetOrder: [UInt32] = []
  /// The same of points of interest.
  public internal(set) var poiOrder: [UInt32] = []
  /// Places by cells of the map.
  public internal(set) var placeGrid = AddressGrid()
  /// Segments of streets, by the number of their first point.
  public internal(set) var segmentGrid = AddressGrid()
  /// House numbers by cells of the map.
  public internal(set) var numberGrid = AddressGrid()
  /// Points of interest by cells of the map.
  public internal(set) var poiGrid = AddressGrid()

  /// Columns of an index without anything in it; a reader fills them by ``forEachColumn(_:)``.
  public init() {}
}
