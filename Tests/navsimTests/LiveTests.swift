import Navigation
import ScenarioLanguage
import Simulation
import Testing
import Waiting

@testable import navsim

/// `--live` with a helper that opens no sockets but speaks its protocol.
@Suite("navsim run --live", .waits)
struct LiveTests {
  static let scenario = #"""
    {"version":1,"title":"x","routing":{"provider":"osrm","cassette":"answers.cassette"},
     "trace":{"points":[{"t":0,"lat":0,"lon":0},{"t":1,"lat":0,"lon":0.0001}]},
     "actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":0,"lon":0.01}]}],
     "expect":[{"event":"navigator.routeStatus","where":{"status":"noRouteFound"},"count":1}]}
    """#

  /// A helper that answers every line as `line` says, and keeps what it was asked.
  static func helper(_ line: String) -> String {
    """
    #!/bin/sh
    while read -r request; do
      printf '%s\\n' "$request" >> "$0.log"
      \(line)
    done
    """
  }

  static let noRoute =
    #"printf '%s\n' '{"id":1,"status":400,"contentType":"application/json","body":"{\"code\":\"NoRoute\"}"}'"#

  private func run(
    _ helper: String,
    _ words: [String],
    in folder: Folder
  ) throws -> ChildProcess {
    try folder.write(Self.scenario, to: "x.json")
    try folder.writeProgram(helper, to: "helper")
    return try ChildProcess.run(
      ChildProcess.navsim,
      words,
      environment: ["NAVSIM_HTTP": folder.path + "/helper", "PATH": "/usr/bin:/bin"]
    )
  }

  @Test("A live run asks the server and records a cassette that needs none any more")
  func records() throws {
    try Folder.withTemporary { folder in
      let path = folder.path + "/x.json"
      let url = "http://example.test/prefix?api_key=s3cret"
      let live = try run(
        Self.helper(Self.noRoute),
        ["run", path, "--live", url, "--events", folder.path + "/live.jsonl"],
        in: folder
      )
      #expect(live.status == 0, "\(live.output)\(live.error)")
      let asked = try Folder.text(of: folder("helper.log"))
      #expect(
        asked.contains(#""method":"GET","url":"http://example.test/prefix/route/v1/driving/"#)
      )
      #expect(asked.contains("api_key=s3cret"))
      let cassette = try Folder.text(of: folder("answers.cassette"))
      #expect(cassette.contains(#""path":"/route/v1/driving/0,0;0.01,0""#))
      #expect(cassette.contains(#""body":{"code":"NoRoute"}"#))
      for text in [cassette, try Folder.text(of: folder("live.jsonl")), live.output, live.error] {
        #expect(!text.contains("s3cret"))
      }
      let again = CommandRun(
        arguments: ["run", path, "--events", folder.path + "/again.jsonl"]
      )
      #expect(again.status == 0)
      #expect(
        try Folder.text(of: folder("again.jsonl"))
          == Folder.text(of: folder("live.jsonl"))
      )
    }
  }

  @Test(
    "A helper that fails, lies or ends leaves the cassette as it is",
    arguments: [
      #"printf '%s\n' '{"id":1,"error":"connectionRefused","message":"x"}'"#, "exit 1",
      #"printf '%s\n' 'no JSON'"#, #"printf '%s\n' '{"id":99,"status":200,"body":""}'"#,
    ]
  )
  func fails(line: String) throws {
    try Folder.withTemporary { folder in
      try folder.write("precious", to: "answers.cassette")
      let live = try run(
        Self.helper(line),
        ["run", folder.path + "/x.json", "--live=http://h"],
        in: folder
      )
      #expect(live.status == 1)
      #expect((live.output + live.error).contains("was not recorded"))
      #expect(try Folder.text(of: folder("answers.cassette")) == "precious")
    }
  }

  @Test("A request that no entry answers fails the run, and an unused entry is exit 6 in CI")
  func cassettes() throws {
    try Folder.withTemporary { folder in
      try folder.write(Self.scenario, to: "x.json")
      func entry(_ longitude: String) -> String {
        #"{"request":{"method":"GET","path":"/route/v1/driving/0,0;\#(longitude),0","query":"#
          + #"{"overview":"full","geometries":"polyline6","steps":"true","annotations":"true"}},"#
          + #""response":{"status":400,"body":{"code":"NoRoute"}}}"#
      }
      func write(_ entries: String...) throws {
        let text = #"{"version":1,"entries":["# + entries.joined(separator: ",\n") + "]}"
        try folder.write(text, to: "answers.cassette")
      }
      let path = folder.path + "/x.json"
      try write(entry("0.02"))
      let unmatched = CommandRun(arguments: ["run", path])
      #expect(unmatched.status == 1)
      #expect(unmatched.output.contains("answers.cassette:1: entry 1: path is"))
      try write(entry("0.01"), entry("0.02"))
      _ = CommandRun(arguments: ["test", path, "--update", "all"])
      let unused = CommandRun(arguments: ["test", path], environment: ["CI": "1"])
      #expect(unused.status == 6, "\(unused.output)\(unused.error)")
      #expect((unused.output + unused.error).contains("entry 2, GET /route/v1/driving/0,0;0.02,0"))
    }
  }

  @Test("The real helper answers while its input stays open")
  func realHelper() throws {
    let helper = try LiveHelper(program: ChildProcess.navsim + "-http")
    for _ in 0..<2 {
      let answer = helper.exchange(.httpGet(url: "http://127.0.0.1:1/", headers: []))
      #expect(answer.outcome == .failure(.connectionRefused))
      #expect(answer.nanoseconds < 10_000_000_000)
    }
  }

  @Test("What is no URL, a missing helper and a second run are refused")
  func refused() throws {
    try Folder.withTemporary { folder in
      try folder.write(Self.scenario, to: "x.json")
      let path = folder.path + "/x.json"
      let missing = CommandRun(
        arguments: ["run", path, "--live"],
        environment: ["NAVSIM_HTTP": folder.path + "/none"]
      )
      #expect(missing.status == 70)
      #expect(missing.error.contains("swift build"))
      let wrong = CommandRun(arguments: ["run", path, "--live=nowhere"])
      #expect(wrong.status == 2)
      let twice = CommandRun(arguments: ["run", path, "--live", "--check-determinism"])
      #expect(twice.status == 2)
      let none = CommandRun(arguments: ["run", path])
      #expect(none.status == 2)
      #expect((none.output + none.error).contains("--live records it"))
    }
  }
}
