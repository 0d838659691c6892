import CanonicalJSON
import Recording
import Testing
import Recording

@testable import ScenarioLanguage
@testable import Simulation

@Suite("Calls inside callbacks")
struct InsideCallbackTests {
  private static func scenario(_ actions: String) throws(ScenarioError) -> Scenario {
    let text = """
      {"version":1,"title":"x","duration":20,
      "routing":{"provider":"custom","answers":[{"latency":1,"routes":[{"legs":[[{"lat":0,"lon":0},{"lat":0,"lon":0.01}]]}]}]},
      "trace":{"points":[{"t":0,"lat":0,"lon":0,"speed":10,"course":90},{"t":2,"lat":0,"lon":0.0002,"speed":10,"course":90}]},
      "actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":0,"lon":0.01}]},\(actions)]}
      """
    return try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
  }

  /// The names of the events at the second at which the route comes.
  private static func events(_ actions: String) throws -> [String] {
    var sink = MemorySink()
    _ = try ScenarioRunner.run(try scenario(actions), into: &sink)
    let lines = try JSONLines(parsing: sink.bytes)
    return (0..<lines.count).compactMap { index in
      lines[index]["t"]?.integer == 1000 ? lines[index]["event"]?.string : nil
    }
  }

  @Test("A call inside a callback is made before the callback returns, one on it afterwards")
  func order() throws {
    let event = #"{"event":"navigator.didChangeRoute"}"#
    let probe = #""do":"probe","what":"navigatorState""#
    let inside = try Self.events(#"{"inside":\#(event),\#(probe)}"#)
    let route = try #require(inside.firstIndex(of: "navigator.didChangeRoute"))
    #expect(
      Array(inside[route...].prefix(3)) == ["navigator.didChangeRoute", "probe", "navigatorState"]
    )
    #expect(inside.last != "navigatorState")
    let after = try Self.events(#"{"on":\#(event),\#(probe)}"#)
    #expect(
      after.firstIndex(of: "probe")
        == after.firstIndex(of: "navigator.didChangeOnRouteState").map { $0 + 1 }
    )
    #expect(Array(after[route...].prefix(2)) != ["navigator.didChangeRoute", "probe"])
  }

  @Test("Calls that trigger one another inside their callbacks end with the budget")
  func endless() throws {
    let actions =
      #"{"inside":{"event":"simulator.paused","every":true},"do":"pauseSimulation","paused":false},"#
      + #"{"inside":{"event":"simulator.resumed","every":true},"do":"pauseSimulation","paused":true},"#
      + #"{"at":3,"do":"simulateAlongExistingRoute"},{"at":4,"do":"pauseSimulation","paused":true}"#
    var sink = MemorySink()
    // Whether the callbacks come inside the calls or in jobs of their own, the run ends.
    #expect(throws: BudgetError.self) {
      try ScenarioRunner.run(try Self.scenario(actions), into: &sink)
    }
  }

  @Test(
    "What is no callback has no inside, and an action has one trigger",
    arguments: [
      (
        #"{"inside":{"event":"provider.request"},"do":"startGuidance"}"#,
        "'provider.request' is no callback of the SDK"
      ),
      (
        #"{"inside":{"event":"startGuidance"},"do":"stopGuidance"}"#,
        "'startGuidance' is no callback of the SDK"
      ),
      (
        #"{"inside":{"event":"map.gesturePassedOn"},"do":"stopGuidance"}"#,
        "'map.gesturePassedOn' is no callback of the SDK"
      ),
      (
        #"{"at":1,"inside":{"event":"navigator.didArrive"},"do":"stopGuidance"}"#,
        "an action has either \"at\" or \"inside\""
      ),
      (
        #"{"do":"stopGuidance"}"#,
        "an action needs a time \"at\" or an event, \"on\" which or \"inside\" of which"
      ),
      (
        #"{"at":1,"do":"cancelSession","session":"one"},{"at":0,"do":"snapRoute","session":"won","points":[]}"#,
        "no action makes a session 'one'"
      ),
      (#"{"at":1,"do":"navigateAlong"}"#, "no action makes a session 'session'"),
    ]
  )
  func wrong(actions: String, message: String) {
    let error = #expect(throws: ScenarioError.self) { try Self.scenario(actions) }
    #expect(error?.problems.map(\.message) == [message])
  }
}
