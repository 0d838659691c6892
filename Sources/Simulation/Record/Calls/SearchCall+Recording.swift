import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension SearchCall {
  func record(by recorder: Recorder) {
    switch self {
    case .openMap(let id): recorder.record(Event.Action.OpenMap.self) { $0.mapID = id }
    case .search(let request): record(request, by: recorder)
    case .reverseGeocode(let place, let name):
      recorder.record(Event.Action.ReverseGeocode.self) { event in
        event.near = .init(place)
        event.listName = name
      }
    case .geocoderReverse(let place):
      recorder.record(Event.Action.GeocoderReverse.self) { $0.near = .init(place) }
    case .resetModel(let list):
      recorder.record(Event.Action.ResetSearchModel.self) { $0.list = .init(list) }
    case .selectCountry(let choice):
      recorder.record(Event.Action.SelectCountry.self) { event in
        switch choice {
        case .index(let index): event.index = index
        case .code(let code): event.country = code
        }
      }
    case .beginEntry(let entry):
      recorder.record(Event.Action.BeginEntry.self) { $0.entry = .init(entry) }
    case .type(let text): recorder.record(Event.Action.TypeText.self) { $0.text = text }
    case .choose(let index): recorder.record(Event.Action.Choose.self) { $0.index = index }
    case .cancelEntry: recorder.record(Event.Action.CancelEntry.self)
    case .navigate(let isSimulated):
      recorder.record(Event.Action.NavigateToSelection.self) { $0.simulated = isSimulated }
    case .probe: recorder.record(Event.Action.Probe.self) { $0.what = .searchState }
    }
  }

  private func record(_ request: Request, by recorder: Recorder) {
    let told = Recorded.SearchRequest(request)
    switch request.function {
    case .searchTowns: recorder.record(Event.Action.SearchTowns.self) { $0.request = told }
    case .searchStreets: recorder.record(Event.Action.SearchStreets.self) { $0.request = told }
    case .searchHouseNumbers:
      recorder.record(Event.Action.SearchHouseNumbers.self) { $0.request = told }
    case .searchCrossings:
      recorder.record(Event.Action.SearchCrossings.self) { $0.request = told }
    case .searchPointsOfInterest:
      recorder.record(Event.Action.SearchPointsOfInterest.self) { $0.request = told }
    case .searchPostcodes:
      recorder.record(Event.Action.SearchPostcodes.self) { $0.request = told }
    case .geocode, .openMap, .countryCode, .reverseGeocode, .selectCountry, .beginEntry:
      recorder.record(Event.Action.Geocode.self) { $0.request = told }
    }
  }
}

extension Recorded.SearchRequest {
  /// What the scenario gives.
  fileprivate init(_ request: SearchCall.Request) {
    self.init()
    text = request.text
    kind = request.kind.map { .init($0) }
    near = request.near.map { .init($0) }
    countryCode = request.countryCode
    country = request.country
    limit = request.limit
    mergingSameNames = request.flags.contains(.mergingSameNames)
    majorOnly = request.flags.contains(.majorOnly)
    distinctHouseNumbers = request.flags.contains(.distinctHouseNumbers)
    layer = request.layer
    town = request.town.map { .init($0) }
    street = request.street.map { .init($0) }
    byModel = request.isByModel
    listName = request.name
  }
}

extension Recorded.FoundReference {
  fileprivate init(_ reference: FoundReference) {
    self.init()
    found = reference.name
    index = reference.index == 0 ? nil : reference.index
  }
}
