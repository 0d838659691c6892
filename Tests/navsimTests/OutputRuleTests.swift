import Testing

@testable import navsim

@Suite("What is written over")
struct OutputRuleTests {
  /// The command lines; `/` stands for the folder, `S` for a scenario in it.
  private static let inputs = [
    "run --events S S", "run S --decisions S", "map build /m.osm -o /m.osm --force",
    "trace convert /Scenarios/traces/straight.csv /Scenarios/traces/straight.csv --force",
    "report S -o S", "export S --as gpx -o S", "bundle S -o S --force", "shrink S -o S --force",
    "run S --events /Golden/drive/straight.jsonl", "run S --events /e.jsonl --decisions /e.jsonl",
    "test S --reporter junit=S", "export S -o /Scenarios/traces/missed-turn.gpx",
  ]

  private static func word(_ word: String, _ folder: Folder) -> String {
    let scenario = folder("Scenarios/drive/straight.json")
    if word == "S" { return scenario }
    if word.hasSuffix("=S") { return word.dropLast() + scenario }
    if word.hasPrefix("/") { return folder.path + word }
    return word.replacing("=/", with: "=" + folder.path + "/")
  }

  private static func withSuite(_ body: (Folder, (String) -> CommandRun) throws -> Void) throws {
    try Folder.withTemporary { folder in
      for name in [
        "Scenarios/drive/straight.json", "Golden/drive/straight.jsonl", "Scenarios/traces",
        "Scenarios/cassettes",
      ] { try folder.copy(name) }
      let map = try Folder.bytes(of: Folder.package("Scenarios/maps/harbour.osm"))
      try folder.write(map, to: "m.osm")
      try body(folder) { command in
        CommandRun(arguments: command.split(separator: " ").map { self.word(String($0), folder) })
      }
    }
  }

  @Test("What a command reads stays as it is, even with --force", arguments: inputs)
  func input(command: String) throws {
    try Self.withSuite { folder, run in
      try folder.write("{\"navsim\":1,\"scenario\"", to: "e.jsonl")
      let before = try folder.snapshot()
      let done = run(command)
      #expect(done.status == 2, "\(done.output)\(done.error)")
      #expect(done.error.contains("replaced") || done.error.contains("is there already"))
      #expect(try folder.snapshot() == before)
    }
  }

  @Test(
    "What a run makes anew replaces its own kind and nothing else",
    arguments: [
      "run S --events /out", "run S --decisions /out", "report S -o /out",
      "export S --as mcap -o /out", "export S --as geojson -o /out", "export S --as kml -o /out",
      "export S --as trace -o /out", "test S --reporter junit=/out", "test S --reporter blob=/out",
      "test S --reporter markdown=/out", "test S --reporter json=/out",
      "trace plot /Scenarios/traces/straight.csv -o /out", "map draw /m.osm -o /out",
    ]
  )
  func anew(command: String) throws {
    try Self.withSuite { folder, run in
      for _ in 0..<2 {
        let done = run(command)
        #expect(done.status == 0, "\(done.output)\(done.error)")
      }
      try folder.write("precious", to: "out")
      let refused = run(command)
      #expect(refused.status == 2, "\(refused.output)\(refused.error)")
      #expect(refused.error.contains("is none of the files that this makes"))
      #expect(try Folder.text(of: folder("out")) == "precious")
    }
  }

  @Test(
    "A scenario that cannot be read leaves what an earlier run wrote",
    arguments: ["{}", "{ oops"]
  )
  func unreadable(text: String) throws {
    try Self.withSuite { folder, run in
      let names = ["e.jsonl", "d.jsonl"]
      #expect(run("run S --events /e.jsonl --decisions /d.jsonl").status == 0)
      let before = try names.map { try Folder.bytes(of: folder($0)) }
      try folder.write(text, to: "bad.json")
      #expect(run("run /bad.json --events /e.jsonl --decisions /d.jsonl").status == 2)
      #expect(try names.map { try Folder.bytes(of: folder($0)) } == before)
      #expect(run("run /bad.json --events /new.jsonl").status == 2)
      #expect(!folder.exists("new.jsonl"))
    }
  }

  @Test(
    "A work takes the place of another with --force alone",
    arguments: [
      "bundle S -o /out", "map build /m.osm -o /out",
      "trace convert /Scenarios/traces/straight.csv /out --to gpx",
      "fuzz S --relation jitter -o /out",
    ]
  )
  func work(command: String) throws {
    try Self.withSuite { folder, run in
      try folder.write("precious", to: "out")
      let refused = run(command)
      #expect(refused.status == 2 && refused.error.contains("--force"), "\(refused.error)")
      #expect(try Folder.text(of: folder("out")) == "precious")
      let forced = run(command + " --force")
      #expect(forced.status == 0, "\(forced.error)")
      #expect(try Folder.text(of: folder("out")) != "precious")
    }
  }
}
