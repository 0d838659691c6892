import Geodesy
import Navigation
import ScenarioLanguage
import Traces

/// A trace file whose first fix is moved to a scenario's time; spacing is kept.
struct RebasedTrace {
  private var reader: TraceReader
  private let start: Int64
  private var first: Int64?

  init(path: String, at: Double, interval: Double?) throws(TraceError) {
    var options = TraceReadingOptions()
    options.interval = interval
    reader = try TraceReader(path: path, options: options)
    start = Int64((at * 1e9).rounded())
  }

  var report: TraceReport { reader.report }

  mutating func next() throws(TraceError) -> Location? {
    guard let fix = try reader.next() else { return nil }
    let origin = first ?? fix.time
    first = origin
    return Location(
      coordinate: fix.coordinate,
      altitude: fix.altitude,
      horizontalAccuracy: fix.horizontalAccuracy,
      verticalAccuracy: fix.verticalAccuracy,
      course: fix.course,
      speed: fix.speed,
      quality: fix.quality,
      timestamp: Instant(nanoseconds: start + fix.time - origin)
    )
  }
}
