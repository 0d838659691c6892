import CanonicalJSON
import Testing

@testable import ScenarioLanguage

/// Calls about overlays and venues that cannot be meant.
@Suite struct MapNamesTests {
  private static func problems(_ members: String) -> String {
    let text = #"{"version":1,"title":"x","duration":1,\#(members)}"#
    do {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
      return ""
    } catch {
      return error.problems.map { "\($0) \($0.hint ?? "")" }.joined(separator: "\n")
    }
  }

  private static func action(_ call: String) -> String { #""actions":[{"at":0,\#(call)}]"# }

  @Test(
    "What a call about overlays or venues gets wrong is a located error",
    arguments: [
      (#""do":"removeOverlay","overlay":"cafe""#, "there is no overlay \"cafe\""),
      (#""do":"addOverlay","overlay":"a","kind":"marker""#, "missing key 'lat'"),
      (#""do":"addOverlay","overlay":"a","kind":"circle","lat":0,"lon":0"#, "missing key 'radius'"),
      (
        #""do":"addOverlay","overlay":"a","kind":"marker","lat":0,"lon":0,"radius":1"#,
        "has no 'radius'"
      ),
      (#""do":"addOverlay","overlay":"a","lat":0,"lon":0"#, "missing key 'kind'"),
      (#""do":"addOverlay","overlay":"a","kind":"polyline","path":[[0]]"#, "two numbers"),
      (
        #""do":"addOverlay","overlay":"a","kind":"polyline","path":[],"strokeColor":"re d""#,
        "is no colour"
      ),
      (#""do":"changeOverlay","overlay":"a""#, "changes nothing"),
      (#""do":"drag","phase":"whole","through":[[0,0]]"#, "missing key 'overlay'"),
      (#""do":"drag","phase":"move""#, "needs places"),
      (#""do":"tap","x":1"#, "missing key 'y'"),
      (#""do":"tap","lat":1,"lon":1,"map":"second""#, "no display \"second\""),
      (#""do":"addTileLayer","layer":"radar""#, "there is no layer \"radar\""),
      (#""do":"focusBuilding","building":"mall""#, "there is no building \"mall\""),
      (#""do":"setPanorama","panorama":"quay""#, "there is no panorama \"quay\""),
      (#""do":"updatePanoramaCamera","pitch":1,"heading":1"#, "needs one of"),
    ]
  )
  func bad(call: String, message: String) {
    let found = Self.problems(Self.action(call))
    #expect(found.contains(message), "\(found)")
    #expect(found.contains("x.json:1:"))
  }

  @Test(
    "What the section of venues gets wrong is a located error",
    arguments: [
      (#"{"buildings":[{"id":"a","levels":[]}]}"#, "needs a level"),
      (#"{"buildings":[{"id":"a","levels":[{"id":"0"}],"defaultLevel":1}]}"#, "has no level 1"),
      (
        #"{"buildings":[{"id":"a","levels":[{"id":"0"}]},{"id":"a","levels":[{"id":"0"}]}]}"#,
        "a second building"
      ),
      (#"{"tileLayers":[{"name":"a"}]}"#, "missing key 'url'"),
      (#"{"tileLayers":[{"name":"a","kind":"sync","outcome":"none"}]}"#, "expected one of 'image'"),
      (#"{"panoramas":[{"id":"a"}]}"#, "missing key 'lat'"),
      (#"{"pointsOfInterest":[{"name":"a","lat":0,"lon":0}]}"#, "missing key 'placeID'"),
      (#"{"bildings":[]}"#, "did you mean 'buildings'?"),
    ]
  )
  func venues(section: String, message: String) {
    let found = Self.problems(#""venues":\#(section)"#)
    #expect(found.contains(message), "\(found)")
  }
}
