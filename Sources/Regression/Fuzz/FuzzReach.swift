import CanonicalJSON
import Navigation
import Recording
import Simulation

/// What a run came to that another may not have come to: a branch of a rule, how near it was, and where the drive
/// stood.
package struct FuzzReach: Hashable, Sendable {
  /// How far a measurement lies from its threshold, as a share of it.
  enum Nearness: Hashable, Sendable {
    /// Not at all, within 1 %, within 10 %, within half, or farther.
    case at, hairsbreadth, near, some, far

    init(_ decision: Decision) {
      let share = decision.margin.magnitude / max(decision.threshold.magnitude, 1e-9)
      self =
        share == 0
        ? .at : share < 0.01 ? .hairsbreadth : share < 0.1 ? .near : share < 0.5 ? .some : .far
    }
  }

  /// Where a drive stands.
  struct Standing: Hashable, Sendable {
    var isOffRoute = false
    var isGuiding = false
    var isRerouting = false
    var hasRerouted = false
    var hasArrived = false
  }

  let branch: DecisionBranch
  let nearness: Nearness
  let standing: Standing
}

/// Gathers what a run reaches.
final class FuzzReachWatch {
  private(set) var reach: Set<FuzzReach> = []
  private var standing = FuzzReach.Standing()

  func decided(_ decision: Decision) {
    reach.insert(
      FuzzReach(
        branch: DecisionBranch(decision),
        nearness: FuzzReach.Nearness(decision),
        standing: standing
      )
    )
  }

  func note(_ record: RecordView) {
    if record.kind == .didChangeOnRouteState {
      standing.isOffRoute = record.parsed()?["to"]?.string == OnRouteState.offRoute.rawValue
    } else if record.kind == .guidanceChanged {
      standing.isGuiding = record.parsed()?["isActive"]?.bool ?? false
    } else if record.kind == .rerouteStarted {
      (standing.isRerouting, standing.hasRerouted) = (true, true)
    } else if record.kind == .rerouteEnded {
      standing.isRerouting = false
    } else if record.kind == .didArrive {
      standing.hasArrived = true
    }
  }
}
