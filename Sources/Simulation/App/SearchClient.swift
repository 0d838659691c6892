import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// An app's own keeping of what it searched: lists by name, and the form of an address.
final class SearchClient {
  let recorder: SearchRecorder
  private let context: NavigationContext
  /// The lists by the names that the scenario gave them.
  private var found: [String: SearchResults] = [:]
  /// The form, made when it is first used.
  private(set) lazy var form: AddressSearch = {
    let form = AddressSearch(context: context)
    form.observer = recorder
    return form
  }()

  init(
    context: NavigationContext,
    setup: SearchSetup,
    recorder: Recorder
  ) {
    self.context = context
    self.recorder = SearchRecorder(recorder: recorder)
    if let radius = setup.radius { context.search.radius = radius }
    context.search.observer = self.recorder
    context.maps.observer = self.recorder
  }

  /// Makes a search; what it throws was recorded.
  func make(_ request: SearchCall.Request) {
    var results: SearchResults?
    do throws(SearchError) {
      results = try search(request)
    } catch {
      results = nil
    }
    if let name = request.name { found[name] = results ?? SearchResults() }
  }

  func reverseGeocode(_ place: Coordinate, as name: String?) {
    let result = try? context.search.reverseGeocode(place)
    if let name { found[name] = SearchResults(result.map { [$0] } ?? []) }
  }

  /// Asks the geocoder; its answer is recorded when it comes.
  func ask(_ place: Coordinate) {
    // The number is known when the call returns; no answer comes before.
    final class Request { var id = 0 }
    let request = Request()
    request.id = context.geocoder.reverseGeocode(place) { [recorder] answer in
      recorder.geocoded(request.id, answer)
    }
  }

  func resetModel(_ list: AddressSearch.EntryPoint) {
    switch list {
    case .town: context.searchModel.resetTowns()
    case .street: context.searchModel.resetStreets()
    case .houseNumber: context.searchModel.resetHouseNumbers()
    }
  }

  /// Where a named result is, for a route; nil where nothing was found by that name.
  func waypoint(_ name: String) -> Waypoint? {
    found[name]?.first.flatMap { Waypoint(coordinate: $0.destination, title: $0.name) }
  }

  private func result(_ reference: FoundReference?) -> SearchResult? {
    reference.flatMap { found[$0.name]?.result(at: $0.index) }
  }

  // MARK: - Searches

  private func search(_ call: SearchCall.Request) throws(SearchError) -> SearchResults {
    var countryCode = call.countryCode ?? 0
    if let code = call.country { countryCode = try context.maps.countryCode(for: code) }
    if call.isByModel { return searchModel(call, countryCode) }
    let service = context.search
    let limit = call.limit ?? 100
    func request(_ kind: SearchKind) -> SearchRequest {
      SearchRequest(
        call.text,
        near: call.near,
        countryCode: countryCode,
        kind: call.kind ?? kind
      )
    }
    let isMerging = call.flags.contains(.mergingSameNames)
    switch call.function {
    case .searchTowns:
      let towns = request(.townByNameSorted)
      return try service.towns(matching: towns, limit: limit, mergingSameNames: isMerging)
    case .searchStreets:
      let streets = request(.streetByName)
      return try service.streets(matching: streets, limit: limit, in: result(call.town))
    case .searchHouseNumbers:
      return try service.houseNumbers(
        matching: request(.houseNumber),
        limit: limit,
        in: result(call.town),
        on: result(call.street)
      )
    case .searchCrossings:
      let crossings = request(.crossing)
      return try service.crossings(matching: crossings, limit: limit, on: result(call.street))
    case .searchPointsOfInterest:
      return try service.pointsOfInterest(
        matching: request(call.near == nil ? .poiGlobal : .poiAroundPosition),
        layer: call.layer,
        limit: limit
      )
    case .searchPostcodes:
      return try service.postcodes(
        matching: request(.postcode),
        limit: limit,
        mergingSameNames: isMerging,
        majorOnly: call.flags.contains(.majorOnly),
        distinctHouseNumbers: call.flags.contains(.distinctHouseNumbers)
      ).results
    case .geocode, .reverseGeocode, .openMap, .countryCode, .selectCountry, .beginEntry:
      return try service.geocode(
        call.text,
        near: call.near,
        countryCode: countryCode,
        limit: call.limit ?? SearchService.geocodingLimit
      )
    }
  }

  private func searchModel(_ call: SearchCall.Request, _ countryCode: Int) -> SearchResults {
    let model = context.searchModel
    switch call.function {
    case .searchStreets:
      model.searchStreet(call.text, in: result(call.town))
      return model.streets
    case .searchHouseNumbers:
      model.searchHouseNumber(call.text, in: result(call.town), on: result(call.street))
      return model.houseNumbers
    case .openMap, .countryCode, .searchTowns, .searchCrossings, .searchPointsOfInterest,
      .searchPostcodes, .geocode, .reverseGeocode, .selectCountry, .beginEntry:
      model.searchTown(call.text, countryCode: countryCode)
      return model.towns
    }
  }
}
