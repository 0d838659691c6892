package import CanonicalJSON
import Geodesy

extension NavigatorComparison {
  /// What a navigator did over all scenarios.
  package struct Summary: Sendable {
    /// The entrant's name.
    package let navigator: String
    /// The scenarios that were put to it, and what was said of it there.
    package let scenarios: Int, held: Int, violated: Int, notJudged: Int, failed: Int
    /// Departures, and those of them that it noticed.
    package let departures: Int, noticed: Int
    /// The median of seconds and metres from a departure until it was noticed; nil without any.
    package let noticedSeconds: Double?, noticedMetres: Double?
    /// Sums over the scenarios, as far as they can be judged.
    package let falseReroutes: Int, reroutes: Int, announcements: Int, lawsBroken: Int
    /// Arrivals at the last stop, and the median of metres from it.
    package let arrivals: Int, arrivalMetres: Double?
  }

  /// A summary for each navigator, in their order.
  package var summaries: [Summary] {
    entrants.indices.map { index in
      let rows = scenarios.compactMap { $0.rows.indices.contains(index) ? $0.rows[index] : nil }
      func count(_ kind: ScenarioOutcome.Kind) -> Int { rows.count { $0.outcome == kind } }
      let noticed = rows.compactMap { row in
        row.noticed.flatMap { moment in
          row.departure.map {
            (Double(moment.milliseconds - $0.milliseconds) / 1000, moment.metres ?? 0)
          }
        }
      }
      let arrivals = rows.compactMap(\.arrival)
      return Summary(
        navigator: entrants[index].name,
        scenarios: rows.count,
        held: count(.held),
        violated: count(.violated),
        notJudged: count(.notJudged),
        failed: count(.failed),
        departures: rows.count { $0.departure != nil },
        noticed: noticed.count,
        noticedSeconds: Self.median(noticed.map(\.0)),
        noticedMetres: Self.median(noticed.map(\.1)),
        falseReroutes: rows.reduce(0) { $0 + ($1.falseReroutes ?? 0) },
        reroutes: rows.reduce(0) { $0 + $1.reroutes },
        announcements: rows.reduce(0) { $0 + ($1.announcements ?? 0) },
        lawsBroken: rows.reduce(0) { $0 + $1.lawsBroken.count },
        arrivals: arrivals.count,
        arrivalMetres: Self.median(arrivals.compactMap(\.metres))
      )
    }
  }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Writes the comparison as one object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("navsim", 1)
    writer.member("kind", "compare")
    writer.beginArray("navigators")
    for entrant in entrants {
      writer.beginObject()
      writer.member("name", entrant.name)
      writer.member("version", entrant.version)
      writer.member("words", entrant.words)
      if let failure = entrant.choice.startFailure {
        writer.key("navigatorFailure")
        failure.write(to: &writer)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.beginArray("scenarios")
    for scenario in scenarios { Self.write(scenario, to: &writer) }
    writer.endArray()
    writer.beginArray("summary")
    for summary in summaries { Self.write(summary, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.newline()
  }

  private static func write(_ scenario: Comparison, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", scenario.identity.name)
    writer.key("departure")
    if let departure = scenario.departure {
      writer.beginObject()
      writer.member("t", departure.milliseconds)
      writer.member("lat", departure.coordinate.latitude, decimals: 7)
      writer.member("lon", departure.coordinate.longitude, decimals: 7)
      writer.endObject()
    } else {
      writer.null()
    }
    writer.beginArray("rows")
    for row in scenario.rows { write(row, to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  private static func write(_ row: Row, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("navigator", row.navigator)
    writer.member("outcome", row.outcome.rawValue)
    writer.member("reason", row.reason)
    write("noticed", row.noticed, to: &writer)
    writer.member("falseReroutes", orNull: row.falseReroutes)
    writer.member("reroutes", row.reroutes)
    write("arrival", row.arrival, to: &writer)
    writer.member("announcements", orNull: row.announcements)
    writer.member("lawsBroken", row.lawsBroken)
    writer.member("held", row.held)
    writer.member("violated", row.violated)
    writer.member("notJudged", row.notJudged)
    writer.member("fairUntil", orNull: row.fairUntil.map { Int($0) })
    if let failure = row.failure?.navigator {
      writer.key("navigatorFailure")
      failure.write(to: &writer)
    }
    writer.endObject()
  }

  private static func write(
    _ name: StaticString,
    _ moment: Moment?,
    to writer: inout JSONWriter
  ) {
    writer.key(name)
    guard let moment else { return writer.null() }
    writer.beginObject()
    writer.member("t", moment.milliseconds)
    writer.member("metres", orNull: moment.metres, decimals: 1)
    writer.endObject()
  }

  private static func write(_ summary: Summary, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("navigator", summary.navigator)
    let counts: [(StaticString, Int)] = [
      ("scenarios", summary.scenarios), ("held", summary.held), ("violated", summary.violated),
      ("notJudged", summary.notJudged), ("failed", summary.failed),
      ("departures", summary.departures), ("noticed", summary.noticed),
      ("falseReroutes", summary.falseReroutes), ("reroutes", summary.reroutes),
      ("announcements", summary.announcements), ("lawsBroken", summary.lawsBroken),
      ("arrivals", summary.arrivals),
    ]
    for (name, count) in counts { writer.member(name, count) }
    writer.member("noticedSeconds", orNull: summary.noticedSeconds, decimals: 1)
    writer.member("noticedMetres", orNull: summary.noticedMetres, decimals: 1)
    writer.member("arrivalMetres", orNull: summary.arrivalMetres, decimals: 1)
    writer.endObject()
  }
}
