import Platform
import CanonicalJSON
import Geodesy
import ScenarioLanguage
import Testing
import Waiting
import Traces

@testable import navsim

@Suite("Feeding other programs", .waits)
struct FeedTests {
  private static let scenario = Folder.package("Scenarios/drive/straight.json")

  @Test("Every fix is played, and where it can be read is told first")
  func plays() throws {
    let run = CommandRun(
      "feed",
      Self.scenario,
      "--tcp",
      "0",
      "--gpsd",
      "0",
      "--speed",
      "1e9",
      "--json"
    )
    #expect(run.status == 0, "\(run.error)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("gpsd 127.0.0.1:"))
    #expect(lines[1].hasPrefix("tcp 127.0.0.1:"))
    let root = try JSONDocument(parsing: Array(lines[2].utf8)).root
    #expect((root["fixes"]?.integer ?? 0) > 100)
  }

  @Test("A pseudo-terminal has a link while it is fed, and none afterwards")
  func terminal() throws {
    try Folder.withTemporary { folder in
      let run = CommandRun(
        "feed",
        Self.scenario,
        "--pty",
        "--link",
        folder("gps"),
        "--speed",
        "1e9"
      )
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.hasPrefix("pty /dev/"))
      #expect(run.output.contains(folder("gps")))
      #expect(!folder.exists("gps"))
      try folder.write("mine", to: "file")
      let refused = CommandRun("feed", Self.scenario, "--pty", "--link", folder("file"))
      #expect(refused.status == 2)
      #expect(try Folder.text(of: folder("file")) == "mine")
    }
  }

  @Test(
    "An address is of version 4 or 6, with a port or without",
    arguments: [
      ("10110", "127.0.0.1:10110"), ("localhost:1", "127.0.0.1:1"), ("0.0.0.0:0", "0.0.0.0:0"),
      ("[::1]:10110", "[::1]:10110"), ("[fe80::1:2]:5", "[fe80::1:2]:5"),
    ]
  )
  func address(text: String, read: String) throws {
    #expect(try SocketAddress(text, option: "tcp").description == read)
  }

  @Test(
    "What is no address is refused",
    arguments: ["::1:5", "[::1]", "1.2.3:4", "host:1", "1.2.3.4:99999", ""]
  )
  func noAddress(text: String) {
    #expect(throws: UsageError.self) { try SocketAddress(text, option: "tcp") }
  }

  @Test("Ctrl-C ends it with 130")
  func interrupted() {
    let run = CommandRun("feed", Self.scenario, "--tcp", "0", isInterrupted: { true })
    #expect(run.status == 130)
  }

  @Test(
    "What cannot be meant is said",
    arguments: [
      [], ["--tcp", "abc"], ["--tcp", "70000"], ["--tcp", "a.b.c.d:1"], ["--udp", "0"],
      ["--tcp", "example.org:1"], ["--tcp", "1:2:3"], ["--tcp", "0", "--speed", "0"],
      ["--tcp", "0", "--speed", "-1"], ["--link", "x", "--tcp", "0"], ["--udp", "5", "--wait"],
      ["--tcp", "0", "--repeat", "0"], ["--android=host:1"], ["--mock", "x"],
      ["--udp", "5", "--mock", "x"],
    ]
  )
  func refused(options: [String]) {
    let run = CommandRun(arguments: ["feed", Self.scenario] + options)
    #expect(run.status == 2)
    #expect(!run.error.isEmpty)
  }

  @Test(
    "gpsd's requests are answered",
    arguments: [
      ("?VERSION", ["VERSION"]), ("?DEVICES", ["DEVICES"]), ("?DEVICE", ["DEVICE"]),
      ("?WATCH", ["DEVICES", "WATCH"]), (#"?WATCH={"enable":true}"#, ["DEVICES", "WATCH"]),
      ("?WATCH={oops", ["ERROR"]), ("?WATCH=[1]", ["ERROR"]), ("?POLL", ["POLL"]),
      ("nonsense", ["ERROR"]),
    ]
  )
  func answers(request: String, classes: [String]) throws {
    var watch = GPSDWatch()
    let text = String(
      decoding: GPSDProtocol().answer(to: request, &watch),
      as: UTF8.self
    )
    let found = try text.split(separator: "\r\n").map {
      try JSONDocument(parsing: Array($0.utf8)).root["class"]?.string ?? ""
    }
    #expect(found == classes)
  }

  @Test("A watcher who says nothing of a form gets JSON; who asks for NMEA gets that alone")
  func watches() {
    var watch = GPSDWatch()
    _ = GPSDProtocol().answer(to: #"?WATCH={"enable":true,"nmea":true}"#, &watch)
    #expect(watch.isEnabled && watch.isNMEA && !watch.isJSON)
    _ = GPSDProtocol().answer(to: #"?WATCH={"enable":false}"#, &watch)
    #expect(!watch.isEnabled)
    watch = GPSDWatch()
    _ = GPSDProtocol().answer(to: #"?WATCH={"enable":true}"#, &watch)
    #expect(watch.isJSON)
  }

  @Test("A fix is reported with what is known of it, and no more")
  func report() throws {
    let fix = Fix(
      time: 1_772_352_000_500_000_000,
      coordinate: Coordinate(latitude: 47.14, longitude: -9.52),
      speed: 10.5,
      course: 90
    )
    let text = String(decoding: GPSDProtocol.report(of: fix), as: UTF8.self)
    #expect(
      text
        == #"{"class":"TPV","device":"navsim","mode":2,"time":"2026-03-01T08:00:00.5Z","lat":47.14,"#
        + #""lon":-9.52,"track":90,"speed":10.5}"# + "\r\n"
    )
  }
}
