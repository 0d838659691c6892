import Geodesy

/// What is known of where the vehicle is: the last fixes, how good they are, and how far the way was
/// reckoned where they fail.
struct PositionState {
  /// The last fix; nil before one, and while the location is off.
  private(set) var last: Location?
  /// The last fix good enough to decide anything, and the one of that kind before it.
  private(set) var usable: Location?
  private(set) var usableBefore: Location?
  /// The fastest that a vehicle is believed to go, in metres per second (216 km/h).
  static let fastest = 60.0
  /// Whether fixes come from the simulator, and the device's are left out.
  var isSimulated = false
  /// Whether the last usable fix did.
  private var isFromSimulator = false
  private(set) var watch = PositionWatch()
  /// What of the receiver's words is believed.
  var trust = ReceiverTrust()
  /// The quality before the change that is to be told.
  private var qualityBefore: GPSQuality?
  /// Until when the way was reckoned.
  private var reckonedUntil = Instant.zero
  /// Looks for missing fixes from the first one on.
  var watchTimer: (any Cancellable)?
  /// Moves the place while positions are reckoned.
  var reckoningTimer: (any Cancellable)?

  // MARK: - Fixes

  /// Takes a fix; false if it is the last one once more.
  mutating func take(_ location: Location) -> Bool {
    if let last, last.timestamp == location.timestamp, last == location { return false }
    last = location
    return true
  }

  /// Judges the quality of the position by a fix.
  ///
  /// - Parameters:
  ///   - isUsable: Whether the fix is good enough to decide anything.
  ///   - now: When it was heard.
  mutating func judge(
    _ location: Location,
    isUsable: Bool,
    at now: Instant,
    _ limits: NavigatorConfiguration.Positioning
  ) {
    if isUsable {
      isFromSimulator = isSimulated
      usableBefore = usable
      usable = location
      stopReckoning()
    }
    let before = watch.heard(location, at: now, isUsable: isUsable, limits)
    if let before { qualityBefore = before }
  }

  /// Notes how far along its route a usable fix was matched.
  mutating func matched(_ location: Location, at along: Double) {
    watch.moved(location, to: along)
  }

  /// Metres per second by which positions are reckoned: those of the last fix on the route, or of one beside it since
  /// then that was slower; nil where nobody knows, as where the last fixes were a simulator's.
  var speed: Double? {
    guard !isFromSimulator, let speed = watch.speed else { return nil }
    return min(speed, usable?.speed ?? speed)
  }

  /// Metres per second at the last usable fix: what it says itself, or its way from the one before; 0 where neither
  /// tells.
  var lastSpeed: Double {
    guard let usable else { return 0 }
    if let speed = usable.speed { return speed }
    guard let usableBefore else { return 0 }
    let elapsed = usable.timestamp.seconds(since: usableBefore.timestamp)
    return elapsed > 0 ? usableBefore.coordinate.distance(to: usable.coordinate) / elapsed : 0
  }

  /// The usable fix before the last one, where no vehicle comes from there to here in that time: either may be wrong.
  var beforeLeap: Location? {
    guard let usable, let usableBefore else { return nil }
    let elapsed = max(0, usable.timestamp.seconds(since: usableBefore.timestamp))
    let errors = (usable.horizontalAccuracy ?? 0) + (usableBefore.horizontalAccuracy ?? 0)
    let reach = Self.fastest * elapsed + errors
    return usable.coordinate.isWithin(reach, of: usableBefore.coordinate) ? nil : usableBefore
  }

  /// Forgets the fixes and what they said of the receiver, and looks for none any more; whoever asks for routes
  /// waits for the next.
  mutating func stop() {
    (last, usable, usableBefore, trust) = (nil, nil, nil, ReceiverTrust())
    stopWatching()
  }

  /// Ends the looking for fixes.
  mutating func stopWatching() {
    stopReckoning()
    watchTimer?.cancel()
    watchTimer = nil
    watch.reset()
  }

  // MARK: - Quality

  /// Whether a change of quality is to be told.
  var hasNews: Bool { qualityBefore != nil }

  /// Returns the change of quality that is to be told, once.
  mutating func takeNews() -> (from: GPSQuality, to: GPSQuality)? {
    guard let before = qualityBefore, let quality = watch.quality else { return nil }
    qualityBefore = nil
    return (before, quality)
  }

  /// Judges the silence at a moment.
  mutating func look(at now: Instant, _ limits: NavigatorConfiguration.Positioning) {
    qualityBefore = watch.silent(at: now, limits)
  }

  // MARK: - Dead reckoning

  /// Whether positions are reckoned along the route.
  var isReckoning: Bool { reckoningTimer != nil }

  /// Begins where the vehicle was told to be at the last usable fix, when that was heard.
  mutating func beginReckoning(at now: Instant) { reckonedUntil = watch.lastUsable ?? now }

  /// Reckons on to a moment; returns the seconds since it was done last, 0 or more.
  mutating func reckon(until now: Instant) -> Double {
    let elapsed = max(0, now.seconds(since: reckonedUntil))
    reckonedUntil = now
    return elapsed
  }

  /// Ends the reckoning.
  mutating func stopReckoning() {
    reckoningTimer?.cancel()
    reckoningTimer = nil
  }
}
