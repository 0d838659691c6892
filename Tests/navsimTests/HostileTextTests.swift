import Testing

@testable import navsim

/// Texts of strangers that try to move the cursor, to clear the screen and to forge lines: titles, roads,
/// errors of servers, names of files and of traces, in every command that prints.
@Suite("Hostile texts")
struct HostileTextTests {
  /// What a terminal would obey, as XML and JSON may hold it.
  private static let controls = "\u{9B}31m\u{202E}\u{7F}\u{85}\u{2066}"
  private static let json =
    #"Evil\u001b[2J\u001b]0;x\u0007\r\#(controls)\n  FORGED golden equal\u001b[31m"#
  private static let xml = "Evil&#13;\(controls)&#10;  FORGED golden equal"
  private static let name = "evil\u{1B}[2J\r\(controls)"

  /// A suite whose every text is hostile.
  private static func write(to folder: Folder) throws {
    for name in ["Scenarios/traces", "Scenarios/cassettes", "Scenarios/maps/harbour.osm"] {
      try folder.copy(name)
    }
    let titled = try Folder.text(of: Folder.package("Scenarios/reroute/missed-turn.json"))
      .replacing("A missed turn reroutes once and still arrives", with: json)
      .replacing(#""Post""#, with: #""\#(json)""#)
      .replacing(#""tags": ["#, with: #""references": ["\#(json)"], "tags": ["#)
    try folder.write(titled, to: "Scenarios/a/titles.json")
    try folder.write(
      LiveTests.scenario.replacing(
        #""routing":{"provider":"osrm","cassette":"answers.cassette"}"#,
        with: #""routing":{"provider":"scripted","answers":[{"body":{"code":"\#(json)","#
          + #""message":"\#(json)"}}]}"#
      ),
      to: "Scenarios/a/error.json"
    )
    let roads = try Folder.text(of: folder("Scenarios/maps/harbour.osm"))
    let hostile = roads.split(separator: "\n").map { line in
      guard line.contains(#"k="name""#) || line.contains("k=\"addr:"),
        let end = line.lastIndex(of: "\"")
      else { return String(line) }
      return line[..<end] + xml + line[end...]
    }
    try folder.write(hostile.joined(separator: "\n"), to: "Scenarios/maps/harbour.osm")
    try folder.copy("Scenarios/drive/two-stops-by-the-model.json")
    let trace = try Folder.text(of: folder("Scenarios/traces/missed-turn.gpx"))
    try folder.write(
      trace.replacing("<trk>", with: "<trk><name>\(xml)</name>"),
      to: "Scenarios/traces/missed-turn.gpx"
    )
    try folder.write(
      #"{"version":1,"title":"x","\#(json)":1,"trace":"\#(json)"}"#,
      to: "bad/bad.json"
    )
    // Every name of a file that a scenario may hold.
    let file = #""/\#(json)""#
    for (number, member) in [
      #""extends":FILE"#, #""routing":{"provider":"scripted","answers":[{"body":FILE}]}"#,
      #""routing":{"provider":"osrm","cassette":FILE}"#,
      #""routing":{"provider":"builtin","map":FILE}"#,
      #""trace":{"file":FILE}"#, #""map":FILE"#, #""maps":{"a":FILE}"#,
      #""expect":[{"include":FILE}]"#,
      #""fleet":{"cassette":FILE}"#, #""search":{"provider":"osm","map":FILE}"#,
    ].enumerated() {
      let member = member.replacing("FILE", with: file)
      try folder.write(#"{"version":1,"title":"x",\#(member)}"#, to: "linked/\(number).json")
    }
    try folder.write("{}", to: "bad/\(name).json")
    try folder.write("no trace \(name)\n", to: "bad/\(name).gpx")
  }

  /// The command lines; `/` stands for the folder.
  private static let commands: [String] = [
    "test /Scenarios", "test /Scenarios --update all", "test /Scenarios",
    "test /Scenarios --list", "run /Scenarios/a/titles.json", "run /Scenarios/a/titles.json --all",
    "run /Scenarios/a/error.json --all", "run /Scenarios/drive/two-stops-by-the-model.json",
    "run /Scenarios/a/titles.json --set navigator.offRoute.distance=90", "lint /Scenarios",
    "lint /bad", "lint /linked", "test /linked", "fmt --check /linked", "migrate --check /linked",
    "test /bad", "run /bad/bad.json", "explain /Scenarios/a/titles.json --at 47",
    "explain /Scenarios/drive/two-stops-by-the-model.json --at 20",
    "timeline /Golden/a/titles.jsonl", "timeline /Golden/a/titles.jsonl --all",
    "timeline /Golden/a/titles.jsonl --textconv",
    "timeline /Golden/drive/two-stops-by-the-model.jsonl --all",
    "diff /Golden/a/titles.jsonl /Golden/a/error.jsonl",
    "diff /Golden/a/titles.jsonl /Golden/a/error.jsonl -u",
    "diff /Golden/a/titles.jsonl /Golden/a/error.jsonl -y",
    "diff /Golden/a/titles.jsonl /Golden/drive/two-stops-by-the-model.jsonl",
    "map info /Scenarios/maps/harbour.osm",
    "map route /Scenarios/maps/harbour.osm 47.142698,9.5195 47.1409,9.5255",
    "map match /Scenarios/maps/harbour.osm /Scenarios/traces/missed-turn.gpx",
    "map search /Scenarios/maps/harbour.osm mill",
    "map search /Scenarios/maps/harbour.osm 47.1409,9.5255",
    "route info /Scenarios/cassettes/by-mill-lane.json",
    "trace info /Scenarios/traces/missed-turn.gpx",
    "trace info /bad/NAME.gpx", "coverage /Scenarios", "margins /Scenarios/a/titles.json",
    "pending /Scenarios", "report /Scenarios -o /r.html",
    "bundle /Scenarios/a/titles.json -o /b.navbundle",
    "export /Scenarios/a/titles.json --as gpx -o /x.gpx", "fmt --check /Scenarios",
    "migrate --check /bad",
    "new /Scenarios/traces/missed-turn.gpx --map /Scenarios/maps/harbour.osm --yes -o /Scenarios/n.json",
    "compare --navigator builtin --navigator builtin:ferrostar /Scenarios/a/titles.json",
    "ensemble /Scenarios/a/titles.json --seeds 2", "doctor /Scenarios", "run /none\u{1B}[2J.json",
    "test --\u{1B}[2J", "\u{1B}[2J", "help \u{9B}2J", "map info /bad/NAME.gpx",
    "route info /bad/bad.json",
    // What only its arguments make hostile, and what writes.
    "test /Scenarios --update none --reporter blob=/b.json", "merge-reports /b.json",
    "accept --unseen /Scenarios", "reject /Scenarios", "review /Scenarios",
    "trace convert /bad/NAME.gpx -", "trace clean /Scenarios/traces/missed-turn.gpx",
    "trace split /Scenarios/traces/missed-turn.gpx",
    "trace calibrate /bad/NAME.gpx --reference /Scenarios/traces/missed-turn.gpx",
    "trace plot /Scenarios/traces/missed-turn.gpx -o /p.svg",
    "map build /bad/NAME.gpx -o /m.navmap", "map export /bad/bad.json -o /m.osm",
    "map draw /bad/NAME.gpx -o /m.svg", "map diff /bad/NAME.gpx /bad/bad.json --random 5",
    "map sources --near NAME", "fuzz /Scenarios/a/error.json --seeds 2",
    "promote /bad/NAME.json -o /p.json", "shrink /bad/bad.json -o /s.json",
    "sweep /Scenarios/a/titles.json --set offRoute.distance=30", "mutate /bad --key NAME",
    "init /NAME --yes", "setup-git /bad", "schema NAME", "completions NAME", "version NAME",
    "bench NAME", "selftest NAME", "serve-navigator NAME", "language-server NAME",
    "feed /bad/bad.json --tcp 0", "workbench /bad --port NAME",
    "merge-golden /Golden/a/titles.jsonl /Golden/a/error.jsonl /Golden/a/titles.jsonl --path NAME",
  ]

  @Test("Every command of the program is among them")
  func complete() throws {
    let tried = Self.commands.compactMap { command in
      let words = command.split(separator: " ").map(String.init)
      return try? CommandName.resolve(words).0
    }
    let missing = Set(CommandName.allCases).subtracting(tried)
    #expect(missing.isEmpty, "put them into the list: \(missing.map(\.rawValue).sorted())")
  }

  private static func words(_ command: String, _ folder: Folder) -> [String] {
    command.split(separator: " ").map { word in
      let word = word.replacing("NAME", with: name).replacing("=/", with: "=\(folder.path)/")
      return word.hasPrefix("/") ? folder.path + word : String(word)
    }
  }

  /// What is in an output that a terminal would obey, or a line that is forged; nil for nothing.
  static func fault(of text: String, isColored: Bool, isMachines: Bool) -> String? {
    var text = text.replacing("\r\u{1B}[K", with: "")
    if isColored {
      for code in ["0", "1", "2", "1;31", "32", "33", "35", "36"] {
        text = text.replacing("\u{1B}[\(code)m", with: "")
      }
    }
    for scalar in text.unicodeScalars {
      let isRaw =
        scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value == 0x7F
        || (0x80..<0xA0).contains(scalar.value) || scalar == "\u{202E}" || scalar == "\u{2066}"
      if isRaw, !isMachines || scalar.value < 0x20 {
        return "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)"
      }
    }
    let forged = text.split(separator: "\n").first { line in
      line.drop { $0 == " " }.hasPrefix("FORGED")
    }
    return forged.map { "forged line \($0.debugDescription) in \(text)" }
  }

  @Test("No command hands a terminal what it would obey, or a forged line")
  func hostile() throws {
    try Folder.withTemporary { folder in
      try Self.write(to: folder)
      for command in Self.commands {
        let words = Self.words(command, folder)
        for (options, isTerminal) in [
          ([], false), ([], true), (["--color", "always"], true), (["--json"], false),
          (["--json"], true),
        ] as [([String], Bool)] {
          let run = CommandRun(
            arguments: words + options,
            environment: ["TERM": "xterm", "NO_COLOR": options.isEmpty ? "1" : ""],
            isTerminal: isTerminal
          )
          let isMachines = options == ["--json"] && !isTerminal
          let isColored = isTerminal && options != []
          for (stream, text) in [("output", run.output), ("error", run.error)] {
            let fault = Self.fault(
              of: text,
              isColored: isColored,
              isMachines: isMachines && stream == "output"
            )
            #expect(fault == nil, "\(command) \(options) \(isTerminal): \(stream): \(fault ?? "")")
          }
          #expect(run.status != 70, "\(command) \(options): \(run.error)")
        }
      }
    }
  }

  /// What GitHub's actions, Azure and TeamCity would obey in what a step prints.
  private static let orders = [
    "::error::forged", "::stop-commands::t", "  ::add-mask::golden", "##[error]forged",
    "##vso[task.complete result=Succeeded;]", "##teamcity[testFinished name='x']",
  ]

  @Test("No title is a command to the machine that builds, beside those of the report itself")
  func order() throws {
    try Folder.withTemporary { folder in
      for name in ["Scenarios/traces", "Scenarios/cassettes", "Scenarios/maps/harbour.osm"] {
        try folder.copy(name)
      }
      let plain = try Folder.text(of: Folder.package("Scenarios/reroute/missed-turn.json"))
      for (number, order) in Self.orders.enumerated() {
        let titled =
          plain
          .replacing("A missed turn reroutes once and still arrives", with: order)
          .replacing(#""Post""#, with: #""\(order)""#)
          .replacing(#""count": 1"#, with: #""count": 2"#)
        let name = order.hasPrefix(":") ? order : "\(number)"
        try folder.write(titled, to: "Scenarios/a/\(name).json")
        // Most commands are given this one.
        if number == 0 { try folder.write(titled, to: "Scenarios/a/titles.json") }
        let bad = #"{"version":1,"title":"\#(order)","\#(order)":1}"#
        try folder.write(bad, to: "bad/\(number == 0 ? "bad" : "\(number)").json")
      }
      let environment = ["GITHUB_ACTIONS": "true", "CI": "true"]
      for command in Self.commands + ["test /Scenarios --update none --reporter markdown=/m.md"] {
        let run = CommandRun(arguments: Self.words(command, folder), environment: environment)
        for line in (run.output + run.error).split(separator: "\n") {
          let bare = line.drop { $0 == " " || $0 == "\t" }
          let isOwn = bare.hasPrefix("::error title=navsim") || bare.hasPrefix("::error file=")
          #expect(!bare.hasPrefix("::") || isOwn, "\(command): \(line)")
          #expect(isOwn || Self.forbidden.allSatisfy { !line.contains($0) }, "\(command): \(line)")
        }
      }
    }
  }

  private static let forbidden = ["##[", "##vso[", "##teamcity["]
}
