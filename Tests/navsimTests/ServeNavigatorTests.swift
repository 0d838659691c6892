import CanonicalJSON
import Testing
import Waiting

@testable import navsim

@Suite("navsim serve-navigator", .waits)
struct ServeNavigatorTests {
  private func answers(_ messages: String...) throws -> [String] {
    let run = CommandRun(arguments: ["serve-navigator"], input: messages)
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  private static let begin =
    #"{"id":1,"begin":{"scenario":"x","seed":1,"epoch":"2026-03-01T08:00:00Z","locale":"en","#
    + #""keys":{},"stops":["navigator.didUpdateLocation"],"more":1}}"#
  private static let go =
    #"{"id":2,"now":0,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.51,"node":"a"}]}"#

  @Test("It says who it is, and leaves when it is told to")
  func life() throws {
    let lines = try answers(
      #"{"id":0,"initialize":{"protocol":1}}"#,
      #"{"id":1,"end":true}"#,
      #"{"id":2,"reset":true}"#
    )
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(#"{"id":0,"ready":{"name":"navsim","version":"\#(Program.version)""#)
    )
    #expect(lines[1] == #"{"id":1,"done":0}"#)
  }

  @Test("A batch ends with the fix that told what the scenario waits for, or asked")
  func batch() throws {
    let lines = try answers(
      Self.begin,
      Self.go,
      #"{"id":3,"fixes":[{"now":0,"lat":47,"lon":9.5,"time":0},{"now":1000,"lat":47,"lon":9.501,"time":1000}]}"#
    )
    #expect(
      lines.contains { $0.hasPrefix(#"{"ask":"route","request":1,"from":{"lat":47,"lon":9.5}"#) }
    )
    #expect(lines.contains { $0.hasPrefix(#"{"tell":"navigator.didUpdateLocation","now":0,"#) })
    let done = try JSONDocument(parsing: Array(try #require(lines.last).utf8)).root
    #expect(done["taken"]?.integer == 1 && done["done"]?.integer == 0)
  }

  @Test(
    "What it cannot deal with is an error with its number",
    arguments: [
      ("{", #"{"id":0,"error":{"code":-32700,"#), (#"{"id":4,"now":0,"fly":1}"#, "-32601"),
      (#"{"id":4,"now":0,"do":"openMap"}"#, #"{"id":4,"error":{"code":-32601,"#),
      (#"{"id":4,"now":0,"do":"setDestinations","waypoints":7}"#, "-32602"),
      (#"{"id":4,"now":0,"fix":{"lat":1}}"#, "-32602"), (#"{"id":4,"fix":{}}"#, "-32602"),
      (#"{"id":4,"now":9223372036854775807,"wake":true}"#, "-32602"),
      (#"{"id":4,"now":0,"answer":1}"#, "-32602"), (#"{"id":4,"fixes":[]}"#, "-32602"),
      (#"{"id":4,"now":0,"answer":1,"osrm":{"code":"NoRoute"}}"#, "-32602"),
      (#"{"id":4,"begin":{}}"#, "-32602"),
    ]
  )
  func errors(message: String, beginning: String) throws {
    let lines = try answers(Self.begin, message)
    #expect(lines.count == 2 && lines[1].contains(beginning), "\(lines.last ?? "")")
  }

  @Test("Another navsim records of it what it records of the built-in navigator")
  func alike() throws {
    for name in ["reroute/missed-turn", "quality/gap"] {
      let scenario = Folder.package("Scenarios/\(name).json")
      let inside = CommandRun("run", scenario, "--events", "-").records
      let outside = CommandRun(
        "run",
        scenario,
        "--events",
        "-",
        "--navigator",
        "'\(ChildProcess.navsim)' serve-navigator"
      ).records
      #expect(inside.count > 200)
      #expect(outside == inside)
    }
  }

  /// Routes come over the pipe in millionths of a degree: distances differ by centimetres, nothing else.
  @Test(
    "Where the roads of the map decide, it does the same at the same time",
    arguments: ["deviation/parallel-road", "roads/harbour-frontage-road", "drawn/lasting-error"]
  )
  func alikeOnRoads(name: String) throws {
    let arguments = ["run", Folder.package("Scenarios/\(name).json"), "--events", "-"]
    let served = ["--navigator", "'\(ChildProcess.navsim)' serve-navigator"]
    let inside = CommandRun(arguments: arguments)
    let outside = CommandRun(arguments: arguments + served)
    #expect(inside.status == 0 && outside.status == 0)
    #expect(try inside.whatHappened.count > 60)
    #expect(try outside.whatHappened == inside.whatHappened)
  }

  @Test("A map that cannot be read is an error of the run's beginning")
  func unreadableMap() throws {
    let begin = Self.begin.replacing(#""keys""#, with: #""map":"/nowhere.osm","keys""#)
    let lines = try answers(begin)
    #expect(lines.count == 1 && lines[0].contains(#"no file \"/nowhere.osm\""#))
  }

  @Test("A course that means nothing is asked with the speed that says so")
  func slow() throws {
    let lines = try answers(
      Self.begin,
      Self.go,
      #"{"id":3,"now":0,"fix":{"lat":47,"lon":9.5,"time":0,"course":90,"speed":0.5}}"#
    )
    let from = #""from":{"lat":47,"lon":9.5,"course":90,"speed":0.5}"#
    #expect(lines.contains { $0.contains(from) })
  }
}

extension CommandRun {
  /// The records of a recording on standard output, without the header that names the navigator.
  fileprivate var records: [Substring] {
    output.split(separator: "\n").filter { $0.hasPrefix("{\"seq\"") }
  }

  /// The time and the name of every event of a recording on standard output.
  fileprivate var whatHappened: [String] {
    get throws {
      try records.map { record in
        let object = try JSONDocument(parsing: Array(record.utf8)).root
        return "\(object["t"]?.integer ?? -1) \(object["event"]?.string ?? "")"
      }
    }
  }
}
