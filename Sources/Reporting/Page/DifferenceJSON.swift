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
    writer.member("summary", diff.changes.isEmpty ? "" : diff.causesSummary)
    writer.member("changes", diff.changes.count)
    writer.beginArray("causes")
    for cause in diff.causes.prefix(100) {
      writer.beginObject()
      write(cause.change, to: &writer)
      writer.beginArray("consequences")
      for change in cause.consequences.prefix(Self.limit) {
        writer.beginObject()
        write(change, to: &writer)
        writer.endObject()
      }
      writer.endArray()
      writer.member("more", max(0, cause.consequences.count - Self.limit))
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ change: EventChange, to writer: inout JSONWriter) {
    writer.member("verdict", change.verdict.rawValue)
    if let index = change.golden {
      writer.member("was", diff.golden.events[index].time)
    }
    if let index = change.new {
      writer.member("t", diff.new.events[index].time)
    }
    writer.member("text", diff.sentence(for: change))
    if diff.isCosmetic(change) {
      writer.member("cosmetic", true)
    }
  }
}
