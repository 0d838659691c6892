import CanonicalJSON
import Geodesy
import Navigation
import Recording
import Simulation

/// What the harness tells a child: one line, which the child ends with one of its own.
struct PipeMessage {
  /// A fix and when it comes.
  typealias DueFix = (time: VirtualTime, fix: Location)

  /// What is said.
  enum Content {
    case initialize
    case begin(RunSetup)
    case call(NavigatorCall)
    /// A fix, by its number within the run from 1.
    case fix(DueFix, number: Int)
    /// Many fixes at once, by the number of the first.
    case fixes([DueFix], number: Int)
    /// What came of a question, by the child's number for it, from where it was asked.
    case answer(Int, RouteAnswer, from: Coordinate)
    case wake
    case reset
    case end
  }

  /// The number that the child's lines name.
  let id: Int
  /// When it is said; nil where it has no place in a run's time.
  let time: VirtualTime?
  let content: Content

  /// The message in words.
  var words: String {
    switch content {
    case .initialize: "initialize"
    case .begin: "begin"
    case .call(let call): call.name
    case .fix(_, let number): "fix \(number)"
    case .fixes(let fixes, let number): "fixes \(number) to \(number + fixes.count - 1)"
    case .answer(let request, _, _): request == 0 ? "the route" : "the answer to request \(request)"
    case .wake: "wake"
    case .reset: "reset"
    case .end: "end"
    }
  }

  /// The fixes of a batch; nil for another message.
  var batch: [DueFix]? {
    if case .fixes(let fixes, _) = content { fixes } else { nil }
  }

  // MARK: - The line

  /// The line, with its end.
  var line: [UInt8] {
    var json = JSONWriter(reserving: 256)
    json.beginObject()
    json.member("id", id)
    if batch == nil, let time { json.member("now", time.milliseconds) }
    writeContent(to: &json)
    json.endObject()
    json.newline()
    return json.bytes
  }

  private func writeContent(to json: inout JSONWriter) {
    switch content {
    case .initialize:
      json.beginObject("initialize")
      json.member("protocol", PipeLimits.protocolVersion)
      json.endObject()
    case .begin(let setup): Self.write(setup, to: &json)
    case .call(let call):
      json.member("do", call.name)
      for member in call.members.value.map({ Array($0.members) }) ?? [] {
        json.key(member.key)
        json.value(member.value)
      }
    case .fix(let due, _):
      json.beginObject("fix")
      Self.write(due.fix, to: &json)
      json.endObject()
    case .fixes(let fixes, _):
      json.beginArray("fixes")
      for due in fixes {
        json.beginObject()
        json.member("now", due.time.milliseconds)
        Self.write(due.fix, to: &json)
        json.endObject()
      }
      json.endArray()
    case .answer(let request, let answer, let origin):
      json.member("answer", request)
      Self.write(answer, from: origin, to: &json)
    case .wake: json.member("wake", true)
    case .reset: json.member("reset", true)
    case .end: json.member("end", true)
    }
  }

  private static func write(_ setup: RunSetup, to json: inout JSONWriter) {
    json.beginObject("begin")
    json.member("scenario", setup.scenario)
    json.member("seed", setup.seed)
    json.member("epoch", setup.epoch)
    json.member("locale", setup.locale)
    json.member("map", ifPresent: setup.map)
    json.member("keys", raw: setup.keys.bytes)
    json.member("stops", setup.stops)
    json.endObject()
  }

  /// Writes the members of a fix; what is unknown is absent.
  private static func write(_ fix: Location, to json: inout JSONWriter) {
    json.member("lat", shortest: fix.coordinate.latitude)
    json.member("lon", shortest: fix.coordinate.longitude)
    json.member("time", fix.timestamp.milliseconds)
    if let altitude = fix.altitude { json.member("altitude", shortest: altitude) }
    if let course = fix.course { json.member("course", shortest: course) }
    if let speed = fix.speed { json.member("speed", shortest: speed) }
    if let accuracy = fix.horizontalAccuracy {
      json.member("horizontalAccuracy", shortest: accuracy)
    }
    if let accuracy = fix.verticalAccuracy { json.member("verticalAccuracy", shortest: accuracy) }
    json.member("quality", ifPresent: fix.quality)
  }

  private static func write(
    _ answer: RouteAnswer,
    from origin: Coordinate,
    to json: inout JSONWriter
  ) {
    switch answer {
    case .routes(let routes, let waypoints):
      json.key("osrm" as StaticString)
      OSRMResponseWriter().write(routes, from: origin, through: waypoints, to: &json)
    case .failure(let failure):
      json.member("error", failure.status.rawValue)
      json.member("status", ifPresent: failure.httpStatus)
      json.member("reason", ifPresent: failure.reason)
    }
  }
}
