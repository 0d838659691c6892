import Geodesy
import Navigation
import ScenarioLanguage
import Traces

/// The fixes of a scenario one by one, rebased to its time; a file is streamed.
enum FixSource {
  case none
  case points([Location], next: Int)
  case file(RebasedTrace)
  case drive(Drive, next: Int)

  /// Opens the fixes of a scenario.
  ///
  /// - Parameter drive: The drive, where the scenario asks for one.
  /// - Throws: `TraceError` where the file cannot be read.
  init(_ setup: TraceSetup?, drive: Drive?) throws(TraceError) {
    switch setup {
    case nil: self = .none
    case .drive: self = drive.map { .drive($0, next: 0) } ?? .none
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
    case .drive(let drive, let index):
      guard index < drive.fixCount else { return nil }
      self = .drive(drive, next: index + 1)
      return drive.fix(index)
    }
  }

  /// What the reader repaired so far.
  var report: TraceReport? {
    if case .file(let trace) = self { return trace.report }
    return nil
  }
}
