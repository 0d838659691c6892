import CanonicalJSON
import Testing

@testable import ScenarioLanguage

@Suite struct RoutingSectionTests {
  private static func problems(_ routing: String) -> String {
    let text = """
      {"version":1,"title":"x","duration":1,"routing":\(routing)}
      """
    do {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
      return ""
    } catch {
      return error.problems.map { "\($0) \($0.hint ?? "")" }.joined(separator: "\n")
    }
  }

  @Test(
    "What a routing section gets wrong is a located error",
    arguments: [
      (#"{"provider":"osmr"}"#, "did you mean 'osrm'?"),
      (#"{"provider":"scripted","answers":[],"options":[]}"#, "'options' must be an object"),
      (#"{"provider":"scripted","answers":[],"format":"google"}"#, "expected one of 'osrm'"),
      (#"{"provider":"scripted","answers":[],"precision":7}"#, "outside 5...6"),
      (#"{"provider":"scripted","answers":[{"error":"lightning"}]}"#, "expected one of 'timeout'"),
      (#"{"provider":"osrm"}"#, "missing key 'cassette'"),
      (#"{"provider":"valhalla","cassette":"none.cassette"}"#, "--live records it"),
      (#"{"provider":"osrm","cassette":"x","answers":[]}"#, "unknown key 'answers'"),
      (#"{"provider":"custom"}"#, "missing key 'answers'"),
      (#"{"provider":"custom","answers":[{}]}"#, "one of \"routes\", \"error\" and \"silence\""),
      (
        #"{"provider":"custom","answers":[{"error":"failure","silence":true}]}"#,
        "one of \"routes\""
      ),
      (#"{"provider":"custom","answers":[{"error":"noRoute"}]}"#, "expected one of 'noRouteFound'"),
      (#"{"provider":"custom","answers":[{"routes":[{}]}]}"#, "missing key 'legs'"),
      (#"{"provider":"custom","answers":[{"routes":[{"legs":[]}]}]}"#, "one leg or more"),
      (
        #"{"provider":"custom","answers":[{"routes":[{"legs":[[{"lat":0,"lon":0}]]}]}]}"#,
        "two places or more"
      ),
      (
        #"{"provider":"custom","answers":[{"routes":[{"legs":[[{"lat":91,"lon":0},{}]]}]}]}"#,
        "outside -90...90"
      ),
      (
        #"{"provider":"custom","answers":[{"routes":[{"osrm":{"legs":[]}}]}]}"#,
        "no route that can be read"
      ),
      (
        #"{"provider":"custom","answers":[{"routes":[{"osrm":"none.json"}]}]}"#, "no file"
      ),
    ]
  )
  func bad(routing: String, message: String) {
    let found = Self.problems(routing)
    #expect(found.contains(message), "\(found)")
    #expect(found.contains("x.json:1:"))
  }
}
