import Foundation
import ScenarioLanguage
import Testing

@testable import navsim

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("navsim trace plot") struct TracePlotTests {
  @Test("A trace is drawn with its speed, and with its accuracy where there is one")
  func picture() throws {
    let trace = Folder.package("Scenarios/traces/straight.csv")
    let run = CommandRun("trace", "plot", trace, "-o", "-")
    #expect(run.status == 0, "\(run.error)")
    #expect(XMLParser(data: Data(run.output.utf8)).parse())
    #expect(run.output.contains("speed, km/h") && run.output.contains("accuracy, m"))
    #expect(run.output.contains("<title>straight.csv</title>"))
    #expect(CommandRun("trace", "plot", trace, "-o", "-").output == run.output)
  }

  @Test("A name that is markup is none, and a gap stays open")
  func hostile() throws {
    try Folder.withTemporary { folder in
      let rows = (0..<4).map { Suite.csvRow($0, "47.14") }.joined()
      let late =
        "2026-03-01T08:05:00Z,47.15,9.52,10,90,5\n2026-03-01T08:05:01Z,47.1501,9.52,10,90,5\n"
      let path = try folder.write(Suite.csvHead + rows + late, to: "<b>&.csv")
      let run = CommandRun("trace", "plot", path, "-o", "-")
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.contains("<title>&lt;b&gt;&amp;.csv</title>"))
      #expect(XMLParser(data: Data(run.output.utf8)).parse())
    }
  }

  @Test("Without a place for the picture, or without a trace, it is exit 2")
  func refused() {
    #expect(CommandRun("trace", "plot", "a.gpx").status == 2)
    #expect(CommandRun("trace", "plot", "no-such.gpx", "-o", "-").status == 2)
  }
}
