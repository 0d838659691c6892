import CanonicalJSON
import Simulation
import Testing

@testable import ScenarioLanguage
@testable import navsim

@Suite("Linting")
struct LintTests {
  /// A generator of its own, so that a failure can be repeated.
  private struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  private static let scenario = """
    {"version":1,"title":"x","seed":3,"matrix":{"end.grace":[2],"navigator.offRoute.distance":[25]},
    "include":[],"budget":{"records":50},"known":[{"law":"oneArrival","issue":"7","since":"1"}],"navigator":{"offRoute":{"distance":40,"fixes":2}},
    "routing":{"provider":"scripted","answers":[{"latency":0.5,"status":200,"body":{"code":"Ok"}}]},
    "trace":{"points":[{"t":0,"lat":0,"lon":0},{"t":1,"lat":0,"lon":0.001,"speed":9}]},
    "actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":0,"lon":1,"title":"A"}]},
    {"on":{"event":"navigator.routeStatus","where":{"status":"ok"}},"do":"startGuidance"}],
    "faults":[{"kind":"tunnel","from":1,"to":2},{"kind":"serviceError","status":503,"delay":[0,1]}],
    "expect":[{"event":"navigator.didArrive","count":1,"within":[0,9]},{"never":"navigator.didArrive"},
    {"order":[{"event":"startGuidance"},{"event":"navigator.didArrive"}],"before":{"event":"probe"}},
    {"event":"navigator.didArrive","value":"waypoint","is":{"lat":0,"lon":1},"tolerance":5,"of":"any"}]}

    """

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "-", "0", "1e999", "null", "true", "\"\\u0000\"", "NaN",
    "\u{0}", "\u{FEFF}", "\"max\"", "99999999999999999999", "é", "\\", "\"at\":", "\"version\":2",
  ]

  /// Returns a text with one to three pieces dropped, doubled or put in.
  private static func mutated(_ generator: inout Generator) -> [UInt8] {
    var bytes = Array(scenario.utf8)
    for _ in 0...generator.next(below: 3) {
      let start = generator.next(below: bytes.count)
      let end = min(bytes.count, start + generator.next(below: 12))
      switch generator.next(below: 4) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8(generator.next(below: 256))
      default:
        let piece = pieces[generator.next(below: pieces.count)]
        bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return bytes
  }

  @Test("10,000 mutated scenarios are read or refused with a place, never more", arguments: 0..<4)
  func mutations(part: Int) {
    var generator = Generator(state: UInt64(part) + 41)
    var refused = 0
    for _ in 0..<2500 {
      let bytes = Self.mutated(&generator)
      do {
        _ = try ScenarioLoader.decode(
          bytes,
          path: "m.json",
          name: "m",
          root: ".",
          variant: "end.grace=2,navigator.offRoute.distance=25"
        )
      } catch {
        refused += 1
        let isLocated = error.problems.allSatisfy { $0.location != nil && !$0.message.isEmpty }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!error.problems.isEmpty && isLocated, "\(text)")
        _ = ScenarioProblems.rendered(error.problems, limit: 3)
      }
    }
    #expect(refused > 1000 && refused < 2500)
  }

  @Test("The command says the same of mutated files: exit 0 or 2")
  func command() throws {
    try Folder.withTemporary { folder in
      var generator = Generator(state: 7)
      var codes: Set<Int32> = []
      for _ in 0..<200 {
        let path = try folder.write(Self.mutated(&generator), to: "m.json")
        codes.insert(CommandRun("lint", path).status)
      }
      #expect(codes == [0, 2])
    }
  }

  @Test("Each line of a recording that was made elsewhere is looked at")
  func recording() throws {
    try Folder.withTemporary { folder in
      let header =
        #"{"navsim":1,"scenario":"a","navigator":"ours","tells":["navigator.didVibrate"]}"#
      let vibrates = #"{"t":1000,"event":"navigator.didVibrate","utteranceKey":"a"}"#
      let right = try folder.write("\(header)\n\(vibrates)\n", to: "right.jsonl")
      let run = CommandRun("lint", right)
      #expect(run.status == 0)
      #expect(run.error == "1 recording, no problem\n")
      let wrong = [
        header, vibrates, #"{"t":999,"event":"x.a"}"#, #"{"t":1000,"event":"navigator.didArive"}"#,
        #"{"t":1000,"event":"navigator.guidanceChanged","isActive":true,"cause":"stopped"}"#,
        #"{"t":1000,"event":"navigator.didVibrate","utteranceKey":7}"#, vibrates, "",
      ].joined(separator: "\n")
      let found = CommandRun("lint", right, try folder.write(wrong, to: "wrong.jsonl"))
      #expect(found.status == 2)
      #expect(found.error == "1 of 2 recordings cannot be read\n")
      #expect(found.output.contains("wrong.jsonl:3:6: error: the time goes back from 1000"))
      #expect(found.output.contains("wrong.jsonl:4:19: error: no event is called"))
      #expect(found.output.contains("did you mean 'navigator.didArrive'?"))
      #expect(found.output.contains("wrong.jsonl:5:19: error: 'navigator.guidanceChanged' is none"))
      #expect(found.output.contains("wrong.jsonl:6:57: error: expected a text, found 7"))
      #expect(!found.output.contains("wrong.jsonl:7"))
    }
  }

  @Test("Every problem of a file is told at once, with its line and a caret")
  func allProblems() throws {
    try Folder.withTemporary { folder in
      let text = Self.scenario.replacing("\"seed\":3", with: "\"seed\":true,\"tilte\":\"y\"")
        .replacing("\"fixes\":2", with: "\"fixes\":2000")
      let run = CommandRun("lint", try folder.write(text, to: "m.json"))
      #expect(run.status == 2)
      #expect(run.output.contains("m.json:1:33: error: 'seed' must be"))
      #expect(run.output.contains("unknown key 'tilte', did you mean 'title'?"))
      #expect(run.output.contains("'fixes' is 2000, outside 1...1000 fixes"))
      #expect(run.output.contains("^^^^"))
      #expect(run.error == "1 of 1 scenario cannot be run\n")
    }
  }

  @Test(
    "One misspelt word is one error, and hides none that stands beside it",
    arguments: [
      (#""do": "setDestinations""#, #""do": "setDestination""#, 1),
      (#""do": "setDestinations""#, #""d": "setDestinations""#, 1),
      (#""provider": "scripted""#, #""provider": "scriptd""#, 1),
      (#""provider": "scripted""#, #""provder": "scripted""#, 1),
      (#""event": "navigator.didArrive""#, #""evnt": "navigator.didArrive""#, 1),
      (#""count": 1"#, #""count": 1, "known": { "isue": "7" }"#, 1), (#""on": {"#, #""onn": {"#, 1),
      (#""trace": {"#, #""trac": {"#, 1), (#""points""#, #""pionts""#, 1),
      (#""t": 0,"#, #""tt": 0,"#, 1), (#""waypoints""#, #""waypoint""#, 1),
      (#""body""#, #""bodi""#, 1),
      // What the file as a whole lacks is the title that is misspelt.
      (#""title": "#, #""titel": "#, 1),
      // The key that is missing for another reason, and the one that is like none.
      (#""t": 0, "lat": 0.0,"#, #""tt": 0, "zzz": 3,"#, 3),
    ]
  )
  func misspelt(right: String, wrong: String, count: Int) throws {
    try Folder.withTemporary { folder in
      let text = try Folder.text(of: Folder.package("Scenarios/arrival/at-25-metres.json"))
      let place = try #require(text.firstRange(of: right))
      let answer = try Folder.text(of: Folder.package("Scenarios/cassettes/equator-a.json"))
      _ = try folder.write(answer, to: "Scenarios/cassettes/equator-a.json")
      let file = try folder.write(
        text[..<place.lowerBound] + wrong + text[place.upperBound...],
        to: "Scenarios/arrival/a.json"
      )
      let lines = CommandRun("lint", file).output.split(separator: "\n")
      let errors = lines.filter { $0.contains(": error: ") }
      #expect(errors.count == count, "\(errors)")
      #expect(errors.contains { $0.contains("did you mean") })
    }
  }

  @Test("What follows from a map that is written wrong is not told besides")
  func followUps() throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(
        """
        {
          "version": 1, "title": "x",
          "map": { "sketch": { "drawing": 5 } },
          "routing": { "provider": "embedded" },
          "trace": { "drive": { "waypoints": [{ "node": "a" }, { "node": "b" }] } },
          "actions": [
            { "at": "x", "do": "startGuidance" },
            { "at": 0, "do": "setDestinations", "waypoints": "drive" }
          ]
        }
        """,
        to: "a.json"
      )
      let run = CommandRun("lint", path)
      #expect(run.status == 2)
      let said = run.output + run.error
      #expect(!said.contains("stands for the stops of a drive"))
      #expect(said.contains("(at /map/sketch"))
      #expect(said.contains("(at /actions/0/at)"))
      #expect(!said.contains("names a letter of a sketch"))
      #expect(!said.contains("needs a"))
    }
  }

  @Test("What can be meant in one way only is mended, byte by byte, and the rest is told")
  func mends() throws {
    try Folder.withTemporary { folder in
      // Kept as it was written: its order, its blanks, and what nobody can be sure of.
      let text = Self.scenario.replacing("\"title\":\"x\"", with: "\"titel\" :  \"x\"")
        .replacing("\"seed\":3", with: "\"seed\":\"3\"")
        .replacing("\"scripted\"", with: "\"Scriptet\"")
        .replacing("\"never\":\"navigator.didArrive\"", with: "\"never\":\"navigator.didArive\"")
        .replacing("\"faults\":[", with: "\"zzz\":1,\"faults\":[")
      let path = try folder.write(text, to: "m.json")
      let run = CommandRun("lint", path, "--fix")
      #expect(run.status == 2)
      #expect(run.output.contains("m.json:1:14: \"titel\" is \"title\" now"), "\(run.output)")
      #expect(run.output.contains("unknown key 'zzz'"))
      #expect(run.output.count { $0 == "^" } == 5, "one caret line, under \"zzz\"")
      let mended = text.replacing("titel", with: "title").replacing("\"3\"", with: "3")
        .replacing("Scriptet", with: "scripted").replacing("didArive", with: "didArrive")
      #expect(try Folder.text(of: path) == mended)
      let again = CommandRun("lint", path, "--fix", "--json")
      #expect(again.output.contains("\"fixed\":[]"))
      #expect(try Folder.text(of: path) == mended)
    }
  }

  @Test(
    "What could be meant in two ways is left to a person",
    arguments: [
      // Two keys that would become one.
      (#"{"version":1,"titel":"a","tittle":"b"}"#, "titel"),
      // A key whose right form is there already.
      (#"{"version":1,"title":"a","titel":"b"}"#, "titel"),
      // More than one letter off.
      (#"{"version":1,"ttiel":"a"}"#, "ttiel"),
      // A text that is no number, and one that would be out of kind.
      (#"{"version":1,"title":"a","seed":"three"}"#, "three"),
      (#"{"version":1,"title":"a","seed":"true"}"#, "true"),
    ]
  )
  func leaves(text: String, doubtful: String) throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(text, to: "m.json")
      #expect(CommandRun("lint", path, "--fix", "-q").status == 2)
      #expect(try Folder.text(of: path).contains(doubtful))
    }
  }

  @Test("Mutated scenarios stay JSON when they are mended, and are mended at once")
  func mendsMutated() throws {
    try Folder.withTemporary { folder in
      var generator = Generator(state: 11)
      var mendedCount = 0
      for _ in 0..<300 {
        let before = Self.mutated(&generator)
        let path = try folder.write(before, to: "m.json")
        guard (try? JSONDocument(parsing: before, source: path)) != nil else { continue }
        _ = CommandRun("lint", path, "--fix", "-q")
        let after = try Folder.bytes(of: path)
        _ = try JSONDocument(parsing: after, source: path)
        mendedCount += after == before ? 0 : 1
        _ = CommandRun("lint", path, "--fix", "-q")
        #expect(try Folder.bytes(of: path) == after)
      }
      #expect(mendedCount > 3)
    }
  }

  @Test("The repository's scenarios have no problem")
  func ownScenarios() {
    let run = CommandRun("lint", Folder.package("Scenarios"))
    #expect(run.status == 0, "\(run.output)")
  }
}

@Suite("Problems in the forms of others")
struct LintFormatTests {
  private func run(_ format: String, _ body: (CommandRun) throws -> Void) throws {
    try Folder.withTemporary { folder in
      let path = try folder.write("{\"version\": 1,\n\"titel\": \"100 %\"}", to: "a b,c.json")
      let run = CommandRun("lint", path, "--format", format, "-q")
      #expect(run.status == 2)
      try body(run)
    }
  }

  @Test("GitHub gets a command a problem, whose file cannot end it early")
  func github() throws {
    try run("github") { run in
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines.allSatisfy { $0.hasPrefix("::error file=") && $0.contains("a b%2Cc.json,line=") }
      )
      #expect(
        lines.contains { $0.contains("line=2,col=1,") && $0.contains("did you mean 'title'?") }
      )
    }
  }

  @Test("GitLab gets a code quality report whose fingerprints differ")
  func gitlab() throws {
    try run("gitlab") { run in
      let document = try JSONDocument(parsing: Array(run.output.utf8), source: "gitlab")
      let entries = Array(document.root.elements)
      let prints = entries.compactMap { $0["fingerprint"]?.string }
      #expect(entries.count == 2 && Set(prints).count == 2)
      #expect(entries.allSatisfy { $0["location"]?["lines"]?["begin"] != nil })
    }
  }

  @Test("SARIF has the place of each result, and a file's name as a URI")
  func sarif() throws {
    try run("sarif") { run in
      #expect(run.output.contains("\"version\":\"2.1.0\""))
      #expect(run.output.contains("a%20b%2Cc.json"))
      #expect(run.output.contains("\"region\":{\"startLine\":2,\"startColumn\":1}"))
    }
  }

  @Test(
    "Where nothing is wrong each form says so by being empty",
    arguments: [
      ("github", ""), ("gitlab", "[]\n"),
    ]
  )
  func nothing(format: String, output: String) {
    let run = CommandRun(
      "lint",
      Folder.package("Scenarios/arrival"),
      "--format",
      format,
      "--allow-outside"
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == output)
  }
}
