package import CanonicalJSON
import Geodesy
package import Regression

/// Trips that were compared, as programs and the page read them.
package struct TripsJSON {
  private let comparison: TripComparison

  /// Takes trips that were compared.
  package init(_ comparison: TripComparison) { self.comparison = comparison }

  /// How many trips of a cause are told one by one.
  static let examples = 5

  /// Adds the members of the whole.
  ///
  /// - Parameters:
  ///   - limit: How many causes are told.
  ///   - showsLines: Whether the ways and roads are told as polylines of six decimals.
  package func write(to json: inout JSONWriter, causes limit: Int = .max, showsLines: Bool) {
    json.member("trips", comparison.count)
    json.member("changed", comparison.changed)
    counts(&json) { comparison.count(of: $0) }
    json.beginArray("causes")
    for group in comparison.groups.prefix(limit) { write(group, showsLines, &json) }
    json.endArray()
    if comparison.groups.count > limit { json.member("omitted", comparison.groups.count - limit) }
  }

  private func counts(_ json: inout JSONWriter, _ count: (TripVerdict) -> Int) {
    json.beginObject("counts")
    for verdict in TripVerdict.allCases where verdict != .same {
      json.member(verdict.rawValue, count(verdict))
    }
    json.endObject()
  }

  private func write(
    _ group: TripComparison.Group,
    _ showsLines: Bool,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("road", group.cause.road)
    json.member("what", group.cause.what)
    json.beginArray("ways")
    for way in group.cause.ways { json.integer(way) }
    json.endArray()
    json.member("trips", group.changes.count)
    counts(&json) { group.count(of: $0) }
    if let delay = group.medianDelay { json.member("delay", delay, decimals: 1) }
    if showsLines {
      json.beginArray("lines")
      for line in comparison.lines(of: group.cause) {
        json.string(GeoPath(line).polyline(precision: 6))
      }
      json.endArray()
    }
    json.beginArray("examples")
    for change in group.changes.prefix(Self.examples) { write(change, showsLines, &json) }
    json.endArray()
    json.endObject()
  }

  private func write(_ change: TripChange, _ showsLines: Bool, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("number", change.trip.number)
    json.beginArray("places")
    for place in change.trip.places {
      json.string(
        JSONWriter.text(of: place.latitude, decimals: 6) + ","
          + JSONWriter.text(of: place.longitude, decimals: 6)
      )
    }
    json.endArray()
    json.member("verdict", change.verdict.rawValue)
    if let old = change.durations.old { json.member("oldDuration", old, decimals: 1) }
    if let new = change.durations.new { json.member("newDuration", new, decimals: 1) }
    if let delay = change.delay { json.member("delay", delay, decimals: 1) }
    if let words = change.words {
      json.beginArray("words")
      json.string(words.old)
      json.string(words.new)
      json.endArray()
    }
    if showsLines {
      if let line = change.lines.old { json.member("old", line) }
      if let line = change.lines.new { json.member("new", line) }
    }
    json.endObject()
  }
}
