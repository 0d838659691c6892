import Geodesy
import Navigation
import Traces

/// The fixes of a scenario one by one, rebased to its time; a file is streamed.
enum FixSource {
  case none
  case points([Location], next: Int)
  case file(RebasedTrace)

  /// Opens the fixes of a scenario.
  ///
  /// - Throws: `TraceError` where the file cannot be read.
  init(_ setup: TraceSetup?) throws(TraceError) {
    switch setup {
    case nil: self = .none
    case .points(let points): self = .points(points, next: 0)
    case .file(let path, let at, let interval):
      self = .file(try RebasedTrace(path: path, at: at, interval: interval))
    }
  }

  /// Returns the next fix; nil at the end.
  mutating func next() throws(TraceError) -> Location? {
    switch self {
    case .none: return nil
    case .points(let points, let index):
      guard index < points.count else { return nil }
      self = .points(points, next: index + 1)
      return points[index]
    case .file(let trace): return try trace.next()
    }
  }

  /// What the reader repaired so far.
  var report: TraceReport? {
    if case .file(let trace) = self { return trace.report }
    return nil
  }
}
