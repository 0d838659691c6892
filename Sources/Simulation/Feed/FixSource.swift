import Geodesy
import Navigation
import ScenarioLanguage
import Traces

/// The fixes of a scenario one by one, rebased to its time; a file is streamed.
struct FixSource {
  private enum Listed {
    case none
    case points([Location])
    case drive(Drive)
  }

  /// The file, where they come from one; to ask whether there is one would copy it.
  private var file: RebasedTrace?
  private let isFile: Bool
  private let listed: Listed
  /// The index of the next that is listed.
  private var index = 0

  /// Opens the fixes of a scenario.
  ///
  /// - Parameter drive: The drive, where the scenario asks for one.
  /// - Throws: `TraceError` where the file cannot be read.
  init(_ setup: TraceSetup?, drive: Drive?) throws(TraceError) {
    if case .file(let path, let at, let interval) = setup {
      file = try RebasedTrace(path: path, at: at, interval: interval)
      isFile = true
    } else {
      isFile = false
    }
    listed =
      switch setup {
      case nil, .file: .none
      case .drive: drive.map { .drive($0) } ?? .none
      case .points(let points): .points(points)
      }
  }

  /// Returns the next fix; nil at the end.
  mutating func next() throws(TraceError) -> Location? {
    if isFile { return try file?.next() }
    defer { index += 1 }
    switch listed {
    case .none: return nil
    case .points(let points): return index < points.count ? points[index] : nil
    case .drive(let drive): return index < drive.fixCount ? drive.fix(index) : nil
    }
  }

  /// What the reader repaired so far.
  var report: TraceReport? { file?.report }
}
