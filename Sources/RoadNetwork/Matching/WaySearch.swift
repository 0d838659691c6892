import Geodesy

/// Finds ways from one place to many near ones: Dijkstra from edge to edge, by length and turns.
///
/// Keys are decimetres, those of turns being what they cost at the scale of the step.
@safe
struct WaySearch {
  struct Label {
    let edge: UInt32
    /// The label that the way came by; ``RoadGraph/none`` at its start.
    var parent: UInt32
    /// Decimetres to the tail of the edge, turns included.
    var key: UInt32
    /// The part of the key that is turns.
    var turns: UInt32
    var isDone: Bool
  }

  private(set) var labels: [Label] = []
  private var numbers = EdgeNumbers()
  private var heap = EdgeHeap()
  /// Keeps the view alive.
  private let tables: MapTables
  private nonisolated(unsafe) let view: WayView
  private let turnCosts: TurnNats
  /// Decimetres for a nat.
  private var scale = 0.0

  init(_ tables: MapTables, _ turnCosts: TurnNats) {
    self.tables = tables
    unsafe view = WayView(tables)
    self.turnCosts = turnCosts
  }

  /// Begins a search at a place on an edge.
  ///
  /// - Parameters:
  ///   - rest: Decimetres to the head of the edge.
  ///   - beta: Metres for a nat.
  mutating func begin(edge: UInt32, rest: UInt32, beta: Double) {
    labels.removeAll(keepingCapacity: true)
    numbers.removeAll()
    heap.removeAll()
    scale = beta * 10
    reach(from: edge, at: rest, turns: 0, parent: RoadGraph.none)
  }

  /// Returns the next nearest edge, and goes on from it at the next call; nil when there is none.
  ///
  /// - Parameter limit: The decimetres beyond which nothing is of interest.
  @inline(__always)
  mutating func next(_ limit: UInt32) -> Int? {
    while let (number, key) = heap.removeFirst() {
      if key > limit { return nil }
      let index = Int(number)
      guard !labels[index].isDone else { continue }
      labels[index].isDone = true
      return index
    }
    return nil
  }

  /// Goes on from the head of an edge that ``next(_:)`` gave.
  mutating func pass(_ number: Int) {
    let label = labels[number]
    defer { withExtendedLifetime(tables) {} }
    let end = unsafe label.key &+ view.length(ofEdge: label.edge)
    reach(from: label.edge, at: end, turns: label.turns, parent: UInt32(number))
  }

  private mutating func reach(
    from edge: UInt32,
    at end: UInt32,
    turns: UInt32,
    parent: UInt32
  ) {
    defer { withExtendedLifetime(tables) {} }
    for turn in unsafe view.turns(ofEdge: edge) {
      let target = unsafe view.target(turn)
      let nats = unsafe view.isFree(turn) ? 0 : turnCosts.nats(view, from: edge, to: target)
      // Ways of a million kilometres are not searched for: no sum comes near the limit of the type.
      let cost = UInt32(nats * scale)
      let key = end &+ cost
      let (number, isNew) = numbers.number(of: target)
      if isNew {
        labels.append(
          Label(edge: target, parent: parent, key: key, turns: turns &+ cost, isDone: false)
        )
      } else {
        guard !labels[number].isDone, key < labels[number].key else { continue }
        labels[number].key = key
        labels[number].turns = turns &+ cost
        labels[number].parent = parent
      }
      heap.insert(UInt32(number), key: key)
    }
  }

  /// The edges of the way to a label, the label's own last.
  func edges(to number: Int) -> [UInt32] {
    var edges: [UInt32] = []
    var at = UInt32(number)
    while at != RoadGraph.none {
      edges.append(labels[Int(at)].edge)
      at = labels[Int(at)].parent
    }
    return edges.reversed()
  }
}
