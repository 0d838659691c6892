import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Ensembles on the command line")
struct EnsembleCommandTests {
  private static let noise = "Scenarios/faults/lasting-noise.json"

  @Test("A table for people, and the same counts for programs at every number of jobs")
  func counts() throws {
    let table = CommandRun("ensemble", Self.noise, "--seeds", "3", "-j", "1")
    #expect(table.status == 0)
    #expect(table.output.contains("faults/lasting-noise  3 drives · "))
    #expect(table.output.contains("false reroutes  (per 1,000 km)"))
    let one = CommandRun("ensemble", Self.noise, "--seeds", "3", "-j", "1", "--json")
    let two = CommandRun("ensemble", Self.noise, "--seeds", "3", "-j", "2", "--json")
    #expect(one.output == two.output)
    let root = try JSONDocument(parsing: Array(one.output.utf8)).root
    let cell = try #require(root["cells"]?.elements.first { _ in true })
    #expect(cell["drives"]?.double == 3)
    #expect(cell["seeds"]?.count == 3)
  }

  @Test("Profiles stand side by side; what does not fit is said")
  func profiles() {
    let both = CommandRun("ensemble", Self.noise, "-n", "2", "--profile", "builtin,ferrostar")
    #expect(both.status == 0)
    #expect(both.output.contains("builtin"))
    #expect(both.output.contains("ferrostar"))
    let wrong = CommandRun("ensemble", Self.noise, "-n", "1", "--profile", "googol")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("googol"))
    let key = CommandRun("ensemble", Self.noise, "-n", "1", "--set", "offRoute.distnace=3")
    #expect(key.status == 2)
    #expect(key.error.contains("unknown key 'distnace'"))
    let drive = CommandRun("ensemble", "Scenarios/drive/straight.json", "-n", "1")
    #expect(drive.status == 2)
    #expect(drive.output.contains("has no \"drive\" to hold the navigator against"))
  }

  @Test("A drive of an ensemble can be looked at, and is not held against the golden")
  func look() {
    let run = CommandRun("run", Self.noise, "--seed", "2", "-q")
    #expect(run.status == 0)
    #expect(run.output.contains("no golden"))
    let own = CommandRun("run", Self.noise, "-q")
    #expect(own.output.contains("golden equal"))
  }

  /// A suite of one scenario whose ensemble asks for something of three drives.
  private func withGate(_ bounds: String, _ body: (Folder) throws -> Void) throws {
    try Folder.withTemporary { folder in
      let text = try Folder.text(of: Folder.package(Self.noise))
      try folder.copy("Scenarios/maps")
      let end = try #require(text.lastIndex(of: "}"))
      try folder.write(
        text[..<end] + ",\n\"ensemble\": {\"seeds\": 3, \(bounds)}\n}\n",
        to: "Scenarios/faults/noise.json"
      )
      _ = CommandRun("test", folder("Scenarios"), "--update", "missing", "-q")
      try body(folder)
    }
  }

  @Test(
    "A bound that holds is a line of the command and an expectation of the test, with what was measured"
  )
  func held() throws {
    try withGate(#""arrivedOnceShare": {"atLeast": 0.5}"#) { folder in
      let table = CommandRun("ensemble", folder("Scenarios"))
      #expect(table.status == 0)
      #expect(table.output.contains("  3 drives · "))
      #expect(table.output.contains("gate  held  arrivedOnceShare at least 0.5: 1.000"))
      let json = CommandRun("ensemble", folder("Scenarios"), "--json").output
      #expect(
        json.contains(
          #""gate":[{"bound":"arrivedOnceShare at least 0.5","found":"1.000","held":true}]"#
        )
      )
      let test = CommandRun("test", folder("Scenarios"), "--json")
      #expect(test.status == 0)
      #expect(
        test.output.contains(
          #"ensemble of 3 seeds: arrivedOnceShare at least 0.5","met":true,"detail":"1.000""#
        )
      )
    }
  }

  @Test("A bound that does not hold fails both, and no golden makes it pass")
  func violated() throws {
    try withGate(#""arrivedOnceShare": {"atMost": 0.5}"#) { folder in
      let table = CommandRun("ensemble", folder("Scenarios"))
      #expect(table.status == 1)
      #expect(table.output.contains("gate  violated  arrivedOnceShare at most 0.5: 1.000"))
      for options in [[], ["--update", "all"], ["--report", folder("out")]] {
        let test = CommandRun(arguments: ["test", folder("Scenarios")] + options)
        #expect(test.status == 1)
        #expect(
          test.output.contains("ensemble of 3 seeds: arrivedOnceShare at most 0.5; found 1.000")
        )
      }
      // Another navigator than the scenario's own is measured, and not judged.
      let other = CommandRun("ensemble", folder("Scenarios"), "--set", "offRoute.distance=60")
      #expect(other.status == 0)
      #expect(!other.output.contains("gate"))
    }
  }
}
