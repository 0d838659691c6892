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

/// The states of one fix.
struct MatchColumn {
  /// The fix, counted from the first that was ever added.
  var fix: Int
  /// The first of its states, counted from the first that is kept.
  var start: Int
  /// The best of its states, counted in the column.
  var best: Int32 = 0
  /// Metres that cost one nat on the way here.
  var beta = 0.0
  /// Why a part begins here; nil where a way leads here from the column before.
  var opening: MatchBreak?
}

/// A fix with what became of it.
struct FixRecord {
  let point: MatchPoint
  var role = FixRole.invalid
  /// The column of the fix, or the one that it stands still at, counted from the first ever; -1: none.
  var column = -1
}
