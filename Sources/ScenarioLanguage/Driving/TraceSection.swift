import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// Reads the `trace` section: a file, points, or a drive.
enum TraceSection {
  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    if reader.has("drive") {
      for key in ["file", "points"] where reader.has(key) {
        _ = reader.value(key)
        reader.report("a trace is either a drive or \(key)", at: key)
      }
      guard var inner = reader.object("drive") else { return }
      let drive = DriveSection.read(&inner, scenario.sketch, hasMap: scenario.map != nil)
      inner.finish()
      if let drive { scenario.trace = .drive(drive) }
      return
    }
    if reader.has("points") {
      guard let points = reader.objects("points") else { return }
      scenario.trace = .points(Self.points(points, scenario.sketch, reader.diagnostics))
      if points.isEmpty { reader.report("a trace needs at least one point", at: "points") }
      if reader.has("file") {
        reader.report("a trace has either a file or points", at: "file")
      }
      return
    }
    let name = reader.string("file", .required)
    let at = reader.double("at", in: 0...31_536_000, unit: "s") ?? 0
    let interval = reader.double("interval", in: 0.001...86_400, unit: "s")
    guard let name, let value = reader.value("file") else { return }
    if let path = files.path(of: name, at: value, reader.diagnostics) {
      scenario.trace = .file(path: path, at: at, interval: interval)
    }
  }

  private static func points(
    _ readers: [JSONObjectReader],
    _ sketch: SketchMap?,
    _ diagnostics: Diagnostics
  ) -> [Location] {
    var locations: [Location] = []
    for var reader in readers {
      let seconds = reader.double("t", .required, in: 0...31_536_000, unit: "s")
      let coordinate = PlaceReading.coordinate(&reader, sketch)
      let accuracy = reader.double("accuracy", in: 0...1_000_000, unit: "m")
      let course = reader.double("course", in: 0...360, unit: "degrees")
      let speed = reader.double("speed", in: 0...500, unit: "m/s")
      let altitude = reader.double("altitude", in: -12_000...100_000, unit: "m")
      reader.finish()
      guard let seconds, let coordinate else { continue }
      let time = Instant(nanoseconds: Int64((seconds * 1e9).rounded()))
      if let last = locations.last, time < last.timestamp {
        reader.report("time goes back from \(last.timestamp.seconds) to \(seconds) s", at: "t")
      }
      locations.append(
        Location(
          coordinate: coordinate,
          altitude: altitude,
          horizontalAccuracy: accuracy,
          course: course == 360 ? 0 : course,
          speed: speed,
          timestamp: time
        )
      )
    }
    return locations
  }
}
