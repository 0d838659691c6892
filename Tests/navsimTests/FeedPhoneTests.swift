import Platform
import CanonicalJSON
import Foundation
import Geodesy
import Testing
import Waiting
import Traces

@testable import navsim

/// Drives into phones: the emulator's console, spoken strictly by a stand-in, and mock locations.
@Suite("Feeding phones", .waits)
struct FeedPhoneTests {
  private static let scenario = Folder.package("Scenarios/roads/missed-turn.json")

  @Test("Every fix reaches the console, in its grammar, and is read back")
  func console() throws {
    let console = try ConsoleStandIn(token: nil)
    let run = CommandRun(
      "feed",
      Self.scenario,
      "--android",
      "127.0.0.1:\(console.port)",
      "--lockstep",
      "--speed",
      "1e9",
      "--json"
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.hasPrefix("android 127.0.0.1:\(console.port)\n"))
    let commands = console.end()
    #expect(commands.faults == [])
    var reader = try TraceReader(bytes: Array(commands.nmea.joined(separator: "\n").utf8))
    let read = try Trace(reading: &reader).fixes
    let played = try JSONDocument(parsing: Array(run.output.split(separator: "\n")[1].utf8)).root
    #expect(read.count + commands.places.count == Int(played["fixes"]?.integer ?? 0))
    #expect(read.count > 100)
    #expect(zip(read, read.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test("A console that asks for its token gets it, and one that refuses it is told")
  func token() throws {
    try Folder.withTemporary { folder in
      try folder.write("s3cret\n", to: ConsoleOutlet.tokenFile)
      let console = try ConsoleStandIn(token: "s3cret")
      let address = SocketAddress(host: "127.0.0.1", port: console.port)
      let outlet = try ConsoleOutlet(at: address, home: folder.path)
      #expect(outlet.isAnswered)
      #expect(console.end().faults == [])
      let other = try ConsoleStandIn(token: "other")
      let refusal = #expect(throws: CommandFailure.self) {
        try ConsoleOutlet(at: SocketAddress(host: "127.0.0.1", port: other.port), home: folder.path)
      }
      #expect("\(String(describing: refusal))".contains("does not take the token"))
      _ = other.end()
      let third = try ConsoleStandIn(token: "x")
      let missing = #expect(throws: CommandFailure.self) {
        try ConsoleOutlet(
          at: SocketAddress(host: "127.0.0.1", port: third.port),
          home: folder("none")
        )
      }
      #expect("\(String(describing: missing))".contains("asks for its token"))
      _ = third.end()
    }
  }

  @Test("A place that the console refuses ends the feed")
  func refusedPlace() throws {
    let console = try ConsoleStandIn(token: nil, refusesAfter: 6)
    let run = CommandRun(
      "feed",
      Self.scenario,
      "--android=127.0.0.1:\(console.port)",
      "--lockstep",
      "--speed",
      "1e9"
    )
    #expect(run.status != 0)
    #expect(run.error.contains("the console refuses the place"))
    _ = console.end()
  }

  @Test("Nobody at the port is an error at once")
  func nobody() {
    let run = CommandRun("feed", Self.scenario, "--android=127.0.0.1:1")
    #expect(run.status != 0)
    #expect(run.error.contains("cannot connect to 127.0.0.1:1"))
  }

  @Test("A fix without a course is a place, with its speed in knots")
  func place() {
    func commands(_ speed: Double?, _ altitude: Double?) -> [String] {
      var fix = Fix(time: 0, coordinate: .init(latitude: -50.1, longitude: 11.9))
      fix.speed = speed
      fix.altitude = altitude
      return ConsoleCommands.of(FeedFix(fix))
    }
    #expect(commands(nil, nil) == ["geo fix 11.9 -50.1"])
    #expect(commands(nil, 300) == ["geo fix 11.9 -50.1 300"])
    #expect(commands(10, nil) == ["geo fix 11.9 -50.1 0 8 19.44"])
  }

  @Test("An app that answers each fix gets the next, and all of them are read as a .navrec")
  func mock() throws {
    let server = try FeedServer(.mock, at: SocketAddress(host: "127.0.0.1", port: 0))
    let port = try #require(UInt16(server.place.split(separator: ":").last ?? ""))
    let client = try Socket.connecting(to: SocketAddress(host: "127.0.0.1", port: port))
    while server.readerCount == 0 { server.attend() }
    var received: [UInt8] = []
    for second in 0..<5 {
      var fix = Fix(
        time: 1_772_352_000_000_000_000 + Int64(second) * 1_000_000_000,
        coordinate: .init(latitude: 50.1 + Double(second) * 1e-4, longitude: 11.9)
      )
      fix.speed = 10.5
      server.send(FeedFix(fix))
      #expect(!server.isAnswered)
      _ = SocketPipe.write(Array("ok\n".utf8)[...], to: client.descriptor)
      while !server.isAnswered { server.attend() }
    }
    while received.count(where: { $0 == 0x0a }) < 6 {
      if case .bytes(let bytes) = SocketPipe.read(client.descriptor) { received += bytes }
    }
    var reader = try TraceReader(bytes: received)
    #expect(reader.format == .navrec)
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.map(\.speed) == Array(repeating: 10.5, count: 5))
    #expect(trace.fixes.last?.time == 1_772_352_004_000_000_000)
  }

  @Test("The script for Xcode's simulator has every place, and takes as long as the drive")
  func simctl() throws {
    try Folder.withTemporary { folder in
      let run = CommandRun("feed", Self.scenario, "--simctl", folder("drive.sh"))
      #expect(run.status == 0, "\(run.error)")
      let lines = try Folder.text(of: folder("drive.sh")).split(separator: "\n")
      #expect(lines.first == "#!/bin/sh")
      let sleeps = lines.filter { $0.hasPrefix("sleep ") }.compactMap { Double($0.dropFirst(6)) }
      #expect(abs(sleeps.reduce(0, +) - 142) < 3)
      let starts = lines.filter { $0.hasPrefix("drive start --speed=") }
      #expect(!starts.isEmpty)
      #expect(
        starts.allSatisfy { $0.contains(" --interval=1 ") && $0.split(separator: " ").count > 4 }
      )
    }
  }
}
