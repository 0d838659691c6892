public import Navigation

/// The number of a question within its run, from 1; 0 is the one that the host asks for a navigator that
/// is given its routes.
public struct RouteQuestionID: Hashable, Sendable {
  /// The number.
  public var number: Int

  /// Creates the ID of a number.
  public init(_ number: Int) { self.number = number }

  /// The question that the host asked.
  public static let given = RouteQuestionID(0)
}

/// A question for routes.
public struct RouteQuestion: Sendable {
  /// Where the way begins, and where the vehicle heads.
  public var origin: Location
  /// What it leads to, the next first: 1 to 25.
  public var waypoints: [Waypoint]
  /// What the routes must be like.
  public var options: RouteOptions

  /// Creates a question.
  public init(from origin: Location, to waypoints: [Waypoint], options: RouteOptions = .default) {
    self.origin = origin
    self.waypoints = waypoints
    self.options = options
  }
}

/// What came of a question.
public enum RouteAnswer: Sendable {
  /// The routes, the best first; at least one.
  case routes([Route], waypoints: [Waypoint])
  /// Why there is none.
  case failure(RouteFailureWord)

  /// Why there is no route.
  public struct RouteFailureWord: Hashable, Sendable {
    /// The status that an app sees.
    public var status: RouteStatus
    /// What the server answered, where there was one.
    public var httpStatus: Int?
    /// More of it: `timeout`, `noAnswerLeft`; nil where there is no more.
    public var reason: String?

    /// Creates a reason.
    public init(_ status: RouteStatus, httpStatus: Int? = nil, reason: String? = nil) {
      self.status = status
      self.httpStatus = httpStatus
      self.reason = reason
    }
  }
}
