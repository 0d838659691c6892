import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Sweeps and mutations on the command line")
struct SweepAndMutateTests {
  private static let noise = "Scenarios/faults/lasting-noise.json"

  @Test("A row a value, the same at every number of jobs, and a picture")
  func sweep() throws {
    try Folder.withTemporary { folder in
      let words = [
        "sweep", Self.noise, "--set", "offRoute.distance=10..50:20", "-n", "2", "--json",
      ]
      let one = CommandRun(arguments: words + ["-j", "1", "--svg", folder("s.svg")])
      let two = CommandRun(arguments: words + ["-j", "2"])
      #expect(one.status == 0, "\(one.error)")
      #expect(one.output == two.output)
      let root = try JSONDocument(parsing: Array(one.output.utf8)).root
      let points = try #require(root["points"])
      #expect(points.elements.compactMap { $0["value"]?.string } == ["10", "30", "50"])
      let picture = try Folder.text(of: folder("s.svg"))
      #expect(picture.hasPrefix("<svg "))
      #expect(picture.contains("offRoute.distance"))
      let table = CommandRun("sweep", Self.noise, "--set", "offRoute.distance=30,60", "-n", "1")
      #expect(table.output.contains("median s"))
    }
  }

  @Test(
    "What cannot be swept is said",
    arguments: [
      [], ["--set", "offRoute.distance"], ["--set", "offRoute.distance=5..1"],
      ["--set", "offRoute.distanse=1..5"], ["--set", "offRoute.distance=1,2", "--set", "seed=1"],
      ["--set", "offRoute.distance=-5..5:5"],
    ]
  )
  func refused(options: [String]) {
    let run = CommandRun(arguments: ["sweep", Self.noise, "-n", "1"] + options)
    #expect(run.status == 2)
    #expect(!run.error.isEmpty)
  }

  @Test("A change that matters is caught by its scenario; the score is caught of applied")
  func mutate() throws {
    let run = CommandRun(
      "mutate",
      "Scenarios/arrival/at-25-metres.json",
      "--key",
      "arrivalDistance",
      "--json"
    )
    #expect(run.status == 0, "\(run.error)")
    let root = try JSONDocument(parsing: Array(run.output.utf8)).root
    let applied = try #require(root["applied"]?.integer)
    let caught = try #require(root["caught"]?.integer)
    #expect(applied == 8)
    #expect(caught > 0 && caught <= applied)
    let mutants = try #require(root["mutants"])
    #expect(mutants.elements.contains { $0["mutant"]?.string == "arrivalDistance +10 %" })
    let strict = CommandRun(
      "mutate",
      "Scenarios/arrival/at-25-metres.json",
      "--key",
      "audio",
      "--minimum",
      "1"
    )
    #expect(strict.status == 1)
    #expect(strict.output.contains("SURVIVED"))
  }

  @Test("A planted defect is caught by the scenario that is about it")
  func defect() throws {
    let run = CommandRun(
      "mutate",
      "Scenarios/reroute/heading-due-east.json",
      "--key",
      "lostEast",
      "--all"
    )
    #expect(run.status == 0)
    #expect(run.output.contains("CAUGHT"))
    #expect(run.output.contains("score 1.000"))
    #expect(CommandRun("mutate", Self.noise, "--key", "nothing-like-it").status == 2)
  }
}
