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
