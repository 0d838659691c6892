package import Geodesy
package import Navigation

/// Calls of the routing service and of its sessions, made by an app that keeps sessions by name.
package enum RoutingCall: Sendable {
  case calculate(Request, through: [PlanPoint], fromCurrentPosition: Bool)
  case routes(Request, from: PlanPoint?, through: [ScenarioWaypoint])
  case snap(Request, line: [Coordinate])
  case cancelSession(String)
  case releaseSession(String)
  case releaseListener(String)
  case releaseService
  case navigateAlong(session: String, route: Int)
  case probe(String)

  /// What every request has.
  package struct Request: Sendable {
    /// What the app calls the session; a session of that name is cancelled and forgotten first.
    package var session: String
    /// What the routes are to be like; nil is the usual.
    package var options: RouteOptions?
    /// Who listens to the session.
    package var listener: ListenerSetup
  }

  /// A place to start from or to go to.
  package struct PlanPoint: Hashable, Sendable {
    /// Where it is.
    package var coordinate: Coordinate
    /// Degrees clockwise from true north of the vehicle's travel there; nil where nothing is said of it.
    package var course: Double?

    /// Creates a place, with a course or without.
    package init(coordinate: Coordinate, course: Double?) {
      self.coordinate = coordinate
      self.course = course
    }
  }

  /// Who listens to a session, and what it does when it is over.
  package struct ListenerSetup: Hashable, Sendable {
    /// Which of the optional methods the listener has.
    package enum Methods: String, CaseIterable, Sendable {
      case all, successOnly, failureOnly, nonFatalOnly
      /// A listener without any.
      case empty
      /// No listener.
      case none
    }

    /// What is done inside the terminal callback.
    package enum Deed: String, CaseIterable, Sendable {
      case probe, release, cancel, navigateAlong
    }

    /// Which optional methods it has; all of them unless the scenario says otherwise.
    package var methods = Methods.all
    /// What it does inside the terminal callback, in this order.
    package var deeds: [Deed] = []
  }
}
