import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

extension SearchCall {
  /// Limits and numbers of countries that a scenario may try.
  private static let numbers: ClosedRange<Int64> = -1_000_000...1_000_000

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> SearchCall? {
    if let function = searches.first(where: { $0.rawValue == name }) {
      return request(function, &reader, sketch).map { .search($0) }
    }
    switch name {
    case "openMap":
      return reader.integer("mapID", .required, in: numbers).map { .openMap(Int($0)) }
    case "reverseGeocode":
      let list = reader.string("as")
      return place(&reader, sketch, .required).map { .reverseGeocode($0, as: list) }
    case "geocoderReverse": return place(&reader, sketch, .required).map { .geocoderReverse($0) }
    case "resetSearchModel": return entry("list", &reader).map { .resetModel($0) }
    case "selectCountry":
      if reader.has("country") {
        return reader.string("country").map { .selectCountry(.code($0)) }
      }
      return reader.integer("index", .required, in: numbers)
        .map { .selectCountry(.index(Int($0))) }
    case "beginEntry": return entry("entry", &reader).map { .beginEntry($0) }
    case "type": return reader.string("text", .required).map { .type($0) }
    case "choose": return .choose(Int(reader.integer("index", in: numbers) ?? 0))
    case "cancelEntry": return .cancelEntry
    case "probe":
      return reader.oneOf("what", ScenarioAction.Call.probes, .required).map { _ in .probe }
    default: return .navigate(simulated: reader.bool("simulated") ?? false)
    }
  }

  private static func request(
    _ function: SearchFunction,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> Request? {
    guard let text = reader.string("text", .required) else { return nil }
    var request = Request(function: function, text: text)
    if function != .geocode {
      request.kind = reader.oneOf("kind", SearchKind.allCases.map(\.rawValue))
        .flatMap(SearchKind.init(rawValue:))
    }
    request.near = place(&reader, sketch, .optional)
    request.countryCode = reader.integer("cc", in: numbers).map { Int($0) }
    if reader.has("country") {
      if reader.has("cc") { reader.report("either \"cc\" or \"country\"", at: "country") }
      request.country = reader.string("country")
    }
    request.limit = reader.integer("limit", in: numbers).map { Int($0) }
    for flag in flags(of: function) where reader.bool(flag.rawValue) ?? false {
      request.flags.append(flag)
    }
    if function == .searchPointsOfInterest { request.layer = reader.string("layer") }
    if [.searchStreets, .searchHouseNumbers].contains(function) {
      request.town = FoundReference.read("town", &reader)
    }
    if [.searchHouseNumbers, .searchCrossings].contains(function) {
      request.street = FoundReference.read("street", &reader)
    }
    if [.searchTowns, .searchStreets, .searchHouseNumbers].contains(function) {
      request.isByModel = reader.bool("model") ?? false
    }
    request.name = reader.string("as")
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
    guard var inner = reader.object("near", presence) else { return nil }
    defer { inner.finish() }
    if inner.has("node") { return PlaceReading.coordinate(&inner, sketch) }
    let latitude = inner.double("lat", .required, in: -1000...1000, unit: "degrees")
    let longitude = inner.double("lon", .required, in: -1000...1000, unit: "degrees")
    guard let latitude, let longitude else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func entry(
    _ key: String,
    _ reader: inout JSONObjectReader
  ) -> AddressSearch.EntryPoint? {
    reader.oneOf(key, AddressSearch.EntryPoint.allCases.map(\.rawValue), .required)
      .flatMap(AddressSearch.EntryPoint.init(rawValue:))
  }
}
