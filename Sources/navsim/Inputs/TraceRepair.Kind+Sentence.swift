import Platform
import Regression
import Traces

extension TraceRepair.Kind {
  /// What was mended, as a person reads it.
  var sentence: String {
    switch self {
    case .duplicate: "the same position at the same time: the later dropped"
    case .duplicateTime: "another position at the same time"
    case .crowdedSecond: "several places in one whole second: spread over it"
    case .stepBack: "times up to a second before the last: left out"
    case .untimedPoint: "points without a time: left out"
    case .sorted: "times that went back: sorted"
    case .clockJump: "a clock that was set back: what follows moved on"
    case .nullIsland: "points at 0, 0 far from their neighbours: dropped"
    case .unknownSpeed: "impossible speeds: unknown"
    case .unknownCourse: "impossible courses: unknown"
    case .unknownAccuracy: "impossible accuracies: unknown"
    case .unknownAltitude: "impossible altitudes: unknown"
    case .alwaysZeroSpeed: "speed 0 throughout although the places move: unknown"
    case .courseAtStandstill: "courses below 1 m/s: dropped"
    case .invalidFix: "fixes that the receiver called invalid: dropped"
    case .badChecksum: "sentences with a wrong checksum: dropped"
    case .timeWithoutZone: "times without a zone: taken as UTC"
    case .oldEpoch: "a clock that was never set"
    case .weekRollover: "a date as after a GPS week rollover"
    case .gap: "more than 60 s without a fix: a new segment"
    case .jump: "faster than 70 m/s between two fixes: kept"
    case .emptyPoint: "points without a position: dropped"
    case .truncatedEnd: "a last line cut off: dropped"
    case .otherProvider: "fixes of other providers: left out"
    case .overflow: "coordinates of 32 bits that overflowed: put right"
    case .sparse: "more than 30 s between most fixes: too few to replay a drive"
    case .interval: "times made up from the interval"
    }
  }
}

extension TraceCleaning.Kind {
  /// So many that were taken out, as a person reads it.
  func text(_ count: Int) -> String {
    switch self {
    case .spike: Quantity.count(count, "spike")
    case .frozen: Quantity.count(count, "frozen fix", plural: "frozen fixes")
    case .clockJump: Quantity.count(count, "leap of the clock", plural: "leaps of the clock")
    }
  }
}
