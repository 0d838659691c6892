import Geodesy

@testable import RoadNetwork

/// Plain search without a goal, without tables, without tricks: what the router must find.
enum DijkstraOracle {
  /// Returns the weight of the best way between two places; nil where there is none.
  static func weight(_ graph: RoadGraph, _ start: RoadPosition, _ end: RoadPosition) -> UInt32? {
    func edges(_ position: RoadPosition) -> [UInt32] {
      let section = Int(position.section)
      return [graph.sections.forwardEdges[section], graph.sections.backwardEdges[section]].filter {
        $0 != RoadGraph.none
      }
    }
    func part(_ edge: UInt32, _ from: Double, _ to: Double) -> UInt32 {
      UInt32((Double(graph.edges.weights[Int(edge)]) * max(0, to - from)).rounded())
    }
    func share(_ position: RoadPosition, _ edge: UInt32) -> Double {
      graph.edges.isBackward[Int(edge)] ? 1 - position.fraction : position.fraction
    }
    var best: UInt32?
    func offer(_ cost: UInt32) { best = min(best ?? cost, cost) }
    var costs = [UInt32?](repeating: nil, count: graph.edgeCount)
    var isDone = [Bool](repeating: false, count: graph.edgeCount)
    let targets = edges(end)
    for edge in edges(start) {
      let from = share(start, edge)
      if targets.contains(edge), share(end, edge) >= from {
        offer(part(edge, from, share(end, edge)))
      }
      costs[Int(edge)] = part(edge, from, 1)
    }
    var queue = EdgeHeap()
    for edge in edges(start) { queue.insert(edge, key: costs[Int(edge)] ?? 0) }
    while let (edge, cost) = queue.removeFirst() {
      guard !isDone[Int(edge)] else { continue }
      isDone[Int(edge)] = true
      for turn in graph.turns(ofEdge: edge) {
        let target = graph.turns.targets[turn]
        let before = cost + UInt32(graph.turns.weights[turn])
        if targets.contains(graph.edges.bases[Int(target)]) {
          offer(before + part(target, 0, share(end, target)))
        }
        let total = before + graph.edges.weights[Int(target)]
        if let known = costs[Int(target)], known <= total { continue }
        costs[Int(target)] = total
        queue.insert(target, key: total)
      }
    }
    return best
  }
}
