/// A fix with what became of it.
struct FixRecord {
  let point: MatchPoint
  var role = FixRole.invalid
  /// The column of the fix, or the one that it stands still at, counted from the first ever; -1: none.
  var column = -1
}
