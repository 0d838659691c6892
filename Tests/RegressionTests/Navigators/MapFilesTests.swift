import Platform
import ScenarioLanguage
import TestSupport
import Testing

@testable import Regression

@Suite("Maps for navigators with routes of their own")
struct MapFilesTests {
  private func scenario(_ map: String) throws -> Scenario {
    let text = #"{"version":1,"title":"x","duration":1\#(map)}"#
    return try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "a/x", root: ".")
  }

  @Test("A sketch is written once, and gone with the files of a call")
  func sketch() throws {
    let sketch = #"{"drawing":["a--b"],"ways":[{"nodes":"ab"}]}"#
    let scenario = try scenario(#","map":{"sketch":\#(sketch)}"#)
    var path = ""
    do {
      let folder = try TemporaryFolder()
      let files = MapFiles(folder: folder("maps"), workingFolder: "/")
      path = try #require(try files.path(of: scenario))
      #expect(path.hasPrefix("/"))
      #expect(path.hasSuffix("/maps/map-1.osm"))
      #expect(try files.path(of: scenario) == path)
      let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
      #expect(text.contains(#"<nd ref="2"/>"#))
    }
    #expect(FileSystem.kind(of: Paths.folder(of: path)) == .missing)
  }

  @Test(
    "A file of OpenStreetMap is told as it is, by its absolute path; without a map there is none"
  )
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.write("<osm/>", to: "town.osm")
    let town = folder("town.osm")
    let files = MapFiles(folder: folder("maps"), workingFolder: "/")
    let found = try files.path(of: try scenario(#","map":{"file":"\#(town)"}"#))
    #expect(found == town)
    #expect(try files.path(of: try scenario("")) == nil)
  }
}
