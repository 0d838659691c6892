/// How a trace is read where its file leaves a choice.
public struct TraceReadingOptions: Hashable, Sendable {
  /// The format; nil finds out from the content.
  public var format: TraceFormat?
  /// Seconds between fixes, for a file without times.
  public var interval: Double?
  /// Whether fixes whose times go back are sorted; otherwise they are an error.
  public var sorts = false
  /// Whether a clock that goes back is taken for one that was set anew: what follows is moved on, to
  /// begin a second after what was before.
  public var bridgesClockJumps = false
  /// Whether a second position at one time is dropped; otherwise it is one millisecond later.
  public var dropsDuplicateTimes = false
  /// Whether anything that would be mended is an error.
  public var isStrict = false
  /// The names of a CSV file's columns, for one without a header.
  public var columns: [String]?
  /// The day of an NMEA log without dates, as days since 1970-01-01.
  public var day: Int64?
  /// The only track that is read of a file with several, from 1; nil reads all of them, one after another.
  public var track: Int?

  /// Whose fixes of a GnssLogger log are read; nil is the receiver's, and the others are counted.
  public var provider: LocationProvider?

  /// The usual way: the format from the content, times as they stand, small faults mended.
  public init() {}
}
