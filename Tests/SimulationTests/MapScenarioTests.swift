import CanonicalJSON
import Geodesy
import Navigation
import Recording
import Testing
import Recording

@testable import ScenarioLanguage
@testable import Simulation

/// Displays and calls of maps as scenarios write them.
@Suite struct MapScenarioTests {
  private static func problems(_ members: String) -> [String] {
    let text = #"{"version":1,"title":"x","duration":1,\#(members)}"#
    do {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: ".")
      return []
    } catch {
      return error.problems.map(\.message)
    }
  }

  @Test(
    "A wrong call says what is wrong",
    arguments: [
      (#"{"at":0,"do":"moveCamera"}"#, "the camera changes in one way"),
      (#"{"at":0,"do":"moveCamera","zoomBy":1,"zoomTo":2}"#, "the camera changes in one way"),
      (
        #"{"at":0,"do":"moveCamera","bounds":[[1,2]]}"#, "expected [[south, west], [north, east]]"
      ),
      (
        #"{"at":0,"do":"moveCamera","bounds":[[1e17,2],[3,4]]}"#,
        "expected two numbers in -1000.0...1000.0"
      ),
      (#"{"at":0,"do":"moveCamera","scroll":{"x":1}}"#, "missing key 'y'"),
      (#"{"at":0,"do":"setCamera"}"#, "missing key 'camera'"),
      (#"{"at":0,"do":"setCamera","camera":{"lat":1}}"#, "missing key 'lon'"),
      (#"{"at":0,"do":"setCamera","camera":{"tilt":1}}"#, "unknown key 'tilt'"),
      (#"{"at":0,"do":"gesture","gesture":"pan"}"#, "a pan needs"),
      (#"{"at":0,"do":"gesture","gesture":"zoom"}"#, "missing key 'amount'"),
      (#"{"at":0,"do":"gesture","gesture":"swipe","amount":1}"#, "'gesture' is 'swipe'"),
      (#"{"at":0,"do":"setUI","settings":{"headr":true}}"#, "unknown key 'headr'"),
      (#"{"at":0,"do":"setMap","mapType":"relief"}"#, "'mapType' is 'relief'"),
      (#"{"at":0,"do":"controlMap","map":"rear"}"#, "there is no display \"rear\""),
      (#"{"at":0,"do":"tapIncident"}"#, "missing key 'incident'"),
    ]
  )
  func wrongCall(action: String, problem: String) {
    let problems = Self.problems(#""actions":[\#(action)]"#)
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test(
    "A wrong display says what is wrong",
    arguments: [
      (#"{"width":400}"#, "missing key 'id'"),
      (#"{"id":"a","width":0}"#, "outside 1...100000"),
      (#"{"id":"a"},{"id":"a"}"#, "a second display \"a\""),
      (#"{"id":"a","padding":{"up":3}}"#, "unknown key 'up'"),
    ]
  )
  func wrongDisplay(display: String, problem: String) {
    let problems = Self.problems(#""displays":[\#(display)]"#)
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test("Within a fix the navigator comes first, then the map, then the light")
  func order() {
    func isBroken(_ kinds: [EventKind]) -> Bool {
      let checker = LawChecker(
        scheduler: Scheduler(),
        configuration: NavigatorConfiguration()
      )
      checker.fixBegins(
        Location(coordinate: Coordinate(latitude: 0, longitude: 0), timestamp: .zero)
      )
      for kind in kinds { checker.place(kind, at: 0) }
      return checker.violations.contains { $0.name == .callbackOrder }
    }
    #expect(!isBroken([.didUpdateLocation, .mapWillMove, .mapIdle, .uiDidChangeMode]))
    #expect(isBroken([.mapWillMove, .didUpdateLocation]))
    #expect(isBroken([.uiDidChangeMode, .mapWillMove]))
    #expect(isBroken([.uiDidChangeMode, .didUpdateLocation]))
  }
}
