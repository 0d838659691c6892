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
    groups.map { group in
      let chosen = self.cause(of: group)
      return Cause(
        change: changes[chosen],
        consequences: Array(changes[group.lowerBound..<chosen])
          + changes[chosen + 1..<group.upperBound]
      )
    }
  }

  /// Where the differences of each cause stand.
  private var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    var first = 0
    for place in changes.indices.dropFirst()
    where changes[place].time - changes[place - 1].time > Self.quietMilliseconds {
      groups.append(first..<place)
      first = place
    }
    return changes.isEmpty ? [] : groups + [first..<changes.count]
  }

  /// How many causes there seem to be, in words.
  package var causesSummary: String {
    let groups = groups
    let consequences = changes.count - groups.count
    if consequences == 0 { return Quantity.count(groups.count, "cause") }
    let folded = Quantity.count(consequences, "consequence")
    return "\(Quantity.count(groups.count, "cause")), \(folded) folded by time (a guess)"
  }

  /// Returns where the gravest difference of the first moment of a group stands, taken for its cause.
  private func cause(of group: Range<Int>) -> Int {
    let first = changes[group.lowerBound].time
    var chosen = group.lowerBound
    for place in group.prefix(while: { changes[$0].time == first })
    where behaviour(of: changes[place]).rawValue < behaviour(of: changes[chosen]).rawValue {
      chosen = place
    }
    return chosen
  }
}
