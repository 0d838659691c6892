import CanonicalJSON
import Platform
import Regression
import Synchronization
import Testing

@testable import navsim

/// Keys of servers, in every spelling and place: none of them is in a file that a command writes.
@Suite("Secrets of servers")
struct SecretTests {
  static let secret = "zk9Secret77value"

  /// Endpoints that hold the secret, beside scheme, host and port.
  static let endpoints: [String] =
    [
      "key", "Key", "KEY", "k%65y", "apiKey", "apikey", "api_key", "api-key", "subscription-key",
      "app_code", "app_id", "signature", "sig", "password", "pass", "pw", "auth", "authorization",
      "token", "access_token", "bearer", "secret", "client_secret", "hmac", "credential", "sid",
      "session", "jwt", "X-Amz-Signature", "a=1;key", "x%5B%5D", "overview=full;key",
      "overview=full&language=de&geheim", "q=1&&x",
    ].map { "http://example.test/?\($0)=\(secret)" }
    + [
      "http://example.test/?\(secret)", "http://example.test/?overview=full&\(secret)",
      "http://\(secret)@example.test/", "http://user:\(secret)@example.test/",
      "http://example.test/\(secret)", "http://example.test/v1/\(secret)/route",
      "http://example.test/key=\(secret)/", "http://example.test/;key=\(secret)",
      "http://example.test/?key=zk9%53ecret77value", "http://example.test/route?x=\(secret)",
    ]

  /// The secret as a server may repeat it: as it is, percent-coded, in base64.
  static let echoes = [secret, "zk9%53ecret77value", "ems5U2VjcmV0Nzd2YWx1ZQ=="]

  private static let helper = LiveTests.helper(
    #"printf '%s\n' '{"id":1,"status":400,"contentType":"application/json","#
      + #""body":"{\"code\":\"NoRoute\",\"message\":\"bad key "#
      + echoes.joined(separator: ", ") + #"\"}"}'"#
  )

  private static func scenario(_ endpoint: String?) -> String {
    LiveTests.scenario.replacing(
      #""provider":"osrm","#,
      with: #""provider":"osrm","# + (endpoint.map { #""endpoint":"\#($0)","# } ?? "")
    )
  }

  private static func holdsSecret(_ text: String) -> Bool {
    let bare = echoes.map { $0.prefix { $0 != "=" } }
    return bare.contains { text.contains($0) }
  }

  @Test("is in no file that a command writes, and on no screen", arguments: endpoints)
  func kept(endpoint: String) throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(Self.scenario(nil), to: "x.json")
      let helper = try folder.writeProgram(Self.helper, to: "helper")
      let environment = ["NAVSIM_HTTP": helper]
      var said = ""
      func run(_ words: String..., status: Int32 = 0) {
        let done = CommandRun(arguments: words, environment: environment)
        #expect(done.status == status, "\(words): \(done.output)\(done.error)")
        said += done.output + done.error
      }
      run("run", path, "--live", endpoint, "--events", folder("e.jsonl"), "--json")
      run(
        "test",
        path,
        "--update",
        "all",
        "--report",
        folder("page"),
        "--reporter",
        "junit=" + folder("j.xml"),
        "--reporter",
        "blob=" + folder("b.zip")
      )
      run("report", path, "-o", folder("r.html"))
      run("bundle", path, "-o", folder("x.navbundle"))
      run("export", path, "--as", "gpx", "-o", folder("x.gpx"))
      #expect(!Self.holdsSecret(said))
      #expect(try Folder.text(of: folder("answers.cassette")).contains("redacted"))
      for file in try folder.files() where !file.hasPrefix(helper) {
        #expect(!Self.holdsSecret(try Folder.text(of: file)), "\(file)")
      }
    }
  }

  /// Commands that write after a live run has left its cassette; `/` stands for the folder.
  private static let writers = [
    "run /x.json --events /e.jsonl --decisions /d.jsonl",
    "test /x.json --update none --reporter json=/r.json --reporter blob=/b.json"
      + " --reporter junit=/j.xml --reporter markdown=/m.md --report /page --artifacts /artifacts",
    "merge-reports /b.json --reporter junit=/j2.xml --reporter markdown=/m2.md",
    "accept --unseen /x.json",
    "test /x.json --set navigator.arrivalDistance=7 --update none", "reject /x.json",
    "report /x.json -o /r.html", "bundle /x.json -o /x.navbundle",
    "export /x.json -o /x.gpx -o /x.kml -o /x.geojson -o /x.trace -o /x.mcap",
    "shrink /x.json --set navigator.arrivalDistance=7 -o /s.json", "fmt /x.json",
    "lint --fix /x.json", "migrate /x.json",
    "compare --navigator builtin --navigator builtin:ferrostar /x.json --report /c.html",
    "fuzz /x.json --seeds 3", "ensemble /x.json --seeds 2",
    "sweep /x.json --set offRoute.distance=30,50 --svg /s.svg", "promote /x.json -o /p.json",
    "mutate /x.json --key arrivalDistance", "feed /x.json --simctl /s.sh",
    "run /x.json --json --decisions /d2.jsonl --frames /frames --map",
    "lint /x.json --format github",
    "lint /x.json --format gitlab", "lint /x.json --format sarif",
    "test /x.json --update none --check-determinism --json", "margins /x.json --json",
    "explain /x.json --at 1 --json", "coverage /x.json --json", "doctor /",
    "merge-golden /x.json.golden.jsonl /x.json.golden.jsonl /x.json.golden.jsonl",
  ]

  /// Commands that write nothing, or nothing of what a server was asked or answered.
  private static let others: Set<CommandName> = [
    // What the workbench writes is asked for by its page, and tried below.
    .timeline, .diff, .workbench, .review, .pending, .`init`, .new,
    .schema, .traceInfo, .traceConvert, .traceClean, .traceSplit, .traceCalibrate, .tracePlot,
    .mapSources, .mapBuild, .mapInfo, .mapRoute, .mapMatch, .mapDiff, .mapSearch, .mapDraw,
    .mapExport, .routeInfo, .bench, .selftest, .completions, .setupGit, .serveNavigator,
    .languageServer, .version,
  ]

  @Test("Every command of the program is among those that write, or known to write nothing of it")
  func complete() throws {
    let tried = try Set(
      Self.writers.map { command in
        try CommandName.resolve(command.split(separator: " ").map(String.init)).0
      }
    )
    #expect(tried.isDisjoint(with: Self.others))
    let missing = Set(CommandName.allCases).subtracting(tried).subtracting(Self.others)
    #expect(missing.isEmpty, "put them into a list: \(missing.map(\.rawValue).sorted())")
  }

  @Test(
    "is in no file that any command writes after a live run, and on no screen",
    arguments: [endpoints[0], endpoints[33], endpoints[36], endpoints[41]]
  )
  func keptByAll(endpoint: String) throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(Self.scenario(nil), to: "x.json")
      let helper = try folder.writeProgram(Self.helper, to: "helper")
      // As in an action of GitHub, which gets annotations and a summary.
      let environment = [
        "NAVSIM_HTTP": helper, "GITHUB_ACTIONS": "true",
        "GITHUB_STEP_SUMMARY": folder("summary.md"),
      ]
      let live = CommandRun(arguments: ["run", path, "--live", endpoint], environment: environment)
      #expect(live.status == 0, "\(live.error)")
      let before = try folder.files().count
      for command in Self.writers {
        let words = command.split(separator: " ").map { word in
          word.split(separator: "=").map { $0.hasPrefix("/") ? folder.path + $0 : String($0) }
            .joined(separator: "=")
        }
        let run = CommandRun(arguments: words, environment: environment)
        #expect(run.status != 70, "\(command): \(run.error)")
        #expect(!Self.holdsSecret(run.output + run.error), "\(command)")
      }
      #expect(try folder.files().count > before + 15)
      for name in ["summary.md", "m.md", "r.json", "b.json", "d.jsonl"] {
        #expect(folder.exists(name), "\(name)")
      }
      for file in try folder.files() where !file.hasPrefix(helper) {
        #expect(!Self.holdsSecret(try Folder.text(of: file)), "\(file)")
      }
    }
  }

  /// A workbench of the scenarios of a folder, which nobody serves.
  private static func workbench(_ folder: Folder) throws -> (Workbench, said: Said) {
    let said = Said()
    let stream = IO.Stream(isTerminal: false) { bytes in
      said.text.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
      return .written
    }
    let io = IO(
      output: stream,
      error: stream,
      width: 80,
      workingFolder: folder.path,
      isInterrupted: { false },
      readInput: { [] }
    )
    let session = Session(
      arguments: ["workbench", folder.path],
      environment: [:],
      io: io,
      color: .never,
      commands: CommandName.allCases.map(\.command)
    )
    let bench = try Workbench(
      try session.someScenarios(of: [folder.path]),
      [folder.path],
      reach: .insideRoot,
      jobs: 1,
      navigators: WorkbenchNavigators([]),
      server: try WebServer(port: 0),
      in: session
    )
    return (bench, said)
  }

  private final class Said: Sendable {
    let text = Mutex("")
  }

  /// What a page asks of the workbench, an object.
  private static func asked(_ members: (inout JSONWriter) -> Void) throws -> JSONValue {
    var writer = JSONWriter()
    writer.beginObject()
    members(&writer)
    writer.endObject()
    return try JSONDocument(parsing: writer.bytes, source: "request").root
  }

  /// Saves a scenario over the text with a stamp, with a golden, as the page does; returns the answer.
  private static func save(_ text: String, to path: String, over stamp: String, by bench: Workbench)
    throws -> [UInt8]
  {
    try bench.save(
      try asked {
        $0.member("path", path)
        $0.member("text", text)
        $0.member("stamp", stamp)
        $0.member("bless", true)
      }
    )
  }

  /// Makes what was looked at the golden, by itself and as one of a group; returns the answers.
  private static func decided(on path: String, after looked: [UInt8], by bench: Workbench) throws
    -> [[UInt8]]
  {
    let digest = try #require(
      JSONDocument(parsing: looked, source: "answer").root["digest"]?.string
    )
    let group = try asked { json in
      json.member("group", "no golden yet")
      json.beginArray("members")
      json.beginObject()
      json.member("name", path)
      json.member("path", path)
      json.member("digest", digest)
      json.endObject()
      json.endArray()
    }
    let alone = try asked {
      $0.member("path", path)
      $0.member("digest", digest)
    }
    let answers = [try bench.acceptGroup(group), try bench.accept(alone)]
    #expect(String(decoding: answers[1], as: UTF8.self).contains(#""accepted":true"#))
    return answers
  }

  private static func swept(_ path: String, _ text: String, by bench: Workbench) throws -> [UInt8] {
    let dial = try asked { json in
      json.member("path", path)
      json.member("text", text)
      json.member("key", "offRoute.distance")
      json.beginArray("values")
      json.integer(30)
      json.endArray()
      json.member("seeds", 2)
    }
    let answer = try bench.sweep(dial) { false }
    #expect(String(decoding: answer, as: UTF8.self).contains(#""seeds":2"#))
    return answer
  }

  @Test(
    "is in no file that the workbench writes, and in no answer to its page, after a live run",
    arguments: endpoints
  )
  func keptByWorkbench(endpoint: String) throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(Self.scenario(nil), to: "x.json")
      let helper = try folder.writeProgram(Self.helper, to: "helper")
      let live = CommandRun(
        arguments: ["run", path, "--live", endpoint],
        environment: ["NAVSIM_HTTP": helper]
      )
      #expect(live.status == 0, "\(live.error)")
      let (bench, said) = try Self.workbench(folder)
      var answers: [[UInt8]] = []
      let opened = try bench.open(try Self.asked { $0.member("path", path) })
      let stamp = try #require(
        JSONDocument(parsing: opened, source: "answer").root["stamp"]?.string
      )
      answers.append(opened)
      let text = Self.scenario(nil).replacing(#""title":"x""#, with: #""title":"y""#)
      answers.append(try Self.save(text, to: path, over: stamp, by: bench))
      let other = folder("other.json")
      answers.append(
        try bench.save(
          try Self.asked {
            $0.member("path", other)
            $0.member("text", text)
            $0.member("drawnAt", path)
          }
        )
      )
      let known = try Self.asked {
        $0.member("path", other)
        $0.member("text", text)
      }
      answers.append(try bench.run(known) { false })
      answers.append(try bench.runSuite(try Self.asked { _ in }) { false })
      answers.append(try bench.pending { false })
      let looked = try bench.look(known) { false }
      answers.append(looked)
      answers += try Self.decided(on: other, after: looked, by: bench)
      answers.append(try bench.reject(known))
      answers.append(try Self.swept(other, text, by: bench))
      for answer in answers {
        #expect(!Self.holdsSecret(String(decoding: answer, as: UTF8.self)))
      }
      #expect(!Self.holdsSecret(said.text.withLock { $0 }))
      #expect(String(decoding: answers[1], as: UTF8.self).contains(#""accepted":true"#))
      #expect(folder.exists("x.json.golden.jsonl") && folder.exists("other.json"))
      for file in try folder.files() where !file.hasPrefix(helper) {
        #expect(!Self.holdsSecret(try Folder.text(of: file)), "\(file)")
      }
    }
  }

  @Test(
    "in a scenario stays in that text alone, where the workbench saves it and makes it a golden",
    arguments: endpoints
  )
  func savedByWorkbench(endpoint: String) throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(Self.scenario(nil), to: "x.json")
      try folder.write(Self.cassette, to: "answers.cassette")
      let (bench, _) = try Self.workbench(folder)
      let stamp = Workbench.stamp(of: Array(Self.scenario(nil).utf8))
      let saved = try Self.save(Self.scenario(endpoint), to: path, over: stamp, by: bench)
      #expect(String(decoding: saved, as: UTF8.self).contains(#""accepted":true"#))
      #expect(try Folder.text(of: path) == Self.scenario(endpoint))
      for file in try folder.files() where file != path {
        #expect(!Self.holdsSecret(try Folder.text(of: file)), "\(file)")
      }
    }
  }

  /// An answer that was recorded for the scenario.
  private static let cassette =
    #"{"version":1,"provider":"osrm","entries":[{"request":{"method":"GET","#
    + #""path":"/route/v1/driving/0,0;0.01,0","query":{"overview":"full","#
    + #""geometries":"polyline6","steps":"true","annotations":"true"}},"#
    + #""response":{"status":400,"body":{"code":"NoRoute"}}}]}"#

  @Test("in a scenario is warned of by lint, and refused by bundle", arguments: endpoints)
  func warned(endpoint: String) throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(Self.scenario(endpoint), to: "x.json")
      try folder.write(Self.cassette, to: "answers.cassette")
      let lint = CommandRun("lint", path)
      #expect(lint.status == 0)
      #expect(lint.output.contains(": warning: the endpoint holds more than scheme"))
      let refused = CommandRun("bundle", path, "-o", folder("x.navbundle"))
      #expect(refused.status == 2, "\(refused.error)")
      #expect(refused.error.contains("--allow-secrets"))
      #expect(!Self.holdsSecret(refused.output + refused.error))
      #expect(!folder.exists("x.navbundle"))
      let packed = CommandRun("bundle", path, "-o", folder("x.navbundle"), "--allow-secrets")
      #expect(packed.status == 0, "\(packed.error)")
      let report = CommandRun("report", path, "-o", folder("r.html"))
      #expect(report.status == 0)
      #expect(!Self.holdsSecret(try Folder.text(of: folder("r.html"))))
    }
  }

  @Test(
    "in a command line is cut to what may be kept",
    arguments: [
      (["run", "x", "--live", "https://u:p@h:1/a?b"], "navsim run x --live https://h:1"),
      (["run", "--live=http://h/k", "x"], "navsim run --live=http://h x"),
      (["run", "--navigator", "./nav --key abc"], "navsim run --navigator './nav …'"),
      (["run", "--navigator=./nav"], "navsim run --navigator=./nav"),
      (["report", "--title", "see http://h/k?x"], "navsim report --title 'see http://h'"),
    ]
  )
  func commandLine(words: [String], kept: String) {
    let session = Session.saying(
      to: IO.Stream(isTerminal: false) { _ in .written },
      arguments: words,
      commands: CommandName.allCases.map(\.command)
    )
    #expect(session.keptCommandLine == kept)
  }
}
