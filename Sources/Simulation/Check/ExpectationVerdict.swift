import ScenarioLanguage

/// Judges what a run held of what an expectation asks for.
struct ExpectationVerdict {
  private typealias Match = ExpectationTally.Match

  private let tally: ExpectationTally
  private let window: Expectation.Window

  init(_ tally: ExpectationTally) {
    self.tally = tally
    window = tally.expectation.window
  }

  /// What was seen in place of what is expected; nil where the expectation is met.
  var fault: String? {
    let inside = tally.matches.filter { isInside($0) }
    switch tally.expectation.rule {
    case .count(let range):
      let counted = tally.matches.filter { isBetween($0) }
      if !range.contains(counted.count) { return "found \(counted.count)\(seen(counted))" }
      return outside(counted)
    case .some:
      let counted = tally.matches.filter { isBetween($0) }
      return counted.isEmpty ? "found none\(seen(counted))" : outside(counted)
    case .never: return inside.isEmpty ? nil : "found \(inside.count)\(Self.times(inside))"
    case .eventually: return inside.isEmpty ? "found none\(seen(inside))" : nil
    case .follows(let seconds): return unanswered(seconds)
    case .order(let rest): return broken(inside, [tally.expectation.pattern] + rest)
    case .value(_, let choice): return wrong(inside, choice)
    }
  }

  /// By how much an expectation that is met was; nil where nothing about it can be measured.
  var margin: ExpectationMargin? {
    let inside = tally.matches.filter { isInside($0) }
    switch tally.expectation.rule {
    case .count, .some: return Self.nearest(tally.matches.filter { isBetween($0) }.map(inWindow))
    case .eventually:
      return inside.compactMap(inWindow).max { $0.share < $1.share }
    case .never: return Self.nearest(tally.matches.filter { isBetween($0) }.map(besideWindow))
    case .follows(let seconds):
      return seconds.flatMap { limit in Self.nearest(tally.after.map { answered($0, limit) }) }
    case .order: return nil
    case .value(_, let choice):
      switch choice {
      case .each: return Self.nearest(inside.map(\.margin))
      case .any: return inside.compactMap(\.margin).max { $0.share < $1.share }
      case .first: return inside.first?.margin
      case .last: return inside.last?.margin
      }
    }
  }

  private static func nearest(_ margins: [ExpectationMargin?]) -> ExpectationMargin? {
    margins.compactMap(\.self).min { $0.share < $1.share }
  }

  /// Returns how far a match lies from the ends of the window.
  private func inWindow(_ match: Match) -> ExpectationMargin? {
    guard let within = window.within else { return nil }
    // Nothing comes before the start.
    let lower = within.lowerBound > 0 ? within.lowerBound : -.infinity
    return .inside(Double(match.milliseconds) / 1000, lower...within.upperBound, .seconds)
  }

  /// Returns how far a match that must not lie in the window lies beside it.
  private func besideWindow(_ match: Match) -> ExpectationMargin? {
    guard let within = window.within else { return nil }
    let time = Double(match.milliseconds) / 1000
    let distance = max(within.lowerBound - time, time - within.upperBound)
    let room = (within.upperBound - within.lowerBound) / 2
    guard distance >= 0, room > 0, room.isFinite else { return nil }
    return ExpectationMargin(distance: distance, unit: .seconds, room: room)
  }

  /// Returns how much earlier than it had to come what follows an event came.
  private func answered(_ start: Match, _ limit: Double) -> ExpectationMargin? {
    guard limit > 0, let next = tally.matches.first(where: { $0.sequence > start.sequence }) else {
      return nil
    }
    let elapsed = Double(next.milliseconds - start.milliseconds) / 1000
    return .inside(elapsed, -.infinity...limit, .seconds)
  }

  // MARK: - Windows

  /// Whether a match lies where matches count.
  private func isInside(_ match: Match) -> Bool {
    isBetween(match) && (window.within?.contains(Double(match.milliseconds) / 1000) ?? true)
  }

  /// Whether a match lies after the one event and before the other.
  private func isBetween(_ match: Match) -> Bool {
    // A `before` that never comes means the end of the run.
    if let limit = tally.before, match.sequence >= limit.sequence { return false }
    guard window.after != nil else { return true }
    return tally.after.first.map { match.sequence > $0.sequence } ?? false
  }

  private func outside(_ matches: [Match]) -> String? {
    guard let within = window.within else { return nil }
    let late = matches.filter { !within.contains(Double($0.milliseconds) / 1000) }
    return late.isEmpty ? nil : "found\(Self.times(late)), outside the window"
  }

  // MARK: - Rules

  /// Returns the first event that nothing followed.
  private func unanswered(_ seconds: Double?) -> String? {
    for start in tally.after {
      let next = tally.matches.first { $0.sequence > start.sequence }
      guard let next else { return "none came after \(Self.time(start))\(seen([]))" }
      let elapsed = Double(next.milliseconds - start.milliseconds) / 1000
      if let seconds, elapsed > seconds {
        return "after \(Self.time(start)) it came at \(Self.time(next)), \(elapsed) s later"
      }
    }
    return nil
  }

  /// Returns the first step of an order that did not follow the one before.
  private func broken(_ matches: [Match], _ patterns: [EventPattern]) -> String? {
    var last: Match?
    for (step, pattern) in patterns.enumerated() {
      let all = matches.filter { $0.step == step }
      if let next = all.first(where: { match in last.map { match.sequence > $0.sequence } ?? true })
      {
        last = next
        continue
      }
      let since = last.map { " after \(patterns[step - 1].described) at \(Self.time($0))" } ?? ""
      let earlier = all.isEmpty ? "" : "; it came\(Self.times(all))"
      return "no \(pattern.described)\(since)\(earlier)"
    }
    return nil
  }

  private func wrong(_ matches: [Match], _ choice: Expectation.Choice) -> String? {
    guard let first = matches.first, let last = matches.last else {
      return "found none\(seen(matches))"
    }
    let tested =
      switch choice {
      case .each, .any: matches
      case .first: [first]
      case .last: [last]
      }
    let faulty = tested.filter { $0.fault != nil }
    if choice == .any ? faulty.count < tested.count : faulty.isEmpty { return nil }
    let shown = faulty.prefix(3).map { "\($0.fault ?? "") at \(Self.time($0))" }
    let more = faulty.count > 3 ? " and \(faulty.count - 3) more" : ""
    return "found \(shown.joined(separator: ", "))\(more)"
  }

  // MARK: - Words

  /// Returns when the matches came, or what came in their place.
  private func seen(_ matches: [Match]) -> String {
    if !matches.isEmpty { return Self.times(matches) }
    if !tally.matches.isEmpty { return "; elsewhere it came\(Self.times(tally.matches))" }
    if window.after != nil, tally.after.isEmpty { return "; \"after\" never came" }
    guard tally.otherCount > 0 else { return "" }
    let shown = tally.others.map { "\($0.members) at \(Double($0.milliseconds) / 1000) s" }
    let rest = tally.otherCount - tally.others.count
    return "; it came with " + shown.joined(separator: ", with ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func time(_ match: Match) -> String { "\(Double(match.milliseconds) / 1000) s" }

  private static func times(_ matches: [Match]) -> String {
    guard !matches.isEmpty else { return "" }
    let shown = matches.prefix(5).map { "\(Double($0.milliseconds) / 1000)" }
    return " at \(shown.joined(separator: ", "))\(matches.count > 5 ? ", …" : "") s"
  }
}
