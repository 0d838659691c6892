package import CanonicalJSON
package import Recording

/// A recording that another program wrote, read strictly line by line.
package struct ToldRecording: Sendable {
  /// The first line; nil where it is no header.
  package private(set) var header: RecordedHeader?
  /// The records whose lines are good.
  package private(set) var records: [ToldRecord] = []
  /// What is wrong, of each line the first thing.
  package private(set) var problems: [Diagnostic] = []

  private let source: String
  private var first: JSONValue?
  /// What was left out of the recording; nil where it is whole.
  private var leftOut: JSONValue?
  private var last = 0

  /// Reads the text of a recording.
  ///
  /// - Parameter source: the file, as problems name it.
  package init(_ bytes: [UInt8], source: String) {
    self.source = source
    do {
      let lines = try JSONLines(parsing: bytes, source: source)
      guard lines.count > 0 else {
        problems = [Diagnostic("there is no header", source: source)]
        return
      }
      read(lines)
    } catch {
      problems = [Diagnostic(error)]
    }
  }

  /// The problem of a member of the header.
  package func problem(_ message: String, atHeader member: String) -> Diagnostic {
    let value = first?[member] ?? first
    return Diagnostic(
      message,
      source: source,
      location: value?.location,
      pointer: value?.pointer ?? ""
    )
  }

  /// That records were left out, so that nothing can be judged by those that stand here; nil where it is
  /// whole.
  package var problemOfThinning: Diagnostic? {
    leftOut.map {
      Diagnostic(
        "records were left out of this recording; only a whole one can be judged",
        source: source,
        location: $0.location,
        pointer: $0.pointer
      )
    }
  }

  private mutating func read(_ lines: JSONLines) {
    first = lines[0]
    var told: Set<String>?
    // The file of a flight recorder has its fixes and routes between the events, and a header of its own.
    let isNavrec = RecordedHeader.isOfNavrec(lines[0])
    do throws(RecordingError) {
      let header =
        try isNavrec ? RecordedHeader(navrec: lines[0]) : RecordedHeader(lines[0])
      told = header.tells.map { Set($0.map(\.kind.text)) }
      self.header = header
    } catch {
      note(error)
    }
    records.reserveCapacity(lines.count)
    let isClosed =
      !isNavrec && lines.count > 1 && RecordedClosing.isMeant(by: lines[lines.count - 1])
    for index in 1..<max(1, isClosed ? lines.count - 1 : lines.count) {
      if isNavrec, RecordedEvent(lines[index]).name.isEmpty { continue }
      do throws(RecordingError) {
        records.append(try record(lines[index], told))
      } catch {
        note(error)
      }
    }
    if isClosed { close(lines[lines.count - 1], lineCount: lines.count) }
  }

  /// Reads the line that closes the recording, which one made elsewhere may lack.
  private mutating func close(_ line: JSONValue, lineCount: Int) {
    do throws(RecordingError) {
      let closing = try RecordedClosing(line)
      let count = lineCount - 2
      // Of records that cannot be read nobody knows the time.
      let end =
        records.count == count ? records.last.map { Int64($0.milliseconds) } : Int64(closing.end)
      if let words = closing.disagreement(count: count, last: end) {
        throw RecordingError(words, at: line)
      }
      leftOut = closing.left == nil ? nil : line["left"]
    } catch {
      note(error)
    }
  }

  private mutating func record(
    _ line: JSONValue,
    _ told: Set<String>?
  ) throws(RecordingError) -> ToldRecord {
    let record = try ToldRecord(line)
    guard record.milliseconds >= last else {
      throw RecordingError("the time goes back from \(last)", at: line["t"] ?? line)
    }
    guard record.milliseconds <= RecordRanges.latest else {
      throw RecordingError(
        "the time is beyond \(RecordRanges.latest) milliseconds",
        at: line["t"] ?? line
      )
    }
    last = record.milliseconds
    if let told, case .catalogue = record.event, !record.event.source.isOfHarness,
      !told.contains(record.event.name)
    {
      throw RecordingError(
        "'\(record.event.name)' is none of the events that the header says are told",
        at: line["event"] ?? line
      )
    }
    return record
  }

  private mutating func note(_ error: RecordingError) {
    problems.append(
      Diagnostic(error.message, source: source, location: error.location, pointer: error.pointer)
    )
  }
}
