import FoundationEssentials
import ScenarioLanguage
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
}
