import CanonicalJSON
import ShippedScenarios
import Testing

@testable import ScenarioLanguage

@Suite struct SearchSectionTests {
  private static func problems(_ members: String) -> String {
    let text = """
      {"version":1,"title":"x","duration":1,"routing":{"provider":"scripted","answers":[]},\(members)}
      """
    do {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
      return ""
    } catch {
      return error.problems.map { "\($0) \($0.hint ?? "")" }.joined(separator: "\n")
    }
  }

  @Test(
    "What a catalogue gets wrong is a located error",
    arguments: [
      (#"{"maps":[{"file":"none.osm"}]}"#, "no file \"none.osm\""),
      (#"{"maps":[{}]}"#, "without a \"file\" it is the scenario's map"),
      (#"{"maps":[{"countries":["QQQ"]}]}"#, "no country has the code \"QQQ\""),
      (#"{"maps":[{"countries":[49]}]}"#, "expected a string"),
      (#"{"maps":[{"detailLevel":0}]}"#, "outside 1...10"),
      (#"{"maps":[],"open":1}"#, "the catalogue has 0 maps"),
      (#"{"radius":0}"#, "outside 1...20100000"),
      (#"{"map":0}"#, "unknown key 'map'"),
    ]
  )
  func badSection(section: String, message: String) {
    let found = Self.problems("\"search\":\(section)")
    #expect(found.contains(message), "\(found)")
    #expect(found.contains("x.json:1:"))
  }

  @Test(
    "What a call of the search gets wrong is a located error",
    arguments: [
      (#""do":"openMap""#, "missing key 'mapID'"),
      (#""do":"searchTowns""#, "missing key 'text'"),
      (#""do":"searchTowns","text":"a","kind":"town""#, "expected one of 'townByName'"),
      (#""do":"searchTowns","text":"a","cc":276,"country":"DEU""#, "either \"cc\" or \"country\""),
      (#""do":"searchTowns","text":"a","majorOnly":true"#, "unknown key 'majorOnly'"),
      (#""do":"searchStreets","text":"a","town":{"index":1}"#, "missing key 'found'"),
      (#""do":"geocode","text":"a","near":{"lat":1}"#, "missing key 'lon'"),
      (#""do":"reverseGeocode""#, "missing key 'near'"),
      (#""do":"beginEntry","entry":"county""#, "expected one of 'town'"),
      (#""do":"selectCountry""#, "missing key 'index'"),
    ]
  )
  func badCall(call: String, message: String) {
    let found = Self.problems("\"actions\":[{\"at\":0,\(call)}]")
    #expect(found.contains(message), "\(found)")
  }

  @Test("Left out, the catalogue is the scenario's map, and it is open")
  func defaults() throws {
    let scenario = try ScenarioFolder.load("search/form-navigation")
    #expect(scenario.search.maps == nil && scenario.search.open == 0)
    let closed = try ScenarioFolder.load("search/no-map")
    #expect(closed.search.maps?.count == 3 && closed.search.open == nil)
  }
}
