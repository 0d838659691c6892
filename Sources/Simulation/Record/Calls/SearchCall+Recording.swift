import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension SearchCall {
  func record(by recorder: Recorder) {
    switch self {
    case .openMap(let id): recorder.record(.openMap) { $0.number("mapID", id) }
    case .search(let request):
      recorder.record(Self.kind(of: request.function)) { request.write(to: &$0) }
    case .reverseGeocode(let place, let name):
      recorder.record(.reverseGeocode) { writer in
        writer.near(place)
        writer.optional("as", name)
      }
    case .geocoderReverse(let place): recorder.record(.geocoderReverse) { $0.near(place) }
    case .resetModel(let list):
      recorder.record(.resetSearchModel) { $0.text("list", list.rawValue) }
    case .selectCountry(let choice):
      recorder.record(.selectCountry) { writer in
        switch choice {
        case .index(let index): writer.number("index", index)
        case .code(let code): writer.text("country", code)
        }
      }
    case .beginEntry(let entry):
      recorder.record(.beginEntry) { $0.text("entry", entry.rawValue) }
    case .type(let text): recorder.record(.type) { $0.text("text", text) }
    case .choose(let index): recorder.record(.choose) { $0.number("index", index) }
    case .cancelEntry: recorder.record(.cancelEntry)
    case .navigate(let isSimulated):
      recorder.record(.navigateToSelection) { $0.flag("simulated", isSimulated) }
    case .probe: recorder.record(.probe) { $0.text("what", "searchState") }
    }
  }

  private static func kind(of function: SearchFunction) -> EventKind {
    switch function {
    case .searchTowns: .searchTowns
    case .searchStreets: .searchStreets
    case .searchHouseNumbers: .searchHouseNumbers
    case .searchCrossings: .searchCrossings
    case .searchPointsOfInterest: .searchPointsOfInterest
    case .searchPostcodes: .searchPostcodes
    default: .geocode
    }
  }
}

extension SearchCall.Request {
  /// Writes what the scenario gives.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.text("text", text)
    writer.optional("kind", kind?.rawValue)
    if let near { writer.near(near) }
    if let countryCode { writer.number("cc", countryCode) }
    writer.optional("country", country)
    if let limit { writer.number("limit", limit) }
    for flag in flags {
      writer.member(flag.rawValue, true)
    }
    writer.optional("layer", layer)
    town?.write("town", to: &writer)
    street?.write("street", to: &writer)
    if isByModel { writer.flag("model", true) }
    writer.optional("as", name)
  }
}

extension FoundReference {
  fileprivate func write(_ key: StaticString, to writer: inout JSONWriter) {
    writer.beginObject(key)
    writer.text("found", name)
    if index != 0 { writer.number("index", index) }
    writer.endObject()
  }
}
