/// What a graph looks like from the bottom up: a customizable contraction hierarchy of its edges
/// (Dibbelt, Strasser and Wagner 2014), independent of weights.
///
/// Edges are numbered by rank. From each, arcs lead up to edges of higher rank, and come down from such:
/// wherever a way over lower edges connects two, an arc does. It is directed: an arc is there only if some
/// way is.
struct Hierarchy: Sendable {
  /// The rank of each edge of the graph, and the edge of each rank.
  var ranks: Column<UInt32> = []
  var edges: Column<UInt32> = []
  /// The next rank that everything from here passes; ``RoadGraph/none`` at the top.
  var parents: Column<UInt32> = []
  /// Arcs up, by their lower end; the higher ends rise.
  var upStarts: Column<UInt32> = [0]
  var upHeads: Column<UInt32> = []
  /// Arcs down, by their lower end; the higher ends rise.
  var downStarts: Column<UInt32> = [0]
  var downTails: Column<UInt32> = []
  /// The lower end of each arc.
  var upOwners: Column<UInt32> = []
  var downOwners: Column<UInt32> = []
  /// For each rank the arcs down that begin there, and the arcs up that end there, by their numbers.
  var fallingStarts: Column<UInt32> = []
  var fallingArcs: Column<UInt32> = []
  var climbingStarts: Column<UInt32> = []
  var climbingArcs: Column<UInt32> = []
  /// The arc of each turn of the graph: twice its number, one more for an arc down; ``RoadGraph/none``
  /// for a turn that leads nowhere new.
  var turnArcs: Column<UInt32> = []

  var count: Int { edges.count }

  @inline(__always)
  func upArcs(_ rank: Int) -> Range<Int> { Self.range(upStarts, rank) }

  @inline(__always)
  func downArcs(_ rank: Int) -> Range<Int> { Self.range(downStarts, rank) }

  /// The arc of a range whose higher end is a rank, or where it would stand.
  static func find(_ rank: UInt32, _ ends: Column<UInt32>, _ range: Range<Int>) -> UInt32 {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < rank { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }

  @inline(__always)
  static func range(_ starts: Column<UInt32>, _ index: Int) -> Range<Int> {
    let low = Int(starts[index])
    return low..<Swift.max(low, Int(starts[index + 1]))
  }
}
