import Geodesy
import Navigation
import Recording

/// Records what the search tells, while it tells it.
final class SearchRecorder: SearchObserver, AddressSearchObserver {
  private let recorder: Recorder

  init(recorder: Recorder) { self.recorder = recorder }

  func searchDidFinish(_ report: SearchReport) {
    recorder.record(Event.Search.Results.self) { event in
      event.function = .init(report.function)
      event.kind = report.kind.map { .init($0) }
      event.text = report.text
      event.near = report.near.map { .init($0) }
      if let limit = report.limit {
        event.countryCode = report.countryCode
        event.limit = limit
        event.flags = report.flags.map { .init($0) }
      }
      event.layer = report.layer
      event.mapID = report.mapID
      event.count = report.results.count
      event.results = report.results.map { .init($0) }
      event.isAmbiguous = report.isAmbiguous
    }
  }

  func search(_ function: SearchFunction, didFailWith error: SearchError) {
    recorder.record(Event.Search.Refused.self) { event in
      event.function = .init(function)
      event.fault = error.name
      event.detail = error.detail
    }
  }

  func mapDidChange(from: Int?, to: Int) {
    recorder.record(Event.Search.MapChanged.self) { ($0.from, $0.to) = (from, to) }
  }

  func addressSearch(
    _ search: AddressSearch,
    didShow screen: AddressSearch.Screen,
    cleared: [AddressSearch.EntryPoint]
  ) {
    recorder.record(Event.Search.UI.self) { event in
      event.screen = .init(screen)
      event.kind = .init(search.kind)
      event.cleared = cleared.map { .init($0) }
    }
  }

  func addressSearchDidChangeSelection(_ search: AddressSearch) {
    recorder.record(Event.Search.Selection.self) { event in
      event.country = search.country?.code
      event.town = search.town?.name
      event.street = search.street?.name
      event.houseNumber = search.houseNumber?.name
      event.enabledButtons = search.enabledButtons.map { .init($0) }
      event.scale = search.scale
      event.pin = search.pin.map { .init($0) }
    }
  }

  /// Records the answer of the geocoder.
  func geocoded(_ id: Int, _ answer: Result<ReverseGeocodeResponse, GeocoderError>) {
    recorder.record(Event.Geocoder.Completed.self) { event in
      event.requestID = id
      switch answer {
      case .success(let response): event.results = response.results.map { .init($0) }
      case .failure(let error):
        var code = Recorded.ErrorCode()
        code.code = error.rawValue
        event.error = code
      }
    }
  }
}

extension Recorded.SearchResult {
  fileprivate init(_ result: SearchResult) {
    self.init()
    name = result.name
    kind = .init(result.kind)
    type = .init(result.type)
    countryCode = result.countryCode
    category = result.category
    coordinate = result.position
    postcode = result.postcode
    layer = result.layer
    distance = result.distance
    approximate = result.isApproximate
    // Points of interest come from every map.
    if result.kind == .poiGlobal || result.kind == .poiAroundPosition { mapID = result.mapID }
  }
}

extension Recorded.Address {
  fileprivate init(_ address: Address) {
    self.init()
    coordinate = address.coordinate
    lines = address.lines
    thoroughfare = address.thoroughfare
    locality = address.locality
    subLocality = address.subLocality
  }
}
