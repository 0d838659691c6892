import Testing

@testable import navsim

/// Numbers in recordings that no event can have.
@Suite("A recording with an impossible number")
struct DamagedRecordingTests {
  /// A number of a golden, what stands in its place, and what is said of it.
  static let damages: [(member: String, value: String, words: String)] = [
    ("t", "-9223372036854775808", "is no time: milliseconds are 0...1000000000000 (at /t)"),
    ("t", "1000000000001", "is no time"), ("t", "1e300", "is no time"),
    ("lat", "1e300", "1e300 is outside -90...90 (at /waypoints/0/lat)"),
    ("lon", "-180.5", "-180.5 is outside -180...180 (at /waypoints/0/lon)"),
    ("deviation", "1e300", "is outside 0...1000000000 (at /deviation)"),
    ("deviation", "1e999", "number '1e999' is out of range"),
    ("seq", "-1", "is less than 0 (at /seq)"),
    ("distance", "-1e30", "is outside 0...1000000000"),
    ("stepCount", "99999999999999999999", "outside"),
    ("unheardOf", "1e16", "is outside -1000000000000000...1000000000000000 (at /unheardOf)"),
  ]

  /// A suite of two scenarios, and the golden of the first with one number changed.
  private static func withSuite(
    _ damage: (member: String, value: String, words: String),
    _ body: (_ folder: Folder, _ scenario: String, _ golden: String) throws -> Void
  ) throws {
    try Folder.withTemporary { folder in
      for name in [
        "Scenarios/reroute/missed-turn.json", "Scenarios/drive/straight.json",
        "Golden/reroute/missed-turn.jsonl", "Golden/drive/straight.jsonl",
        "Scenarios/traces", "Scenarios/cassettes",
      ] { try folder.copy(name) }
      let golden = folder("Golden/reroute/missed-turn.jsonl")
      var lines = try Folder.text(of: golden).split(separator: "\n").map(String.init)
      let key = "\"\(damage.member)\":"
      let index = lines.indices.dropFirst().first { lines[$0].contains(key) } ?? 3
      if let range = lines[index].firstRange(of: key) {
        let end = lines[index][range.upperBound...].firstIndex { ",}".contains($0) }
        lines[index].replaceSubrange(
          range.upperBound..<(end ?? lines[index].endIndex),
          with: damage.value
        )
      } else {
        lines[index].insert(
          contentsOf: key + damage.value + ",",
          at: lines[index].index(after: lines[index].startIndex)
        )
      }
      try folder.write(lines.joined(separator: "\n") + "\n", to: "Golden/reroute/missed-turn.jsonl")
      try body(folder, folder("Scenarios/reroute/missed-turn.json"), golden)
    }
  }

  @Test("is damaged, and says where; the others keep their results", arguments: damages)
  func test(member: String, value: String, words: String) throws {
    try Self.withSuite((member, value, words)) { folder, scenario, golden in
      let suite = CommandRun("test", folder("Scenarios"), "--update", "none")
      #expect(suite.status == 2, "\(suite.output)\(suite.error)")
      let said = suite.output + suite.error
      #expect(said.contains("missed-turn.jsonl:") && said.contains(words), "\(said)")
      let json = CommandRun("test", folder("Scenarios"), "--update", "none", "--json")
      #expect(json.status == 2)
      #expect(json.output.contains(#""exitCode":2,"passed":1,"#), "\(json.output)")
      #expect(json.output.contains(words), "\(json.output)")
      for command in [["run", scenario], ["diff", golden, golden], ["timeline", golden]] {
        let run = CommandRun(arguments: command)
        #expect(run.status == 2, "\(command): \(run.output)\(run.error)")
        #expect((run.output + run.error).contains(words), "\(command): \(run.output)\(run.error)")
      }
      let sound = Folder.package("Golden/reroute/missed-turn.jsonl")
      for options in [[], ["-u"], ["-y"], ["--json"]] {
        let diff = CommandRun(arguments: ["diff", golden, sound] + options)
        #expect(diff.status == 2, "\(options): \(diff.output)\(diff.error)")
        #expect((diff.output + diff.error).contains(words))
      }
      #expect(CommandRun("timeline", golden, "--textconv").status == 0)
      let report = CommandRun("report", scenario, "-o", folder("r.html"))
      #expect([0, 2].contains(report.status), "\(report.output)\(report.error)")
    }
  }
}
