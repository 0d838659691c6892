import Reporting
import CanonicalJSON
import Geodesy
import Regression
import ScenarioLanguage
import Traces

/// `navsim trace info FILE…`: what is in a trace.
enum TraceInfoCommand: Command {
  static let description = CommandDescription(
    .traceInfo,
    "what is in a trace: fixes, rate, gaps, length, speed, and what was mended",
    operands: "<trace>…",
    operandCount: 1...1_000_000,
    examples: [
      .init("navsim trace info drive.gpx", "one trace"),
      .init("navsim trace info *.nmea --json", "one object a trace"),
      .init("navsim trace info log.csv --columns time,lat,lon", "a CSV without a header"),
      .init("navsim trace info - < drive.gpx", "of standard input"),
    ],
    options: [
      .json
    ] + TraceOptions.all,
    discussion: """
      The format is found out from the content: GPX 1.0 and 1.1, NMEA 0183, GeoJSON, CSV, KML and
      KMZ, TCX, FIT, IGC, GnssLogger, gpsd's JSON, MCAP with sensor_msgs/NavSatFix, Google's timeline,
      recordings of Ferrostar, Mapbox's replay events, Core Location's locations, Valhalla's trace
      requests, Xcode's GPX, the .navrec of a flight recorder. What real files get wrong is mended and
      counted where that is safe, and an error with its line where silence would lie. Of a format that
      is not read (UBX, ROS 1 bags, SQLite and others) the command that converts it is told.

      Several tracks of a file follow each other where their times do. Two that overlap are two tellings
      of one drive, or two drives: they are listed, and --track chooses one.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let options = try TraceOptions.read(arguments)
    var code = ExitCode.success
    for (index, path) in arguments.operands.enumerated() {
      do {
        let trace = try session.trace(path, options)
        guard let statistics = TraceStatistics(trace.fixes), let format = trace.format else {
          continue
        }
        if arguments.has(.json) {
          write(path, format, statistics, trace, to: session)
        } else {
          if index > 0 { session.output.line("") }
          let text = TraceInfoText(
            path: path == "-" ? Session.inputName : path,
            format: format,
            statistics: statistics,
            tracks: trace.tracks,
            report: trace.report
          )
          for line in text.lines(session.output.style) { session.output.line(line) }
        }
      } catch {
        session.error.problem(error.description)
        code = .invalidInput
      }
    }
    return code
  }

  private static func write(
    _ path: String,
    _ format: TraceFormat,
    _ statistics: TraceStatistics,
    _ trace: Trace,
    to session: Session
  ) {
    session.writeJSON { json in
      func number(_ key: String, _ value: Double?, _ decimals: Int) {
        guard let value else { return }
        json.member(key, value, decimals: decimals)
      }
      json.member("path", path)
      json.member("format", format.rawValue)
      json.member("fixes", statistics.count)
      json.member("start", CivilDate.text(nanoseconds: statistics.start))
      json.member("end", CivilDate.text(nanoseconds: statistics.end))
      number("medianInterval", statistics.medianInterval, 3)
      number("longestInterval", statistics.longestInterval, 3)
      json.member("gaps", statistics.gapCount)
      json.member("segments", statistics.segmentCount)
      number("length", statistics.length, 2)
      number("medianSpeed", statistics.medianSpeed, 2)
      number("topSpeed", statistics.topSpeed, 2)
      number("medianAccuracy", statistics.medianAccuracy, 2)
      number("worstAccuracy", statistics.worstAccuracy, 2)
      json.beginArray("bounds")
      for value in [
        statistics.bounds.southWest.longitude, statistics.bounds.southWest.latitude,
        statistics.bounds.northEast.longitude, statistics.bounds.northEast.latitude,
      ] { json.fixed(value, decimals: 7) }
      json.endArray()
      json.beginArray("tracks")
      for track in trace.tracks {
        json.beginObject()
        json.member("number", track.number)
        if let name = track.name { json.member("name", name) }
        json.member("fixes", track.fixCount)
        json.member("start", CivilDate.text(nanoseconds: track.start))
        json.member("end", CivilDate.text(nanoseconds: track.end))
        json.endObject()
      }
      json.endArray()
      trace.report.write(to: &json)
    }
  }
}

extension TraceReport {
  /// Adds what was mended.
  func write(to json: inout JSONWriter) {
    json.beginArray("repairs")
    for repair in repairs {
      json.beginObject()
      json.member("kind", repair.kind.rawValue)
      json.member("count", repair.count)
      json.member("firstLine", repair.firstLine)
      json.endObject()
    }
    json.endArray()
  }
}
