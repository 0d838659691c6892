import Platform

extension RecordingDiff {
  /// Differences that probably have one cause: the first of them, and what followed soon.
  package struct Cause: Hashable, Sendable {
    /// The difference taken for the cause.
    package var change: EventChange

    /// The differences taken for its consequences, in the order of their times.
    package var consequences: [EventChange]
  }

  /// A stretch without differences after which the next one counts as a cause of its own.
  private static let quietMilliseconds: Int64 = 60_000

  /// The differences folded by time.
  ///
  /// Two recordings tell what differs and not why; that a difference soon after another one
  /// follows from it is a guess.
  package var causes: [Cause] {
    var causes: [Cause] = []
    var group: [EventChange] = []
    for change in changes {
      if let last = group.last, change.time - last.time > Self.quietMilliseconds {
        causes.append(cause(of: group))
        group = []
      }
      group.append(change)
    }
    if !group.isEmpty { causes.append(cause(of: group)) }
    return causes
  }

  /// How many causes there seem to be, in words.
  package var causesSummary: String {
    let causes = causes
    let consequences = causes.reduce(0) { $0 + $1.consequences.count }
    if consequences == 0 { return Quantity.count(causes.count, "cause") }
    let folded = Quantity.count(consequences, "consequence")
    return "\(Quantity.count(causes.count, "cause")), \(folded) folded by time (a guess)"
  }

  /// Takes the gravest difference of the first moment for the cause.
  private func cause(of group: [EventChange]) -> Cause {
    let first = group[0].time
    var chosen = 0
    for (index, change) in group.enumerated() where change.time == first {
      if behaviour(of: change).rawValue < behaviour(of: group[chosen]).rawValue { chosen = index }
    }
    var consequences = group
    let change = consequences.remove(at: chosen)
    return Cause(change: change, consequences: consequences)
  }
}
