/// What the arcs of a hierarchy cost, for one way to weigh roads.
package struct HierarchyWeights: Sendable {
  /// More than any way costs: no way.
  static let unreachable: UInt32 = 1 << 30

  package var up: Column<UInt32>
  package var down: Column<UInt32>
  /// The rank over which an arc leads; ``RoadGraph/none`` for one that is a turn.
  var upMiddles: Column<UInt32>
  var downMiddles: Column<UInt32>
}
