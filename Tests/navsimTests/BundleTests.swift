import CanonicalJSON
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("Bundles", .waits)
struct BundleTests {
  @Test(
    "A scenario with its files runs elsewhere and records the same",
    arguments: [
      "drive/straight", "routing/\(Self.withCassette)", "reroute/missed-turn",
    ]
  )
  func elsewhere(name: String) throws {
    let source = Folder.package("Scenarios/\(name).json")
    try Folder.withTemporary { folder in
      let bundle = folder("x.navbundle")
      let packed = CommandRun("bundle", source, "-o", bundle, "--json")
      #expect(packed.status == 0, "\(packed.error)")
      let told = try JSONDocument(parsing: Array(packed.output.utf8)).root
      let signature = CommandRun("run", source, "--signature").output
      #expect(told["digest"]?.string.map { $0 + "\n" } == signature)
      #expect(CommandRun("run", bundle, "--signature").output == signature)
      let run = CommandRun("run", bundle)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.contains("golden equal"))
      #expect(CommandRun("test", bundle, environment: ["CI": "1"]).status == 0)
      for words in [["accept", "--unseen"], ["test", "--update", "all"]] {
        let refused = CommandRun(arguments: words + [bundle])
        #expect(refused.status == 2)
        #expect(refused.error.contains("the golden in the bundle '\(bundle)' stays as it is"))
      }
      // The same again, byte for byte.
      #expect(CommandRun("bundle", source, "-o", folder("y.navbundle")).status == 0)
      #expect(try Folder.bytes(of: bundle) == Folder.bytes(of: folder("y.navbundle")))
    }
  }

  /// A scenario whose routes are a server's.
  private static let withCassette = "from-here-by-valhalla"

  @Test("Defaults, what is included and one run of a matrix become part of the text")
  func putTogether() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.write(
        #"{"version":1,"navigator":{"timeUpdateThreshold":7}}"#,
        to: "Scenarios/_defaults.json"
      )
      try folder.write(
        #"{"version":1,"trace":{"file":"traces/straight.csv"}}"#,
        to: "Scenarios/_trace.json"
      )
      let text = Suite.scenario(
        extra: #" "include": ["../_trace.json"], "matrix": { "seed": [1, 2] },"#,
        body: "../cassettes/straight.json"
      ).replacing(#""trace": { "file": "traces/straight.csv" },"#, with: "")
      let path = try folder.write(text, to: "Scenarios/below/two.json")
      let bundle = folder("two.navbundle")
      let both = CommandRun("bundle", path, "-o", bundle)
      #expect(both.status == 2)
      #expect(both.error.contains("one scenario can be packed"))
      let packed = CommandRun("bundle", "\(path)@seed=2", "-o", bundle)
      #expect(packed.status == 0, "\(packed.error)")
      #expect(packed.output.contains("Scenarios/below/two-seed=2.json"))
      #expect(CommandRun("run", bundle, "-q").output.contains("golden equal"))
      let signature = CommandRun("run", "\(path)@seed=2", "--signature").output
      #expect(CommandRun("run", bundle, "--signature").output == signature)
    }
  }

  @Test("Each byte that is another one is exit 2")
  func flips() throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(
        #"{"version":1,"title":"Two","trace":{"points":[{"t":0,"lat":1,"lon":2},{"t":1,"lat":1,"lon":2}]}}"#,
        to: "two.json"
      )
      let bundle = folder("two.navbundle")
      #expect(CommandRun("bundle", path, "-o", bundle).status == 0)
      #expect(CommandRun("run", bundle, "-q").status == 0)
      let bytes = try Folder.bytes(of: bundle)
      for index in bytes.indices {
        var damaged = bytes
        damaged[index] ^= 0x10
        try folder.write(damaged, to: "damaged.navbundle")
        let run = CommandRun("run", folder("damaged.navbundle"), "-q")
        #expect(run.status == 2, "byte \(index)")
        if run.status != 2 { break }
      }
      try folder.write(Array(bytes.dropLast(20)), to: "cut.navbundle")
      let cut = CommandRun("run", folder("cut.navbundle"))
      #expect(cut.status == 2)
      #expect(cut.error.contains("no bundle of navsim"))
    }
  }

  @Test("A failure is packed as it is, and is the same failure elsewhere")
  func failing() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let failing = Suite.scenario().replacing(#""count": 1"#, with: #""count": 2"#)
      let path = try folder.write(failing, to: "Scenarios/ok.json")
      #expect(CommandRun("bundle", path, "-o", folder("ok.navbundle")).status == 0)
      let run = CommandRun("run", folder("ok.navbundle"))
      #expect(run.status == 1)
      #expect(run.output.contains("golden equal"))
      #expect(run.output.contains("navsim run \(folder("ok.navbundle"))"))
    }
  }

  @Test("A regression goes with its golden, and is one elsewhere")
  func regressed() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let path = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", path).status == 0)
      let golden = try Folder.text(of: folder("Golden/ok.jsonl"))
      try folder.write(
        golden.replacing("\"isFinalDestination\":true", with: "\"isFinalDestination\":false"),
        to: "Golden/ok.jsonl"
      )
      // A bundle is known by what it holds, whatever it is called.
      let bundle = folder("ok.zip")
      let packed = CommandRun("bundle", path, "-o", bundle)
      #expect(packed.status == 0)
      #expect(packed.error.contains("the run differs from its golden"))
      let run = CommandRun("run", bundle)
      #expect(run.status == 1, "\(run.error)")
      #expect(run.output.contains("golden differs"))
    }
  }

  @Test("Of a large map the roads around the drive are packed")
  func cutMap() throws {
    try Folder.withTemporary { folder in
      let source = Folder.package("Scenarios/drive/\(Self.onLargeMap).json")
      let bundle = folder("x.navbundle")
      let packed = CommandRun("bundle", source, "-o", bundle, "--json")
      #expect(packed.status == 0, "\(packed.error)")
      let told = try JSONDocument(parsing: Array(packed.output.utf8)).root
      #expect(try #require(told["bytes"]?.integer) < 100_000)
      let signature = CommandRun("run", source, "--signature").output
      #expect(CommandRun("run", bundle, "--signature").output == signature)
    }
  }

  /// A scenario that drives on the map of the harbour, a megabyte of roads.
  private static let onLargeMap = "two-stops-by-the-model"

  @Test("Python's zipfile finds nothing wrong with it")
  func otherTools() throws {
    try Folder.withTemporary { folder in
      let bundle = folder("x.navbundle")
      let source = Folder.package("Scenarios/drive/straight.json")
      #expect(CommandRun("bundle", source, "-o", bundle).status == 0)
      guard let listed = try? ChildProcess.run("/usr/bin/python3", ["-m", "zipfile", "-l", bundle])
      else {
        print("skipped: python3 is missing")
        return
      }
      #expect(listed.output.contains("Scenarios/drive/straight.json"))
      let tested = try ChildProcess.run("/usr/bin/python3", ["-m", "zipfile", "-t", bundle])
      #expect(tested.status == 0)
      #expect(tested.output.contains("Done testing"))
    }
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
