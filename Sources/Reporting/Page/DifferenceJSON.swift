import CanonicalJSON
import Regression
import ScenarioLanguage

/// What is different from the golden, as the page reads it.
struct DifferenceJSON {
  private let diff: RecordingDiff

  /// How many consequences of a cause are written one by one.
  private static let limit = 200

  init(_ diff: RecordingDiff) { self.diff = diff }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.strings("headline", diff.headline)
    writer.key("summary")
    writer.string(diff.changes.isEmpty ? "" : diff.causesSummary)
    writer.key("changes")
    writer.integer(diff.changes.count)
    writer.key("causes")
    writer.beginArray()
    for cause in diff.causes.prefix(100) {
      writer.beginObject()
      write(cause.change, to: &writer)
      writer.key("consequences")
      writer.beginArray()
      for change in cause.consequences.prefix(Self.limit) {
        writer.beginObject()
        write(change, to: &writer)
        writer.endObject()
      }
      writer.endArray()
      writer.key("more")
      writer.integer(max(0, cause.consequences.count - Self.limit))
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ change: EventChange, to writer: inout JSONWriter) {
    writer.key("verdict")
    writer.string(change.verdict.rawValue)
    if let index = change.golden {
      writer.key("was")
      writer.integer(diff.golden.events[index].time)
    }
    if let index = change.new {
      writer.key("t")
      writer.integer(diff.new.events[index].time)
    }
    writer.key("text")
    writer.string(diff.sentence(for: change))
    if diff.isCosmetic(change) {
      writer.key("cosmetic")
      writer.boolean(true)
    }
  }
}
