import CanonicalJSON
import Testing

@testable import navsim

/// What a flight recorder wrote becomes a scenario, and is judged as a recording.
@Suite("Flight recorders' files")
struct NavrecTests {
  /// A recorder's file of the drive whose golden is given: its events, and a fix for each place shown.
  private static func navrec(_ golden: String, scenario: String? = nil) throws -> String {
    let lines = try JSONLines(parsing: Array(Folder.text(of: Folder.package(golden)).utf8))
    let named = scenario.map { ",\"scenario\":\"\($0)\"" } ?? ""
    var text =
      "{\"navsim\":1,\"navrec\":1,\"navigator\":\"builtin\",\"epoch\":\"2026-03-01T08:00:00Z\"\(named)}\n"
    for index in 1..<lines.count {
      let record = lines[index]
      let time = record["t"]?.integer ?? 0
      if record["event"]?.string == "navigator.didUpdateLocation",
        let latitude = record["lat"]?.double, let longitude = record["lon"]?.double
      {
        text +=
          "{\"t\":\(time),\"fix\":{\"lat\":\(latitude),\"lon\":\(longitude),\"time\":\(time)}}\n"
      }
      if record["event"]?.string == "navigator.didChangeRoute" {
        text += "{\"t\":\(time),\"osrm\":{\"distance\":1}}\n"
      }
      text += String(decoding: record.rawBytes, as: UTF8.self) + "\n"
    }
    return text
  }

  @Test(
    "It is judged by the name of its file, or by the scenario that it names",
    arguments: [
      nil, "roads/missed-turn",
    ]
  )
  func recording(scenario: String?) throws {
    try Folder.withTemporary { folder in
      try folder.write(
        Self.navrec("Golden/roads/missed-turn.jsonl", scenario: scenario),
        to: "drives/roads/missed-turn.navrec"
      )
      let run = CommandRun(
        "test",
        "--recordings",
        folder("drives"),
        Folder.package("Scenarios/roads/missed-turn.json")
      )
      #expect(run.status == 0, "\(run.output)\(run.error)")
      #expect(run.output.contains("3 of 3 expectations held"))
    }
  }

  @Test(
    "One that names another scenario, or a navigator that is none, is refused",
    arguments: [
      ("roads/another", "builtin", "a recording of 'roads/another'"),
      ("roads/missed-turn", "Our App", "the name of a navigator"),
    ]
  )
  func refused(scenario: String, navigator: String, gist: String) throws {
    try Folder.withTemporary { folder in
      let text = try Self.navrec("Golden/roads/missed-turn.jsonl", scenario: scenario)
        .replacing("\"builtin\"", with: "\"\(navigator)\"")
      try folder.write(text, to: "drives/roads/missed-turn.navrec")
      let run = CommandRun(
        "test",
        "--recordings",
        folder("drives"),
        Folder.package("Scenarios/roads/missed-turn.json")
      )
      #expect(run.status == 2)
      #expect((run.output + run.error).contains(gist), "\(run.output)\(run.error)")
    }
  }

  @Test("A scenario is made of it")
  func new() throws {
    try Folder.withTemporary { folder in
      let text = try Self.navrec("Golden/roads/missed-turn.jsonl")
      let path = try folder.write(text, to: "bugreport.navrec")
      let run = CommandRun(
        "new",
        path,
        "--map",
        Folder.package("Scenarios/maps/harbour.osm"),
        "--yes",
        "-o",
        folder("made.json")
      )
      #expect(run.status == 0, "\(run.output)\(run.error)")
      #expect(folder.exists("made.json"))
    }
  }
}
