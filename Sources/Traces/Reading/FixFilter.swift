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
  /// The tracks of the file; decoders tell where each begins.
  var tracks: FileTracks
  /// The track of each fix in ``ready``, as a place in ``tracks``, where fixes are not mended.
  private(set) var trackOfFix: [Int] = []
  private var crowd = CrowdedSeconds()
  private var standing = StandingSpeeds()
  /// What is said where the file has points and no times at all.
  private var untimed: TraceError?
  /// The fix last taken, as it came.
  private var taken = Fix(time: .min, coordinate: Coordinate(latitude: 0, longitude: 0))
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
  /// A clock that goes back by no more is left out until it is where it was, in nanoseconds.
  private static let shortStepBack: Int64 = 1_000_000_000

  init(source: String, options: TraceReadingOptions) {
    self.source = source
    self.options = options
    tracks = FileTracks(wanted: options.track, isOrdered: !options.sorts)
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
  mutating func adopt(_ earlier: FixFilter) {
    for repair in earlier.report.repairs {
      report.note(repair.kind, line: repair.firstLine, count: repair.count)
    }
    untimed = earlier.untimed
    tracks = earlier.tracks
  }

  /// Leaves out a point without a time.
  ///
  /// - Parameter error: What is said where no point of the file has one.
  mutating func leaveOut(_ error: TraceError) throws(TraceError) {
    try note(.untimedPoint, line: error.line)
    if untimed == nil { untimed = error }
  }

  /// What is said of a file without a fix.
  var emptiness: TraceError {
    untimed ?? TraceError(source: source, message: "no position in the file")
  }

  /// Takes a fix as read; adds the fixes that follow of it to ``ready``, now or once their neighbours
  /// are known.
  @inline(__always)
  mutating func take(_ fix: inout Fix) throws(TraceError) {
    guard tracks.take(fix) else { return }
    guard mends else {
      ready.append(fix)
      trackOfFix.append(tracks.current)
      return
    }
    if crowd.isWaiting || fix.time == taken.time {
      guard try !takeCrowded(fix) else { return }
    }
    taken.time = fix.time
    taken.coordinate = fix.coordinate
    try takeSpread(&fix)
  }

  /// Takes a fix whose time shares its second with no other.
  @inline(__always)
  private mutating func takeSpread(_ fix: inout Fix) throws(TraceError) {
    if isWaiting || (fix.coordinate.latitude == 0 && fix.coordinate.longitude == 0) {
      guard try !wait(fix) else { return }
    }
    try pass(&fix)
  }

  /// Takes a fix of a second with several, or one behind it; false if it is to go on alone.
  @inline(never)
  private mutating func takeCrowded(_ fix: Fix) throws(TraceError) -> Bool {
    if !crowd.isWaiting {
      guard fix.time % 1_000_000_000 == 0 else { return false }
      crowd.begin(fix, after: taken)
      return true
    }
    try spread(crowd.take(fix))
    taken = fix
    return true
  }

  private mutating func spread(_ fixes: [Fix]) throws(TraceError) {
    for var fix in fixes {
      if fix.time % 1_000_000_000 != 0 { try note(.crowdedSecond, line: fix.line) }
      try takeSpread(&fix)
    }
  }

  /// Adds what still waits, and checks the choice of tracks.
  mutating func finish() throws(TraceError) {
    tracks.update()
    if let fault = tracks.fault(source) { throw fault }
    try handOut()
  }

  /// Adds what still waits.
  mutating func handOut() throws(TraceError) {
    try spread(crowd.release())
    if isWaiting { try release(next: nil) }
    try settle(standing.release())
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
    fix.segment = segment
    lastTime = fix.time
    lastPlace = fix.coordinate
    guard !standing.concerns(fix) else { return try settle(standing.take(fix)) }
    try settle(&fix)
  }

  @inline(__always)
  private mutating func settle(_ fix: inout Fix) throws(TraceError) {
    if let speed = fix.speed, speed < 1, fix.course != nil {
      fix.course = nil
      try note(.courseAtStandstill, line: fix.line)
    }
    ready.append(fix)
  }

  /// Lets fixes go that waited for a speed.
  @inline(never)
  private mutating func settle(
    _ decided: (fixes: [Fix], isUnknown: Bool)
  ) throws(TraceError) {
    for var fix in decided.fixes {
      if decided.isUnknown, fix.speed != nil {
        try note(.alwaysZeroSpeed, line: fix.line)
        fix.speed = nil
      }
      try settle(&fix)
    }
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
    if !near { try checkMovement(fix, seconds) }
    return true
  }

  /// Takes a fix that is no later than the last; false if it is dropped.
  @inline(never)
  private mutating func mendTime(_ fix: inout Fix) throws(TraceError) -> Bool {
    if fix.time < lastTime {
      // A fix that was moved on by a millisecond may lie a little ahead of the next.
      guard lastTime - fix.time < 1_000_000 * 50, report.count(of: .duplicateTime) > 0 else {
        guard lastTime - fix.time > Self.shortStepBack else {
          try note(.stepBack, line: fix.line)
          return false
        }
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

  private mutating func checkMovement(_ fix: Fix, _ seconds: Double) throws(TraceError) {
    let limit = 70 * seconds
    let degrees = limit / EarthModel.metresPerDegree
    // Cheaper than a distance, and enough where latitude and longitude moved little.
    let latitude = abs(fix.coordinate.latitude - lastPlace.latitude)
    let longitude = abs(fix.coordinate.longitude - lastPlace.longitude)
    guard latitude + longitude > degrees * 0.7, seconds > 0.5 else { return }
    if lastPlace.distance(to: fix.coordinate) > limit { try note(.jump, line: fix.line) }
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
