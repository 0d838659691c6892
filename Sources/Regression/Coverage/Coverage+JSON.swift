package import CanonicalJSON

extension Coverage {
  /// Writes the members of the report: a list of entries for each topic.
  package func write(to writer: inout JSONWriter) {
    writer.member("scenarios", scenarioCount)
    writer.strings("withoutGolden", withoutGolden)
    for topic in CoverageTopic.allCases {
      writer.beginArray(topic.rawValue)
      for entry in entries(of: topic) {
        writer.beginObject()
        writer.member("name", entry.name)
        writer.strings("scenarios", entry.scenarios)
        writer.endObject()
      }
      writer.endArray()
    }
  }
}
