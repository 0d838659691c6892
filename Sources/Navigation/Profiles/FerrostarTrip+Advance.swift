import Geodesy

/// A condition of step advance while it is asked fix by fix: what it remembers until the step is left.
struct StepAdvanceState {
  private let condition: StepAdvance
  private var hasReachedEnd = false
  private var parts: [StepAdvanceState] = []

  init(_ condition: StepAdvance) {
    self.condition = condition
    switch condition {
    case .or(let joined), .and(let joined): parts = joined.map { Self($0) }
    case .manual, .distanceToEndOfStep, .distanceFromStep, .distanceEntryExit,
      .distanceEntryAndSnappedExit:
      break
    }
  }

  /// Forgets what it remembers: another step is driven.
  mutating func reset() { self = Self(condition) }

  /// Returns whether a fix leaves the step.
  ///
  /// All joined conditions hear every fix: what one remembers does not hang on the others.
  mutating func isMet(by fix: FerrostarTrip.StepFix) -> Bool {
    switch condition {
    case .manual: return false
    case .distanceToEndOfStep(let distance, let accuracy):
      return fix.isPrecise(accuracy) && !Millimetres.isMore(fix.toEnd, than: distance)
    case .distanceFromStep(let distance, let accuracy, let policy):
      guard fix.isPrecise(accuracy), fix.course.allows(policy) else { return false }
      return Millimetres.isMore(fix.fromLine, than: distance)
    case .distanceEntryExit(let entry, let exit, let accuracy):
      guard isEntered(by: fix, entry, accuracy), fix.course.isOnStep else { return false }
      return Millimetres.isMore(fix.fromLine, than: exit)
    case .distanceEntryAndSnappedExit(let entry, let exit, let accuracy):
      guard isEntered(by: fix, entry, accuracy), let past = fix.pastEnd else { return false }
      hasReachedEnd = !Millimetres.isMore(min(exit, past.room), than: past.metres)
      return hasReachedEnd
    case .or:
      var isMet = false
      for index in parts.indices where parts[index].isMet(by: fix) { isMet = true }
      return isMet
    case .and:
      var isMet = true
      for index in parts.indices where !parts[index].isMet(by: fix) { isMet = false }
      return isMet
    }
  }

  /// Returns whether the end was reached by an earlier fix; notes it where it is by this one.
  private mutating func isEntered(
    by fix: FerrostarTrip.StepFix,
    _ entry: Double,
    _ accuracy: Double
  ) -> Bool {
    guard fix.isPrecise(accuracy) else { return false }
    if hasReachedEnd { return true }
    hasReachedEnd = !Millimetres.isMore(fix.toEnd, than: entry)
    return false
  }
}

extension FerrostarTrip.Course {
  /// Whether a policy lets a fix leave its step here.
  fileprivate func allows(_ policy: StepAdvance.Policy) -> Bool {
    switch (policy, self) {
    case (.always, _), (_, .onStep), (.whileOnRoute, .offStep): true
    case (.whileOnRoute, .offRoute), (.whileOnCurrentStep, .offStep),
      (.whileOnCurrentStep, .offRoute):
      false
    }
  }
}

extension FerrostarTrip {
  /// A fix as a condition of step advance looks at it.
  struct StepFix {
    let location: Location
    /// What was found of the fix before.
    let course: Course
    /// Metres as the crow flies to the end of the current step.
    let toEnd: Double
    /// Metres to the line of the current step.
    let fromLine: Double
    /// Metres past the end of the current step, where the fix lies nearest to the next, and how many
    /// there are; nil without a next step.
    let pastEnd: (metres: Double, room: Double)?

    /// Whether a fix is good enough: one that tells no accuracy is.
    func isPrecise(_ limit: Double) -> Bool {
      location.horizontalAccuracy.map { !Millimetres.isMore($0, than: limit) } ?? true
    }
  }

  /// Returns a fix as the conditions look at it, on the current step.
  func fix(_ location: Location, on line: RouteLine) -> StepFix {
    let current = line.steps[step]
    let end = line.path.position(at: current.end)?.coordinate
    var past: (metres: Double, room: Double)?
    if step + 1 < line.steps.count {
      let next = line.steps[step + 1]
      let place = line.path.nearest(to: location.coordinate, from: current.start, through: next.end)
      past = place.map { (max(0, $0.distanceAlong - current.end), next.end - next.start) }
    }
    return StepFix(
      location: location,
      course: course,
      toEnd: end?.distance(to: location.coordinate) ?? .infinity,
      fromLine: deviation(of: location, on: line),
      pastEnd: past
    )
  }
}
