import CanonicalJSON
import FoundationEssentials
import Testing

@testable import Simulation

@Suite struct SchemaTests {
  @Test(
    "The published schema is what the program prints",
    arguments: ["scenario", "recording"]
  )
  func isPublished(name: String) throws {
    let file = "\(ScenarioFolder.root)/schema/\(name).schema.json"
    let published = try #require(FileManager.default.contents(atPath: file))
    let printed = name == "scenario" ? ScenarioSchema.document : RecordingSchema.document
    #expect(
      String(decoding: published, as: UTF8.self) == printed,
      "navsim schema \(name) > \(file)"
    )
  }

  @Test("A key of the schema is known to the reader")
  func schemaKeysAreRead() {
    for property in ScenarioSchema.root.properties {
      let problems = Self.problems(#"{"version":1,"title":"x","duration":1,"\#(property.name)":7}"#)
      #expect(!problems.contains { $0.contains("unknown key") }, "\(property.name)")
      for inner in property.value.properties {
        let text =
          #"{"version":1,"title":"x","duration":1,"\#(property.name)":{"\#(inner.name)":{}}}"#
        #expect(
          !Self.problems(text).contains { $0.contains("unknown key '\(inner.name)'") },
          "\(property.name).\(inner.name)"
        )
      }
    }
  }

  @Test("A key that a shipped scenario uses stands in the schema", arguments: ScenarioFolder.names)
  func usedKeysAreInSchema(name: String) throws {
    let bytes = try #require(
      FileManager.default.contents(atPath: "\(ScenarioFolder.root)/\(name).json")
    )
    let root = try JSONDocument(parsing: Array(bytes)).root
    let known = Set(ScenarioSchema.root.properties.map(\.name))
    for member in root.members { #expect(known.contains(member.key)) }
  }

  private static func problems(_ text: String) -> [String] {
    do {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: ".")
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }
}
