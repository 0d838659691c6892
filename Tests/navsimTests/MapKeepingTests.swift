import Platform
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("Built maps are kept", .waits)
struct MapKeepingTests {
  /// A suite with one drive on a map of a megabyte.
  private func suite(in folder: Folder) throws {
    for name in ["Scenarios/maps/harbour.osm", "Scenarios/traces/harbour-missed-turn.gpx"] {
      try folder.copy(name)
    }
    try folder.write(
      #"""
      {"version":1,"title":"x","map":{"file":"../maps/harbour.osm"},
       "routing":{"provider":"embedded"},"trace":{"file":"../traces/harbour-missed-turn.gpx"},
       "actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":47.1409,"lon":9.5255}]}]}
      """#,
      to: "Scenarios/a/x.json"
    )
  }

  private func run(_ folder: Folder, _ environment: [String: String] = [:]) throws -> String {
    let run = try ChildProcess.run(
      ChildProcess.navsim,
      ["run", folder("Scenarios/a/x.json"), "--events", folder("events.jsonl")],
      environment: environment
    )
    #expect(run.status == 0, "\(run.error)")
    return try Folder.text(of: folder("events.jsonl"))
  }

  private func kept(_ folder: Folder, _ name: String = ".navsim/maps") throws -> [String] {
    folder.exists(name) ? try FileSystem.names(in: folder(name)) : []
  }

  @Test("A run with a kept map is the run without, and a damaged one is built anew")
  func sameRun() throws {
    try Folder.withTemporary { folder in
      try suite(in: folder)
      let first = try run(folder, ["CI": "true"])
      #expect(first.contains("rerouteStarted"))
      #expect(try kept(folder).isEmpty)
      #expect(try run(folder) == first)
      let name = try #require(try kept(folder).first)
      let path = folder(".navsim/maps/\(name)")
      let stamp = FileSystem.stamp(of: path)
      #expect(try run(folder) == first)
      #expect(FileSystem.stamp(of: path) == stamp)
      #expect(folder.exists(".navsim/.gitignore"))
      var bytes = try Folder.bytes(of: path)
      bytes[bytes.count / 2] ^= 1
      try folder.write(bytes, to: ".navsim/maps/\(name)")
      #expect(try run(folder) == first)
      #expect(try Folder.bytes(of: path) != bytes)
    }
  }

  @Test(
    "Another map is another file; CI keeps one only where a variable says so; the doctor cleans"
  )
  func places() throws {
    try Folder.withTemporary { folder in
      try suite(in: folder)
      let cache = ["CI": "1", "NAVSIM_CACHE_DIR": folder("cache")]
      _ = try run(folder, cache)
      #expect(try kept(folder, "cache/maps").count == 1)
      #expect(try kept(folder).isEmpty)
      let text = try Folder.text(of: folder("Scenarios/maps/harbour.osm"))
      try folder.write(text + "\n<!-- -->\n", to: "Scenarios/maps/harbour.osm")
      _ = try run(folder, cache)
      #expect(try kept(folder, "cache/maps").count == 2)
      let shown = CommandRun(arguments: ["doctor", folder("Scenarios")], environment: cache)
      #expect(shown.output.contains("2 built maps"))
      let cleaned = CommandRun(
        arguments: ["doctor", folder("Scenarios"), "--clean"],
        environment: cache
      )
      #expect(cleaned.error.contains("removed ") && cleaned.output.contains("no built map is kept"))
      #expect(try kept(folder, "cache/maps").isEmpty)
    }
  }

  @Test("Many at once keep one map")
  func concurrent() throws {
    try Folder.withTemporary { folder in
      try suite(in: folder)
      let program = ChildProcess.navsim
      let script = """
        for i in 1 2 3 4 5 6; do
          '\(program)' run '\(folder("Scenarios/a/x.json"))' --events '\(folder.path)'/$i.jsonl &
        done
        wait
        """
      _ = try ChildProcess.run("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
      let texts = try Set((1...6).map { try Folder.text(of: folder("\($0).jsonl")) })
      #expect(texts.count == 1)
      #expect(try kept(folder).count == 1)
    }
  }
}
