import CanonicalJSON
import Geodesy
import ScenarioLanguage
import Simulation
import Traces

/// The text of a scenario that replays a drive.
struct DriveDraft {
  var title: String
  var story: InferredDrive
  var targets: DriveTargets
  var isAnonymised: Bool
  /// Whether the suite publishes its schema.
  var hasSchema: Bool
  /// The run that expectations are taken from; nil writes none.
  var run: ObservedRun?
  /// One in so many locations is kept in the golden.
  var sample = 10
  /// Factor of the thresholds of 5 s and 50 m, so that the golden of a long drive stays readable.
  var coarseness = 1

  /// Returns the scenario in canonical form.
  ///
  /// - Throws: `JSONError`, which nothing that this writes causes.
  func bytes() throws(JSONError) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if hasSchema {
      json.key("$schema")
      json.string(targets.up + "schema/scenario.schema.json")
    }
    json.key("version")
    json.integer(ScenarioLoader.version)
    json.key("title")
    json.string(title)
    json.key("description")
    json.string(description)
    json.key("tags")
    strings(tags, &json)
    json.key("epoch")
    json.string(CivilDate.text(nanoseconds: epoch))
    file("map", targets.up + "maps/\(targets.name).osm", &json)
    json.key("routing")
    json.beginObject()
    json.key("provider")
    json.string("embedded")
    json.key("latency")
    json.fixed(0.8, decimals: 1)
    json.endObject()
    json.key("navigator")
    json.beginObject()
    json.key("timeUpdateThreshold")
    json.integer(5 * coarseness)
    json.key("distanceUpdateThreshold")
    json.integer(50 * coarseness)
    if !story.stops.isEmpty {
      json.key("stopsGuidanceAtArrival")
      json.boolean(false)
    }
    json.endObject()
    file("trace", targets.up + "traces/\(targets.name).gpx", &json)
    json.key("actions")
    actions(&json)
    if let run {
      json.key("expect")
      json.beginArray()
      for expectation in DriveExpectation.suggested(by: run, of: story) {
        expectation.write(to: &json)
      }
      json.endArray()
    }
    json.key("record")
    json.beginObject()
    json.key("sample")
    json.beginObject()
    json.key("navigator.didUpdateLocation")
    json.integer(sample)
    json.endObject()
    json.endObject()
    json.endObject()
    return try ScenarioFormat.canonical(json.bytes, path: targets.scenario)
  }

  /// The wall clock of the first fix, where a clock may say it.
  private var epoch: Int64 {
    let time = story.fixes.first?.time ?? 0
    // The years that a scenario's epoch may have.
    return (0...7_258_118_400_000_000_000).contains(time) ? time : 1_767_225_600_000_000_000
  }

  private var tags: [String] {
    var tags = ["recorded"]
    if isAnonymised { tags.append("anonymised") }
    for kind in DriveDeparture.Kind.allCases
    where story.departures.contains(where: { $0.kind == kind }) {
      tags.append(Self.tag(of: kind))
    }
    if !story.stops.isEmpty { tags.append("stops") }
    return tags
  }

  private static func tag(of kind: DriveDeparture.Kind) -> String {
    switch kind {
    case .missedTurn: "missed-turn"
    case .wrongTurn: "wrong-turn"
    case .detour: "detour"
    case .shortcut: "shortcut"
    case .uTurn: "u-turn"
    }
  }

  /// What is known of the drive, in sentences.
  private var description: String {
    let kilometres = Wording.decimal(story.way.length / 1000, 1)
    var sentences = [
      "A recorded drive of \(kilometres) km from \(story.origin.title) to \(story.destination.title)"
    ]
    for stop in story.stops {
      sentences.append("\(Wording.time(story.time(of: stop.fix))): stops at \(stop.title)")
    }
    for departure in story.departures.prefix(12) {
      sentences.append(
        "\(Wording.time(departure.time)): \(departure.kind.words), \(departure.sentence)"
      )
    }
    if story.departures.count > 12 {
      sentences.append("And \(story.departures.count - 12) more departures")
    }
    for reroute in run?.explained(by: story) ?? [] {
      sentences.append("\(Wording.time(reroute.time)): reroute \(reroute.sentence)")
    }
    return sentences.joined(separator: ". ") + "."
  }

  private func actions(_ json: inout JSONWriter) {
    json.beginArray()
    json.beginObject()
    json.key("at")
    json.integer(0)
    json.key("do")
    json.string("setDestinations")
    json.key("waypoints")
    json.beginArray()
    for place in story.stops + [story.destination] {
      json.beginObject()
      json.key("lat")
      json.fixed(place.coordinate.latitude, decimals: 7)
      json.key("lon")
      json.fixed(place.coordinate.longitude, decimals: 7)
      json.key("title")
      json.string(place.title)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    DriveExpectation.Pattern("navigator.routeStatus", "status", .text("ok"))
      .writeAction("startGuidance", to: &json)
    if !story.stops.isEmpty {
      DriveExpectation.Pattern("navigator.didArrive", "isFinalDestination", .flag(false))
        .writeAction("continueToNextDestination", every: true, to: &json)
    }
    json.endArray()
  }

  private func file(_ key: String, _ path: String, _ json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    json.key("file")
    json.string(path)
    json.endObject()
  }

  private func strings(_ texts: [String], _ json: inout JSONWriter) {
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }
}
