/// Orders the edges of a graph for a hierarchy: those that cut it in halves last, those that cut the
/// halves before them, and so on.
///
/// Edges of roads, not vertices, are cut, so that what separates the halves are edges (Buchhold, Wagner,
/// Zeitz and Zündorf 2020, "Customizable Contraction Hierarchies with Turn Costs").
struct NestedDissection {
  private struct Piece {
    let range: Range<Int>
    /// The lowest rank among the edges that separate this piece from the rest.
    let parent: UInt32
  }

  private let graph: RoadGraph
  private let vertices: VertexSections
  /// The edges of each section, copies too.
  private var edgeStarts: [UInt32]
  private var edges: [UInt32]
  /// The vertices, those of a piece beside each other.
  private var order: [UInt32]
  private var piece: [UInt32]
  private var local: [Int32]
  private var next: UInt32
  private var isPlaced: [Bool]
  private(set) var ranks: [UInt32]
  /// By rank: the next edge that everything from here must pass; ``RoadGraph/none`` at the top.
  private(set) var parents: [UInt32]

  init(_ graph: RoadGraph) {
    self.graph = graph
    vertices = VertexSections(graph)
    let count = graph.edgeCount
    edgeStarts = [UInt32](repeating: 0, count: graph.sectionCount + 1)
    for edge in 0..<count { edgeStarts[Int(graph.edges.sections[edge]) + 1] += 1 }
    for index in edgeStarts.indices.dropFirst() { edgeStarts[index] += edgeStarts[index - 1] }
    edges = [UInt32](repeating: 0, count: count)
    var filled = edgeStarts
    for edge in 0..<count {
      let section = Int(graph.edges.sections[edge])
      edges[Int(filled[section])] = UInt32(edge)
      filled[section] += 1
    }
    order = Array(0..<UInt32(graph.vertexCount))
    piece = [UInt32](repeating: 0, count: graph.vertexCount)
    local = [Int32](repeating: 0, count: graph.vertexCount)
    isPlaced = [Bool](repeating: false, count: graph.sectionCount)
    ranks = [UInt32](repeating: RoadGraph.none, count: count)
    parents = [UInt32](repeating: RoadGraph.none, count: count)
    next = UInt32(count)
    run()
  }

  private mutating func run() {
    var tasks = [Piece(range: 0..<order.count, parent: RoadGraph.none)]
    var number: UInt32 = 0
    while let task = tasks.popLast() {
      number += 1
      for index in task.range { piece[Int(order[index])] = number }
      let (sides, parent) = split(task, number)
      guard task.range.count > 1 else { continue }
      let members = task.range.map { order[$0] }
      var low = task.range.lowerBound
      for isFirst in [true, false] {
        let start = low
        for (vertex, side) in zip(members, sides) where side == isFirst {
          order[low] = vertex
          low += 1
        }
        if start < low { tasks.append(Piece(range: start..<low, parent: parent)) }
      }
    }
  }

  /// Divides a piece, ranks the edges between the parts, and returns the side of each vertex and the
  /// lowest rank above the parts.
  private mutating func split(_ task: Piece, _ number: UInt32) -> (sides: [Bool], parent: UInt32) {
    for (index, place) in task.range.enumerated() { local[Int(order[place])] = Int32(index) }
    var roads: [(Int32, Int32)] = []
    var sections: [UInt32] = []
    for place in task.range {
      let vertex = order[place]
      for (section, isTail) in vertices.sections(at: vertex) where !isPlaced[Int(section)] {
        let other = isTail ? graph.sections.heads[Int(section)] : graph.sections.tails[Int(section)]
        guard piece[Int(other)] == number, isTail || other == vertex else { continue }
        if other == vertex, task.range.count > 1 { continue }
        roads.append((local[Int(vertex)], local[Int(other)]))
        sections.append(section)
      }
    }
    guard task.range.count > 1 else {
      return ([], rank(sections, below: task.parent))
    }
    var flow = InertialFlow(vertexCount: task.range.count, edges: roads)
    let sides = flow.cut(
      x: task.range.map { graph.vertices.longitudes[Int(order[$0])] },
      y: task.range.map { graph.vertices.latitudes[Int(order[$0])] }
    )
    let between = zip(roads, sections).filter { sides[Int($0.0.0)] != sides[Int($0.0.1)] }
    return (sides, rank(between.map(\.1), below: task.parent))
  }

  /// Gives the edges of sections the next ranks; returns the lowest given, or the parent's.
  private mutating func rank(_ sections: [UInt32], below parent: UInt32) -> UInt32 {
    var above = parent
    for section in sections where !isPlaced[Int(section)] {
      isPlaced[Int(section)] = true
      for index in Int(edgeStarts[Int(section)])..<Int(edgeStarts[Int(section) + 1]) {
        next -= 1
        ranks[Int(edges[index])] = next
        parents[Int(next)] = above
        above = next
      }
    }
    return above
  }
}
