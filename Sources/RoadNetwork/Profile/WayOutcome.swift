/// What became of a way.
public enum WayOutcome: Hashable, Sendable {
  case routable(WayFacts)
  case dropped(WayDropReason)

  /// The facts of a way that can be travelled.
  public var facts: WayFacts? {
    if case .routable(let facts) = self { facts } else { nil }
  }
}

/// Why a way is no part of the network, in the order in which reasons are looked for.
public enum WayDropReason: String, CaseIterable, Sendable {
  /// Neither a road nor anything else that this traveller uses.
  case notRoad
  /// An area without a line to follow.
  case area
  case steps
  case construction
  case motorroad
  case proposed
  /// It changes direction twice a day or so.
  case reversible
  case impassable
  /// Another kind of way that this traveller avoids.
  case avoided
  /// Too low, narrow, short or weak for the vehicle.
  case tooSmall
  /// Not for this traveller.
  case noAccess
  /// Walking or cycling has a way of its own beside it.
  case separatePath
  /// No speed is known, or it is 0.
  case noSpeed
  /// Each direction is closed, for different reasons.
  case closed
}
