import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("The doctor")
struct DoctorTests {
  private func states(_ run: CommandRun) throws -> [String: String] {
    let root = try JSONDocument(parsing: Array(run.output.utf8)).root
    return (root["findings"].map { Array($0.elements) } ?? []).reduce(into: [:]) { table, finding in
      table[finding["topic"]?.string ?? ""] = finding["state"]?.string
    }
  }

  @Test("A sound suite is well")
  func well() throws {
    let run = CommandRun("doctor", Folder.package("Scenarios"), "--json")
    #expect(run.status == 0)
    let states = try states(run)
    #expect(states["suite"] == "ok")
    #expect(states["navsim"] == "ok")
    #expect(!CommandRun("doctor", Folder.package("Scenarios")).output.contains("problem"))
  }

  @Test("Missing, waiting and obsolete goldens are warnings with what to do")
  func ailing() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.write("x", to: "Golden/gone.jsonl")
      _ = CommandRun("test", folder("Scenarios"))
      let states = try states(CommandRun("doctor", folder("Scenarios"), "--json"))
      #expect(states["goldens"] == "warning")
      #expect(states["pending"] == "warning")
      #expect(states["obsolete"] == "warning")
      #expect(CommandRun("doctor", folder("Scenarios")).output.contains("navsim accept"))
    }
  }

  @Test("No suite, and a variable that means nothing, are problems")
  func broken() throws {
    try Folder.withTemporary { folder in
      let nowhere = CommandRun("doctor", folder("nonesuch"))
      #expect(nowhere.status == 2)
      #expect(nowhere.output.contains("nonesuch"))
      #expect(!nowhere.output.contains("message:"), "\(nowhere.output)")
      try Suite.write(to: folder)
      let run = CommandRun(
        "doctor",
        folder("Scenarios"),
        environment: ["NAVSIM_UPDATE": "yes"]
      )
      #expect(run.status == 2)
      #expect(run.output.contains("NAVSIM_UPDATE=yes"))
    }
  }
}
