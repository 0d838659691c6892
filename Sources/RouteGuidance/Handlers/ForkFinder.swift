import RoadNetwork

/// Finds the two or three roads between which a way divides (OSRM's rules).
struct ForkFinder {
  private let view: JunctionDraft
  private let kinds: RoadKinds

  init(_ view: JunctionDraft) {
    self.view = view
    kinds = view.network.kinds
  }

  /// Returns the places of the roads; nil where nothing divides.
  func find() -> ClosedRange<Int>? {
    guard let fork = candidates() else { return nil }
    let roads = view.roads
    let next = fork.upperBound + 1 < roads.count ? fork.upperBound + 1 : 0
    guard fork.lowerBound > 0,
      TurnAngle.difference(roads[fork.upperBound].angle, roads[next].angle) >= 60,
      TurnAngle.difference(roads[fork.lowerBound].angle, roads[fork.lowerBound - 1].angle) >= 60,
      fork.allSatisfy({ roads[$0].isEnterable && roads[$0].kind.mode == view.incomingKind.mode }),
      !hasObvious(fork), areOfAKind(fork)
    else { return nil }
    return fork
  }

  private func candidates() -> ClosedRange<Int>? {
    let roads = view.roads
    guard roads.count >= 3 else { return nil }
    let straight = view.closest(to: 180)
    guard roads[straight].deviation <= 40 else { return nil }
    var right = straight
    while right > 0, !isOutermost(roads[right], beside: roads[right - 1]) { right -= 1 }
    var left = straight
    while left + 1 < roads.count, !isOutermost(roads[left], beside: roads[left + 1]) { left += 1 }
    return right < left && left - right < 3 ? right...left : nil
  }

  private func isOutermost(_ road: JunctionDraft.Road, beside next: JunctionDraft.Road) -> Bool {
    next.deviation > 40
      && (TurnAngle.difference(road.angle, next.angle) > 40 || road.deviation > 60)
  }

  private func hasObvious(_ fork: ClosedRange<Int>) -> Bool {
    fork.dropLast().contains { index in
      let (a, b) = (view.roads[index], view.roads[index + 1])
      return isObvious(a, beside: b) || isObvious(b, beside: a)
    }
  }

  private func isObvious(_ road: JunctionDraft.Road, beside other: JunctionDraft.Road) -> Bool {
    let from = view.incomingKind
    if road.kind.isObvious(from: from, beside: other.kind) { return true }
    if other.kind.isObvious(from: from, beside: road.kind) { return false }
    if kinds.hasName(from), road.deviation < 1e-12, !kinds.isNewName(from, road.kind) {
      return true
    }
    return other.deviation > 1.4 * road.deviation
      && (other.deviation - road.deviation).magnitude > 25
  }

  private func areOfAKind(_ fork: ClosedRange<Int>) -> Bool {
    let members = fork.map { view.roads[$0].kind }
    guard members.allSatisfy({ $0.isLink == members[0].isLink }) else { return false }
    // The way one came by, as it leads back.
    let from = view.roads[0].kind
    return members.indices.allSatisfy { own in
      members.indices.allSatisfy { other in
        own == other || !members[own].isObvious(from: from, beside: members[other])
      }
    }
  }
}
