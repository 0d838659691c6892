/// A place on a directed edge where the vehicle may have been at a fix.
struct MatchState {
  var edge: UInt32
  /// The edge by which one came: a copy of ``edge`` where a restriction over several ways binds.
  var via: UInt32
  /// The state before, counted in its column; -1 for none.
  var parent: Int32 = -1
  /// How much further in the column the same place in the other direction stands; 0 for none.
  var twin: Int32 = 0
  /// The segment of the section's points, and how far along it, from 0 to 1.
  var segment: UInt32
  var share: Double
  /// How far along the section, from 0 to 1.
  var fraction: Double
  /// Metres from the fix.
  var distance: Double
  /// Metres from the tail of the edge, and how far one had been on it when a fix seems to go back.
  var along: Double
  var reach: Double
  /// Nats for the fix alone, and for the best way here with all fixes.
  var emission: Double
  var cost = Double.infinity
  /// Whether the way from the state before stays on the edge.
  var isDirect = false
  /// Whether the way leads to the twin, and turns back there.
  var isTurned = false
  var isOnRoute = false
}
