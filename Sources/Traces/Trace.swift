/// A trace read whole.
public struct Trace: Sendable {
  /// The fixes in the order of their times.
  public var fixes: [Fix]
  /// What the reader mended; empty for a trace that was not read.
  public var report: TraceReport
  /// The tracks of the file it was read from; empty where that has none of its own.
  public private(set) var tracks: [TraceTrack] = []
  /// The format it was read from; nil for a trace that was not read.
  public var format: TraceFormat?

  /// Makes a trace of fixes that were not read from a file.
  public init(fixes: [Fix]) {
    self.fixes = fixes
    report = TraceReport()
  }

  /// Hands on the fixes, so that whoever changes them need not copy them; none are left.
  package mutating func takeFixes() -> [Fix] {
    var taken: [Fix] = []
    swap(&taken, &fixes)
    return taken
  }

  /// Reads all that a reader has.
  ///
  /// - Throws: ``TraceError`` at the first fault that cannot be mended.
  public init(reading reader: inout TraceReader) throws(TraceError) {
    var fixes: [Fix] = []
    while let fix = try reader.next() { fixes.append(fix) }
    self.fixes = fixes
    report = reader.report
    tracks = reader.tracks
    format = reader.format
  }

  /// Reads a file.
  ///
  /// - Throws: ``TraceError`` where it cannot be read or is no trace, and at the first fault in it.
  public init(
    path: String,
    options: TraceReadingOptions = TraceReadingOptions()
  ) throws(TraceError) {
    var reader = try TraceReader(path: path, options: options)
    try self.init(reading: &reader)
  }
}
