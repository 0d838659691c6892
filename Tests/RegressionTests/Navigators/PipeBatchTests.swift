import Simulation
import Testing
import Waiting

@testable import Regression

@Suite("Fixes in batches", .waits)
struct PipeBatchTests {
  /// Lets a child answer a batch of three fixes at 1000, 2000 and 3000, and what comes then.
  private func drive(
    _ answers: String...,
    stops: [String] = [],
    timers: Bool = false
  ) throws -> SmallRun.Outcome {
    let ready = PipeScript.ready(#","batches":true,"timers":\#(timers)"#)
    let begun = [ready, #"{"id":1,"done":0}"#, #"{"id":2,"done":0}"#].map { $0 + "\n" }
    let child = PlayedChild(begun + answers.map { $0 + "\n" })
    return SmallRun.drive(PipeSupply(child.command, timeout: 20), batches: true, stops: stops)
  }

  private static let place = #"{"lat":47,"lon":9.5}"#
  private static let ask =
    #"{"ask":"route","request":5,"from":\#(place),"to":[\#(place),\#(place)]}"#
  private static let reset = #"{"id":4,"done":0}"#

  @Test("What is told of each fix is recorded at its moment")
  func tells() throws {
    let outcome = try drive(
      #"{"tell":"x.a","now":1000,"n":1}"# + "\n" + #"{"tell":"x.b","now":3000,"id":3}"# + "\n"
        + #"{"id":3,"done":3000,"taken":3}"#,
      Self.reset
    )
    #expect(outcome.failure == nil)
    #expect(outcome.notes == [#"1000 x.a {"n":1}"#, "3000 x.b {}"])
  }

  @Test("What was not taken comes again")
  func again() throws {
    let outcome = try drive(
      #"{"tell":"x.a","now":2000}"# + "\n" + #"{"id":3,"done":2000,"taken":2}"#,
      #"{"tell":"x.b"}"# + "\n" + #"{"id":4,"done":3000}"#,
      #"{"id":5,"done":0}"#
    )
    #expect(outcome.failure == nil)
    #expect(outcome.notes == ["2000 x.a {}", "3000 x.b {}"])
  }

  @Test("A question belongs to the last fix that was taken, and so does a wish to be woken")
  func questions() throws {
    let outcome = try drive(
      #"{"tell":"x.a","now":2000}"# + "\n" + Self.ask + "\n" + #"{"tell":"x.b","now":2000}"# + "\n"
        + #"{"ask":"cancel","request":5}"# + "\n" + #"{"id":3,"done":2000,"taken":2,"wake":2500}"#,
      #"{"id":4,"done":3000}"#,
      #"{"id":5,"done":0}"#,
      timers: true
    )
    #expect(outcome.failure == nil)
    #expect(
      outcome.notes == [
        "2000 x.a {}", "2000 asks for 2", "2000 x.b {}", "2000 cancels 1", "2000 wake at 2500",
        "3000 no wake",
      ]
    )
  }

  @Test("A batch may end with the fix that told what the scenario waits for")
  func stops() throws {
    let outcome = try drive(
      #"{"tell":"x.stop","now":2000}"# + "\n" + #"{"tell":"x.more","now":2000}"# + "\n"
        + #"{"id":3,"done":2000,"taken":2}"#,
      #"{"id":4,"done":3000}"#,
      #"{"id":5,"done":0}"#,
      stops: ["x.stop"]
    )
    #expect(outcome.failure == nil && outcome.notes == ["2000 x.stop {}", "2000 x.more {}"])
  }

  @Test(
    "Anything else is a line that is wrong",
    arguments: [
      (#"{"id":3,"done":3000}"#, "does not say how many", "taken from 1 to 3"),
      (#"{"id":3,"done":3000,"taken":0}"#, "taken 0", "from 1 to 3"),
      (#"{"id":3,"done":3000,"taken":4}"#, "taken 4", "from 1 to 3"),
      (#"{"id":3,"done":3000,"taken":2}"#, "beyond what was due", "done 2000"),
      (#"{"id":3,"done":1000,"taken":2}"#, "in the past", "done 2000"),
      (#"{"tell":"x.a"}"#, "without 'now'", "now of 1000, 2000, 3000"),
      (#"{"tell":"x.a","now":1500}"#, "no moment of a fix", "now of 1000"),
      (
        #"{"tell":"x.a","now":2000}"# + "\n" + #"{"tell":"x.b","now":1000}"#, "",
        "now of 2000, 3000"
      ),
      (
        #"{"tell":"x.a","now":3000}"# + "\n" + #"{"id":3,"done":2000,"taken":2}"#, "told of fix 3",
        "taken 3"
      ),
      (
        ask + "\n" + #"{"tell":"x.a","now":1000}"# + "\n" + #"{"id":3,"done":2000,"taken":2}"#,
        "went on after a question", "taken 1"
      ),
      (
        #"{"tell":"x.stop","now":1000}"# + "\n" + #"{"tell":"x.a","now":2000}"#,
        "goes on after x.stop", "done with taken 1"
      ),
      (
        #"{"tell":"x.stop","now":1000}"# + "\n" + #"{"id":3,"done":2000,"taken":2}"#, "taken 2",
        "since it told x.stop"
      ),
      (#"{"id":3,"done":3000,"taken":3,"wake":3000}"#, "not later", "wake beyond 3000"),
    ] as [(String, String, String)]
  )
  func faults(answer: String, detail: String, expected: String) throws {
    let outcome = try drive(answer, Self.reset, stops: ["x.stop"], timers: true)
    let failure = try #require(outcome.failure)
    #expect(failure.kind == .badLine && failure.message == "fixes 1 to 3")
    #expect(failure.detail.contains(detail) || detail.isEmpty, "\(failure.detail)")
    #expect(failure.expected?.contains(expected) == true, "\(failure.expected ?? "")")
  }
}
