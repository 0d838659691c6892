import CanonicalJSON
import FoundationEssentials
import ShippedScenarios
import Testing

@testable import ScenarioLanguage

@Suite struct SchemaTests {
  @Test(
    "The published schemas are what the program prints",
    arguments: [("scenario", ScenarioSchema.document), ("part", ScenarioSchema.partDocument)]
  )
  func isPublished(name: String, document: String) throws {
    let file = "\(ScenarioFolder.root)/schema/\(name).schema.json"
    let published = try #require(FileManager.default.contents(atPath: file))
    #expect(
      String(decoding: published, as: UTF8.self) == document,
      "navsim schema \(name) > \(file)"
    )
  }

  @Test(
    "The reader and the schema know the same keys",
    arguments: [
      ("", ["{%}"]),
      ("context", ["{\"context\":{%}}"]),
      ("map", ["{\"map\":{\"file\":\"x\",%}}", "{\"map\":{\"sketch\":{},%}}"]),
      ("map/sketch", ["{\"map\":{\"sketch\":{%}}}"]),
      (
        "routing",
        ["scripted", "embedded", "custom", "osrm"].map {
          "{\"routing\":{\"provider\":\"\($0)\",%}}"
        }
      ),
      ("navigator", ["{\"navigator\":{%}}"]),
      ("navigator/offRoute", ["{\"navigator\":{\"offRoute\":{%}}}"]),
      ("navigator/reroute", ["{\"navigator\":{\"reroute\":{%}}}"]),
      ("navigator/routing", ["{\"navigator\":{\"routing\":{%}}}"]),
      ("navigator/audio", ["{\"navigator\":{\"audio\":{%}}}"]),
      ("trace", ["{\"trace\":{%}}", "{\"trace\":{\"points\":[],%}}"]),
      ("fleet", ["{\"fleet\":{%}}"]),
      ("end", ["{\"end\":{%}}"]),
    ]
  )
  func sameKeys(section: String, texts: [String]) throws {
    var value = ScenarioSchema.root
    for name in section.split(separator: "/") {
      value = try #require(value.properties.first { $0.name == name }).value
    }
    var known: Set<String> = []
    for text in texts {
      let unknown = "\"qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq\":0"
      let problem = try #require(
        Self.problems(text.split(separator: "%").joined(separator: unknown))
          .first { $0.contains("unknown key 'qqq") }
      )
      // The message lists every key that the reader asks for.
      let names = problem.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
      known.formUnion(names.dropFirst().map { String($0.element) })
    }
    #expect(known == Set(value.properties.map(\.name)))
  }

  @Test("A key that a shipped scenario uses stands in the schema", arguments: ScenarioFolder.files)
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
