import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension RoutingCall {
  func record(by recorder: Recorder) {
    switch self {
    case .calculate(let request, let points, let isHere):
      recorder.record(.calculateRoutes) { writer in
        writer.text("session", request.session)
        writer.points("points", points)
        if isHere { writer.flag("fromCurrentPosition", true) }
        writer.end(of: request)
      }
    case .routes(let request, let origin, let waypoints):
      recorder.record(.requestRoutes) { writer in
        writer.waypoints("waypoints", waypoints)
        writer.text("session", request.session)
        if let origin {
          writer.key("from" as StaticString)
          writer.point(origin)
        }
        writer.end(of: request)
      }
    case .snap(let request, let line):
      recorder.record(.snapRoute) { writer in
        writer.text("session", request.session)
        writer.points("points", line.map { PlanPoint(coordinate: $0, course: nil) })
        writer.end(of: request)
      }
    case .cancelSession(let name): recorder.record(.cancelSession) { $0.text("session", name) }
    case .releaseSession(let name): recorder.record(.releaseSession) { $0.text("session", name) }
    case .releaseListener(let name): recorder.record(.releaseListener) { $0.text("session", name) }
    case .releaseService: recorder.record(.releaseService)
    case .navigateAlong(let name, let route):
      recorder.record(.navigateAlong) { writer in
        writer.text("session", name)
        writer.number("route", route)
      }
    case .probe(let name):
      recorder.record(.probe) { writer in
        writer.text("what", "sessionState")
        writer.text("session", name)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func points(_ key: StaticString, _ points: [RoutingCall.PlanPoint]) {
    beginArray(key)
    for entry in points { point(entry) }
    endArray()
  }

  fileprivate mutating func point(_ point: RoutingCall.PlanPoint) {
    beginObject()
    place(point.coordinate)
    optional("course", point.course, decimals: 1)
    endObject()
  }

  fileprivate mutating func end(of request: RoutingCall.Request) {
    options(request.options)
    if request.listener.methods != .all { text("listener", request.listener.methods.rawValue) }
    guard !request.listener.deeds.isEmpty else { return }
    beginArray("inCallback")
    for deed in request.listener.deeds { string(deed.rawValue) }
    endArray()
  }
}
