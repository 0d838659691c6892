import RoadNetwork

/// Finds the lanes that lead onto each road of a junction (OSRM's rules).
///
/// The rules are those of traffic on the right; where it keeps left, junctions and lanes are seen in a mirror.
struct LaneMatcher {
  private let network: JunctionNetwork
  private let analysis: JunctionAnalysis
  private var isMirrored = false

  init(_ network: JunctionNetwork, _ analysis: JunctionAnalysis) {
    self.network = network
    self.analysis = analysis
  }

  /// Lanes of each road, and the sections that tell of them.
  struct Result {
    var ranges: [LaneRange]
    var sections: LaneSections
  }

  /// Returns the lanes at a junction; nil where they are not known.
  ///
  /// A road that a lane for turning back leads to becomes one to turn back on.
  func match(_ view: inout JunctionDraft) -> Result? {
    guard !view.incomingKind.isRoundabout, view.count > 1 else { return nil }
    return network.drivingSide(view.incoming) == .left ? matchLeft(&view) : matchRight(&view)
  }

  /// Matches in a mirror.
  private func matchLeft(_ view: inout JunctionDraft) -> Result? {
    var mirror = self
    mirror.isMirrored = true
    var draft = view.mirrored
    guard let result = mirror.matchRight(&draft) else { return nil }
    view = draft.mirrored
    let sections = result.sections.mirrored
    let total = count(sections.left) + (sections.right.map(count) ?? 0)
    let ranges = view.roads.indices.map { index in
      result.ranges[(view.count - index) % view.count].mirrored(of: total)
    }
    return Result(ranges: ranges, sections: sections)
  }

  /// How many lanes a section tells of.
  private func count(_ section: UInt32) -> Int {
    network.lanesText(section).map { TurnLanes($0).lanes.count } ?? 0
  }

  private func matchRight(_ view: inout JunctionDraft) -> Result? {
    let own = lanes(view.incoming)
    guard own != nil || network.arms[Int(view.incoming)].length < PreviousJunction.reach,
      !view.roads.contains(where: { $0.turn.kind.isOfRoundabout })
    else { return nil }
    if let own, goesOn(view, own.section) { return nil }
    if let own, own.arrows.isEmpty || own.arrows.map(\.arrow) == [.none] { return nil }
    let previous = PreviousJunction(network, view) { self.view(arrivingBy: $0) }
    if let sliproad = previous?.sliproad { return match(own, beside: sliproad, &view) }
    if let own { return match(own, &view) }
    return match(previous, &view)
  }

  /// Whether a road without a junction goes on with the same lanes.
  private func goesOn(_ view: JunctionDraft, _ section: UInt32) -> Bool {
    guard view.count == 2, view.roads[1].deviation < 25,
      let next = network.laneSection(view.roads[1].arm)
    else { return false }
    return network.lanesText(next) == network.lanesText(section)
  }

  // MARK: - Lanes before the junction

  private func match(
    _ own: (section: UInt32, arrows: [LaneArrow]),
    _ view: inout JunctionDraft
  ) -> Result? {
    var arrows = own.arrows
    guard !arrows.has([.mergeToLeft, .mergeToRight]) else { return nil }
    let exits = view.enterableCount
    let backIsOpen = view.roads[0].isEnterable
    if backIsOpen, !arrows.has([.none, .left, .sharpLeft, .uTurn]), arrows.count + 1 == exits {
      return nil
    }
    let extra = !arrows.has(.uTurn) && backIsOpen ? 1 : 0
    if backIsOpen, arrows.count != exits + extra, canMatch(arrows, view), !arrows.has(.none),
      let last = arrows.last
    {
      // One may turn back from the lane for the left turn.
      arrows.append(LaneArrow(arrow: .uTurn, first: last.last, last: last.last))
    }
    if SimpleLanes.isSimple(arrows, view, network) {
      return assign(SimpleLanes.filled(arrows, view), &view, LaneSections(left: own.section))
    }
    guard arrows.count >= exits else { return nil }
    let first = partition(arrows, view).first
    guard first.count == exits, SimpleLanes.isSimple(first, view, network) else { return nil }
    return assign(SimpleLanes.filled(first, view), &view, LaneSections(left: own.section))
  }

  // MARK: - Lanes beside a lane of its own

  /// Behind the place where a lane of its own for a turn leaves, the lanes are told with those that left.
  private func match(
    _ own: (section: UInt32, arrows: [LaneArrow])?,
    beside sliproad: (own: UInt32, main: UInt32, isRight: Bool),
    _ view: inout JunctionDraft
  ) -> Result? {
    guard let own, let slip = network.laneSection(sliproad.own),
      let main = network.laneSection(sliproad.main)
    else { return nil }
    let (left, right) = sliproad.isRight ? (main, slip) : (slip, main)
    var arrows = own.arrows
    if network.lanesText(left) == network.lanesText(own.section) {
      let more = count(right)
      for index in arrows.indices {
        arrows[index].first += more
        arrows[index].last += more
      }
    }
    return assign(arrows, &view, LaneSections(left: left, right: right))
  }

  // MARK: - Lanes before the junction before

  private func match(_ previous: PreviousJunction?, _ view: inout JunctionDraft) -> Result? {
    guard let previous, let lanes = lanes(previous.view.incoming), !lanes.arrows.isEmpty,
      !lanes.arrows.has([.mergeToLeft, .mergeToRight])
    else { return nil }
    if previous.view.count == 2 {
      guard SimpleLanes.isSimple(lanes.arrows, view, network) else { return nil }
      return assign(
        SimpleLanes.filled(lanes.arrows, view),
        &view,
        LaneSections(left: lanes.section)
      )
    }
    guard lanes.arrows.count >= previous.view.enterableCount else { return nil }
    let parts = partition(lanes.arrows, previous.view)
    let rest = parts.second.sorted(by: LaneArrow.isBefore)
    guard rest.count == view.enterableCount, SimpleLanes.isSimple(rest, view, network) else {
      return nil
    }
    return assign(SimpleLanes.filled(rest, view), &view, LaneSections(left: lanes.section))
  }

  private func lanes(_ arm: UInt32) -> (section: UInt32, arrows: [LaneArrow])? {
    guard let section = network.laneSection(arm), let text = network.lanesText(section) else {
      return nil
    }
    let lanes = TurnLanes(text).lanes.sided(isMirrored)
    return lanes.isEmpty ? nil : (section, LaneArrow.arrows(of: lanes))
  }

  private func view(arrivingBy arm: UInt32) -> JunctionDraft {
    let view = analysis.view(arrivingBy: arm, .perceived)
    return isMirrored ? view.mirrored : view
  }

  /// Divides lanes into those for a junction and those for the next.
  private func partition(_ arrows: [LaneArrow], _ view: JunctionDraft) -> LanePartition {
    LanePartition(view, arrows) { self.view(arrivingBy: $0) }
  }

  // MARK: - Assigning

  /// Whether arrows and roads match one to one, in order.
  private func canMatch(_ arrows: [LaneArrow], _ view: JunctionDraft) -> Bool {
    var lane = arrows.first?.arrow == .uTurn && view.roads[0].isEnterable ? 1 : 0
    for index in view.roads.indices.dropFirst() where view.roads[index].isEnterable {
      guard lane < arrows.count else { break }
      let arrow = arrows[lane].arrow
      guard ArrowMatch.isValid(arrow, view.roads[index].turn),
        ArrowMatch.best(arrow, view) == index
      else { return false }
      lane += 1
    }
    return lane == arrows.count || (lane + 1 == arrows.count && arrows.last?.arrow == .uTurn)
  }

  private func assign(
    _ arrows: [LaneArrow],
    _ view: inout JunctionDraft,
    _ sections: LaneSections
  ) -> Result? {
    guard !arrows.isEmpty, canMatch(arrows, view) else { return nil }
    // A lane to turn back on the right is for traffic on the left.
    guard arrows[0].arrow != .uTurn else { return nil }
    var ranges = [LaneRange](repeating: .none, count: view.count)
    var lane = 0
    for index in view.roads.indices.dropFirst()
    where view.roads[index].isEnterable && lane < arrows.count {
      ranges[index] = arrows[lane].range
      lane += 1
    }
    if lane + 1 == arrows.count, let last = arrows.last, last.arrow == .uTurn {
      assignUTurn(last, &view, &ranges)
    }
    return Result(ranges: ranges, sections: sections)
  }

  private func assignUTurn(
    _ arrow: LaneArrow,
    _ view: inout JunctionDraft,
    _ ranges: inout [LaneRange]
  ) {
    var index = 0
    if !network.arms[Int(view.roads[0].arm)].isOpen {
      index = view.count - 1
      guard view.leftmost.isEnterable, view.leftmost.turn.modifier == .sharpLeft else { return }
    }
    view.roads[index].turn = TurnInstruction(.continue, .uTurn)
    ranges[index] = arrow.range
  }
}

extension [LaneMask] {
  /// The lanes as they are, or in a mirror: in the other order, with arrows that point the other way.
  fileprivate func sided(_ isMirrored: Bool) -> [LaneMask] {
    isMirrored ? reversed().map(\.mirrored) : self
  }
}
