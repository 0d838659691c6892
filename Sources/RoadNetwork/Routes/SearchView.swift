import Geodesy

/// What a search reads of a map at every edge, without checks: every number was checked with its block.
///
/// Good as long as the tables are kept alive.
@unsafe
struct SearchView {
  private let turnStarts: UnsafeBufferPointer<UInt32>
  private let turnTargets: UnsafeBufferPointer<UInt32>
  private let arcs: UnsafeBufferPointer<UInt32>
  private let heads: UnsafeBufferPointer<UInt32>
  private let points: UnsafeBufferPointer<Int32>

  init(_ tables: MapTables) {
    unsafe turnStarts = tables.graph.turnStarts.checked
    unsafe turnTargets = tables.graph.turnTargets.checked
    unsafe arcs = tables.search.arcs.checked
    unsafe heads = tables.search.heads.checked
    unsafe points = tables.search.points.checked
  }

  @inline(__always)
  func turns(ofEdge edge: UInt32) -> Range<Int> {
    let low = unsafe Int(turnStarts[Int(edge)])
    return unsafe low..<max(low, Int(turnStarts[Int(edge) + 1]))
  }

  @inline(__always)
  func target(_ turn: Int) -> UInt32 { unsafe turnTargets[turn] }

  @inline(__always)
  func arc(_ turn: Int) -> UInt32 { unsafe arcs[turn] }

  /// The point at which an edge ends.
  @inline(__always)
  func head(ofEdge edge: UInt32) -> SIMD4<Double> {
    let place = unsafe Int(heads[Int(edge)]) * 4
    return unsafe SIMD4(
      Double(points[place]),
      Double(points[place + 1]),
      Double(points[place + 2]),
      0
    )
  }
}
