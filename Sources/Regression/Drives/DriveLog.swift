import Platform
package import Traces

/// A log as a recorder left it: read, cleaned and divided into drives.
package struct DriveLog: Sendable {
  /// The file.
  package let path: String
  /// What was taken out of it.
  package let cleaning: TraceCleaning
  /// What the reader mended.
  package let report: TraceReport
  /// The format of the file; nil where it has none.
  package let format: TraceFormat?
  /// The fixes of each drive, which are parts of those that were cleaned.
  package let drives: [ArraySlice<Fix>]

  /// Seconds at one place from which a drive has ended.
  package static let standing = 600.0

  /// Reads a log.
  ///
  /// - Throws: `TraceError` where it cannot be read or holds no drive.
  package init(
    path: String,
    options: TraceReadingOptions,
    standing: Double = Self.standing
  ) throws(TraceError) {
    try self.init(
      Trace(path: path, options: Self.reading(options)),
      path: path,
      standing: standing
    )
  }

  /// How a log is read: over clocks that were set back.
  package static func reading(_ options: TraceReadingOptions) -> TraceReadingOptions {
    var options = options
    options.bridgesClockJumps = !options.sorts
    return options
  }

  /// Takes a trace that was read as ``reading(_:)`` says.
  ///
  /// - Throws: `TraceError` where it holds no drive.
  package init(
    _ trace: consuming Trace,
    path: String,
    standing: Double = Self.standing
  ) throws(TraceError) {
    self.path = path
    report = trace.report
    format = trace.format
    guard report.count(of: .duplicateTime) * 2 < max(2, trace.fixes.count) else {
      throw TraceError(
        source: path,
        line: trace.fixes.first?.line ?? 0,
        message: "most fixes have the time of another: nobody can tell how fast the drive was",
        hint: "take the times out of the file and give the seconds between fixes: --interval 1"
      )
    }
    cleaning = TraceCleaning(trace.takeFixes())
    let fixes = cleaning.fixes
    drives = DriveSplit.drives(of: fixes, standing: standing).map { fixes[$0] }
    if drives.isEmpty { throw Self.noDrive(fixes, path) }
  }

  private static func noDrive(_ fixes: [Fix], _ path: String) -> TraceError {
    let line = fixes.first?.line ?? 0
    if fixes.count < 2 {
      return TraceError(source: path, line: line, message: "one fix is no drive")
    }
    let metres = Quantity.fixed(DriveSplit.length(fixes[...]), 0)
    return TraceError(
      source: path,
      line: line,
      message: "no drive in the file: \(fixes.count) fixes, \(metres) m in all",
      hint: "a drive has \(Quantity.fixed(DriveSplit.shortest, 0)) m at least between long stops"
    )
  }

  /// The number of the longest drive by its way, from 0.
  package var longest: Int {
    let lengths = drives.map { DriveSplit.length($0) }
    return lengths.indices.max { (lengths[$0], $1) < (lengths[$1], $0) } ?? 0
  }
}
