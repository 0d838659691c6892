package import CanonicalJSON

extension Coverage {
  /// Writes the members of the report: a list of entries for each topic.
  package func write(to writer: inout JSONWriter) {
    writer.key("scenarios")
    writer.integer(scenarioCount)
    writer.strings("withoutGolden", withoutGolden)
    for topic in CoverageTopic.allCases {
      writer.key(topic.rawValue)
      writer.beginArray()
      for entry in entries(of: topic) {
        writer.beginObject()
        writer.key("name")
        writer.string(entry.name)
        writer.strings("scenarios", entry.scenarios)
        writer.endObject()
      }
      writer.endArray()
    }
  }
}
