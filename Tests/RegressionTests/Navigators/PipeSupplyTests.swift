import Geodesy
import Navigation
import Platform
import Simulation
import TestSupport
import Testing
import Waiting

@testable import Regression

@Suite("Children for many runs", .waits)
struct PipeSupplyTests {
  /// A child that answers whatever comes by its id and moment, and notes that it began.
  private static func obliging(_ log: String = "/dev/null", leaving: String = "") -> String {
    PipeScript.shell(
      #"""
      echo begun >>"$1"
      while IFS= read -r line; do
        id=${line#*:}; id=${id%%,*}
        now=0; case $line in *'"now":'*) now=${line#*'"now":'}; now=${now%%[,\}]*};; esac
        case $line in
          *initialize*) echo '\#(PipeScript.ready(#","timers":true"#))';;
          *) echo "{\"id\":$id,\"done\":$now}";;
        esac
        case $line in *'"end":true'*) \#(leaving) ;; esac
      done
      """#,
      log
    )
  }

  private func count(_ folder: TemporaryFolder) throws -> Int {
    try folder.read("log").split(separator: "\n").count
  }

  @Test("One child has one run after the other, a fresh one is another child")
  func runs() throws {
    let folder = try TemporaryFolder()
    let supply = PipeSupply(Self.obliging(folder("log")), timeout: 20)
    #expect(try supply.identity().name == "played")
    for _ in 0..<3 { #expect(SmallRun.drive(supply).failure == nil) }
    #expect(try count(folder) == 1)
    #expect(SmallRun.drive(supply, isFresh: true).failure == nil)
    #expect(try count(folder) == 2)
    #expect(SmallRun.drive(supply).failure == nil)
    #expect(try count(folder) == 2)
    let farewell = supply.finish()
    #expect(farewell.failures.isEmpty && farewell.warnings.isEmpty)
  }

  @Test("A run that ends without a reset is reset before the next")
  func unfinished() throws {
    let folder = try TemporaryFolder()
    let supply = PipeSupply(Self.obliging(folder("log")), timeout: 20)
    let host = PipeHost()
    let navigator = try supply.navigator(isFresh: false)
    try navigator.start(.small(), host: host)
    supply.giveBack(navigator, isSound: true)
    #expect(SmallRun.drive(supply).failure == nil)
    #expect(try count(folder) == 1)
  }

  @Test("After a failure another child has the next run")
  func failure() throws {
    let folder = try TemporaryFolder()
    let script = """
      echo begun >>"$1"; read x; echo '\(PipeScript.ready())'; read x; echo '{"id":1,"done":0}'
      read x; exit 3
      """
    let supply = PipeSupply(PipeScript.shell(script, folder("log")), timeout: 20)
    for number in 1...3 {
      #expect(SmallRun.drive(supply).failure?.kind == .ended)
      #expect(try count(folder) == number)
    }
  }

  @Test(
    "How children leave is looked at",
    arguments: [
      ("exit 0", ""), ("exit 4", "played left with status 4 after 'end'"),
      ("kill -9 $$", "played left by signal 9 after 'end'"),
      ("exec sleep 60", "played has not left 1 s after 'end'"),
    ]
  )
  func leaving(script: String, warning: String) throws {
    let supply = PipeSupply(Self.obliging(leaving: script), timeout: 20)
    #expect(SmallRun.drive(supply).failure == nil)
    let farewell = supply.finish()
    #expect(farewell.failures.isEmpty)
    #expect(farewell.warnings == (warning.isEmpty ? [] : [warning]))
  }

  @Test("A child that ends before it is done with its end has failed")
  func badEnd() throws {
    let child = PlayedChild([PipeScript.ready() + "\n"])
    let supply = PipeSupply(child.command, timeout: 20)
    _ = try supply.identity()
    let farewell = supply.finish()
    #expect(farewell.failures.map(\.message) == ["end"])
    #expect(farewell.failures.first?.kind == .ended)
  }

  @Test("A child that says that it is another one is none of this supply")
  func change() throws {
    let folder = try TemporaryFolder()
    let ready = PipeScript.ready().replacing("\"1\"", with: "\"'$(wc -l <\"$1\")'\"")
    let script = "echo begun >>\"$1\"; read x; echo '\(ready)'; cat >/dev/null"
    let supply = PipeSupply(PipeScript.shell(script, folder("log")), timeout: 20)
    #expect(try supply.identity().version == "1")
    let failure = try #require(SmallRun.drive(supply, isFresh: true).failure)
    #expect(failure.detail == "'ready' differs from what the child before said")
  }

  @Test("Many runs at a time have a child each")
  func jobs() throws {
    let supply = PipeSupply(Self.obliging(), timeout: 20, jobs: 4)
    WorkerThreads.run(count: 12, jobs: 4) { _ in
      #expect(SmallRun.drive(supply).failure == nil)
    }
    #expect(supply.finish().warnings.isEmpty)
  }

  // MARK: - Runs

  @Test("A wish to be woken goes to the host, the next one replaces it, none takes it back")
  func wakes() throws {
    let child = PlayedChild(
      [
        PipeScript.ready(#","timers":true"#), #"{"id":1,"done":0,"wake":500}"#,
        #"{"id":2,"done":0,"wake":500}"#, #"{"id":3,"done":500,"wake":9000}"#,
        #"{"id":4,"done":1000}"#, #"{"id":5,"done":2000,"wake":9007199254740991}"#,
      ].map { $0 + "\n" }
    )
    let supply = PipeSupply(child.command, timeout: 20)
    let host = PipeHost()
    let navigator = try supply.navigator(isFresh: false)
    try navigator.start(.small(), host: host)
    try navigator.perform(.go)
    host.now = VirtualTime(nanoseconds: 500_000_000)
    try navigator.wake(at: host.now)
    host.now = .seconds(1)
    try navigator.take(.fix(at: 1))
    host.now = .seconds(2)
    try navigator.take(.fix(at: 2))
    #expect(host.notes == ["0 wake at 500", "500 wake at 9000", "1000 no wake", "2000 no wake"])
    supply.giveBack(navigator, isSound: false)
  }

  @Test("A question is handed on with its place and waypoints, its answer bears the child's number")
  func questions() throws {
    let folder = try TemporaryFolder()
    let ask =
      #"{"ask":"route","request":40,"from":{"lat":47,"lon":9.5,"course":360},"#
      + #""to":[{"lat":47,"lon":9.51,"kind":"via","title":"Mill","node":"a"},{"lat":47,"lon":9.52}]}"#
    let script = """
      read x; echo '\(PipeScript.ready())'; read x; echo '{"id":1,"done":0}'; read x
      echo '\(ask)'; echo '{"id":2,"done":0}'; read x; echo "$x" >"$1"; echo '{"id":3,"done":0}'
      read x; echo "$x" >>"$1"; echo '{"id":4,"done":0}'; cat >/dev/null
      """
    let supply = PipeSupply(PipeScript.shell(script, folder("log")), timeout: 20)
    let host = PipeHost()
    let navigator = try supply.navigator(isFresh: false)
    try navigator.start(.small(), host: host)
    try navigator.perform(.go)
    let question = try #require(host.questions.first)
    #expect(question.origin.course == 0)
    #expect(question.origin.coordinate == Coordinate(latitude: 47, longitude: 9.5))
    #expect(question.waypoints.map(\.kind) == [.via, .stop])
    #expect(question.waypoints.first?.title == "Mill")
    try navigator.answer(RouteQuestionID(1), .failure(.init(.noRouteFound)))
    try navigator.answer(.given, .failure(.init(.networkError, httpStatus: 500)))
    #expect(
      try folder.read("log")
        == #"{"id":3,"now":0,"answer":40,"error":"noRouteFound"}"# + "\n"
        + #"{"id":4,"now":0,"answer":0,"error":"networkError","status":500}"# + "\n"
    )
    supply.giveBack(navigator, isSound: false)
  }

  @Test("What a child said until it failed is told")
  func beginning() throws {
    let child = PlayedChild([
      PipeScript.ready() + "\n", #"{"id":1,"done":0}"# + "\n",
      #"{"tell":"x.a"}"# + "\n" + #"{"tell":"navigator.routeStatus","requestID":1,"status":"ok"}"#
        + "\n",
    ])
    let outcome = SmallRun.drive(PipeSupply(child.command, timeout: 0.5))
    #expect(outcome.failure?.kind == .silent)
    #expect(
      outcome.notes == ["0 x.a {}", #"0 navigator.routeStatus {"requestID":1,"status":"ok"}"#]
    )
  }
}
