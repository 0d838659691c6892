import CanonicalJSON
import Testing

@testable import ScenarioLanguage

@Suite struct FleetSectionTests {
  private static func problems(_ fleet: String, _ actions: String = "[]") -> String {
    let section = fleet.isEmpty ? "" : "\"fleet\":\(fleet),"
    let text = """
      {"version":1,"title":"x","duration":1,\(section)"actions":\(actions)}
      """
    do {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
      return ""
    } catch {
      return error.problems.map { "\($0) \($0.hint ?? "")" }.joined(separator: "\n")
    }
  }

  @Test(
    "What a fleet section gets wrong is a located error",
    arguments: [
      (#"{"acces":"denied"}"#, "did you mean 'access'?"),
      (#"{"access":"no"}"#, "expected one of 'granted'"),
      (#"{"messages":[{"jobID":"J1"}]}"#, "missing key 'at'"),
      (#"{"messages":[{"at":1}]}"#, "missing key 'jobID'"),
      (#"{"messages":[{"at":1,"jobID":""}]}"#, "a job ID that is not empty"),
      (#"{"messages":[{"at":1,"type":"custom","jobID":""}]}"#, "a job ID that is not empty"),
      (#"{"messages":[{"at":1,"jobID":7}]}"#, "'jobID' must be a string"),
      (#"{"messages":[{"at":1,"jobID":"J1","content":[]}]}"#, "'content' must be an object"),
      (#"{"messages":[{"at":1,"raw":{},"jobID":"J1"}]}"#, "unknown key 'jobID'"),
      (#"{"answers":[{"to":"polls","status":500}]}"#, "did you mean 'poll'?"),
      (#"{"answers":[{"to":"poll"}]}"#, "differs from the usual"),
      (#"{"answers":[{"to":"poll","error":"timeout","status":500}]}"#, "either an error"),
      (#"{"answers":[{"to":"poll","body":"x","errorID":"e"}]}"#, "the body says it all"),
      (#"{"answers":[{"to":"poll","status":500,"issues":[{}]}]}"#, "missing key 'code'"),
      (#"{"answers":[{"to":"poll","nth":0,"status":500}]}"#, "outside 1...1000000"),
    ]
  )
  func bad(fleet: String, message: String) {
    let found = Self.problems(fleet)
    #expect(found.contains(message), "\(found)")
    #expect(found.contains("x.json:1:"))
  }

  @Test(
    "What a call of the fleet gets wrong is a located error",
    arguments: [
      (#"[{"at":0,"do":"fleetSend"}]"#, "missing key 'send'"),
      (#"[{"at":0,"do":"fleetSend","send":"started"}]"#, "expected one of 'jobStarted'"),
      (#"[{"at":0,"do":"fleetSend","send":"jobFinished","jobID":"J1"}]"#, "unknown key 'jobID'"),
      (#"[{"at":0,"do":"fleetSend","send":"custom","content":"x"}]"#, "must be an object"),
      (#"[{"at":0,"do":"fleetSetUp","asset":"a"}]"#, "unknown key 'asset'"),
      (
        #"[{"at":0,"do":"setDestinations","waypoints":[{"job":"J1","lat":1}]}]"#,
        "either a place or a coordinate"
      ),
      (#"[{"at":0,"do":"setDestinations","waypoints":[{"job":""}]}]"#, "an ID that is not empty"),
    ]
  )
  func badCall(actions: String, message: String) {
    let found = Self.problems("{}", actions)
    #expect(found.contains(message), "\(found)")
  }

  @Test("Calls of the fleet need the section")
  func section() {
    #expect(
      Self.problems("", #"[{"at":0,"do":"fleetStart"}]"#).contains("needs a \"fleet\" section")
    )
    #expect(Self.problems("{}", #"[{"at":0,"do":"fleetStart"}]"#).isEmpty)
  }
}
