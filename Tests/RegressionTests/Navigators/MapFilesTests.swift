import Platform
import ScenarioLanguage
import TestSupport
import Testing

@testable import Regression

@Suite("Maps for navigators with routes of their own")
struct MapFilesTests {
  private func scenario(_ map: String) throws -> Scenario {
    let text = #"{"version":1,"title":"x","duration":1\#(map)}"#
    return try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "a/x", root: nil)
  }

  @Test("A sketch is written once, and gone with the files of a call")
  func sketch() throws {
    let sketch = #"{"drawing":["a--b"],"ways":[{"nodes":"ab"}]}"#
    let scenario = try scenario(#","map":{"sketch":\#(sketch)}"#)
    var path = ""
    do {
      let folder = try TemporaryFolder()
      let files = MapFiles(below: folder.path, workingFolder: "/")
      path = try #require(try files.path(of: scenario))
      #expect(path.hasPrefix("/"))
      #expect(path.hasSuffix("/map-1.osm"))
      #expect(try files.path(of: scenario) == path)
      let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
      #expect(text.contains(#"<nd ref="2"/>"#))
      let ofAnother = try FileSystem.makeTemporaryFolder(in: folder.path)
      #expect(FileSystem.kind(of: path) == .file, "another call sweeps only what is nobody's")
      files.removeAll()
      #expect(FileSystem.kind(of: Paths.folder(of: path)) == .missing)
      try FileSystem.removeTree(ofAnother)
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
    let files = MapFiles(below: folder.path, workingFolder: "/")
    let found = try files.path(of: try scenario(#","map":{"file":"\#(town)"}"#))
    #expect(found == town)
    #expect(try files.path(of: try scenario("")) == nil)
  }
}
