import Platform
import CanonicalJSON

extension RecordingDiff {
  /// How many behaviours a headline names.
  private static let headlineLimit = 6

  /// What changed in the behaviour, one line for each kind of it, the gravest first.
  ///
  /// A single difference is told in full, several are counted.
  package var headline: [String] {
    var lines: [String] = []
    let tallies = tallies
    for behaviour in Behaviour.allCases {
      if let tally = tallies[behaviour] { lines.append(summary(of: tally, behaviour)) }
    }
    if lines.count > Self.headlineLimit {
      let omitted = lines.count - Self.headlineLimit
      lines.removeLast(omitted)
      lines.append("and \(Quantity.count(omitted, "other kind")) of event")
    }
    if let endOfGolden { lines.append(endOfGolden) }
    lines += besideEvents
    if isFormatOnly {
      lines.append(
        golden.body.elementsEqual(new.body)
          ? "only the line that closes the recording differs"
          : "only the format differs: spaces, order of keys or sequence numbers"
      )
    }
    if isApproximate {
      lines.append(
        "the recordings are too different to be aligned exactly; events are paired by their times"
      )
    }
    return lines
  }

  /// What differs beside the events that stand in the recordings, in words: what was left out, and the header.
  var besideEvents: [String] {
    let fields = headerChanges.prefix(3).map(\.description).joined(separator: ", ")
    return leftOutChanges.map(\.sentence) + (fields.isEmpty ? [] : ["header: \(fields)"])
  }

  /// That the golden ends where the new recording goes on, in words; nil where it does not.
  package var endOfGolden: String? {
    guard isGoldenBeginning else { return nil }
    let end = Quantity.time(milliseconds: golden.events.last?.time ?? 0)
    let reason =
      golden.closing == nil
      ? "it was cut off at the end of a line, or the run became longer" : "the run became longer"
    return "the golden ends at \(end), where the new recording goes on: \(reason)"
  }

  /// Tells one difference in a line, without its time.
  ///
  /// - Parameter withFields: whether the values are told that differ in an event that moved.
  package func sentence(for change: EventChange, withFields: Bool = true) -> String {
    let name = subject(of: change)
    switch change.verdict {
    case .added: return "\(name) added\(outcome(of: change))"
    case .removed: return "\(name) removed\(outcome(of: change))"
    case .moved:
      let fields = withFields ? details(of: change) : ""
      let shift = shift(of: change).map(\.description) ?? "in another order"
      return "\(name) \(shift)\(fields.isEmpty ? "" : ": \(fields)")"
    case .changed: return "\(name) changed: \(details(of: change))"
    }
  }

  /// What there is to say of the differences of one behaviour.
  private struct Tally {
    let first: EventChange
    private(set) var count = 0
    /// How many there are of each verdict.
    private(set) var verdicts = EventChange.Verdict.allCases.map { ($0, 0) }
    /// Whether all have moved by the time by which the first has.
    private(set) var haveMovedTogether = true
    private var shift: Int64?

    init(_ first: EventChange) { self.first = first }

    /// - Parameter shift: Milliseconds by which it moved; nil where it did not.
    mutating func add(_ change: EventChange, shift: Int64?) {
      if count == 0 { self.shift = shift }
      if shift == nil || shift == 0 || shift != self.shift { haveMovedTogether = false }
      count += 1
      for index in verdicts.indices where verdicts[index].0 == change.verdict {
        verdicts[index].1 += 1
      }
    }
  }

  /// Counts the differences by their behaviours, of which there may be hundreds of thousands.
  private var tallies: [Behaviour: Tally] {
    var tallies: [Behaviour: Tally] = [:]
    for change in changes {
      var shift: Int64?
      if let left = change.golden, let right = change.new {
        shift = new.events[right].time - golden.events[left].time
      }
      tallies[behaviour(of: change), default: Tally(change)].add(change, shift: shift)
    }
    return tallies
  }

  private func summary(of tally: Tally, _ behaviour: Behaviour) -> String {
    let first = tally.first
    if tally.count == 1 { return sentence(for: first) + moment(of: first) }
    if tally.haveMovedTogether, let shift = shift(of: first) {
      return "\(behaviour.name(count: 1)) \(shift), \(Quantity.count(tally.count, "event"))"
    }
    let counts = tally.verdicts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
    let name = Quantity.count(
      tally.count,
      behaviour.name(count: 1),
      plural: behaviour.name(count: 2)
    )
    return
      "\(name): \(counts.joined(separator: ", ")), first at \(Quantity.time(milliseconds: first.time))"
  }

  func moment(of change: EventChange) -> String {
    switch change.verdict {
    case .added, .changed: " at \(Quantity.time(milliseconds: change.time))"
    case .removed: " (was at \(Quantity.time(milliseconds: change.time)))"
    case .moved: ""
    }
  }

  private func details(of change: EventChange) -> String {
    let fields = fields(of: change)
    let shown = fields.prefix(3).map(\.description).joined(separator: ", ")
    return fields.count > 3 ? "\(shown) and \(fields.count - 3) more" : shown
  }

  /// Returns the behaviour's name, or the event's where the behaviour has many.
  private func subject(of change: EventChange) -> String {
    let behaviour = behaviour(of: change)
    switch behaviour {
    case .arrival, .report, .location, .signal, .onRouteState, .status, .routeChange, .step,
      .guidance:
      return behaviour.name(count: 1)
    case .reroute, .instruction, .request, .action, .other:
      let event = event(of: change)
      return event.split(separator: ".").last.map(String.init) ?? event
    }
  }

  /// Returns the few values that tell one event of its kind from another.
  private func outcome(of change: EventChange) -> String {
    guard let record = record(of: change) else { return "" }
    let keys = ["reason", "status", "outcome", "to", "text", "seconds", "metres", "index"]
    let found = keys.compactMap { key in
      record[key].flatMap { $0.count == 0 ? "\(key) \($0.excerpt)" : nil }
    }
    return found.isEmpty ? "" : " (\(found.prefix(3).joined(separator: ", ")))"
  }
}
