import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

extension SearchCall {
  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let mapID = Keys.whole("mapID", numbers, "Which map of the catalogue, for openMap.")
    let text = Keys.text("text", "What is searched for, or typed.")
    let kind = Keys.choice("kind", SearchKind.self, "The kind of the request (the function's).")
    let near = Keys.object(
      "near",
      SearchCall.nearKeys.schema(
        "Where to search, or whose address; what is no place on the Earth is refused."
      )
    )
    let cc = Keys.whole("cc", numbers, "The number of the only country (0, any).")
    let country = Keys.text("country", "The code of the only country, such as DEU, in place of cc.")
    let limit = Keys.whole("limit", numbers, "The most results (100; geocode 10).")
    let mergingSameNames = Keys.flag(
      "mergingSameNames",
      "Whether a town comes once for all its postcodes (false)."
    )
    let majorOnly = Keys.flag(
      "majorOnly",
      "Whether only the largest town of a postcode comes (false)."
    )
    let distinctHouseNumbers = Keys.flag(
      "distinctHouseNumbers",
      "Whether ranges of house numbers come (false)."
    )
    let layer = Keys.text(
      "layer",
      "A category of points of interest, or a group of categories (all)."
    )
    let town = FoundReference.key("town", "A town or postcode found before.")
    let street = FoundReference.key("street", "A street found before.")
    let model = Keys.flag(
      "model",
      "Whether the search model searches, with its limits.",
      standard: false
    )
    let list = Keys.text("as", "What the list found is called in later actions.")
    let reset = Keys.choice(
      "list",
      AddressSearch.EntryPoint.self,
      "Which list of the model, for resetSearchModel."
    )
    let entry = Keys.choice(
      "entry",
      AddressSearch.EntryPoint.self,
      "What is entered, for beginEntry."
    )
    let index = Keys.whole("index", numbers, "Which row (0), or which country of the maps.")
    let simulated = Keys.flag(
      "simulated",
      "Whether the simulator drives to the selection.",
      standard: false
    )

    /// Limits and numbers of countries that a scenario may try.
    private static let numbers: ClosedRange<Int64> = -1_000_000...1_000_000

    /// The switch of a flag.
    func callAsFunction(_ flag: SearchReport.Flag) -> Key<Bool> {
      switch flag {
      case .mergingSameNames: mergingSameNames
      case .majorOnly: majorOnly
      case .distinctHouseNumbers: distinctHouseNumbers
      }
    }
  }

  /// The members of a place that need not be one on the Earth.
  struct NearKeys: KeyTable {
    let latitude = Keys.number("lat", -1000...1000, "degrees", "Degrees.")
    let longitude = Keys.number("lon", -1000...1000, "degrees", "Degrees.")
    let node = PlaceReading.keys.node
  }

  private static let nearKeys = NearKeys()

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> SearchCall? {
    func search(_ function: SearchFunction) -> SearchCall? {
      request(function, &reader, sketch).map { .search($0) }
    }
    switch name {
    case .openMap:
      return keys.mapID(&reader, .required).map { .openMap($0) }
    case .searchTowns: return search(.searchTowns)
    case .searchStreets: return search(.searchStreets)
    case .searchHouseNumbers: return search(.searchHouseNumbers)
    case .searchCrossings: return search(.searchCrossings)
    case .searchPointsOfInterest: return search(.searchPointsOfInterest)
    case .searchPostcodes: return search(.searchPostcodes)
    case .geocode: return search(.geocode)
    case .reverseGeocode:
      let list = keys.list(&reader)
      return place(&reader, sketch, .required).map { .reverseGeocode($0, as: list) }
    case .geocoderReverse: return place(&reader, sketch, .required).map { .geocoderReverse($0) }
    case .resetSearchModel: return keys.reset(&reader, .required).map { .resetModel($0) }
    case .selectCountry:
      if keys.country.isIn(&reader) {
        return keys.country(&reader).map { .selectCountry(.code($0)) }
      }
      return keys.index(&reader, .required).map { .selectCountry(.index($0)) }
    case .beginEntry: return keys.entry(&reader, .required).map { .beginEntry($0) }
    case .type: return keys.text(&reader, .required).map { .type($0) }
    case .choose: return .choose(keys.index(&reader) ?? 0)
    case .cancelEntry: return .cancelEntry
    case .navigateToSelection: return .navigate(simulated: keys.simulated(&reader))
    }
  }

  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> SearchCall? {
    JourneyCall.keys.what(&reader, .required).map { _ in .probe }
  }

  private static func request(
    _ function: SearchFunction,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> Request? {
    guard let text = keys.text(&reader, .required) else { return nil }
    var request = Request(function: function, text: text)
    if function != .geocode { request.kind = keys.kind(&reader) }
    request.near = place(&reader, sketch, .optional)
    request.countryCode = keys.cc(&reader)
    if keys.country.isIn(&reader) {
      if keys.cc.isIn(&reader) { reader.report("either \"cc\" or \"country\"", at: "country") }
      request.country = keys.country(&reader)
    }
    request.limit = keys.limit(&reader)
    for flag in flags(of: function) where keys(flag)(&reader) ?? false {
      request.flags.append(flag)
    }
    if function == .searchPointsOfInterest { request.layer = keys.layer(&reader) }
    if [.searchStreets, .searchHouseNumbers].contains(function) {
      request.town = keys.town(&reader)
    }
    if [.searchHouseNumbers, .searchCrossings].contains(function) {
      request.street = keys.street(&reader)
    }
    if [.searchTowns, .searchStreets, .searchHouseNumbers].contains(function) {
      request.isByModel = keys.model(&reader)
    }
    request.name = keys.list(&reader)
    return request
  }

  private static func flags(of function: SearchFunction) -> [SearchReport.Flag] {
    switch function {
    case .searchTowns: [.mergingSameNames]
    case .searchPostcodes: SearchReport.Flag.allCases
    case .openMap, .countryCode, .searchStreets, .searchHouseNumbers, .searchCrossings,
      .searchPointsOfInterest, .geocode, .reverseGeocode, .selectCountry, .beginEntry:
      []
    }
  }

  /// A place that need not be one on the Earth.
  private static func place(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ presence: JSONObjectReader.Presence
  ) -> Coordinate? {
    guard var inner = keys.near(&reader, presence) else { return nil }
    defer { inner.finish() }
    if nearKeys.node.isIn(&inner) { return PlaceReading.coordinate(&inner, sketch) }
    let latitude = nearKeys.latitude(&inner, .required)
    let longitude = nearKeys.longitude(&inner, .required)
    guard let latitude, let longitude else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
