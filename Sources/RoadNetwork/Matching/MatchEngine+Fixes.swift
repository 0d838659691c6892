import Geodesy

extension MatchEngine {
  /// Takes the next fix.
  mutating func add(_ point: MatchPoint) {
    log.append(FixRecord(point: point))
    process(log.count - 1)
  }

  /// Ends the trace: the last fix is a step even where it stands still.
  mutating func finish() {
    if brokenCount > 1 { restart(through: log.count - 1, .noWay) }
    brokenCount = 0
    guard isOpen, let record = log.last, record.role == .still else { return }
    let sigma = parameters.sigma(accuracy: record.point.horizontalAccuracy)
    guard last.coordinate != record.point.coordinate, find(record.point, sigma) else { return }
    if reach(record.point, sigma) { append(log.count - 1, nil) }
  }

  private mutating func process(_ number: Int) {
    let point = log[number].point
    guard point.coordinate.isValid else { return mark(number, .invalid) }
    if let accuracy = point.horizontalAccuracy, accuracy > parameters.worstAccuracy {
      return mark(number, .inaccurate)
    }
    let sigma = parameters.sigma(accuracy: point.horizontalAccuracy)
    if isOpen, isElsewhere(point) { close(.time, before: number) }
    if isOpen, last.coordinate.distance(to: point.coordinate) < parameters.stepSigmas * sigma {
      (brokenCount, offRoadCount) = (0, 0)
      lastTime = max(lastTime, point.time)
      log[number].role = .still
      log[number].column = droppedColumns + columns.count - 1
      return
    }
    guard find(point, sigma) else {
      mark(number, .offRoad)
      offRoadCount += 1
      if isOpen, offRoadCount >= parameters.offRoadFixes { close(.offRoad, before: number) }
      return
    }
    offRoadCount = 0
    if !isOpen {
      seed()
      append(number, opening)
    } else if reach(point, sigma) {
      append(number, nil)
    } else {
      mark(number, .outlier)
      if brokenCount == 0 { firstBroken = droppedFixes + number }
      brokenCount += 1
      if brokenCount >= parameters.brokenFixes { restart(through: number, .noWay) }
    }
  }

  /// Whether nothing was heard of a vehicle for so long that it may have been anywhere since.
  private func isElsewhere(_ point: MatchPoint) -> Bool {
    let seconds = Double(point.time &- lastTime) / 1e9
    guard seconds > parameters.longestGap else { return false }
    return seconds > max(parameters.longestGap, parameters.longestStand)
      || last.coordinate.distance(to: point.coordinate) > parameters.standReach
  }

  private mutating func mark(_ number: Int, _ role: FixRole) { log[number].role = role }

  /// Ends the part; what no way reached before its end is a part of its own, unless it is one fix.
  private mutating func close(_ reason: MatchBreak, before number: Int) {
    if brokenCount > 1 { restart(through: number - 1, .noWay) }
    brokenCount = 0
    isOpen = false
    opening = reason
  }

  /// Begins a new part with the first fix that no way reached.
  private mutating func restart(through number: Int, _ reason: MatchBreak) {
    let first = firstBroken - droppedFixes
    brokenCount = 0
    isOpen = false
    opening = reason
    for index in first...max(first, number) where log[index].role == .outlier { process(index) }
  }

  /// Makes the places near a fix a column.
  private mutating func append(_ number: Int, _ opening: MatchBreak?) {
    let best = incoming.indices.min { incoming[$0].cost < incoming[$1].cost } ?? 0
    let least = incoming[best].cost
    var column = MatchColumn(fix: droppedFixes + number, start: states.count, opening: opening)
    column.beta = incomingBeta
    for (index, state) in incoming.enumerated() where state.cost <= least + parameters.beam {
      if index == best { column.best = Int32(states.count - column.start) }
      states.append(state)
      // Sums stay small however long the trace is.
      states[states.count - 1].cost -= least
    }
    columns.append(column)
    if opening != nil { partCount += 1 }
    log[number].role = .step
    log[number].column = droppedColumns + columns.count - 1
    last = log[number].point
    lastTime = opening == nil ? max(lastTime, last.time) : last.time
    isOpen = true
    brokenCount = 0
  }
}
