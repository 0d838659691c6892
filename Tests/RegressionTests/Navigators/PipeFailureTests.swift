import Foundation
import Platform
import Simulation
import TestSupport
import Testing
import Waiting

@testable import Regression

@Suite("What a child does wrong", .waits)
struct PipeFailureTests {
  private static let begun = [
    PipeScript.ready() + "\n", #"{"id":1,"done":0}"# + "\n", #"{"id":2,"done":0}"# + "\n",
  ]

  /// Lets a child answer the first fix, which is message 3 at 1000.
  private func failure(answering text: String) throws -> NavigatorFailure {
    let child = PlayedChild(Self.begun + [text, #"{"id":4,"done":2000}"# + "\n"])
    let outcome = SmallRun.drive(PipeSupply(child.command, timeout: 20))
    return try #require(outcome.failure)
  }

  // MARK: - Lines

  private static let step = #""tell":"navigator.didAdvanceStep""#
  private static let place = #"{"lat":47,"lon":9.5}"#

  @Test(
    "A line that is wrong is told with its place and what was expected",
    arguments: [
      (#"{"id":3,"done":999}"#, 16, "in the past", "done 1000"),
      (#"{"id":3,"done":1001}"#, 16, "beyond what was due", "done 1000"),
      (#"{"id":4,"done":1000}"#, 7, "not that of the message in hand", #""id":3"#),
      (#"{"id":2,"done":0}"#, 7, "not that of the message in hand", #""id":3"#),
      (#"{"done":1000}"#, 1, "'id' is missing", "integer"),
      (#"{"id":3,"done":1000,"taken":1}"#, 29, "belongs to a batch", "no taken"),
      (#"{"id":3,"done":1000,"wake":2000}"#, 28, "without 'timers'", "no wake"),
      (#"{"id":3,"done":1000,"more":1}"#, 21, "unknown member 'more'", ""),
      (#"{"id":3,"done":"1000"}"#, 16, "", "an integer"),
      (#"{"id":3,"done":1000.5}"#, 16, "", "an integer"),
      (#"{"id":3,"done":NaN}"#, 16, "'NaN' is not a JSON number", ""),
      (#"{"id":3,"done":1e999}"#, 16, "out of range", ""),
      (#"{"id":3,"done":1000,"id":3}"#, 21, "duplicate key 'id'", ""),
      (#"{"id":3,"done":1000"#, 20, "the text ends here", ""),
      (#"{"id":3,"done":1000} {}"#, 22, "after the end", ""),
      (#"{"id":3}"#, 1, "", "tell, ask, done"), ("{}", 1, "", "tell, ask, done"),
      ("", 1, "an empty line", "one JSON object"), (" \r", 1, "", "one JSON object"),
      (#"{"id":3,"ready":{"name":"a","routes":"own","tells":[]}}"#, 1, "ready already", "done"),
      (#"{"tell":"navigator.fly"}"#, 9, "no event is called 'navigator.fly'", ""),
      (#"{"tell":"navigator.didArrive"}"#, 1, "is missing", ""),
      (#"{"tell":"navigator.didExitRecenter"}"#, 9, "", ""),
      (
        #"{"tell":"navigator.rerouteEnded","requestID":1,"outcome":"adopted"}"#, 9, "not among",
        "tells"
      ),
      (#"{"tell":"trace.repaired","kind":"a","count":1}"#, 9, "harness", ""),
      (#"{"tell":"setDestinations"}"#, 9, "harness", ""), (#"{"tell":7}"#, 9, "", "the name"),
      (#"{"tell":"x."}"#, 9, "no event is called", ""),
      ("{\(step),\"leg\":0,\"from\":0}", 1, "'to' is missing", "integer"),
      ("{\(step),\"leg\":0,\"from\":0,\"to\":1,\"at\":1}", 60, "unknown member 'at'", ""),
      ("{\(step),\"leg\":0,\"from\":0,\"to\":1,\"t\":1}", 60, "unknown member 't'", ""),
      ("{\(step),\"leg\":0,\"from\":0,\"to\":1,\"now\":1000}", 60, "unknown member 'now'", ""),
      ("{\(step),\"leg\":\"0\",\"from\":0,\"to\":1}", 42, "", "an integer"),
      ("{\(step),\"leg\":-1,\"from\":0,\"to\":1}", 42, "less than 0", ""),
      ("{\(step),\"leg\":0,\"from\":0,\"to\":1,\"id\":2}", 65, "message in hand", #""id":3"#),
      (#"{"tell":"navigator.routeStatus","requestID":1,"status":"fine"}"#, 56, "", "one of ok"),
      (#"{"tell":"x.mine","a":0.123456789}"#, 22, "decimals", ""),
      (
        #"{"ask":"route","request":0,"from":\#(place),"to":[\#(place)]}"#, 26, "request 0", "from 1"
      ),
      (#"{"ask":"route","request":1,"from":\#(place),"to":[]}"#, 61, "0 waypoints", "1 to 25"),
      (#"{"ask":"route","request":1,"from":\#(place)}"#, 1, "'to' is missing", ""),
      (#"{"ask":"route","request":1,"to":[\#(place)]}"#, 1, "'from' is missing", ""),
      (
        #"{"ask":"route","request":1,"from":{"lat":91,"lon":0},"to":[\#(place)]}"#, 42, "outside",
        ""
      ),
      (#"{"ask":"route","request":1,"from":{"lat":1},"to":[\#(place)]}"#, 35, "'lon'", ""),
      (
        #"{"ask":"route","request":1,"from":\#(place),"to":[{"lat":1,"lon":2,"name":""}]}"#, 79, "",
        ""
      ),
      (
        #"{"ask":"route","request":1,"from":\#(place),"to":[\#(place),{"placeID":"a"}]}"#, 83,
        "without a place", "lat and lon"
      ),
      (
        #"{"ask":"route","request":1,"from":\#(place),"to":[{"lat":1,"lon":2,"job":"a"}]}"#, 62,
        "without a place", ""
      ),
      (#"{"ask":"tiles","request":1,"from":\#(place),"to":[\#(place)]}"#, 8, "", "one of route"),
      (#"{"ask":"cancel","request":1}"#, 27, "never asked", "a request of this run"),
      (#"{"ask":"cancel"}"#, 1, "'request' is missing", ""),
      (#"{"id":3,"error":"no"}"#, 17, "", "an object"),
      (#"{"id":3,"error":{"code":1}}"#, 17, "'message' is missing", ""),
    ] as [(String, Int, String, String)]
  )
  func badLines(line: String, column: Int, detail: String, expected: String) throws {
    let failure = try failure(answering: line + "\n")
    #expect(failure.kind == .badLine)
    #expect(failure.column == column, "\(failure.detail)")
    #expect(failure.detail.contains(detail) || detail.isEmpty, "\(failure.detail)")
    let told = failure.expected ?? ""
    #expect(told.contains(expected) || expected.isEmpty && !told.isEmpty, "\(told)")
    #expect(failure.line == 3 && failure.said == line)
    #expect(failure.message == "fix 1" && failure.milliseconds == 1000)
    #expect(failure.given == #"{"id":3,"now":1000,"fix":{"lat":47,"lon":9.501,"time":1000}}"#)
  }

  @Test("Twenty-six waypoints are too many")
  func manyWaypoints() throws {
    let to = [String](repeating: Self.place, count: 26).joined(separator: ",")
    let line = #"{"ask":"route","request":1,"from":\#(Self.place),"to":[\#(to)]}"#
    let failure = try failure(answering: line + "\n")
    #expect(failure.detail == "26 waypoints")
    #expect(failure.said?.utf8.count == 200)
  }

  @Test(
    "A line that is none of the protocol is noise",
    arguments: ["starting up", "[1,2]", "  \"text\"", "\u{FEFF}{\"id\":3,\"done\":1000}", "null"]
  )
  func noise(line: String) throws {
    let failure = try failure(answering: line + "\n")
    #expect(failure.kind == .noise && failure.said == line)
    #expect(failure.expected == "one JSON object" && failure.column == 1 && failure.line == 3)
  }

  @Test(
    "What is said after the end of a message is wrong, found before the next",
    arguments: [
      (#"{"id":3,"done":1000}"#, .badLine), (#"{"tell":"x.late"}"#, .badLine),
      ("a log", .noise),
    ] as [(String, NavigatorFailure.Kind)]
  )
  func afterDone(line: String, kind: NavigatorFailure.Kind) throws {
    let failure = try failure(answering: #"{"id":3,"done":1000}"# + "\n" + line + "\n")
    #expect(failure.kind == kind && failure.said == line && failure.line == 4)
    #expect(failure.message == "fix 1" && failure.milliseconds == 1000)
  }

  @Test("A request of one number is asked once in a run")
  func repeatedRequest() throws {
    let ask = #"{"ask":"route","request":2,"from":\#(Self.place),"to":[\#(Self.place)]}"# + "\n"
    let failure = try failure(answering: ask + ask)
    #expect(failure.detail == "request 2 was asked before" && failure.line == 4)
  }

  @Test("A child says nothing of events before a run and after it", arguments: [1, 6])
  func outside(index: Int) throws {
    var answers = Self.begun
    for id in 3...5 { answers.append(#"{"id":\#(id),"done":\#((id - 2) * 1000)}"# + "\n") }
    answers.append(#"{"id":6,"done":0}"# + "\n")
    answers[index] = #"{"tell":"x.early"}"# + "\n" + answers[index]
    let outcome = SmallRun.drive(PipeSupply(PlayedChild(answers).command, timeout: 20))
    let failure = try #require(outcome.failure)
    #expect(failure.kind == .badLine && failure.message == (index == 1 ? "begin" : "reset"))
    #expect(failure.detail == "nothing is told or asked within this message")
  }

  @Test("A line of more than 16,777,216 bytes is too long, one of as many is read")
  func longLines() throws {
    func run(_ count: Int) -> NavigatorFailure? {
      let script =
        #"read x; echo '{"id":1,"done":0}'; read x; echo '{"id":2,"done":0}'; read x; "#
        + "head -c \(count) /dev/zero | tr '\\0' '{'; echo; cat >/dev/null"
      return SmallRun.drive(PipeSupply(PipeScript.afterReady(script), timeout: 60)).failure
    }
    let long = try #require(run(16_777_217))
    #expect(long.detail == "a line that is too long" && long.kind == .badLine)
    #expect(long.expected == "at most 16,777,216 bytes")
    #expect(long.said == String(repeating: "{", count: 200))
    let exact = try #require(run(16_777_216))
    #expect(exact.detail.contains("expected a key"))
  }

  // MARK: - Other ends

  @Test(
    "A child that ends is told by how it did, whatever the message",
    arguments: [
      ("", "begin", nil), (#"echo '{"id":1,"done":0}'; read x;"#, "setDestinations", 0),
      (#"echo '{"id":1,"done":0}'; read x; echo '{"id":2,"done":0}'; read x;"#, "fix 1", 1000),
    ] as [(String, String, Int64?)],
    [
      ("exit 0", "with status 0"), ("exit 7", "with status 7"), ("kill -SEGV $$", "by signal 11"),
      ("printf half; exit 7", "with status 7"), ("exec >&- ; sleep 60", "by closing its standard"),
      ("sleep 60 & exit 7", "with status 7"),
    ]
  )
  func ended(place: (String, String, Int64?), end: (String, String)) throws {
    let script = "read x; \(place.0) echo dying >&2; \(end.0)"
    let outcome = SmallRun.drive(PipeSupply(PipeScript.afterReady(script), timeout: 20))
    let failure = try #require(outcome.failure)
    #expect(failure.kind == .ended && failure.detail.hasPrefix(end.1), "\(failure)")
    #expect(failure.message == place.1 && failure.milliseconds == place.2)
    #expect(failure.lastWords == ["dying"] && failure.said == nil)
  }

  @Test("A child that ends within initialize is told so", arguments: ["exit 3", "kill -9 $$"])
  func unready(end: String) throws {
    let supply = PipeSupply(PipeScript.shell("echo why >&2; \(end)"), timeout: 20)
    let failure = try #require(SmallRun.drive(supply).failure)
    #expect(failure.kind == .ended && failure.message == "initialize")
    #expect(failure.lastWords == ["why"])
    // It is known from then on, and nothing more is started.
    #expect(SmallRun.drive(supply, isFresh: true).failure == failure)
  }

  @Test(
    "A child that says nothing in time is silent",
    arguments: [
      ("sleep 60", "no answer in 0.5 s"), ("printf '{\"id\"'; sleep 60", "no answer in 0.5 s"),
      ("while :; do echo '{\"tell\":\"x.a\"}'; sleep 0.1; done", "not done in 0.5 s"),
      ("trap '' TERM; while :; do sleep 60; done", "no answer in 0.5 s"),
    ]
  )
  func silent(script: String, detail: String) throws {
    let begun = #"read x; echo '{"id":1,"done":0}'; read x; "#
    let supply = PipeSupply(PipeScript.afterReady(begun + script), timeout: 0.5)
    let start = ContinuousClock.now
    let failure = try #require(SmallRun.drive(supply).failure)
    #expect(
      failure.kind == .silent && failure.detail == detail && failure.message == "setDestinations"
    )
    #expect(ContinuousClock.now - start < .seconds(6))
  }

  @Test("Who waits for a child can be interrupted")
  func interrupted() throws {
    let supply = PipeSupply(PipeScript.afterReady("sleep 60")) { true }
    let start = ContinuousClock.now
    let failure = try #require(SmallRun.drive(supply).failure)
    #expect(failure.detail == "interrupted before its answer")
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("A child that talks for ever is stopped")
  func flood() throws {
    let begun = #"read x; echo '{"id":1,"done":0}'; read x; "#
    let supply = PipeSupply(PipeScript.afterReady(begun + #"yes '{"tell":"x.a"}'"#), timeout: 120)
    let outcome = SmallRun.drive(supply)
    let failure = try #require(outcome.failure)
    #expect(failure.kind == .flood && failure.detail == "more than 100,000 lines")
    #expect(outcome.notes.count == 100_000)
  }

  @Test("A child's error is told with its code")
  func error() throws {
    let failure = try failure(
      answering: #"{"id":3,"error":{"code":-32601,"message":"no fixes"}}"# + "\n"
    )
    #expect(failure.kind == .error && failure.detail == "-32601: no fixes")
    #expect(failure.message == "fix 1" && failure.milliseconds == 1000)
  }

  @Test("A call that is not offered is no failure")
  func notOffered() throws {
    let child = PlayedChild([
      PipeScript.ready() + "\n", #"{"id":1,"done":0}"# + "\n",
      #"{"id":2,"error":{"code":-32601,"message":"not yet"}}"# + "\n", #"{"id":3,"done":0}"# + "\n",
    ])
    let outcome = SmallRun.drive(PipeSupply(child.command, timeout: 20))
    #expect(outcome.failure == nil)
    #expect(outcome.refusal == "setDestinations is not offered by this navigator: not yet")
  }

  @Test(
    "What cannot start is told apart",
    arguments: [
      ("", "no words"), ("a 'b", "the quote ' at column 3 is open"),
      ("navsim-is-not-there", "no such program in PATH"), ("./not/there", "no such file"),
      ("/etc", "a folder"), ("/etc/passwd", "not executable"),
    ]
  )
  func cannotStart(command: String, words: String) throws {
    let failure = try #require(SmallRun.drive(PipeSupply(command)).failure)
    #expect(failure.kind == .cannotStart && failure.detail.contains(words))
  }

  @Test("No process is left behind, however the child failed")
  func nothingLeft() throws {
    for script in ["echo log", "exit 3", "trap '' TERM; sleep 60; sleep 60", "echo '{'; sleep 60"] {
      let folder = try TemporaryFolder()
      let command = PipeScript.shell(
        "read x; echo '\(PipeScript.ready())'; sleep 60 & echo $$ $! > \"$1\"; read x; \(script)",
        folder("pids")
      )
      #expect(SmallRun.drive(PipeSupply(command, timeout: 0.5)).failure != nil)
      for pid in try folder.read("pids").split(whereSeparator: \.isWhitespace) {
        #expect(FileSystem.kind(of: "/proc/\(pid)") == .missing, "\(script)")
      }
    }
  }
}
