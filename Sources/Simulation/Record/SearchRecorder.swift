import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Records what the search tells, while it tells it.
final class SearchRecorder: SearchObserver, AddressSearchObserver {
  private let recorder: Recorder

  init(recorder: Recorder) { self.recorder = recorder }

  func searchDidFinish(_ report: SearchReport) {
    recorder.record(.searchResults) { writer in
      writer.text("function", report.function.rawValue)
      writer.optional("kind", report.kind?.rawValue)
      writer.optional("text", report.text)
      if let near = report.near { writer.near(near) }
      if let limit = report.limit {
        writer.number("cc", report.countryCode)
        writer.number("limit", limit)
        writer.texts("flags", report.flags.map(\.rawValue))
      }
      writer.optional("layer", report.layer)
      if let mapID = report.mapID { writer.number("mapID", mapID) }
      writer.number("count", report.results.count)
      writer.beginArray("results")
      for result in report.results { writer.result(result) }
      writer.endArray()
      if let isAmbiguous = report.isAmbiguous { writer.flag("isAmbiguous", isAmbiguous) }
    }
  }

  func search(_ function: SearchFunction, didFailWith error: SearchError) {
    recorder.record(.searchError) { writer in
      writer.text("function", function.rawValue)
      writer.text("case", error.name)
      writer.optional("detail", error.detail)
    }
  }

  func mapDidChange(from: Int?, to: Int) {
    recorder.record(.searchMapChanged) { writer in
      if let from { writer.number("from", from) }
      writer.number("to", to)
    }
  }

  func addressSearch(
    _ search: AddressSearch,
    didShow screen: AddressSearch.Screen,
    cleared: [AddressSearch.EntryPoint]
  ) {
    recorder.record(.searchUi) { writer in
      writer.text("screen", screen.rawValue)
      writer.text("kind", search.kind.rawValue)
      writer.texts("cleared", cleared.map(\.rawValue))
    }
  }

  func addressSearchDidChangeSelection(_ search: AddressSearch) {
    recorder.record(.searchSelection) { writer in
      writer.optional("country", search.country?.code)
      writer.optional("town", search.town?.name)
      writer.optional("street", search.street?.name)
      writer.optional("houseNumber", search.houseNumber?.name)
      writer.texts("enabledButtons", search.enabledButtons.map(\.rawValue))
      if let scale = search.scale { writer.number("scale", scale) }
      guard let pin = search.pin else { return }
      writer.beginObject("pin")
      writer.place(pin)
      writer.endObject()
    }
  }

  /// Records the answer of the geocoder.
  func geocoded(_ id: Int, _ answer: Result<ReverseGeocodeResponse, GeocoderError>) {
    recorder.record(.geocoderCompleted) { writer in
      writer.number("requestID", id)
      switch answer {
      case .success(let response):
        writer.beginArray("results")
        for address in response.results { writer.address(address) }
        writer.endArray()
      case .failure(let error):
        writer.beginObject("error")
        writer.number("code", error.rawValue)
        writer.endObject()
      }
    }
  }
}

extension JSONWriter {
  /// Writes a place that need not be one on the Earth.
  mutating func near(_ place: Coordinate) {
    beginObject("near")
    self.place(place)
    endObject()
  }

  mutating func texts(_ key: StaticString, _ values: [String]) {
    beginArray(key)
    for value in values { string(value) }
    endArray()
  }

  fileprivate mutating func result(_ result: SearchResult) {
    beginObject()
    text("name", result.name)
    text("kind", result.kind.rawValue)
    text("type", result.type.rawValue)
    number("cc", result.countryCode)
    optional("category", result.category)
    place(result.position)
    optional("postcode", result.postcode)
    optional("layer", result.layer)
    optional("distance", result.distance, decimals: 2)
    if result.isApproximate { flag("approximate", true) }
    // Points of interest come from every map.
    if result.kind == .poiGlobal || result.kind == .poiAroundPosition {
      number("mapID", result.mapID)
    }
    endObject()
  }

  fileprivate mutating func address(_ address: Address) {
    beginObject()
    place(address.coordinate)
    texts("lines", address.lines)
    optional("thoroughfare", address.thoroughfare)
    optional("locality", address.locality)
    optional("subLocality", address.subLocality)
    endObject()
  }
}
