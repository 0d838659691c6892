/// What the search for ways reads of a map at every turn, without checks: every number was checked with
/// its block.
///
/// Good as long as the tables are kept alive.
@unsafe
struct WayView {
  private let turnStarts: UnsafeBufferPointer<UInt32>
  private let turnTargets: UnsafeBufferPointer<UInt32>
  private let turnDurations: UnsafeBufferPointer<UInt16>
  private let edgeSections: UnsafeBufferPointer<UInt32>
  private let edgeIsBackward: UnsafeBufferPointer<UInt8>
  private let sectionLengths: UnsafeBufferPointer<UInt32>
  private let startBearings: UnsafeBufferPointer<Float>
  private let endBearings: UnsafeBufferPointer<Float>

  init(_ tables: MapTables) {
    unsafe turnStarts = tables.graph.turns.starts.checked
    unsafe turnTargets = tables.graph.turns.targets.checked
    unsafe turnDurations = tables.graph.turns.durations.checked
    unsafe edgeSections = tables.graph.edges.sections.checked
    unsafe edgeIsBackward = tables.graph.edges.isBackward.bytes.checked
    unsafe sectionLengths = tables.graph.sections.lengths.checked
    unsafe startBearings = tables.graph.sections.startBearings.checked
    unsafe endBearings = tables.graph.sections.endBearings.checked
  }

  @inline(__always)
  func turns(ofEdge edge: UInt32) -> Range<Int> {
    let low = unsafe Int(turnStarts[Int(edge)])
    return unsafe low..<max(low, Int(turnStarts[Int(edge) + 1]))
  }

  @inline(__always)
  func target(_ turn: Int) -> UInt32 { unsafe turnTargets[turn] }

  /// Whether a turn is free by time, and so by what it says of the way.
  @inline(__always)
  func isFree(_ turn: Int) -> Bool { unsafe turnDurations[turn] == 0 }

  @inline(__always)
  func section(ofEdge edge: UInt32) -> Int { unsafe Int(edgeSections[Int(edge)]) }

  @inline(__always)
  func isBackward(_ edge: UInt32) -> Bool { unsafe edgeIsBackward[Int(edge)] != 0 }

  /// Decimetres.
  @inline(__always)
  func length(ofEdge edge: UInt32) -> UInt32 { unsafe sectionLengths[section(ofEdge: edge)] }

  /// Degrees at which a section, drawn forward, begins and ends.
  @inline(__always)
  func bearings(ofSection section: Int) -> (start: Float, end: Float) {
    unsafe (startBearings[section], endBearings[section])
  }
}
