import CanonicalJSON
import FoundationEssentials
import ScenarioLanguage
import ShippedScenarios
import Testing

import Recording

@Suite struct RecordingSchemaTests {
  @Test("The published schema is what the program prints")
  func isPublished() throws {
    let file = "\(ScenarioFolder.root)/schema/recording.schema.json"
    let published = try #require(FileManager.default.contents(atPath: file))
    #expect(
      String(decoding: published, as: UTF8.self) == RecordingSchema.document,
      "navsim schema recording > \(file)"
    )
  }

  @Test("Every integer has its bounds, so that each reader of JSON reads the same one")
  func integersAreBounded() throws {
    let root = try JSONDocument(parsing: Array(RecordingSchema.document.utf8)).root
    var integers = 0
    func check(_ value: JSONValue) {
      for element in value.elements { check(element) }
      for member in value.members { check(member.value) }
      guard value["type"]?.string == "integer" else { return }
      integers += 1
      #expect(value["minimum"] != nil && value["maximum"] != nil, "\(value.excerpt)")
    }
    check(root)
    #expect(integers > 5)
  }
}
