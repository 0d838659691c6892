import Geodesy
public import RoadNetwork

/// Builds an address index of a map's data.
public struct AddressIndexBuilder {
  let gatherer: AddressGatherer
  var towns: TownMap
  var columns = AddressColumns()
  var texts = AddressTextPool()
  var keys = AddressKeyBuilder()
  var report: AddressReport
  let fallback: CountryCode?

  /// The places in the order of the index, and where each place of the map is in it.
  var placeOrder: [Int] = []
  var placeNumbers: [UInt32] = []
  /// By code, with the country.
  var postcodeNumbers: [String: [(country: UInt16, number: UInt32)]] = [:]
  var streets: [StreetGroups.Street] = []
  var addresses: [RawAddress] = []
  var poiNames: [[String]] = []
  var streetsByKey: [String: [Int]] = [:]

  /// Builds the index.
  ///
  /// - Parameter country: The country of what the map gives none.
  public static func build(
    _ data: OSMData,
    country: CountryCode? = nil
  ) -> (index: AddressIndex, report: AddressReport) {
    var builder = AddressIndexBuilder(data, country)
    builder.run()
    return (AddressIndex(unchecked: builder.columns), builder.report)
  }

  private init(_ data: OSMData, _ country: CountryCode?) {
    gatherer = AddressGatherer(data)
    towns = TownMap(gatherer)
    fallback = country
    report = gatherer.report
    report.openBoundaries += towns.report.openBoundaries
    report.addressedTowns = towns.report.addressedTowns
  }

  private mutating func run() {
    let interpolated = InterpolatedNumbers(gatherer.interpolations, gatherer)
    report.badInterpolations = interpolated.bad
    addresses = gatherer.addresses + interpolated.addresses
    let groups = StreetGroups(ways: gatherer.ways, addresses: addresses, towns: towns)
    report.addressesWithoutRoad = groups.addressesWithoutRoad
    orderPlaces()
    orderStreets(groups.streets)
    addPlaces()
    addPostcodes()
    addStreets()
    addNumbers()
    addPostcodeLists()
    addCrossings()
    addPois()
    addCountries()
    addAreas()
    addGrids()
    addKeys()
    addOrders()
    columns.texts = texts.texts
    columns.folded = keys.folded
  }

  /// The number of a place in the index.
  func number(ofPlace place: Int?) -> UInt32 {
    place.map { placeNumbers[$0] } ?? AddressIndex.none
  }
}

extension AddressIndex {
  /// Opens a map file: a `.navmap` that holds an index, or OpenStreetMap data, of which one is built.
  ///
  /// The content decides, not the name. The columns of a `.navmap` are read whole, and checked.
  ///
  /// - Parameter country: The country of what OpenStreetMap data give none.
  /// - Throws: ``MapError`` where the file cannot be read, is damaged, or has no index.
  public init(path: String, country: CountryCode? = nil) throws(MapError) {
    guard try NavmapFile.isNavmap(path: path) else {
      let data = try OSMReader.read(path: path, options: .map).data
      self = AddressIndexBuilder.build(data, country: country).index
      return
    }
    try self.init(try NavmapFile(path: path))
  }
}
