import Platform
import CanonicalJSON
import Geodesy
import ScenarioLanguage
import Simulation
import Traces
import Recording

/// The text of a scenario that replays a drive.
struct DriveDraft {
  var title: String
  var story: InferredDrive
  var targets: DriveTargets
  var isAnonymised: Bool
  /// Whether the suite publishes its schema.
  var hasSchema: Bool
  /// What must be so.
  let expectations: [DriveExpectation]
  /// What the navigator of today does instead.
  var wrongs: [DriveWrong] = []
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
      json.member("$schema", targets.up + "schema/scenario.schema.json")
    }
    json.member("version", ScenarioLoader.version)
    json.member("title", title)
    json.member("description", description)
    json.key("tags")
    strings(tags, &json)
    json.member("epoch", CivilDate.text(nanoseconds: epoch))
    file("map", targets.up + "maps/\(targets.name).osm", &json)
    json.beginObject("routing")
    json.member("provider", "embedded")
    json.member("latency", 0.8, decimals: 1)
    json.endObject()
    json.beginObject("navigator")
    json.member("timeUpdateThreshold", 5 * coarseness)
    json.member("distanceUpdateThreshold", 50 * coarseness)
    if !story.stops.isEmpty {
      json.member("stopsGuidanceAtArrival", false)
    }
    json.endObject()
    file("trace", targets.up + "traces/\(targets.name).gpx", &json)
    json.key("actions")
    actions(&json)
    json.beginArray("expect")
    for (index, expectation) in expectations.enumerated() {
      let wrong = wrongs.first { $0.subject == .expectation(index) }
      expectation.write(to: &json, instead: wrong?.instead)
    }
    json.endArray()
    brokenLaws(&json)
    json.beginObject("record")
    json.beginObject("sample")
    json.member(EventKind.didUpdateLocation.text, sample)
    json.endObject()
    json.endObject()
    json.endObject()
    return try ScenarioFormat.canonical(json.bytes, path: targets.scenario)
  }

  /// The laws that the navigator of today breaks.
  private func brokenLaws(_ json: inout JSONWriter) {
    let broken = wrongs.filter(\.isLaw)
    guard !broken.isEmpty else { return }
    json.beginArray("known")
    for wrong in broken {
      guard case .law(let name) = wrong.subject else { continue }
      json.beginObject()
      json.member("law", name)
      json.member("reason", wrong.reason)
      json.member("instead", wrong.instead)
      json.endObject()
    }
    json.endArray()
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
    where story.departures.contains(where: { $0.kind == kind && $0.isDemanded }) {
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
    let kilometres = Quantity.fixed(story.way.length / 1000, 1)
    var sentences = [
      "A recorded drive of \(kilometres) km from \(story.origin.title) to \(story.destination.title)"
    ]
    for stop in story.stops {
      sentences.append(
        "\(Quantity.time(milliseconds: story.time(of: stop.fix))): stops at \(stop.title)"
      )
    }
    for departure in story.departures.prefix(12) {
      let time = Quantity.time(milliseconds: departure.time)
      sentences.append(
        departure.isDemanded
          ? "\(time): \(departure.kind.words), the driver \(departure.sentence)"
          : "\(time): \(departure.question) Nothing is expected of it"
      )
    }
    if story.departures.count > 12 {
      sentences.append("And \(story.departures.count - 12) more departures")
    }
    for departure in story.dismissed.prefix(12) {
      let time = Quantity.time(milliseconds: departure.time)
      sentences.append(
        departure.answer == .receiver
          ? "\(time): what looks like a \(departure.kind.words) is the receiver, by the driver's word"
          : "\(time): nothing is expected of what looks like a \(departure.kind.words)"
      )
    }
    return sentences.joined(separator: ". ") + "."
  }

  private func actions(_ json: inout JSONWriter) {
    json.beginArray()
    json.beginObject()
    json.member("at", 0)
    json.member("do", "setDestinations")
    json.beginArray("waypoints")
    for place in story.stops + [story.destination] {
      json.beginObject()
      json.member("lat", place.coordinate.latitude, decimals: 7)
      json.member("lon", place.coordinate.longitude, decimals: 7)
      json.member("title", place.title)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    DriveExpectation.Pattern(
      .routeStatus,
      .init(name: "status", value: .text("ok"))
    )
    .writeAction("startGuidance", to: &json)
    if !story.stops.isEmpty {
      DriveExpectation.Pattern(
        .didArrive,
        .init(name: "isFinalDestination", value: .flag(false))
      )
      .writeAction("continueToNextDestination", every: true, to: &json)
    }
    json.endArray()
  }

  private func file(_ key: String, _ path: String, _ json: inout JSONWriter) {
    json.beginObject(key)
    json.member("file", path)
    json.endObject()
  }

  private func strings(_ texts: [String], _ json: inout JSONWriter) {
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }
}
