/// A trace read whole.
public struct Trace: Sendable {
  public var fixes: [Fix]
  public var report: TraceReport
  public var format: TraceFormat?

  public init(fixes: [Fix]) {
    self.fixes = fixes
    report = TraceReport()
  }

  /// Reads all that a reader has.
  public init(reading reader: inout TraceReader) throws(TraceError) {
    var fixes: [Fix] = []
    while let fix = try reader.next() { fixes.append(fix) }
    self.fixes = fixes
    report = reader.report
    format = reader.format
  }

  /// Reads a file.
  public init(
    path: String,
    options: TraceReadingOptions = TraceReadingOptions()
  ) throws(TraceError) {
    var reader = try TraceReader(path: path, options: options)
    try self.init(reading: &reader)
  }
}
