import Geodesy

/// Mends what can be mended between one fix and the next, and counts it.
struct FixFilter {
  let source: String
  let options: TraceReadingOptions
  private(set) var report = TraceReport()
  private var last: Fix?
  /// A point at 0, 0 that waits for its next neighbour.
  private var doubtful: Fix?
  private var segment = 0
  private var sourceSegment = 0
  private var count = 0

  init(source: String, options: TraceReadingOptions) {
    self.source = source
    self.options = options
  }

  /// Counts a repair; an error under `strict`.
  mutating func note(_ kind: TraceRepair.Kind, line: Int) throws(TraceError) {
    guard !options.isStrict else {
      throw TraceError(
        source: source,
        line: line,
        message: "\(kind.rawValue): would be mended",
        hint: "read without --strict to have it mended and counted"
      )
    }
    report.note(kind, line: line)
  }

  /// Takes a fix as read; appends the fixes that follow of it, none to two, to `ready`.
  @inline(__always)
  mutating func take(_ fix: Fix, into ready: inout [Fix]) throws(TraceError) {
    if fix.coordinate.latitude == 0, fix.coordinate.longitude == 0 {
      if let waiting = doubtful { try release(waiting, next: fix, into: &ready) }
      doubtful = fix
      return
    }
    if let waiting = doubtful {
      doubtful = nil
      try release(waiting, next: fix, into: &ready)
    }
    try pass(fix, into: &ready)
  }

  /// Appends what still waits.
  mutating func finish(into ready: inout [Fix]) throws(TraceError) {
    guard let waiting = doubtful else { return }
    doubtful = nil
    try release(waiting, next: nil, into: &ready)
  }

  private mutating func release(
    _ fix: Fix,
    next: Fix?,
    into ready: inout [Fix]
  ) throws(TraceError) {
    let neighbours = [last, next].compactMap { $0 }
    let isFar = neighbours.allSatisfy { $0.coordinate.distance(to: fix.coordinate) > 10_000 }
    if !neighbours.isEmpty, isFar {
      try note(.nullIsland, line: fix.line)
    } else {
      try pass(fix, into: &ready)
    }
  }

  private mutating func pass(_ original: Fix, into ready: inout [Fix]) throws(TraceError) {
    var fix = original
    if let speed = fix.speed, speed < 0 {
      fix.speed = nil
      try note(.unknownSpeed, line: fix.line)
    }
    if let course = fix.course, course < 0 || course > 360 {
      fix.course = nil
      try note(.unknownCourse, line: fix.line)
    } else if fix.course == 360 {
      fix.course = 0
    }
    if let accuracy = fix.horizontalAccuracy, accuracy < 0 { fix.horizontalAccuracy = nil }
    if last == nil { try checkEpoch(fix) }
    if let last {
      guard try place(&fix, after: last) else { return }
    } else {
      sourceSegment = fix.segment
    }
    if let speed = fix.speed, speed < 1, fix.course != nil {
      fix.course = nil
      try note(.courseAtStandstill, line: fix.line)
    }
    fix.segment = segment
    count += 1
    last = fix
    ready.append(fix)
  }

  /// Puts a fix behind another; false if it is dropped.
  private mutating func place(_ fix: inout Fix, after last: Fix) throws(TraceError) -> Bool {
    if fix.time <= last.time {
      if fix.time < last.time {
        // A fix that was moved on by a millisecond may lie a little ahead of the next.
        guard last.time - fix.time < 1_000_000 * 50, report.count(of: .duplicateTime) > 0 else {
          throw backwards(fix, last)
        }
      }
      if fix.coordinate == last.coordinate {
        try note(.duplicate, line: fix.line)
        return false
      }
      try note(.duplicateTime, line: fix.line)
      if options.dropsDuplicateTimes { return false }
      fix.time = last.time + 1_000_000
    }
    let seconds = Double(fix.time - last.time) / 1e9
    let isNewSegment = fix.segment != sourceSegment
    sourceSegment = fix.segment
    if seconds > 60 { try note(.gap, line: fix.line) }
    if seconds > 60 || isNewSegment { segment += 1 }
    let near =
      abs(fix.coordinate.latitude - last.coordinate.latitude) < 1e-5
      && abs(fix.coordinate.longitude - last.coordinate.longitude) < 1e-5
    if !near { try checkMovement(&fix, last, seconds) }
    return true
  }

  private mutating func checkMovement(
    _ fix: inout Fix,
    _ last: Fix,
    _ seconds: Double
  ) throws(TraceError) {
    let isZero = fix.speed == 0
    let limit = 70 * seconds
    let degrees = limit / EarthModel.metresPerDegree
    // Cheaper than a distance, and enough where latitude and longitude moved little.
    let latitude = abs(fix.coordinate.latitude - last.coordinate.latitude)
    let longitude = abs(fix.coordinate.longitude - last.coordinate.longitude)
    guard isZero || latitude + longitude > degrees * 0.7 else { return }
    let metres = last.coordinate.distance(to: fix.coordinate)
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

  private func backwards(_ fix: Fix, _ last: Fix) -> TraceError {
    TraceError(
      source: source,
      line: fix.line,
      message: "time goes back from \(CivilDate.text(nanoseconds: last.time))"
        + " to \(CivilDate.text(nanoseconds: fix.time))",
      hint: "pass --sort to order the fixes by time"
    )
  }
}
