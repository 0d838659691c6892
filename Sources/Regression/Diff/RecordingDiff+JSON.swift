package import CanonicalJSON

extension RecordingDiff {
  /// How many differences are written one by one.
  package static let jsonLimit = 10_000

  /// Writes the differences as one object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("equal", isEmpty)
    writer.beginArray("headline")
    for line in headline { writer.string(line) }
    writer.endArray()
    writer.member("approximate", isApproximate)
    writer.key("header")
    write(headerChanges, to: &writer)
    if !leftOutChanges.isEmpty {
      writer.beginArray("left")
      for change in leftOutChanges { change.write(to: &writer) }
      writer.endArray()
    }
    writer.member("causes", causes.count)
    writer.beginArray("changes")
    for change in changes.prefix(Self.jsonLimit) { write(change, to: &writer) }
    writer.endArray()
    if changes.count > Self.jsonLimit {
      writer.member("omitted", changes.count - Self.jsonLimit)
    }
    writer.endObject()
  }

  private func write(_ change: EventChange, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("verdict", change.verdict.rawValue)
    writer.member("event", event(of: change))
    writer.member("behaviour", behaviour(of: change).name(count: 1))
    if let index = change.golden {
      writer.key("golden")
      write(golden, index, to: &writer)
    }
    if let index = change.new {
      writer.key("new")
      write(new, index, to: &writer)
    }
    if let shift = shift(of: change) {
      writer.key("shift")
      write(shift, to: &writer)
    }
    writer.key("fields")
    write(fields(of: change), to: &writer)
    writer.member("cosmetic", isCosmetic(change))
    writer.member("text", sentence(for: change))
    writer.endObject()
  }

  private func write(_ recording: RecordingIndex, _ index: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("line", recording.lineNumber(index))
    writer.member("t", recording.events[index].time)
    writer.endObject()
  }

  private func write(_ shift: TimeShift, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("seconds", Double(shift.milliseconds) / 1000, decimals: 3)
    if let ticks = shift.ticks {
      writer.member("ticks", ticks)
    }
    if let metres = shift.metres {
      writer.member("metres", metres, decimals: 2)
    }
    writer.endObject()
  }

  private func write(_ fields: [FieldChange], to writer: inout JSONWriter) {
    writer.beginArray()
    for field in fields {
      writer.beginObject()
      writer.member("path", field.path)
      if let golden = field.golden {
        writer.member("golden", raw: Array(golden.utf8))
      }
      if let new = field.new {
        writer.member("new", raw: Array(new.utf8))
      }
      writer.endObject()
    }
    writer.endArray()
  }
}
