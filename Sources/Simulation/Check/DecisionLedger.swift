package import Navigation
package import CanonicalJSON
import Recording
import ScenarioLanguage

/// Keeps why things happened: the closest decision of each rule always, all of them on demand.
package final class DecisionLedger: DecisionObserver {
  /// A decision and when it was taken.
  package struct Entry: Hashable, Sendable {
    /// Milliseconds since the start at which it was taken.
    package let milliseconds: Int64
    /// What was decided, with what was measured and compared.
    package let decision: Decision
    /// The fix that it was taken by, or the last one before it.
    package let fix: Location?
  }

  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  /// The last fix that came.
  @safe @exclusivity(unchecked) private var fix: Location?

  /// Every decision in order, where kept.
  @safe @exclusivity(unchecked) package private(set) var entries: [Entry] = []
  /// How many of them were taken as lines, and are left for who looks them up.
  @safe @exclusivity(unchecked) private var taken = 0
  private let isKept: ((Decision) -> Bool)?
  /// Whether any decisions are kept, with the fixes that they are taken by.
  var keepsSome: Bool { isKept != nil }
  /// One for each rule that decided anything.
  @safe @exclusivity(unchecked) private var closest: [Entry] = []

  /// Is shown every decision, kept or not; nil for nobody.
  @safe @exclusivity(unchecked) package var observer: ((Decision) -> Void)?

  /// Keeps all decisions, or only the closest of each rule.
  package init(keepsAll: Bool) {
    isKept = keepsAll ? { _ in true } : nil
  }

  /// Keeps some of the decisions, so that the ledger of a long drive stays small.
  package init(keeping isKept: @escaping (Decision) -> Bool) {
    self.isKept = isKept
  }

  /// Notes a decision where it is kept, and where it is the closest of its rule so far.
  package func navigatorDecided(_ decision: Decision, at time: Instant) {
    observer?(decision)
    func entry() -> Entry {
      Entry(milliseconds: time.milliseconds, decision: decision, fix: fix)
    }
    if let isKept, isKept(decision) { entries.append(entry()) }
    // A reroute is decided by the state before it.
    guard decision.detail != .firstReport, decision.rule != .reroute else { return }
    var index = 0
    while index < closest.count, closest[index].decision.rule != decision.rule { index += 1 }
    guard index < closest.count else { return closest.append(entry()) }
    if decision.margin.magnitude < closest[index].decision.margin.magnitude {
      closest[index] = entry()
    }
  }

  /// Returns the decisions that were kept, and keeps them no longer.
  package func takeEntries() -> [Entry] {
    defer {
      entries.removeAll(keepingCapacity: true)
      taken = 0
    }
    return entries
  }

  /// Remembers the fix that the next decisions are taken by, where any is kept.
  package func navigatorHeard(_ fix: Location) {
    if keepsSome { self.fix = fix }
  }

  /// The decision of each rule that came nearest to its threshold, in the order of the rules.
  package var closestDecisions: [Entry] {
    Decision.Rule.allCases.compactMap { rule in closest.first { $0.decision.rule == rule } }
  }

  /// Returns what was kept since the last time as JSON Lines, and keeps of all only what may still be asked for.
  package func takeLines(leaving isLeft: (Decision) -> Bool) -> [UInt8] {
    var writer = JSONWriter(reserving: (entries.count - taken) * 140)
    for entry in entries[taken...] {
      Self.write(entry, to: &writer)
      writer.newline()
    }
    entries.removeAll { !isLeft($0.decision) }
    taken = entries.count
    return writer.bytes
  }

  /// Writes one entry as an object.
  package static func write(_ entry: Entry, to writer: inout JSONWriter) {
    let decision = entry.decision
    var line = RecordedDecision()
    line.milliseconds = Int(entry.milliseconds)
    line.rule = .init(decision.rule)
    line.measured = decision.measured
    line.threshold = decision.threshold
    line.margin = decision.margin
    line.unit = .init(decision.unit)
    line.verdict = decision.fired ? .fired : .held
    line.detail = decision.detail == .none ? nil : .init(decision.detail)
    line.fix = entry.fix.map { .init($0) }
    writer.element(line)
  }
}

extension RecordedDecision.Fix {
  fileprivate init(_ location: Location) {
    self.init()
    coordinate = location.coordinate
    horizontalAccuracy = location.horizontalAccuracy
    course = location.course
    speed = location.speed
  }
}
