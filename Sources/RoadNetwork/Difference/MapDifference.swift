package import Geodesy

/// What is otherwise in one map than in another, by the roads and turns that routes use.
///
/// Roads are the same where they run between the same points, whatever the numbers of their ways are and wherever
/// they are cut into sections.
package struct MapDifference: Sendable {
  /// What is otherwise, each road and each rule once.
  package private(set) var changes: [MapChange] = []
  /// The changes of edges that are no copies, in both maps.
  private var oldEdges: [UInt32: Int] = [:]
  private var newEdges: [UInt32: Int] = [:]
  /// The changes of turns from edge to edge, in both maps.
  private var oldTurns: [UInt64: Int] = [:]
  private var newTurns: [UInt64: Int] = [:]
  /// The changes of turns, which a restriction in both directions of a way has twice.
  private var turnNumbers: [TurnKey: Int] = [:]
  private let old: RoadGraph
  private let new: RoadGraph

  /// Compares two maps.
  package init(from old: RoadGraph, to new: RoadGraph) {
    (self.old, self.new) = (old, new)
    let twins = compareRoads()
    compareTurns(twins)
    joinRules()
  }

  // MARK: - Asking

  /// Returns what is otherwise on a way through the old map, each change once, with the tenths of a second that it
  /// may make worse.
  package func changes(onOld leg: PlannedRoute.Leg) -> [(change: Int, loss: Double)] {
    changes(on: leg, old, oldEdges, oldTurns) { duration, factor in
      factor.isFinite ? duration * (factor - 1) : .infinity
    }
  }

  /// Returns what is otherwise on a way through the new map, each change once, with the tenths of a second that it
  /// may make better.
  package func changes(onNew leg: PlannedRoute.Leg) -> [(change: Int, gain: Double)] {
    changes(on: leg, new, newEdges, newTurns) { duration, factor in
      factor > 0 ? duration * (1 / factor - 1) : .infinity
    }.map { (change: $0.change, gain: $0.loss) }
  }

  /// Returns the change of a road or a turn that is nearest to a place; nil where none is within so many metres.
  package func change(near place: Coordinate, within metres: Double) -> Int? {
    var best: (metres: Double, change: Int)?
    let degrees = metres / 50_000
    for (number, change) in changes.enumerated() {
      if case .rule = change.scope { continue }
      for line in change.lines {
        guard line.contains(where: { abs($0.latitude - place.latitude) < degrees }),
          let found = GeoPath(line).nearest(to: place)?.deviation, found <= metres
        else { continue }
        if found < best?.metres ?? .infinity { best = (found, number) }
      }
    }
    return best?.change
  }

  private func changes(
    on leg: PlannedRoute.Leg,
    _ graph: RoadGraph,
    _ edges: [UInt32: Int],
    _ turns: [UInt64: Int],
    _ worth: (Double, Double) -> Double
  ) -> [(change: Int, loss: Double)] {
    guard !edges.isEmpty || !turns.isEmpty else { return [] }
    var sums: [Int: Double] = [:]
    var last: UInt32?
    for piece in leg.pieces {
      let edge = graph.edges.bases[Int(piece.edge)]
      if let change = edges[edge] {
        sums[change, default: 0] += worth(Double(piece.duration), changes[change].factor)
      }
      if let last, let change = turns[Self.turn(last, edge)] {
        // A turn that is forbidden stops all; one that costs otherwise some seconds.
        let isForbidden = changes[change].factor == .infinity || changes[change].factor == 0
        sums[change, default: 0] += isForbidden ? worth(1, changes[change].factor) : 10
      }
      last = edge
    }
    return sums.map { (change: $0.key, loss: $0.value) }.sorted { $0.change < $1.change }
  }

  private static func turn(_ from: UInt32, _ to: UInt32) -> UInt64 {
    UInt64(from) << 32 | UInt64(to)
  }

  // MARK: - Roads

  /// The edges of the new map that edges of the old one begin and end on; ``RoadGraph/none`` for none.
  private struct Twins {
    var first: [UInt32]
    var last: [UInt32]
  }

  private struct RoadKey: Hashable {
    let way: Int64
    let change: StretchChange
  }

  private mutating func compareRoads() -> Twins {
    let table = StretchTable(new)
    var twins = Twins(
      first: [UInt32](repeating: RoadGraph.none, count: old.edges.originalCount),
      last: [UInt32](repeating: RoadGraph.none, count: old.edges.originalCount)
    )
    var numbers: [RoadKey: Int] = [:]
    var isKept = [Bool](repeating: false, count: new.sectionCount)
    var gone: [UInt32] = []
    for section in 0..<UInt32(old.sectionCount) {
      let stretches = old.shapeRange(section).dropLast()
      var last: (section: UInt32, isAlong: Bool)?
      for index in stretches {
        let twin = table.twin(ofStretchAt: index, of: section, old)
        defer { last = twin }
        guard let twin else { continue }
        if index == stretches.first { link(section, twin, isStart: true, &twins) }
        if index == stretches.last { link(section, twin, isStart: false, &twins) }
        guard twin.section != last?.section else { continue }
        isKept[Int(twin.section)] = true
        compare(section, twin, &numbers)
      }
      if last == nil { gone.append(section) }
    }
    // Of several roads between the same points one may stand for all; the others are no new ones.
    let before = StretchTable(old)
    let fresh = (0..<UInt32(new.sectionCount)).filter { section in
      !isKept[Int(section)]
        && new.shapeRange(section).dropLast().contains {
          before.twin(ofStretchAt: $0, of: section, new) == nil
        }
    }
    noteWhole(gone, fresh, &numbers)
    return twins
  }

  private func link(
    _ section: UInt32,
    _ twin: (section: UInt32, isAlong: Bool),
    isStart: Bool,
    _ twins: inout Twins
  ) {
    let forward = old.sections.forwardEdges[Int(section)]
    let backward = old.sections.backwardEdges[Int(section)]
    let along = new.sections.forwardEdges[Int(twin.section)]
    let against = new.sections.backwardEdges[Int(twin.section)]
    let (there, back) = twin.isAlong ? (along, against) : (against, along)
    if forward != RoadGraph.none {
      if isStart { twins.first[Int(forward)] = there } else { twins.last[Int(forward)] = there }
    }
    if backward != RoadGraph.none {
      if isStart { twins.last[Int(backward)] = back } else { twins.first[Int(backward)] = back }
    }
  }

  private mutating func compare(
    _ section: UInt32,
    _ twin: (section: UInt32, isAlong: Bool),
    _ numbers: inout [RoadKey: Int]
  ) {
    guard
      let change = StretchChange(
        Self.side(section, old),
        Self.side(twin.section, new),
        isTurned: !twin.isAlong
      )
    else { return }
    let number = note(change, section, old, &numbers)
    mark(section, old, number, &oldEdges)
    mark(twin.section, new, number, &newEdges)
  }

  private static func side(_ section: UInt32, _ graph: RoadGraph) -> StretchChange.Side {
    let facts = graph.facts(ofSection: section)
    func isOpen(_ edges: Column<UInt32>) -> Bool { edges[Int(section)] != RoadGraph.none }
    return StretchChange.Side(
      facts: facts,
      forward: isOpen(graph.sections.forwardEdges) ? facts.forward : nil,
      backward: isOpen(graph.sections.backwardEdges) ? facts.backward : nil
    )
  }

  /// Notes roads that only one of the maps has; a way that has both was drawn anew.
  private mutating func noteWhole(
    _ gone: [UInt32],
    _ fresh: [UInt32],
    _ numbers: inout [RoadKey: Int]
  ) {
    let lost = Set(gone.map { old.way(ofSection: $0) })
    let found = Set(fresh.map { new.way(ofSection: $0) })
    for section in gone {
      let isRedrawn = found.contains(old.way(ofSection: section))
      let change = isRedrawn ? StretchChange.redrawn : StretchChange(isNew: false)
      mark(section, old, note(change, section, old, &numbers), &oldEdges)
    }
    for section in fresh {
      let isRedrawn = lost.contains(new.way(ofSection: section))
      let change = isRedrawn ? StretchChange.redrawn : StretchChange(isNew: true)
      mark(section, new, note(change, section, new, &numbers), &newEdges)
    }
  }

  private func mark(
    _ section: UInt32,
    _ graph: RoadGraph,
    _ number: Int,
    _ edges: inout [UInt32: Int]
  ) {
    for edge in [
      graph.sections.forwardEdges[Int(section)], graph.sections.backwardEdges[Int(section)],
    ] where edge != RoadGraph.none {
      edges[edge] = number
    }
  }

  private mutating func note(
    _ change: StretchChange,
    _ section: UInt32,
    _ graph: RoadGraph,
    _ numbers: inout [RoadKey: Int]
  ) -> Int {
    let way = graph.way(ofSection: section)
    let line = graph.shape(ofSection: section)
    if let known = numbers[RoadKey(way: way, change: change)] {
      changes[known].lines.append(line)
      return known
    }
    let facts = graph.facts(ofSection: section)
    numbers[RoadKey(way: way, change: change)] = changes.count
    changes.append(
      MapChange(
        scope: .way(way),
        road: facts.name ?? facts.ref ?? "a \(facts.roadClass.words) road",
        what: change.what,
        factor: change.factor,
        roadClass: facts.roadClass,
        place: line[line.count / 2],
        lines: [line]
      )
    )
    return changes.count - 1
  }

  // MARK: - Turns

  /// A turn that is otherwise.
  private struct TurnChange {
    let from: UInt32
    let to: UInt32
    let what: String
    let factor: Double
  }

  private struct TurnKey: Hashable {
    let scope: MapChange.Scope
    let what: String
    let place: Coordinate
  }

  private mutating func compareTurns(_ twins: Twins) {
    let ends = changedEnds()
    var back = [UInt32](repeating: RoadGraph.none, count: new.edges.originalCount)
    for (edge, twin) in twins.first.enumerated() where twin != RoadGraph.none {
      back[Int(twin)] = UInt32(edge)
    }
    for edge in 0..<UInt32(old.edges.originalCount) {
      let twin = twins.last[Int(edge)]
      guard twin != RoadGraph.none else { continue }
      let place = old.vertexPoint(old.head(ofEdge: edge))
      let own = Self.turns(of: edge, old)
      let now = Self.turns(of: twin, new)
      for (target, price) in own {
        let towards = twins.first[Int(target)]
        // One road where there was a junction: nothing to turn.
        guard towards != RoadGraph.none, towards != twin else { continue }
        guard let found = now.first(where: { $0.target == towards }) else {
          let change = TurnChange(from: edge, to: target, what: "forbidden now", factor: .infinity)
          note(change, old, at: place, ends, isTurningBack: target == old.reverse(ofEdge: edge))
          continue
        }
        guard found.price != price else { continue }
        let seconds = Double(Int(found.price.duration) - Int(price.duration)) / 10
        let what =
          seconds == 0
          ? "another price" : "\(abs(seconds)) s \(seconds > 0 ? "longer" : "shorter")"
        let change = TurnChange(from: edge, to: target, what: what, factor: 1)
        note(change, old, at: place, ends, isTurningBack: false)
        newTurns[Self.turn(twin, towards)] = oldTurns[Self.turn(edge, target)]
      }
      for (target, _) in now {
        let origin = back[Int(target)]
        guard origin != RoadGraph.none, origin != edge,
          !own.contains(where: { twins.first[Int($0.target)] == target })
        else { continue }
        let change = TurnChange(from: twin, to: target, what: "allowed now", factor: 0)
        note(change, new, at: place, ends, isTurningBack: target == new.reverse(ofEdge: twin))
      }
    }
  }

  private struct TurnPrice: Equatable {
    let duration: UInt16
    let weight: UInt16
  }

  private static func turns(of edge: UInt32, _ graph: RoadGraph) -> [(
    target: UInt32, price: TurnPrice
  )] {
    graph.turns(ofEdge: edge).map { turn in
      (
        graph.edges.bases[Int(graph.turns.targets[turn])],
        TurnPrice(duration: graph.turns.durations[turn], weight: graph.turns.weights[turn])
      )
    }
  }

  /// The ends of roads that are otherwise, with their changes.
  private func changedEnds() -> [Coordinate: Int] {
    var ends: [Coordinate: Int] = [:]
    for (graph, edges) in [(old, oldEdges), (new, newEdges)] {
      for (edge, number) in edges {
        for vertex in [graph.tail(ofEdge: edge), graph.head(ofEdge: edge)] {
          let place = graph.vertexPoint(vertex)
          ends[place] = min(number, ends[place] ?? .max)
        }
      }
    }
    return ends
  }

  /// Notes a turn; what follows from a road that is otherwise belongs to that road.
  private mutating func note(
    _ turn: TurnChange,
    _ graph: RoadGraph,
    at place: Coordinate,
    _ ends: [Coordinate: Int],
    isTurningBack: Bool
  ) {
    let sections = (graph.edges.sections[Int(turn.from)], graph.edges.sections[Int(turn.to)])
    let key = TurnKey(
      scope: .turn(from: graph.way(ofSection: sections.0), to: graph.way(ofSection: sections.1)),
      what: turn.what,
      place: place
    )
    let number: Int
    if let road = ends[place], turn.factor == 1 || isTurningBack {
      number = road
    } else if let known = turnNumbers[key] {
      number = known
    } else {
      let facts = (graph.facts(ofSection: sections.0), graph.facts(ofSection: sections.1))
      func name(_ facts: WayFacts) -> String {
        facts.name ?? facts.ref ?? "a \(facts.roadClass.words) road"
      }
      number = changes.count
      turnNumbers[key] = number
      changes.append(
        MapChange(
          scope: key.scope,
          road: isTurningBack
            ? "turning back on \(name(facts.0))" : "\(name(facts.0)) onto \(name(facts.1))",
          what: turn.what,
          factor: turn.factor,
          roadClass: nil,
          place: place,
          lines: [[place, place]]
        )
      )
    }
    if graph === old {
      oldTurns[Self.turn(turn.from, turn.to)] = number
    } else {
      newTurns[Self.turn(turn.from, turn.to)] = number
    }
  }

  // MARK: - Rules

  /// From how many ways on a change that all of them have may be a rule.
  private static let ruleSize = 20

  /// How many ways of each class the old map has.
  private func wayCounts() -> [RoadClass: Int] {
    var ways: [RoadClass: Set<Int64>] = [:]
    for section in 0..<UInt32(old.sectionCount) {
      ways[old.facts(ofSection: section).roadClass, default: []].insert(old.way(ofSection: section))
    }
    return ways.mapValues(\.count)
  }

  /// Joins what most roads of a class have in common, and what most turns have, or what many have where who travels
  /// is another: it is a rule's doing, not a road's.
  private mutating func joinRules() {
    struct Rule: Hashable {
      let roadClass: RoadClass?
      let what: String
    }
    var sizes: [Rule: Int] = [:]
    for change in changes {
      // Turns differ by their angles: what they cost is one rule.
      sizes[
        Rule(roadClass: change.roadClass, what: change.isTurn ? "" : change.what),
        default: 0
      ] += 1
    }
    let totals = old.profile.name == new.profile.name ? wayCounts() : [:]
    let rules = sizes.filter { rule, size in
      let total = rule.roadClass.map { totals[$0] ?? 0 } ?? (totals.isEmpty ? 0 : old.turnCount)
      return size >= Self.ruleSize && size * 2 > total
    }
    guard !rules.isEmpty else { return }
    var numbers: [Rule: Int] = [:]
    var joined: [MapChange] = []
    var moved: [Int] = []
    for change in changes {
      let rule = Rule(roadClass: change.roadClass, what: change.isTurn ? "" : change.what)
      if let known = numbers[rule] {
        moved.append(known)
        continue
      }
      moved.append(joined.count)
      guard rules[rule] != nil else {
        joined.append(change)
        continue
      }
      numbers[rule] = joined.count
      joined.append(
        MapChange(
          scope: .rule,
          road: change.roadClass.map { "\($0.words) roads" } ?? "turns",
          what: change.isTurn ? "other prices or rules" : change.what,
          factor: change.factor,
          roadClass: change.roadClass,
          place: change.place,
          lines: []
        )
      )
    }
    changes = joined
    for (key, number) in oldEdges { oldEdges[key] = moved[number] }
    for (key, number) in newEdges { newEdges[key] = moved[number] }
    for (key, number) in oldTurns { oldTurns[key] = moved[number] }
    for (key, number) in newTurns { newTurns[key] = moved[number] }
  }
}
