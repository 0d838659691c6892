/// Something that a reader mended, and how often.
public struct TraceRepair: Hashable, Sendable {
  /// What was wrong, and what became of it.
  public enum Kind: String, CaseIterable, Sendable {
    /// The same position at the same time: the later is dropped.
    case duplicate
    /// Another position at the same time: the later is one millisecond later, or dropped.
    case duplicateTime
    /// Several places in one whole second, second after second: spread over it.
    case crowdedSecond
    /// A time up to a second before the last: left out.
    case stepBack
    /// A point without a time, or with a part of one, among others that have theirs: left out.
    case untimedPoint
    /// Times that went back: sorted.
    case sorted
    /// A clock that was set back: what follows is moved on.
    case clockJump
    /// A point at 0, 0 far from both neighbours: dropped.
    case nullIsland
    /// A speed, course, accuracy or altitude that is negative or beyond what can be: unknown.
    case unknownSpeed, unknownCourse, unknownAccuracy, unknownAltitude
    /// Speed 0 throughout a file whose places move: unknown.
    case alwaysZeroSpeed
    /// A course below 1 m/s means nothing: dropped.
    case courseAtStandstill
    /// A fix that the receiver called invalid: dropped.
    case invalidFix
    /// A sentence whose checksum is wrong: dropped.
    case badChecksum
    /// A time without a zone: taken as UTC.
    case timeWithoutZone
    /// A year that a clock shows that was never set.
    case oldEpoch
    /// A date 1,024 weeks back, as after a week rollover.
    case weekRollover
    /// More than 60 s without a fix: a new segment.
    case gap
    /// Faster than 70 m/s between two fixes: kept, but doubtful.
    case jump
    /// A track point without a position, or a row without values: dropped.
    case emptyPoint
    /// A file whose last line is cut off: the line is dropped.
    case truncatedEnd
    /// Fixes of another provider than the receiver, in a log that has both: left out.
    case otherProvider
    /// Coordinates whose 32 bits overflowed: put right.
    case overflow
    /// More than 30 s between most fixes: too few to replay a drive.
    case sparse
    /// Times made up from an interval.
    case interval
  }

  /// What was mended.
  public let kind: Kind
  /// How often.
  public var count: Int
  /// The line of the first.
  public let firstLine: Int
}
