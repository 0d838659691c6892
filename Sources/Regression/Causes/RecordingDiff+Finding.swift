import CanonicalJSON
import Recording

extension RecordingDiff {
  /// Returns what a difference has in common with others, also of other scenarios.
  ///
  /// What a rule of the navigator decides comes sooner or later: whether the golden has it a second after, or never,
  /// is the same change of the rule.
  package func finding(of change: EventChange) -> Finding {
    let event = event(of: change)
    let name = subject(of: change, event)
    func turned(_ direction: String, _ ticks: Int? = nil, appears: Bool? = nil) -> Finding {
      let group = "\(name) \(direction)"
      return Finding(group: group, ticks: ticks, ties: [group], isTurn: true, appears: appears)
    }
    let isDecided = CauseRule(event: event).rule != nil
    switch change.verdict {
    case .added: return turned(isDecided ? "sooner" : "added", appears: true)
    case .removed: return turned(isDecided ? "later" : "removed", appears: false)
    case .moved:
      guard let shift = shift(of: change) else { return turned("in another order") }
      let isEarlier = shift.milliseconds < 0
      return turned(
        isDecided ? isEarlier ? "sooner" : "later" : isEarlier ? "earlier" : "later",
        shift.ticks
      )
    case .changed:
      let fields = fields(of: change)
      if !fields.isEmpty, fields.allSatisfy(\.isCosmetic) {
        return Finding(group: "words and shapes")
      }
      if isDrift(change) { return Finding(group: FieldChange.driftWords, isFaint: true) }
      if let state = turnedState(of: change, event) { return turned(state) }
      var members: [String] = []
      for field in fields where !members.contains(field.member) { members.append(field.member) }
      return Finding(
        group: "\(name): \(members.joined(separator: ", "))",
        ties: members.reduce(into: []) { $0.formUnion(Self.ties(of: $1, in: name)) }
      )
    }
  }

  /// Returns what a member is the same change as: both numbers of a place are one, and where a request comes from is
  /// told by whoever asks and by whoever is asked.
  private static func ties(of member: String, in name: String) -> Set<String> {
    var ties: Set = ["\(name): \(member)"]
    for half in ["lat", "lon"] where member.hasSuffix(half) {
      ties.insert("\(name): \(member.dropLast(half.count))place")
    }
    if member.hasPrefix("origin.") { ties.insert("origin of a request") }
    return ties
  }

  /// Returns the event's name, and of a state that came or went also which.
  private func subject(of change: EventChange, _ event: String) -> String {
    let name = EventKind.briefly(event)
    guard event == EventKind.didChangeOnRouteState.text, change.verdict != .changed,
      let state = record(of: change)?["to"]?.string
    else { return name }
    return "\(name) to \(state)"
  }

  /// Returns which state of the route came sooner or later where another one is told at the same moment; nil for
  /// other changes.
  private func turnedState(of change: EventChange, _ event: String) -> String? {
    guard event == EventKind.didChangeOnRouteState.text, let old = change.golden,
      let new = change.new, let was = golden.record(old)["to"]?.string,
      let now = self.new.record(new)["to"]?.string, was != now
    else { return nil }
    let offRoute = Recorded.OnRouteState.offRoute.rawValue
    return was == offRoute ? "to \(was) later" : "to \(now) sooner"
  }

  /// Returns what a cause has in common with others, tied to what differs at its moment and belongs together with it.
  ///
  /// - Parameter isTurn: whether the story is another one from here though the event itself is only told otherwise.
  package func finding(
    ofCause change: EventChange,
    reason: String = "",
    isTurn: Bool = false
  ) -> Finding {
    let topic = behaviour(of: change).topic
    let own = finding(of: change)
    let beside = changes.lazy.drop { $0.time < change.time }.prefix { $0.time == change.time }
      .filter { behaviour(of: $0).topic == topic }
    return Finding(
      group: own.group,
      ticks: own.ticks,
      ties: beside.reduce(into: own.ties) { $0.formUnion(finding(of: $1).ties) },
      isTurn: own.isTurn || isTurn,
      isFaint: own.isFaint,
      appears: own.appears,
      reason: reason
    )
  }
}
