public import Geodesy

/// Moves the vehicle in place of the device's location, one fix each second.
///
/// While it is active the device's own fixes are left out, so that there is one source at a time; where
/// it hands over is told. Obtained from ``Navigator/locationSimulator``.
public final class LocationSimulator {
  private enum Motion {
    case drive(SimulatedDrive)
    case fixed(Coordinate)
  }

  /// Told what happens; not kept alive.
  public weak var delegate: (any LocationSimulatorDelegate)?

  /// How fast the vehicle moves along a route; holds from the next simulation.
  public var pace = Pace.expected

  /// Metres by which each fix may lie off, east or west and north or south.
  public var jitter = 0.0

  /// The source of the jitter.
  public var noise = SeededRandom(seed: 0)

  /// Metres by which the vehicle keeps to the right of the line; negative is left.
  public var bias = 0.0

  /// The navigator whose vehicle it moves.
  public unowned let navigator: Navigator
  private var motion: Motion?
  private var last: Location?
  private var timer: (any Cancellable)?
  /// The request whose route is waited for, or was last.
  private var pending: Int?
  private var multiplier = 1.0
  private var isStanding = false

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  /// Whether the vehicle is being moved.
  public var isActive: Bool { motion != nil }

  /// How many times as fast as the pace the vehicle moves; what is not above 0 is ignored.
  public var speedMultiplier: Double {
    get { multiplier }
    set {
      if let valid = navigator.rules.simulator.multiplier(newValue) { multiplier = valid }
    }
  }

  /// Whether the vehicle stands still; fixes go on.
  public var isPaused: Bool {
    get { isStanding }
    set {
      guard newValue != isStanding else { return }
      isStanding = newValue
      guard isActive, let place = last?.coordinate else { return }
      tell { newValue ? $0.simulatorDidPause($1, at: place) : $0.simulatorDidResume($1, at: place) }
    }
  }

  // MARK: - Calls

  /// Drives along the route from where the vehicle is on it; without a route does nothing.
  public func simulateAlongExistingRoute() {
    cancelPending()
    guard let drive = drive() else { return }
    tellReplaced()
    tell { $0.simulatorDidStart($1, source: .existingRoute) }
    start(.drive(drive))
  }

  /// Sets destinations as ``Navigator/setDestinations(_:options:completion:)`` does, and drives there
  /// as soon as there is a route.
  ///
  /// Any other call of the simulator before that cancels the request.
  ///
  /// - Returns: The number of the request.
  @discardableResult
  public func simulateAlongNewRoute(
    to waypoints: [Waypoint],
    options: RouteOptions = .default,
    completion: @escaping (RouteStatus) -> Void = { _ in }
  ) -> Int {
    final class Request { var id = 0 }
    let request = Request()
    request.id = navigator.setDestinations(waypoints, options: options) { [weak self] status in
      // Called off where the simulator was told something else since, and where another route took its route's place.
      if status == .ok, let self, pending == request.id { begin() }
      completion(status)
    }
    pending = request.id
    return request.id
  }

  /// Keeps the vehicle at a place; an invalid one is ignored.
  public func simulateLocation(at coordinate: Coordinate) {
    cancelPending()
    guard coordinate.isValid else { return }
    tellReplaced()
    tell { $0.simulatorDidStart($1, source: .fixed) }
    start(.fixed(coordinate))
  }

  /// Ends the simulation, or the request that one waits for; without either does nothing.
  public func stop() {
    cancelPending()
    end(.stop)
  }

  // MARK: - Course of a simulation

  /// Goes on along the navigator's new route, or ends with the old one.
  func routeDidChange() {
    guard case .drive = motion else { return }
    guard let drive = drive() else { return end(.routeCleared) }
    motion = .drive(drive)
  }

  /// Begins to drive along a route just installed, within the delivery of its status.
  private func begin() {
    guard let drive = drive() else { return }
    let isReplacing = isActive
    // Begun before it is told: inside the callbacks the app may stop it, or begin another.
    start(.drive(drive))
    if isReplacing { delegate?.simulatorDidStop(self, cause: .replaced) }
    delegate?.simulatorDidStart(self, source: .newRoute)
  }

  /// A drive along the route from the place nearest to the vehicle, within what it has ahead.
  private func drive() -> SimulatedDrive? {
    guard let tracker = navigator.tracker, tracker.line.length > 0 else { return nil }
    var start = tracker.along
    if tracker.place == nil, let last {
      start = tracker.line.path.nearest(to: last.coordinate)?.distanceAlong ?? 0
    }
    return SimulatedDrive(
      along: tracker.line,
      from: start,
      pace: pace,
      rules: navigator.rules.simulator
    )
  }

  private func start(_ motion: Motion) {
    self.motion = motion
    last = nil
    navigator.positioning.isSimulated = true
    timer?.cancel()
    let scheduler = navigator.scheduler
    timer = scheduler.schedule(afterNanoseconds: 0, as: .fix) { [weak self] in
      guard let self else { return }
      // Before the first fix: inside its callbacks the app may stop the simulation, or begin another.
      timer = scheduler.scheduleRepeating(everyNanoseconds: 1_000_000_000, as: .fix) {
        [weak self] in
        self?.tick()
      }
      emit()
    }
  }

  private func end(_ cause: StopCause) {
    guard isActive else { return }
    navigator.positioning.isSimulated = false
    motion = nil
    timer?.cancel()
    tell { $0.simulatorDidStop($1, cause: cause) }
  }

  private func cancelPending() {
    defer { pending = nil }
    guard let pending, navigator.journey.request?.id == pending else { return }
    navigator.journey.head(for: [])
    navigator.endRequest(with: .cancelled)
  }

  private func tellReplaced() {
    guard isActive else { return }
    tell { $0.simulatorDidStop($1, cause: .replaced) }
  }

  /// Tells something in a later job of this instant.
  private func tell(
    _ event: @escaping (any LocationSimulatorDelegate, LocationSimulator) -> Void
  ) {
    navigator.scheduler.schedule(afterNanoseconds: 0, as: .delivery) { [weak self] in
      guard let self, let delegate else { return }
      event(delegate, self)
    }
  }

  // MARK: - Fixes

  private func tick() {
    if !isStanding, case .drive(var drive) = motion {
      drive.advance(by: multiplier)
      motion = .drive(drive)
    }
    emit()
  }

  private func emit() {
    guard let motion else { return }
    let now = navigator.scheduler.now
    let location: Location
    if isStanding, let last {
      location = Location(
        coordinate: last.coordinate,
        horizontalAccuracy: last.horizontalAccuracy,
        course: last.course,
        speed: 0,
        timestamp: now
      )
    } else {
      location = self.location(of: motion, at: now)
    }
    let isFirst = last == nil
    last = location
    let timer = timer
    // Paused before it began: what resumes was told to pause.
    if isStanding, isFirst { delegate?.simulatorDidPause(self, at: location.coordinate) }
    guard isActive, timer === self.timer else { return }
    delegate?.simulator(self, willMoveTo: location)
    // Inside the callback the app may have stopped the simulation, or begun another.
    guard isActive, timer === self.timer else { return }
    navigator.surroundings.take(location)
    delegate?.simulator(self, didMoveTo: location)
  }

  private func location(of motion: Motion, at now: Instant) -> Location {
    switch motion {
    case .fixed(let coordinate):
      return Location(
        coordinate: shaken(coordinate),
        horizontalAccuracy: jitter.magnitude,
        speed: 0,
        timestamp: now
      )
    case .drive(let drive):
      let place = drive.path.position(at: drive.along)
      var coordinate = place?.coordinate ?? Coordinate(latitude: 0, longitude: 0)
      let course = place.flatMap { drive.path.bearing(ofSegment: $0.segment) }
      if bias != 0, let course {
        let side = bias > 0 ? 90.0 : -90
        coordinate = coordinate.destination(
          distance: bias.magnitude,
          bearing: Bearing.normalized(course + side)
        )
      }
      return Location(
        coordinate: shaken(coordinate),
        horizontalAccuracy: jitter.magnitude + bias.magnitude,
        course: course,
        speed: isStanding ? 0 : drive.speed(at: multiplier),
        timestamp: now
      )
    }
  }

  private func shaken(_ coordinate: Coordinate) -> Coordinate {
    guard jitter != 0 else { return coordinate }
    let east = jitter * noise.signedUnit()
    let north = jitter * noise.signedUnit()
    return LocalProjection(origin: coordinate).coordinate(east: east, north: north)
  }
}

extension LocationSimulator {
  /// What moves the vehicle.
  public enum Source: String, CaseIterable, Sendable {
    case existingRoute, newRoute, fixed
  }

  /// Why a simulation ended.
  public enum StopCause: String, CaseIterable, Sendable {
    /// ``LocationSimulator/stop()``.
    case stop
    /// Another simulation took its place.
    case replaced
    /// The route it ran along was cleared.
    case routeCleared
  }

  /// How fast the vehicle moves along a route.
  public enum Pace: Hashable, Sendable {
    /// As fast as the provider expects: each step in its duration.
    case expected
    /// From point to point of the line, one each second; with a spacing, points in between so that no
    /// two lie further apart (Ferrostar's simulation).
    case points(spacing: Double?)
  }
}

/// What a location simulator tells; every member has an empty default.
public protocol LocationSimulatorDelegate: AnyObject {
  /// A simulation began.
  func simulatorDidStart(_ simulator: LocationSimulator, source: LocationSimulator.Source)

  /// A simulation ended; what comes next is another source's.
  func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause)

  /// The vehicle stands still from the next fix on.
  func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate)

  /// The vehicle moves again from the next fix on.
  func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate)

  /// A fix is about to be taken.
  func simulator(_ simulator: LocationSimulator, willMoveTo location: Location)

  /// A fix was taken, and all that followed of it was told.
  func simulator(_ simulator: LocationSimulator, didMoveTo location: Location)
}

extension LocationSimulatorDelegate {
  /// Does nothing where it is not implemented.
  public func simulatorDidStart(_ simulator: LocationSimulator, source: LocationSimulator.Source) {}
  /// Does nothing where it is not implemented.
  public func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause) {
  }
  /// Does nothing where it is not implemented.
  public func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate) {}
  /// Does nothing where it is not implemented.
  public func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate) {}
  /// Does nothing where it is not implemented.
  public func simulator(_ simulator: LocationSimulator, willMoveTo location: Location) {}
  /// Does nothing where it is not implemented.
  public func simulator(_ simulator: LocationSimulator, didMoveTo location: Location) {}
}
