import Geodesy

/// The core of both matchers: a hidden Markov model over places on directed edges (Newson and Krumm
/// 2009), solved by Viterbi's algorithm as fixes come.
///
/// Everything stands in flat arrays that are used again: once they are large enough nothing is
/// allocated.
struct MatchEngine {
  let tables: MapTables
  var parameters: MatchParameters

  var log: [FixRecord] = []
  var columns: [MatchColumn] = []
  var states: [MatchState] = []
  /// Fixes and columns that were dropped from the front.
  var droppedFixes = 0
  var droppedColumns = 0

  /// Whether a way may go on from the last column.
  var isOpen = false
  /// Why the next part begins.
  var opening = MatchBreak.start
  /// How many parts have begun.
  var partCount = 0
  /// The last fix that was a step, and the time of the last that was heard of there.
  var last = MatchPoint(Coordinate(latitude: 0, longitude: 0), time: 0)
  var lastTime: Int64 = 0
  /// Fixes since then that no way reaches, the first of them, and fixes in a row without a road.
  var brokenCount = 0
  var firstBroken = 0
  var offRoadCount = 0

  /// The sorted edges of the route that is followed.
  var route: [UInt32] = []

  /// States through which ways of the last column lead, for a moment.
  var survivors: [Int32] = []

  var search: WaySearch
  var candidates: [RoadCandidate] = []
  /// The column in the making, and the metres that cost one nat on the way to it.
  var incoming: [MatchState] = []
  var incomingBeta = 0.0
  /// Its edges, each with its first state and their count.
  var targets = EdgeNumbers()
  var targetRanges: [Range<Int>] = []
  /// The search that last found each, and the number of the last search.
  var targetSearches: [UInt32] = []
  var searchCount: UInt32 = 0

  init(_ map: RoadMap, _ parameters: MatchParameters) {
    tables = map.tables
    self.parameters = parameters.bounded
    search = WaySearch(tables, TurnNats(map.graph.profile, self.parameters))
  }

  /// Forgets all fixes.
  mutating func removeAll() {
    log.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    (droppedFixes, droppedColumns) = (0, 0)
    (brokenCount, offRoadCount, partCount) = (0, 0, 0)
    isOpen = false
    opening = .start
  }

  /// The states of a column, counted among those that are kept.
  func stateRange(ofColumn column: Int) -> Range<Int> {
    let end = column + 1 < columns.count ? columns[column + 1].start : states.count
    return columns[column].start..<end
  }
}
