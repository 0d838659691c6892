import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension RoutingCall {
  func record(by recorder: Recorder) {
    switch self {
    case .calculate(let request, let points, let isHere):
      recorder.record(Event.Action.CalculateRoutes.self) { event in
        event.session = request.session
        event.points = points.map { .init($0) }
        event.fromCurrentPosition = isHere
        event.request = .init(request)
      }
    case .routes(let request, let origin, let waypoints):
      recorder.record(Event.Action.RequestRoutes.self) { event in
        event.waypoints = .init(waypoints)
        event.session = request.session
        event.from = origin.map { .init($0) }
        event.request = .init(request)
      }
    case .snap(let request, let line):
      recorder.record(Event.Action.SnapRoute.self) { event in
        event.session = request.session
        event.points = line.map { .init(PlanPoint(coordinate: $0, course: nil)) }
        event.request = .init(request)
      }
    case .cancelSession(let name):
      recorder.record(Event.Action.CancelSession.self) { $0.session = name }
    case .releaseSession(let name):
      recorder.record(Event.Action.ReleaseSession.self) { $0.session = name }
    case .releaseListener(let name):
      recorder.record(Event.Action.ReleaseListener.self) { $0.session = name }
    case .releaseService: recorder.record(Event.Action.ReleaseService.self)
    case .navigateAlong(let name, let route):
      recorder.record(Event.Action.NavigateAlong.self) { ($0.session, $0.route) = (name, route) }
    case .probe(let name):
      recorder.record(Event.Action.Probe.self) { event in
        event.what = .sessionState
        event.session = name
      }
    }
  }
}

extension Recorded.CoursePlace {
  fileprivate init(_ point: RoutingCall.PlanPoint) {
    self.init()
    coordinate = point.coordinate
    course = point.course
  }
}

extension Recorded.RoutingRequest {
  fileprivate init(_ request: RoutingCall.Request) {
    self.init()
    options = .init(request.options)
    let setup = request.listener
    listener = setup.methods == .all ? nil : setup.methods.rawValue
    inCallback = setup.deeds.isEmpty ? nil : setup.deeds.map(\.rawValue)
  }
}
