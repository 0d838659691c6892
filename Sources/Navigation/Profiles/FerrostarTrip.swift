import Geodesy

/// A trip by the rules of Ferrostar's core: what it knows after each fix.
///
/// Its steps are those of all legs in a row. An update judges in this order: the waypoint and the
/// deviation by what the update *before* had left, so that a departure is told one fix late; then the
/// place on the line of the current step; then whether that step is over. After an advance the same fix
/// is taken again, so that one fix may pass several steps. Nothing turns back to an earlier step.
struct FerrostarTrip {
  /// Where the fix judged lay, with its metres from the current step.
  enum Course: Hashable {
    case onStep(Double)
    /// Away from the current step, near a later one.
    case offStep(Double)
    /// Away from all that remains.
    case offRoute(Double)

    var isOnStep: Bool {
      if case .onStep = self { true } else { false }
    }
  }

  let rules: FerrostarRules
  private(set) var step = 0
  /// The place on the current step nearest to the last fix.
  private(set) var place: PathPosition?
  /// What was found of the fix before the last.
  private(set) var course = Course.onStep(0)
  /// What the conditions remember of the current step.
  private var leaving: StepAdvanceState
  private var arriving: StepAdvanceState
  private(set) var isComplete = false
  private var location: Location?

  init(rules: FerrostarRules) {
    self.rules = rules
    leaving = StepAdvanceState(rules.stepAdvance)
    arriving = StepAdvanceState(rules.arrivalAdvance)
  }

  /// Takes a fix; the first one begins the trip on the first step and is judged at once.
  mutating func update(_ location: Location, on line: RouteLine) {
    guard !isComplete, !line.steps.isEmpty else { return }
    guard let previous = self.location else {
      course = judge(location, on: line)
      settle(location, on: line)
      return
    }
    var judged = previous
    // Each round but the last passes a step.
    while true {
      course = judge(judged, on: line)
      settle(location, on: line)
      let isArriving = line.steps.count - step <= rules.arrivingSteps
      let fix = fix(location, on: line)
      guard isArriving ? arriving.isMet(by: fix) : leaving.isMet(by: fix) else { return }
      guard step + 1 < line.steps.count else {
        isComplete = true
        return
      }
      step += 1
      forgetStep()
      settle(location, on: line)
      if isArriving { return }
      // The state the next round judges is that of this fix.
      judged = location
    }
  }

  /// Goes on along a line of the same geometry whose legs are divided anew.
  mutating func `continue`(on line: RouteLine) {
    let along = place?.distanceAlong ?? 0
    while step > 0, step >= line.steps.count || line.steps[step].start > along + 0.001 { step -= 1 }
    while step + 1 < line.steps.count, line.steps[step].end < along - 0.001 { step += 1 }
    forgetStep()
    isComplete = false
  }

  /// What was remembered of the end of a step counts for no other.
  private mutating func forgetStep() {
    leaving.reset()
    arriving.reset()
  }

  private mutating func settle(_ location: Location, on line: RouteLine) {
    self.location = location
    place = line.nearest(to: location.coordinate, onStep: step, hint: place?.segment)
  }

  /// The static threshold of X-F10.
  private func judge(_ location: Location, on line: RouteLine) -> Course {
    let deviation = self.deviation(of: location, on: line)
    let accuracy = location.horizontalAccuracy ?? 0
    guard !Millimetres.isMore(accuracy, than: rules.deviationAccuracy),
      Millimetres.isMore(deviation, than: rules.deviationDistance)
    else { return .onStep(deviation) }
    let later = line.path.nearest(
      to: location.coordinate,
      from: line.steps[step].end,
      through: line.length
    )
    guard step + 1 < line.steps.count, let later,
      !Millimetres.isMore(later.deviation, than: rules.deviationDistance)
    else { return .offRoute(deviation) }
    return .offStep(deviation)
  }

  func deviation(of location: Location, on line: RouteLine) -> Double {
    line.nearest(to: location.coordinate, onStep: step, hint: place?.segment)?.deviation ?? 0
  }
}
