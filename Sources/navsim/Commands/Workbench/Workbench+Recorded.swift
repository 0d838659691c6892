import CanonicalJSON
import Geodesy
import Platform
import Regression
import Reporting
import RoadNetwork
import ScenarioLanguage
import Simulation
import Synchronization
import Traces

/// A recorded drive that was dropped on the page, read on a map.
struct WorkbenchRecording: Sendable {
  let log: DriveLog
  let source: MapSource
  /// What it was recognised by: the digest of the file, and the map.
  let key: String
}

extension Workbench {
  /// Takes the bytes of a recorded drive, and returns what they are known by.
  func take(_ bytes: [UInt8], named name: String) throws -> [UInt8] {
    // The ending alone is kept: what a stranger's file is called is no path of ours.
    let ending = name.split(separator: ".").last.map { String($0.prefix(8)) } ?? "gpx"
    let plain = ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? ending : "gpx"
    let stamp = Self.stamp(of: bytes)
    let path = Paths.join(dropped.path, stamp + "." + plain)
    try FileSystem.write(bytes, to: path)
    let log = try Self.read { try DriveLog(path: path, options: TraceReadingOptions()) }
    return Self.object { json in
      json.member("drive", stamp + "." + plain)
      json.member("drives", log.drives.count)
      json.member("fixes", log.drives[log.longest].count)
    }
  }

  /// Reads a drive that was dropped on a map: its way, its stops, and where it went elsewhere.
  func recorded(_ asked: JSONValue) throws -> [UInt8] {
    let recording = try recording(asked)
    let fixes = Array(recording.log.drives[recording.log.longest])
    let story = try Self.read {
      try DriveInterpreter(recording.source.map, name: "the drive").story(
        of: fixes,
        options: try Self.reading(asked)
      )
    }
    return Self.object { json in
      json.member("matched", story.matchedShare, decimals: 3)
      json.member("away", story.medianDistance, decimals: 1)
      json.member("fixes", GeoPath(story.fixes.map(\.coordinate)).polyline(precision: 6))
      json.beginArray("times")
      for index in story.fixes.indices { json.integer(story.time(of: index)) }
      json.endArray()
      json.strings("way", story.way.lines.map { GeoPath($0).polyline(precision: 6) })
      json.member("plan", GeoPath(story.plans.first ?? []).polyline(precision: 6))
      json.beginArray("stops")
      Self.write(story.origin, "start", story, &json)
      for stop in story.stops { Self.write(stop, "stop", story, &json) }
      Self.write(story.destination, "end", story, &json)
      json.endArray()
      json.member("epoch", (story.fixes.first?.time ?? 0) / Self.millisecond)
      json.beginArray("departures")
      for departure in (story.departures + story.dismissed).sorted(by: { $0.time < $1.time }) {
        Self.write(departure, &json)
      }
      json.endArray()
      json.beginArray("answers")
      for word in DepartureAnswer.words { json.string(word) }
      json.endArray()
      json.strings("expectations", DriveExpectation.demanded(by: story).map(\.sentence))
    }
  }

  /// Makes the drive a scenario, as `navsim new` does, and tests what was written.
  func record(_ asked: JSONValue) throws -> [UInt8] {
    let identity = try identity(asked)
    let targets = DriveTargets(scenario: identity.path, workingFolder: session.io.workingFolder)
    let recording = try recording(asked)
    var choices = DriveAuthor.Choices()
    choices.isAnonymised = asked["anonymise"]?.bool == true
    choices.reading = try Self.reading(asked)
    choices.hasSchema =
      FileSystem.kind(of: Paths.join(targets.folder, "schema/scenario.schema.json")) == .file
    let author = DriveAuthor(
      name: "the drive",
      source: recording.source,
      choices: choices,
      temporary: session.temporaryFolder,
      shouldStop: session.io.isInterrupted
    )
    let drive = try Self.read {
      try author.scenario(
        of: Array(recording.log.drives[recording.log.longest]),
        for: targets
      )
    }
    guard drive.obstacles.isEmpty else {
      throw WorkbenchRefusal(
        .conflict,
        "\(drive.obstacles.map { Visible.line($0) }.joined(separator: ", ")): it is there already"
      )
    }
    try drive.write()
    refresh()
    let outcome = try test().outcome(of: targets.identity, checkingDeterminism: true)
    keep(outcome)
    return Self.object { json in
      json.member("name", identity.name)
      json.member("path", identity.path)
      json.member("passed", outcome.isPassed)
      json.strings("expectations", outcome.facts.expectations.map(\.text))
      json.strings("wrongs", drive.problems)
      json.member("row", raw: row(of: outcome))
    }
  }

  /// Nanoseconds.
  private static let millisecond: Int64 = 1_000_000

  /// How a person corrects what was made out of a drive; moments are milliseconds of its fixes' clock.
  private static func reading(_ asked: JSONValue) throws -> DriveInterpreter.Options {
    func moments(_ name: String) -> Set<Int64> {
      let list = asked[name].map { Array($0.elements) } ?? []
      return Set(list.compactMap { $0.integer.flatMap(nanoseconds) })
    }
    var reading = DriveInterpreter.Options()
    reading.ignoredStops = moments("ignored")
    reading.addedStops = moments("added")
    for entry in asked["answers"].map({ Array($0.elements) }) ?? [] {
      guard let moment = entry["at"]?.integer.flatMap(nanoseconds),
        let answer = entry["answer"]?.string.flatMap(DepartureAnswer.init)
      else { throw WorkbenchRefusal(.badRequest, "an answer needs 'at' and 'answer'") }
      reading.answers[moment] = answer
    }
    return reading
  }

  /// Nil for what no clock says.
  private static func nanoseconds(_ milliseconds: Int64) -> Int64? {
    let (product, overflows) = milliseconds.multipliedReportingOverflow(by: millisecond)
    return overflows || abs(milliseconds) > Int64.max / millisecond / 4 ? nil : product
  }

  private static func write(_ departure: DriveDeparture, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", departure.kind.words)
    json.member("word", departure.kind.rawValue)
    json.member("t", departure.time)
    json.member("certainty", departure.certainty.rawValue)
    json.member("demanded", departure.isDemanded)
    json.member("sentence", departure.sentence)
    json.member("question", departure.question)
    if let answer = departure.answer { json.member("answer", answer.word) }
    json.endObject()
  }

  private static func write(
    _ place: DrivePlace,
    _ role: String,
    _ story: InferredDrive,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("role", role)
    json.member("title", place.title)
    json.member("lat", place.coordinate.latitude, decimals: 6)
    json.member("lon", place.coordinate.longitude, decimals: 6)
    json.member("fix", place.fix)
    json.member("t", story.time(of: place.fix))
    json.member("seconds", place.seconds, decimals: 0)
    json.member("certainty", place.certainty.rawValue)
    json.member("reason", place.reason)
    json.endObject()
  }

  private func recording(_ asked: JSONValue) throws -> WorkbenchRecording {
    let name = try Self.text("drive", of: asked)
    let map = try suiteMap(Paths.normalized(try Self.text("map", of: asked)))
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }) else {
      throw WorkbenchRefusal(.notFound, "no such drive was dropped here")
    }
    let key = name + " " + map
    if let known = lastRecording.withLock({ $0 }), known.key == key { return known }
    let path = Paths.join(dropped.path, name)
    let log = try Self.read { try DriveLog(path: path, options: TraceReadingOptions()) }
    let made = WorkbenchRecording(log: log, source: try MapSource(path: map), key: key)
    guard made.source.map.graph.profile.name == RoutingProfile.car.name else {
      throw WorkbenchRefusal(.invalid, "the map is not one for cars")
    }
    lastRecording.withLock { $0 = made }
    return made
  }

  /// Tells what is wrong with a drive without the name of our copy of it.
  private static func read<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as TraceError {
      let line = error.line > 0 ? "line \(error.line): " : ""
      throw WorkbenchRefusal(
        .invalid,
        "the drive: \(line)\(error.message)" + (error.hint.map { " (\($0))" } ?? "")
      )
    }
  }
}
