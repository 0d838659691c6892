package import ScenarioLanguage
import Simulation

/// Finds the value of a number of the navigator at which a scenario begins to tell another story.
///
/// The story is what is told, and how often: the counts of its events. From the value of the scenario on the steps
/// double until they differ, and are halved again until two neighbouring values are left; a flip that is undone
/// between two steps is passed over.
package struct BoundarySearch: Sendable {
  /// A value, and how often each event was told with it.
  package struct Side: Hashable, Sendable {
    /// The value, in the key's unit.
    package let value: Double
    /// By the events' names; those that did not come are absent.
    package let counts: [String: Int]
  }

  /// Two neighbouring values that tell different stories.
  package struct Flip: Hashable, Sendable {
    /// The last value of which the story is that of the scenario's own.
    package let same: Side
    /// The first of another story.
    package let other: Side

    /// The events of which other numbers came, in the order of their names.
    package var events: [String] {
      Set(same.counts.keys).union(other.counts.keys)
        .filter { same.counts[$0] != other.counts[$0] }.sorted()
    }
  }

  /// Why there is nothing to be sought.
  package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such key.
    case unknownKey(String)
    /// Its values are no numbers.
    case noNumber(String)
    /// The scenario switches it off.
    case off(String)

    package var description: String {
      switch self {
      case .unknownKey(let key): "there is no key '\(key)' of the navigator"
      case .noNumber(let key): "'\(key)' is no number, and has no limit to be found"
      case .off(let key):
        "'\(key)' is \"max\" in the scenario: give it a value to begin at by --with"
      }
    }
  }

  /// The key, such as `offRoute.distance`.
  package let key: String
  /// Its unit; empty without one.
  package let unit: String
  /// The value of the scenario.
  package let value: Double
  /// The story with that.
  package let own: Side

  private let scenario: Scenario
  private let events: Set<String>
  /// The values that are tried.
  package let range: ClosedRange<Double>
  /// How many values there are in one.
  private let scale: Double

  /// The largest value that is tried, where the key has no end of its own.
  private static let largest = 1e6

  /// Begins a search, and drives the scenario as it is.
  ///
  /// - Parameters:
  ///   - events: The names of those that count; all if there is none.
  /// - Throws: ``Problem`` where the key has no number, ``RunFailure`` where the scenario cannot be run.
  package init(_ key: String, of scenario: Scenario, events: Set<String> = []) throws {
    guard let found = NavigatorKey.all.first(where: { $0.name == key }) else {
      throw Problem.unknownKey(key)
    }
    let whole: ClosedRange<Double>
    switch found.value {
    case .number(let path, let range, _):
      (value, scale) = (scenario.navigator[keyPath: path], 1000)
      whole = range.lowerBound...min(range.upperBound, Self.largest)
    case .whole(let path, let range):
      (value, scale) = (Double(scenario.navigator[keyPath: path]), 1)
      whole = Double(range.lowerBound)...min(Double(range.upperBound), Self.largest)
    case .flag, .choice, .text: throw Problem.noNumber(key)
    }
    guard value.isFinite else { throw Problem.off(key) }
    (self.key, unit, self.scenario, self.events) = (key, found.unit, scenario, events)
    let lowest = Self.lastAllowed(key, of: scenario, from: value, to: whole.lowerBound, scale)
    let highest = Self.lastAllowed(key, of: scenario, from: value, to: whole.upperBound, scale)
    range = min(lowest, value)...max(highest, value)
    own = Side(value: value, counts: try Self.counts(scenario, events))
  }

  /// Returns the value nearest to an end that other keys allow, as those of a return which may not be wider than
  /// the departure.
  private static func lastAllowed(
    _ key: String,
    of scenario: Scenario,
    from value: Double,
    to end: Double,
    _ scale: Double
  ) -> Double {
    func isAllowed(_ value: Double) -> Bool {
      (try? scenario.overriding([NavigatorOverride(key: key, value: json(value))])) != nil
    }
    if isAllowed(end) { return end }
    var (allowed, refused) = ((value * scale).rounded(), (end * scale).rounded())
    while (refused - allowed).magnitude > 1 {
      let middle = ((allowed + refused) / 2).rounded(.down)
      if isAllowed(middle / scale) { allowed = middle } else { refused = middle }
    }
    return allowed / scale
  }

  /// Returns the flips next to the scenario's value, below it and above it.
  ///
  /// - Parameter shouldStop: Asked before each drive; true ends the search with what was found.
  /// - Throws: ``RunFailure`` where a drive cannot be made.
  package func flips(shouldStop: () -> Bool = { false }) throws -> [Flip] {
    try [-1.0, 1].compactMap { try flip(towards: $0, shouldStop) }
  }

  private func flip(towards sign: Double, _ shouldStop: () -> Bool) throws -> Flip? {
    let end = sign < 0 ? range.lowerBound : range.upperBound
    let begin = (value * scale).rounded()
    let last = ((end * scale).rounded() - begin) * sign
    var (same, step) = (0.0, 1.0)
    var sameSide = own
    var other: (steps: Double, side: Side)?
    while other == nil, same < last {
      if shouldStop() { return nil }
      let next = min(last, max(same + 1, step))
      let side = try side(begin + sign * next)
      if side.counts == own.counts { (same, sameSide) = (next, side) } else { other = (next, side) }
      step *= 2
    }
    guard var far = other else { return nil }
    while far.steps - same > 1 {
      if shouldStop() { return nil }
      let middle = ((far.steps + same) / 2).rounded(.down)
      let side = try side(begin + sign * middle)
      if side.counts == own.counts {
        (same, sameSide) = (middle, side)
      } else {
        far = (middle, side)
      }
    }
    return Flip(same: sameSide, other: far.side)
  }

  /// The story of so many thousandths, or of a whole number.
  private func side(_ steps: Double) throws -> Side {
    let value = steps / scale
    let override = NavigatorOverride(key: key, value: Self.json(value))
    return Side(value: value, counts: try Self.counts(scenario.overriding([override]), events))
  }

  /// A value as a scenario says it.
  package static func json(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  private static func counts(_ scenario: Scenario, _ events: Set<String>) throws -> [String: Int] {
    var options = RunOptions()
    options.followsDecisions = false
    let result = try SimulationExecutor.run(scenario, options) { _ in }
    let counted = result.eventCounts.filter { events.isEmpty || events.contains($0.event) }
    return Dictionary(uniqueKeysWithValues: counted.map { ($0.event, $0.count) })
  }
}
