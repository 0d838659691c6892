import CanonicalJSON
import Recording
import Testing

@testable import ScenarioLanguage

@Suite("What an expectation asks of an event must be able to be")
struct PatternTests {
  private func problems(_ expectation: String, actions: String = "") -> [Diagnostic] {
    let text = """
      {"version":1,"title":"x","duration":1,"actions":[\(actions)],
      "expect":[\(expectation)]}
      """
    do throws(ScenarioError) {
      _ = try ScenarioLoader.decode(Array(text.utf8), path: "a.json", name: "a", root: ".")
      return []
    } catch {
      return error.problems
    }
  }

  @Test(
    "What no record of the event ever has is told, with what was meant",
    arguments: [
      (
        #"{"never":"navigator.didChangeRoute","where":{"reasn":"reroute"}}"#,
        "navigator.didChangeRoute: the event has no member 'reasn'", "did you mean \"reason\"?"
      ),
      (
        #"{"never":"navigator.didChangeRoute","where":{"reason":"rerouted"}}"#,
        "\"rerouted\" is never recorded here: it is one of ", "did you mean \"reroute\"?"
      ),
      (
        #"{"event":"navigator.didArrive","where":{"isFinalDestination":"true"}}"#,
        "expected true or false, found \"true\"", ""
      ),
      (
        #"{"event":"navigator.didArrive","where":{"index":"0"}}"#,
        "expected an integer, found \"0\"", ""
      ),
      (
        #"{"event":"navigator.didArrive","where":{"waypoint.titel":"Post"}}"#,
        "navigator.didArrive: 'waypoint' has no member 'titel'", "did you mean \"waypoint.title\"?"
      ),
      (
        #"{"event":"navigator.didArrive","where":{"index.of":1}}"#,
        "navigator.didArrive: 'index' is an integer and has no members", "did you mean \"index\"?"
      ),
      (
        #"{"event":"setDestinations","where":{"waypoints.title":"Post"}}"#,
        "setDestinations: 'waypoints' is a list, in which numbers lead on: 'waypoints.0'",
        "did you mean \"waypoints.0.title\"?"
      ),
      (
        #"{"event":"navigator.didChangeOnRouteState","where":{"deviation":50.123}}"#,
        "expected a number of 2 decimals, found 50.123", ""
      ),
      (
        #"{"event":"navigator.didChangeOnRouteState","where":{"deviation":-1}}"#,
        "expected a number, not one outside 0...1000000000, found -1", ""
      ),
      (
        #"{"eventually":"navigator.didArrive","after":{"event":"navigator.guidanceChanged","where":{"active":true}}}"#,
        "navigator.guidanceChanged: the event has no member 'active'", "did you mean \"isActive\"?"
      ),
      (
        #"{"event":"navigator.didChangeOnRouteState","value":"deviaton","between":[1,2]}"#,
        "navigator.didChangeOnRouteState: the event has no member 'deviaton'",
        "did you mean \"deviation\"?"
      ),
    ]
  )
  func refused(expectation: String, message: String, hint: String) {
    let found = problems(expectation)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix(message) == true, "\(found)")
    #expect((found.first?.hint ?? "") == hint)
    #expect(found.first?.location?.line == 2)
  }

  @Test("An action on an event that cannot be is told as well")
  func action() {
    let found = problems(
      "",
      actions:
        #"{"on":{"event":"navigator.routeStatus","where":{"status":"okay"}},"do":"startGuidance"}"#
    )
    #expect(found.map(\.pointer) == ["/actions/0/on/where/status"])
    #expect(found.first?.hint == "did you mean \"ok\"?")
  }

  @Test(
    "What can be is left alone",
    arguments: [
      #"{"event":"navigator.didArrive","where":{"waypoint.title":"Pier","index":2,"t":2000}}"#,
      #"{"event":"setDestinations","where":{"waypoints.0.title":"Post"}}"#,
      #"{"event":"setThreshold","where":{"time":"max"}}"#,
      #"{"event":"navigator.didChangeOnRouteState","where":{"deviation":50.12,"source":"navigator"}}"#,
      #"{"event":"x.tyres","where":{"anything":{"at":["all"]}}}"#,
      #"{"event":"navigator.didArrive","value":"waypoint","is":{"lat":0,"lon":1},"tolerance":5}"#,
      #"{"event":"navigator.didUpdateLocation","value":".","is":{"lat":0,"lon":1},"tolerance":5}"#,
    ]
  )
  func taken(expectation: String) {
    #expect(problems(expectation) == [])
  }

  @Test("Each member of each event can be found by its name, and a misspelt one cannot")
  func catalogue() {
    for kind in EventKind.catalogue {
      let members = kind.payload.members
      for member in members {
        guard case .shape = MemberPath.find(member.name, in: members) else {
          Issue.record("\(kind.text) \(member.name)")
          continue
        }
        guard case .nothing = MemberPath.find(member.name + "Zz", in: members) else {
          Issue.record("\(kind.text) \(member.name)Zz")
          continue
        }
      }
    }
  }
}
