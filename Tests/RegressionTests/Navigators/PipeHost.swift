import CanonicalJSON
import Geodesy
import Navigation
import Recording

@testable import ScenarioLanguage
@testable import Simulation

/// A host that notes what it is told and asked, and whose time stands where a test puts it.
final class PipeHost: NavigatorHost {
  var now = VirtualTime.zero
  /// What was told, asked and wished: `1000 x.said {"a":1}`.
  private(set) var notes: [String] = []
  /// What is told to come.
  var upcoming: [(time: VirtualTime, fix: Location)] = []
  private(set) var questions: [RouteQuestion] = []

  private func note(_ text: String) { notes.append("\(now.milliseconds) \(text)") }

  func tell(_ event: NavigatorEvent) {
    switch event {
    case .other(let name, let members):
      note("\(name) \(String(decoding: members.bytes, as: UTF8.self))")
    case .typed(var payload):
      var writer = MemberWriter()
      writer.json.beginObject()
      payload.write(to: &writer)
      writer.json.endObject()
      note("\(event.name) \(String(decoding: writer.json.bytes, as: UTF8.self))")
    }
  }

  func askRoute(_ question: RouteQuestion) -> RouteQuestionID {
    questions.append(question)
    note("asks for \(question.waypoints.count)")
    return RouteQuestionID(questions.count)
  }

  func cancelRoute(_ question: RouteQuestionID) { note("cancels \(question.number)") }

  func wake(at time: VirtualTime) { note("wake at \(time.milliseconds)") }

  func cancelWake() { note("no wake") }

  func upcomingFixes(_ limit: Int) -> [(time: VirtualTime, fix: Location)] {
    Array(upcoming.prefix(limit))
  }
}

extension RunSetup {
  /// A run of nothing in particular.
  static func small(stops: [String] = [], map: String? = nil) -> RunSetup {
    RunSetup(
      scenario: "roads/x",
      seed: 7,
      epoch: "2026-03-01T08:00:00Z",
      locale: "en",
      map: map,
      keys: .emptyObject,
      stops: stops
    )
  }
}

extension NavigatorCall {
  /// The call to go to one place.
  static let go = NavigatorCall(
    name: "setDestinations",
    action: .setDestinations([], .default),
    members: RecordedJSON(canonical: Array(#"{"waypoints":[{"lat":47,"lon":9.51}]}"#.utf8)),
    call: .navigator(.startGuidance)
  )

  static let start = NavigatorCall(
    name: "startGuidance",
    action: .startGuidance,
    members: .emptyObject,
    call: .navigator(.startGuidance)
  )
}

extension Location {
  /// A fix at a whole second.
  static func fix(at second: Int64) -> Location {
    Location(
      coordinate: Coordinate(latitude: 47, longitude: 9.5 + Double(second) / 1000),
      timestamp: VirtualTime(nanoseconds: second * 1_000_000_000)
    )
  }
}

extension VirtualTime {
  static func seconds(_ seconds: Int64) -> VirtualTime {
    VirtualTime(nanoseconds: seconds * 1_000_000_000)
  }
}
