import CanonicalJSON
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("navsim map diff", .waits)
struct MapDiffTests {
  private static let map = Folder.package("Scenarios/maps/harbour.osm")

  private func run(_ words: [String], environment: [String: String]? = nil) throws -> ChildProcess {
    try ChildProcess.run(ChildProcess.navsim, ["map", "diff"] + words, environment: environment)
  }

  /// A copy of the map on which every limit of 50 is one of 30, and its trips.
  private func write(to folder: Folder) throws -> String {
    let text = try Folder.text(of: Self.map)
    let slower = text.replacing(#"k="maxspeed" v="50""#, with: #"k="maxspeed" v="30""#)
    try #require(slower != text)
    return try folder.write(slower, to: "slower.osm")
  }

  @Test("A map against itself changes nothing, however many look")
  func same() throws {
    let run = try run([Self.map, Self.map, "--random", "50", "--at-most", "0"])
    #expect(run.status == 0)
    #expect(run.output == "50 trips, all the same\n")
  }

  @Test("What changed is told a line a cause, as JSON and as a page, and may be too much")
  func changed() throws {
    try Folder.withTemporary { folder in
      let slower = try write(to: folder)
      let words = [Self.map, slower, "--random", "60", "--seed", "3"]
      let text = try run(words + ["--at-most", "1"])
      #expect(text.status == 7)
      #expect(text.output.contains("limit 50 → 30 km/h"))
      #expect(text.error.contains("more than the 1 that --at-most allows"))
      #expect(try run(words + ["-j", "1", "--at-most", "60"]).output == text.output)
      let page = folder("diff.html")
      let json = try run(words + ["--json", "-o", page])
      #expect(json.status == 0)
      let root = try JSONDocument(parsing: Array(json.output.utf8)).root
      #expect(root["trips"]?.integer == 60)
      let causes = root["causes"].map { Array($0.elements) } ?? []
      let sum = causes.reduce(0) { $0 + ($1["trips"]?.integer ?? 0) }
      #expect(sum == root["changed"]?.integer && sum > 1)
      let html = try Folder.text(of: page)
      #expect(html.hasPrefix("<!doctype html>") && html.contains("id=\"map-0\""))
      #expect(html.contains("limit 50 → 30 km/h"))
    }
  }

  @Test("Answers of two programs are compared, a line a trip")
  func answers() throws {
    try Folder.withTemporary { folder in
      let slower = try write(to: folder)
      let places = "47.5,9.5 47.5,9.51"
      let drawn = try run([Self.map, slower, "--random", "30", "--json"])
      let root = try JSONDocument(parsing: Array(drawn.output.utf8)).root
      let trips = (root["causes"].map { Array($0.elements) } ?? []).flatMap { cause in
        (cause["examples"].map { Array($0.elements) } ?? []).map { example in
          (example["places"].map { Array($0.elements) } ?? []).compactMap(\.string)
            .joined(separator: " ")
        }
      }
      try #require(!trips.isEmpty, "\(places)")
      let file = try folder.write(trips.joined(separator: "\n") + "\n", to: "trips.txt")
      for (map, name) in [(Self.map, "old.jsonl"), (slower, "new.jsonl")] {
        let answers = try ChildProcess.run(
          ChildProcess.navsim,
          ["map", "route", map, "--batch", file]
        )
        try folder.write(answers.output, to: name)
      }
      let (old, new) = (folder("old.jsonl"), folder("new.jsonl"))
      #expect(try run([old, old, "--pairs", file]).output.hasSuffix("all the same\n"))
      let other = try run([old, new, "--pairs", file, "--json"])
      let changed = try JSONDocument(parsing: Array(other.output.utf8)).root["changed"]?.integer
      #expect(changed == Int64(trips.count))
      #expect(try run([old, new]).error.contains("--pairs FILE"))
      #expect(try run([old, Self.map, "--pairs", file]).output.hasSuffix("all the same\n"))
    }
  }

  @Test("A server is asked only where --live allows it")
  func server() throws {
    try Folder.withTemporary { folder in
      let url = "http://example.test"
      let words = [Self.map, url, "--random", "3"]
      let refused = try run(words)
      #expect(refused.status == 2 && refused.error.contains("--live allows to ask it"))
      try folder.writeProgram(
        LiveTests.helper(
          #"n=$((n+1)); printf '{"id":%s,"status":400,"body":"{\"code\":\"NoRoute\"}"}\n' $n"#
        ),
        to: "helper"
      )
      let asked = try run(
        words + ["--live", "--json"],
        environment: ["NAVSIM_HTTP": folder("helper"), "PATH": "/usr/bin:/bin"]
      )
      #expect(asked.status == 0, "\(asked.error)")
      #expect(asked.output.contains(#""counts":{"noWay":3,"#))
      #expect(try Folder.text(of: folder("helper.log")).contains("\(url)/route/v1/driving/"))
    }
  }

  @Test(
    "What cannot be compared says why",
    arguments: [
      (["--pairs", "nothing.txt"], "nothing.txt"), (["--random", "0"], "at least 1"),
      (["--pairs", "-", "--random", "3"], "--pairs or --random"),
    ]
  )
  func refusals(words: [String], message: String) throws {
    let run = try run([Self.map, Self.map] + words)
    #expect(run.status == 2 && run.error.contains(message))
  }
}
