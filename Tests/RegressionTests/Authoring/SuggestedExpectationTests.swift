import RoadNetwork
import ScenarioLanguage
import Testing

@testable import Regression
@testable import Simulation

@Suite("Expectations suggested by a run")
struct SuggestedExpectationTests {
  private static func record(_ seconds: Int, _ event: String, _ more: String = "") -> String {
    #"{"t":\#(seconds * 1000),"event":"navigator.\#(event)"\#(more)}"#
  }

  @Test("The window of the reroutes reaches to the last one, also where it brings no route")
  func lastWithoutRoute() throws {
    let (fixes, _) = try SimulatedDrive.drawn(seed: 1)
    let story = try DriveInterpreter(try SimulatedDrive.source().map, name: "drive.gpx")
      .story(of: fixes, options: .init())
    let lines = [
      #"{"navsim":1,"scenario":"x"}"#,
      Self.record(226, "rerouteStarted"),
      Self.record(227, "didChangeRoute", #","reason":"reroute""#),
      Self.record(227, "rerouteEnded"), Self.record(385, "rerouteStarted"),
      Self.record(390, "rerouteEnded"),
    ]
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let run = try ObservedRun(bytes, RunFacts())
    let windows = DriveExpectation.suggested(by: run, of: story).compactMap {
      expectation -> (count: Int, window: ClosedRange<Int>)? in
      guard expectation.pattern.event == "navigator.rerouteStarted",
        case .count(let count, let window?) = expectation.rule
      else { return nil }
      return (count, window)
    }
    #expect(windows.map(\.count) == [2])
    #expect(windows.first?.window.contains(226) == true)
    #expect(windows.first?.window.contains(385) == true)
  }
}
