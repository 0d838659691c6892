import CanonicalJSON
import Geodesy
package import Navigation
import RoadNetwork

/// The section `trace`: a file, points, or a drive.
enum TraceSection {
  private struct Point: KeyTable {
    let time = Keys.number("t", 0...31_536_000, "s", "Seconds since the start.").required
    let place = NodeFirst()
    let accuracy = Keys.number("accuracy", 0...1_000_000, "m", "Metres.")
    let course = Keys.number("course", 0...360, "degrees", "Degrees clockwise from north.")
    let speed = Keys.number("speed", 0...500, "m/s", "Metres per second.")
    let altitude = Keys.number("altitude", -12_000...100_000, "m", "Metres.")
  }

  private struct Table: KeyTable {
    let file = Keys.text("file", "GPX, NMEA, GeoJSON or CSV, relative to the scenario.")
    let at = Keys.number(
      "at",
      0...31_536_000,
      "s",
      "When the first fix of the file comes.",
      standard: 0
    )
    let interval = Keys.number(
      "interval",
      0.001...86_400,
      "s",
      "Seconds between fixes, for a file without times."
    )
    let points = Keys.objects(
      "points",
      of: TraceSection.point.schema("One fix."),
      "Fixes written here.",
      count: 1...Int.max
    )
    let drive = Keys.object("drive", DriveSection.schema)
  }

  private static let point = Point()
  private static let keys = Table()

  static func read(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ files: ScenarioFiles,
    hasMap: Bool
  ) -> TraceSetup? {
    if keys.drive.isIn(&reader) {
      for key in [keys.file.name, keys.points.name] where reader.has(key) {
        _ = reader.value(key)
        reader.report("a trace is either a drive or \(key)", at: key)
      }
      guard var inner = keys.drive(&reader) else { return nil }
      let drive = DriveSection.read(&inner, sketch, hasMap: hasMap)
      inner.finish()
      return drive.map { .drive($0) }
    }
    if keys.points.isIn(&reader) {
      guard let points = keys.points(&reader) else { return nil }
      let locations = Self.points(points, sketch, reader.diagnostics)
      if points.isEmpty { reader.report("a trace needs at least one point", at: keys.points.name) }
      if keys.file.isIn(&reader) {
        reader.report("a trace has either a file or points", at: keys.file.name)
      }
      return .points(locations)
    }
    let name = keys.file(&reader)
    if !keys.file.isIn(&reader) {
      reader.diagnostics.add("a trace has a \"file\", \"points\" or a \"drive\"", at: reader.value)
    }
    let at = keys.at(&reader)
    let interval = keys.interval(&reader)
    guard let name, let value = reader.value(keys.file.name) else { return nil }
    return files.path(of: name, at: value, reader.diagnostics).map {
      .file(path: $0, at: at, interval: interval)
    }
  }

  private static func points(
    _ readers: [JSONObjectReader],
    _ sketch: SketchMap?,
    _ diagnostics: Diagnostics
  ) -> [Location] {
    var locations: [Location] = []
    for var reader in readers {
      let seconds = point.time(&reader)
      let coordinate = PlaceReading.coordinate(&reader, sketch)
      let accuracy = point.accuracy(&reader)
      let course = point.course(&reader)
      let speed = point.speed(&reader)
      let altitude = point.altitude(&reader)
      reader.finish()
      guard let seconds, let coordinate else { continue }
      let time = Instant(nanoseconds: Int64((seconds * 1e9).rounded()))
      if let last = locations.last, time < last.timestamp {
        reader.report(
          "time goes back from \(last.timestamp.seconds) to \(seconds) s",
          at: point.time.name
        )
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

  static var schema: SchemaValue { keys.schema("The fixes: a file, points or a drive.") }
}

/// The fixes of a scenario.
package enum TraceSetup: Sendable {
  /// A recorded file; its first fix is moved to `at` seconds.
  case file(path: String, at: Double, interval: Double?)
  /// Points written in the scenario, at times since its start.
  case points([Location])
  /// A drive by the kinematic model.
  case drive(DriveSetup)
}
