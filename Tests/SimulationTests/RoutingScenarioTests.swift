import CanonicalJSON
import Testing

@testable import ScenarioLanguage
@testable import Simulation

/// What is wrong with a scenario's calls of the context and the routing service is said where it stands.
@Suite struct RoutingScenarioTests {
  private static let head = #""version":1,"title":"x","duration":1,"#
  private static let points = #"[{"lat":0,"lon":0},{"lat":0,"lon":1}]"#

  @Test(
    "A mistake is told with what was expected",
    arguments: [
      (
        #""actions":[{"at":0,"do":"calculateRoutes","points":[{"lat":0,"lon":0,"snapped":true}]}]"#,
        "a point of coordinates cannot be snapped"
      ),
      (
        #""actions":[{"at":0,"do":"calculateRoutes","points":[],"options":[]}]"#,
        "expected an object, found an array"
      ),
      (
        #""actions":[{"at":0,"do":"setDestinations","waypoints":[],"options":{"travelMode":"flying"}}]"#,
        "'travelMode' is 'flying'"
      ),
      (
        #""actions":[{"at":0,"do":"setDestinations","waypoints":[{"placeID":"a","lat":0}]}]"#,
        "a waypoint is either a place or a coordinate"
      ),
      (
        #""actions":[{"at":0,"do":"setDestinations","waypoints":[{"placeID":""}]}]"#,
        "a place needs an ID that is not empty"
      ),
      (
        #""actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":0,"lon":0,"preferredHeading":1,"prefersSameSideOfRoad":true}]}]"#,
        "either a preferred heading or a preferred side"
      ),
      (
        #""actions":[{"at":0,"do":"snapRoute","polyline":"?"}]"#,
        "no polyline of precision 6"
      ),
      (
        #""actions":[{"at":0,"do":"calculateRoutes","points":[],"inCallback":["drop"]}]"#,
        "expected one of 'probe', 'release'"
      ),
      (#""context":{"apiKey":"stolen"}"#, "'apiKey' must be true, false or \"unauthorized\""),
      (
        #""places":[{"id":"a","lat":0,"lon":0},{"id":"a","lat":0,"lon":0}]"#,
        "there is a place 'a' already"
      ),
      (
        #""actions":[{"at":0,"do":"setDestinations","waypoints":[],"options":{"departureTime":"soon"}}]"#,
        "\"soon\" is no UTC time"
      ),
    ]
  )
  func mistake(members: String, problem: String) {
    let text = "{" + Self.head + members + "}"
    var problems: [String] = []
    do {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: ".")
    } catch {
      problems = error.problems.map(\.description)
    }
    #expect(problems.contains { $0.contains(problem) && $0.contains("x.json:1:") }, "\(problems)")
  }
}
