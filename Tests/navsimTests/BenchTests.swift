import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Bench")
struct BenchTests {
  @Test("A map that does not serve for a row ends with its own code, and says why")
  func unfitMap() throws {
    try Folder.withTemporary { folder in
      try folder.write(
        """
        <osm version="0.6">
        <node id="1" lat="47" lon="9"/><node id="2" lat="47" lon="9.01"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
        </osm>
        """,
        to: "nameless.osm"
      )
      let map = folder.path + "/nameless.osm"
      let run = CommandRun("bench", "search", "--map", map, "--runs", "1")
      #expect(run.status == 2)
      #expect(run.error.contains("bench: error: \(map): nothing in it has a name to search"))
    }
  }

  @Test("A row that nobody measures is refused")
  func noRow() {
    let run = CommandRun("bench", "nothing")
    #expect(run.status == 2)
    #expect(run.error.contains("no row is called 'nothing'"))
  }
}
