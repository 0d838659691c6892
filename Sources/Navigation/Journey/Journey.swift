/// The journey: where it leads, the route that is followed, and how far it has come.
struct Journey {
  /// What remains: the next stop, those behind it, and the vias between.
  private(set) var destinations: [Destination] = []
  /// What the present journey was asked for with; new routes of it are asked for alike.
  var options = RouteOptions.default
  /// The route that is followed, with the place on it.
  var follower: RouteFollower?
  /// Whether the vehicle follows the route; undefined without one or before a usable fix.
  var state = OnRouteState.undefined
  /// The start of the drive, until the vehicle has driven it.
  var start: DriveStart?
  /// The request for destinations that waits for its answer.
  private(set) var request: DestinationRequest?
  /// Whether it waits for a fix to be sent from.
  @inline(__always)
  var hasUnsentRequest: Bool { request != nil && request?.session == nil }
  /// Requests whose status is settled and will be told in a job that waits.
  private var untold: [DestinationRequest] = []
  /// Whether the next stop was reached.
  private(set) var hasArrived = false
  /// Whether guidance is wanted, with a route or without.
  private(set) var wantsGuidance = false
  /// Whether an arrival switches guidance off.
  var stopsGuidanceAtArrival: Bool

  init(stopsGuidanceAtArrival: Bool) { self.stopsGuidanceAtArrival = stopsGuidanceAtArrival }

  // MARK: - Destinations

  /// The stop to which the vehicle drives; nil without one.
  var nextStop: Destination? { destinations.first(where: \.isStop) }

  /// Whether a stop remains.
  var hasStop: Bool { destinations.contains(where: \.isStop) }

  /// The stops that remain, the next one first.
  var stops: [Waypoint] { destinations.filter(\.isStop).map(\.waypoint) }

  /// The stops and vias that remain.
  var waypoints: [Waypoint] { destinations.map(\.waypoint) }

  /// Sets out for other destinations, or for none.
  mutating func head(for destinations: [Destination]) {
    self.destinations = destinations
    hasArrived = false
    start = nil
  }

  /// Goes on for the waypoints that a reroute leads to, which are those that remain or others.
  mutating func goOn(through destinations: [Destination]) { self.destinations = destinations }

  /// Leaves a via behind: no request leads there any more.
  mutating func pass(_ via: Destination) { destinations.removeAll { $0 == via } }

  /// Reaches the next stop; it remains the next until the app goes on.
  ///
  /// - Returns: The arrival to tell; nil without a stop, or where it was reached before.
  mutating func arrive() -> Arrival? {
    guard !hasArrived, let stop = nextStop else { return nil }
    hasArrived = true
    start = nil
    let count = destinations.count(where: \.isStop)
    return Arrival(
      waypoint: stop.waypoint,
      index: stop.stopIndex ?? 0,
      isFinalDestination: count == 1,
      remainingCount: count
    )
  }

  /// Drops the next stop, with the vias before it.
  ///
  /// - Returns: Whether it had been reached; nil without a stop.
  mutating func dropNextStop() -> Bool? {
    guard let stop = destinations.firstIndex(where: \.isStop) else { return nil }
    defer { hasArrived = false }
    destinations.removeFirst(stop + 1)
    return hasArrived
  }

  // MARK: - Guidance

  /// Whether guidance is effective: wanted, and there is a route.
  @inline(__always)
  var isGuiding: Bool { wantsGuidance && follower != nil }

  /// Wants guidance or not; returns whether that makes a difference at once.
  @discardableResult
  mutating func wantGuidance(_ isWanted: Bool) -> Bool {
    guard isWanted != wantsGuidance else { return false }
    wantsGuidance = isWanted
    return follower != nil
  }

  // MARK: - Requests

  /// Waits for the answer to a request.
  mutating func wait(for request: DestinationRequest) { self.request = request }

  /// Ends the request under way; one whose status was not told yet is told to be cancelled, too.
  ///
  /// - Returns: The request that was under way; it is to be stopped, and its status to be settled.
  mutating func endRequest(isCancelled: Bool) -> DestinationRequest? {
    // `cancelled` replaces any outcome that has not been delivered (D-10).
    if isCancelled { for request in untold { request.status = .cancelled } }
    defer { request = nil }
    return request
  }

  /// Takes the answer to the request under way, which waits no more.
  mutating func answered(_ request: DestinationRequest) {
    self.request = nil
    options = request.options
    start = request.start
  }

  /// Settles the status of a request, unless something else becomes of it until it is told.
  mutating func settle(_ request: DestinationRequest, _ status: RouteStatus) {
    request.status = status
    untold.append(request)
  }

  /// Notes that the status of a request is told now.
  mutating func told(_ request: DestinationRequest) { untold.removeAll { $0 === request } }
}
