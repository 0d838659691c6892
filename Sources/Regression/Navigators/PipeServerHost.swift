import CanonicalJSON
import Geodesy
import Navigation
import Recording
import Simulation

/// The harness as a navigator sees it that speaks over a pipe: it writes down what that tells and asks.
final class PipeServerHost: NavigatorHost {
  var now = VirtualTime.zero
  /// When the navigator wants to be woken.
  var wish: VirtualTime?
  /// The events after which a batch ends.
  var stops: Set<String> = []
  /// Whether many fixes are dealt with at once.
  var isBatch = false
  private(set) var questions: [RouteQuestionID: RouteQuestion] = [:]
  private var lines = JSONWriter()
  /// Whether something was told or asked after which the batch ends.
  private var hasStopped = false

  /// Forgets the run before.
  func begin() {
    (now, wish, stops, questions) = (.zero, nil, [], [:])
  }

  /// Returns what was told and asked since the last time.
  func takeLines() -> [UInt8] {
    defer {
      lines.removeAll()
      hasStopped = false
    }
    return lines.bytes
  }

  /// Whether a batch ends before a fix that comes at a moment.
  func endsBatch(before next: VirtualTime) -> Bool {
    hasStopped || wish.map { $0 < next } ?? false
  }

  // MARK: - Host

  func tell(_ event: NavigatorEvent) {
    lines.beginObject()
    lines.member("tell", event.name)
    if isBatch { lines.member("now", now.milliseconds) }
    switch event {
    case .typed(var payload):
      var writer = MemberWriter()
      writer.json.beginObject()
      payload.write(to: &writer)
      writer.json.endObject()
      append(membersOf: RecordedJSON(canonical: writer.json.bytes))
    case .other(_, let members): append(membersOf: members)
    }
    lines.endObject()
    lines.newline()
    hasStopped = hasStopped || stops.contains(event.name)
  }

  private func append(membersOf object: RecordedJSON) {
    for member in object.value.map({ Array($0.members) }) ?? [] {
      lines.member(member.key, member.value)
    }
  }

  func askRoute(_ question: RouteQuestion) -> RouteQuestionID {
    let id = RouteQuestionID(questions.count + 1)
    questions[id] = question
    lines.beginObject()
    lines.member("ask", "route")
    lines.member("request", id.number)
    lines.beginObject("from")
    lines.member("lat", shortest: question.origin.coordinate.latitude)
    lines.member("lon", shortest: question.origin.coordinate.longitude)
    if let course = question.origin.course { lines.member("course", shortest: course) }
    // On a road the course is the road's, however slow the vehicle is.
    if let speed = question.origin.speed, !question.origin.isSnapped {
      lines.member("speed", shortest: speed)
    }
    lines.endObject()
    lines.beginArray("to")
    for waypoint in question.waypoints { write(waypoint) }
    lines.endArray()
    lines.endObject()
    lines.newline()
    hasStopped = true
    return id
  }

  private func write(_ waypoint: Waypoint) {
    lines.beginObject()
    if let place = waypoint.coordinate {
      lines.member("lat", shortest: place.latitude)
      lines.member("lon", shortest: place.longitude)
    }
    lines.member("title", ifPresent: waypoint.title)
    if waypoint.kind == .via { lines.member("kind", waypoint.kind.rawValue) }
    if waypoint.prefersSameSideOfRoad { lines.member("prefersSameSideOfRoad", true) }
    if let heading = waypoint.preferredHeading {
      lines.member("preferredHeading", shortest: heading)
    }
    if waypoint.isVehicleStopover { lines.member("stopover", true) }
    if let properties = waypoint.properties.flatMap({ try? JSONDocument(parsing: $0) }) {
      lines.member("properties", properties.root)
    }
    lines.endObject()
  }

  func cancelRoute(_ question: RouteQuestionID) {
    lines.beginObject()
    lines.member("ask", "cancel")
    lines.member("request", question.number)
    lines.endObject()
    lines.newline()
    hasStopped = true
  }

  func wake(at time: VirtualTime) { wish = time }

  func cancelWake() { wish = nil }

  func upcomingFixes(_ limit: Int) -> [(time: VirtualTime, fix: Location)] { [] }
}
