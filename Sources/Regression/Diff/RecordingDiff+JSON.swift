package import CanonicalJSON

extension RecordingDiff {
  /// How many differences are written one by one.
  package static let jsonLimit = 10_000

  /// Writes the differences as one object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("equal")
    writer.boolean(isEmpty)
    writer.key("headline")
    writer.beginArray()
    for line in headline { writer.string(line) }
    writer.endArray()
    writer.key("approximate")
    writer.boolean(isApproximate)
    writer.key("header")
    write(headerChanges, to: &writer)
    writer.key("causes")
    writer.integer(causes.count)
    writer.key("changes")
    writer.beginArray()
    for change in changes.prefix(Self.jsonLimit) { write(change, to: &writer) }
    writer.endArray()
    if changes.count > Self.jsonLimit {
      writer.key("omitted")
      writer.integer(changes.count - Self.jsonLimit)
    }
    writer.endObject()
  }

  private func write(_ change: EventChange, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("verdict")
    writer.string(change.verdict.rawValue)
    writer.key("event")
    writer.string(event(of: change))
    writer.key("behaviour")
    writer.string(behaviour(of: change).name(count: 1))
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
    writer.key("cosmetic")
    writer.boolean(isCosmetic(change))
    writer.key("text")
    writer.string(sentence(for: change))
    writer.endObject()
  }

  private func write(_ recording: RecordingIndex, _ index: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("line")
    writer.integer(recording.lineNumber(index))
    writer.key("t")
    writer.integer(recording.events[index].time)
    writer.endObject()
  }

  private func write(_ shift: TimeShift, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("seconds")
    writer.fixed(Double(shift.milliseconds) / 1000, decimals: 3)
    if let ticks = shift.ticks {
      writer.key("ticks")
      writer.integer(ticks)
    }
    if let metres = shift.metres {
      writer.key("metres")
      writer.fixed(metres, decimals: 2)
    }
    writer.endObject()
  }

  private func write(_ fields: [FieldChange], to writer: inout JSONWriter) {
    writer.beginArray()
    for field in fields {
      writer.beginObject()
      writer.key("path")
      writer.string(field.path)
      if let golden = field.golden {
        writer.key("golden")
        writer.raw(golden.utf8)
      }
      if let new = field.new {
        writer.key("new")
        writer.raw(new.utf8)
      }
      writer.endObject()
    }
    writer.endArray()
  }
}
