import Geodesy

/// Mends what can be mended between one fix and the next, and counts it.
struct FixFilter {
  let source: String
  let options: TraceReadingOptions
  private(set) var report = TraceReport()
  /// The fixes that passed and were not yet handed on.
  var ready: [Fix] = []
  /// Whether fixes are mended; otherwise they pass as they were read.
  var mends = true
  private var hasLast = false
  private var lastTime: Int64 = 0
  private var lastPlace = Coordinate(latitude: 0, longitude: 0)
  /// Points at 0, 0 one after another, which wait for their next neighbour.
  private var doubtful: [Fix] = []
  private var isWaiting = false
  /// How many points wait at most.
  private static let waitingLimit = 65_536
  private var segment = 0
  private var sourceSegment = 0
  /// Ten years: with it all times and their differences are still numbers of 64 bits.
  private static let longestShift: Int64 = 315_360_000_000_000_000
  /// Metres per second; no receiver may tell of more (receivers stop at 515).
  private static let speeds = 0.0...1000
  /// Metres; more is as good as nothing on a globe of 20,000 km from pole to pole.
  private static let accuracies = 0.0...20_000_000
  /// Metres, from the deepest trench to the end of the air.
  private static let altitudes = -12_000.0...100_000
  /// Nanoseconds by which clocks that were set back are moved on.
  private var clockShift: Int64 = 0

  init(source: String, options: TraceReadingOptions) {
    self.source = source
    self.options = options
  }

  /// Counts a repair; an error under `strict`.
  mutating func note(
    _ kind: TraceRepair.Kind,
    line: Int,
    count: Int = 1
  ) throws(TraceError) {
    guard !options.isStrict else {
      throw TraceError(
        source: source,
        line: line,
        message: "\(kind.rawValue): would be mended",
        hint: "read without --strict to have it mended and counted"
      )
    }
    report.note(kind, line: line, count: count)
  }

  /// Goes on from what another filter counted.
  mutating func adopt(_ earlier: TraceReport) {
    for repair in earlier.repairs {
      report.note(repair.kind, line: repair.firstLine, count: repair.count)
    }
  }

  /// Takes a fix as read; adds the fixes that follow of it, none to two, to ``ready``.
  @inline(__always)
  mutating func take(_ fix: inout Fix) throws(TraceError) {
    guard mends else {
      ready.append(fix)
      return
    }
    if isWaiting || (fix.coordinate.latitude == 0 && fix.coordinate.longitude == 0) {
      guard try !wait(fix) else { return }
    }
    try pass(&fix)
  }

  /// Adds what still waits.
  mutating func finish() throws(TraceError) {
    guard isWaiting else { return }
    try release(next: nil)
  }

  /// Lets a fix wait if it is doubtful, and decides on one that waited; false if it is to pass now.
  @inline(never)
  private mutating func wait(_ fix: Fix) throws(TraceError) -> Bool {
    guard fix.coordinate.latitude == 0, fix.coordinate.longitude == 0 else {
      if isWaiting { try release(next: fix.coordinate) }
      return false
    }
    doubtful.append(fix)
    isWaiting = true
    if doubtful.count >= Self.waitingLimit { try release(next: nil) }
    return true
  }

  /// Drops the points that wait, or lets them pass where a neighbour is near or there is none.
  private mutating func release(next: Coordinate?) throws(TraceError) {
    let waiting = doubtful
    doubtful = []
    isWaiting = false
    let null = Coordinate(latitude: 0, longitude: 0)
    let neighbours = [hasLast ? lastPlace : nil, next].compactMap { $0 }
    let isFar = !neighbours.isEmpty && neighbours.allSatisfy { $0.distance(to: null) > 10_000 }
    for var fix in waiting {
      if isFar {
        try note(.nullIsland, line: fix.line)
      } else {
        try pass(&fix)
      }
    }
  }

  @inline(__always)
  private mutating func pass(_ fix: inout Fix) throws(TraceError) {
    fix.time &+= clockShift
    if let speed = fix.speed, !Self.speeds.contains(speed) {
      fix.speed = nil
      try note(.unknownSpeed, line: fix.line)
    }
    if let course = fix.course, course < 0 || course >= 360 {
      fix.course = course == 360 ? 0 : nil
      if course != 360 { try note(.unknownCourse, line: fix.line) }
    }
    if !Self.accuracies.contains(fix.horizontalAccuracy ?? 0)
      || !Self.accuracies.contains(fix.verticalAccuracy ?? 0)
    {
      if !Self.accuracies.contains(fix.horizontalAccuracy ?? 0) { fix.horizontalAccuracy = nil }
      if !Self.accuracies.contains(fix.verticalAccuracy ?? 0) { fix.verticalAccuracy = nil }
      try note(.unknownAccuracy, line: fix.line)
    }
    if let altitude = fix.altitude, !Self.altitudes.contains(altitude) {
      fix.altitude = nil
      try note(.unknownAltitude, line: fix.line)
    }
    if hasLast {
      guard try place(&fix) else { return }
    } else {
      try checkEpoch(fix)
      sourceSegment = fix.segment
      hasLast = true
    }
    if let speed = fix.speed, speed < 1, fix.course != nil {
      fix.course = nil
      try note(.courseAtStandstill, line: fix.line)
    }
    fix.segment = segment
    lastTime = fix.time
    lastPlace = fix.coordinate
    ready.append(fix)
  }

  /// Puts a fix behind the last; false if it is dropped.
  @inline(__always)
  private mutating func place(_ fix: inout Fix) throws(TraceError) -> Bool {
    if fix.time <= lastTime {
      guard try mendTime(&fix) else { return false }
    }
    let seconds = Double(fix.time &- lastTime) / 1e9
    let isNewSegment = fix.segment != sourceSegment
    sourceSegment = fix.segment
    if seconds > 60 { try note(.gap, line: fix.line) }
    if seconds > 60 || isNewSegment { segment += 1 }
    let near =
      abs(fix.coordinate.latitude - lastPlace.latitude) < 1e-5
      && abs(fix.coordinate.longitude - lastPlace.longitude) < 1e-5
    if !near { try checkMovement(&fix, seconds) }
    return true
  }

  /// Takes a fix that is no later than the last; false if it is dropped.
  @inline(never)
  private mutating func mendTime(_ fix: inout Fix) throws(TraceError) -> Bool {
    if fix.time < lastTime {
      // A fix that was moved on by a millisecond may lie a little ahead of the next.
      guard lastTime - fix.time < 1_000_000 * 50, report.count(of: .duplicateTime) > 0 else {
        let bridge = lastTime + 1_000_000_000 - fix.time
        guard options.bridgesClockJumps, clockShift + bridge < Self.longestShift else {
          throw backwards(fix)
        }
        try note(.clockJump, line: fix.line)
        clockShift += bridge
        fix.time += bridge
        segment += 1
        return true
      }
    }
    if fix.coordinate == lastPlace {
      try note(.duplicate, line: fix.line)
      return false
    }
    try note(.duplicateTime, line: fix.line)
    if options.dropsDuplicateTimes { return false }
    fix.time = lastTime + 1_000_000
    return true
  }

  private mutating func checkMovement(
    _ fix: inout Fix,
    _ seconds: Double
  ) throws(TraceError) {
    let isZero = fix.speed == 0
    let limit = 70 * seconds
    let degrees = limit / EarthModel.metresPerDegree
    // Cheaper than a distance, and enough where latitude and longitude moved little.
    let latitude = abs(fix.coordinate.latitude - lastPlace.latitude)
    let longitude = abs(fix.coordinate.longitude - lastPlace.longitude)
    guard isZero || latitude + longitude > degrees * 0.7 else { return }
    let metres = lastPlace.distance(to: fix.coordinate)
    if metres > limit, seconds > 0.5 { try note(.jump, line: fix.line) }
    if isZero, metres > 3 * seconds, seconds > 0 {
      try note(.zeroSpeedWhileMoving, line: fix.line)
      fix.speed = metres / seconds
    }
  }

  private mutating func checkEpoch(_ fix: Fix) throws(TraceError) {
    let year = CivilDate.date(days: fix.time / 86_400_000_000_000).year
    if year < 1990, options.interval == nil { try note(.oldEpoch, line: fix.line) }
  }

  private func backwards(_ fix: Fix) -> TraceError {
    TraceError(
      source: source,
      line: fix.line,
      message: "time goes back from \(CivilDate.text(nanoseconds: lastTime))"
        + " to \(CivilDate.text(nanoseconds: fix.time))",
      hint: "order the fixes by time: navsim trace convert --sort"
    )
  }
}
