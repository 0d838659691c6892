import CanonicalJSON
import Regression

/// Who did what when, as the page reads it: a row a scenario and navigator, and one for all.
///
/// The rows stand in the order of the page's drives.
struct ComparisonJSON {
  let comparison: NavigatorComparison

  func write(to writer: inout JSONWriter) {
    writer.beginObject("compare")
    writer.beginArray("scenarios")
    for scenario in comparison.scenarios {
      writer.beginObject()
      writer.member("name", scenario.identity.name)
      writer.member("left", orNull: scenario.departure.map { Int($0.milliseconds) })
      writer.member("fair", orNull: scenario.rows.first?.fairUntil.map { Int($0) })
      writer.beginArray("rows")
      for row in scenario.rows { Self.write(row, to: &writer) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.beginArray("summary")
    for summary in comparison.summaries { Self.write(summary, to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  private static func write(_ row: NavigatorComparison.Row, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("navigator", row.navigator)
    writer.member("outcome", row.outcome.rawValue)
    writer.member("reason", row.reason)
    writer.member("noticed", orNull: row.noticed.map { Int($0.milliseconds) })
    writer.member("after", orNull: row.noticed?.metres, decimals: 1)
    writer.member("false", orNull: row.falseReroutes)
    writer.member("reroutes", row.reroutes)
    writer.member("arrived", orNull: row.arrival.map { Int($0.milliseconds) })
    writer.member("off", orNull: row.arrival?.metres, decimals: 1)
    writer.member("spoken", orNull: row.announcements)
    writer.strings("laws", row.lawsBroken)
    writer.endObject()
  }

  private static func write(_ summary: NavigatorComparison.Summary, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("navigator", summary.navigator)
    writer.member("outcome", "\(summary.held) of \(summary.scenarios) held")
    writer.member(
      "noticed",
      orNull: summary.noticedSeconds.map { Int(($0 * 1000).rounded()) }
    )
    writer.member("after", orNull: summary.noticedMetres, decimals: 1)
    writer.member("false", summary.falseReroutes)
    writer.member("reroutes", summary.reroutes)
    writer.member("arrived", summary.arrivals)
    writer.member("off", orNull: summary.arrivalMetres, decimals: 1)
    writer.member("spoken", summary.announcements)
    writer.member("laws", summary.lawsBroken)
    writer.endObject()
  }
}
