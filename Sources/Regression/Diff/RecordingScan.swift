import CanonicalJSON
package import Recording

/// Looks through a recording line by line, and finds what is wrong with it.
package struct RecordingScan {
  /// The first line; nil before it was taken.
  package private(set) var header: RecordingHeader?
  /// How many lines were taken.
  private var lineCount = 0
  private let path: String
  private var digest = EventDigest()
  private var eventCount = 0
  private var lastTime: Int64?
  /// A line that closes the recording, if it is the last.
  private var end: (value: JSONValue, before: Int)?

  /// Begins to look through a file.
  package init(path: String) { self.path = path }

  /// Parses the next lines of the file and takes them.
  ///
  /// - Parameter piece: whole lines; the last of the file may lack its end.
  /// - Throws: ``GoldenDamage`` at the first that is no record.
  package mutating func take(_ piece: [UInt8]) throws(GoldenDamage) {
    try take(piece) { _ in }
  }

  /// Parses the next lines of the file and takes them.
  ///
  /// - Parameter receive: is told each event.
  /// - Throws: ``GoldenDamage`` at the first that is no record.
  mutating func take(
    _ piece: [UInt8],
    receive: (RecordingIndex.Event) -> Void
  ) throws(GoldenDamage) {
    guard !piece.isEmpty else { return }
    if lineCount == 0, let damage = GoldenDamage(ofLineEnds: piece, path: path) { throw damage }
    let isWhole = piece.last == UInt8(ascii: "\n")
    let lines: JSONLines
    do {
      lines = try JSONLines(parsing: piece, source: path)
    } catch {
      let line = lineCount + error.location.line
      if !isWhole, case .unexpectedEnd = error.reason {
        throw GoldenDamage(.cutOff, path: path, line: line)
      }
      throw GoldenDamage(
        .notJSON(error.reason),
        path: path,
        line: line,
        column: error.location.column
      )
    }
    guard isWhole else {
      throw GoldenDamage(.cutOff, path: path, line: lineCount + lines.count)
    }
    try take(lines, receive: receive)
  }

  private mutating func take(
    _ lines: JSONLines,
    receive: (RecordingIndex.Event) -> Void
  ) throws(GoldenDamage) {
    let before = lineCount
    for index in 0..<lines.count {
      lineCount += 1
      if header == nil {
        header = try RecordingHeader(lines[index], path: path)
      } else if end != nil {
        throw GoldenDamage(.goesOn, path: path, line: lineCount)
      } else if RecordedClosing.isMeant(by: lines[index]) {
        end = (lines[index], before)
      } else {
        try takeRecord(lines[index], in: lines.bytes, behind: before)
        receive(digest.event)
      }
    }
  }

  private mutating func takeRecord(
    _ record: JSONValue,
    in bytes: [UInt8],
    behind before: Int
  ) throws(GoldenDamage) {
    switch digest.read(record, in: bytes) {
    case nil: break
    case .missing(let key):
      throw GoldenDamage(.noRecord(missing: key), path: path, line: lineCount)
    case .number(let fault):
      throw GoldenDamage(.noNumber(fault.message), path: path, at: fault.location).moved(before)
    }
    let time = digest.event.time
    if let lastTime, time < lastTime {
      throw GoldenDamage(.timeGoesBack(from: lastTime, to: time), path: path, line: lineCount)
    }
    lastTime = time
    eventCount += 1
  }

  /// Ends the recording.
  ///
  /// - Returns: The line that closes it, and how it disagrees with the records before it; nil for each where
  ///   there is none.
  /// - Throws: ``GoldenDamage`` where there was no line at all, or the last one is none that closes.
  package func finish() throws(GoldenDamage) -> (
    closing: RecordedClosing?, disagreement: GoldenDamage?
  ) {
    guard lineCount > 0 else { throw GoldenDamage(.empty, path: path) }
    guard let end else { return (nil, nil) }
    let closing: RecordedClosing
    do throws(RecordingError) {
      closing = try RecordedClosing(end.value)
    } catch {
      throw GoldenDamage(.noClosing(error.message), path: path, at: error.location)
        .moved(end.before)
    }
    let disagreement = closing.disagreement(count: eventCount, last: lastTime)
      .map { GoldenDamage(.disagrees($0), path: path, line: lineCount) }
    return (closing, disagreement)
  }
}

extension GoldenDamage {
  /// The same damage behind so many lines more.
  fileprivate func moved(_ lines: Int) -> GoldenDamage {
    var damage = self
    damage.line += lines
    return damage
  }
}
