import CanonicalJSON

/// What there is to know of a trace format; each format's folder has its own.
struct FormatEntry: Sendable {
  /// The name that people know the format by.
  let title: String

  /// The endings of file names that speak for it, in lower case.
  var endings: [String] = []

  /// What a "line" of it is, where it has none.
  var unit = "line"

  /// How it is told from others, and read.
  let kind: Kind

  enum Kind: Sendable {
    /// It is told by the head of a file, and read as the bytes come.
    case stream(
      claim: @Sendable (TraceHead) -> Claim?,
      open: @Sendable (ByteInput, TraceReadingOptions) throws(TraceError) -> any TraceDecoder
    )
    /// It is JSON, which its members alone tell, and which is read whole.
    case json(
      claim: @Sendable (JSONValue) -> Claim?,
      open: @Sendable (JSONSource, TraceReadingOptions) throws(TraceError) -> any TraceDecoder
    )
  }

  /// How surely a file is in a format; of equals, the format that is declared first has it.
  enum Claim: Int, Comparable {
    /// Nothing speaks against it.
    case weak
    /// The file's name says so.
    case named
    case possible
    case likely
    case certain

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
}

/// Reads one format, a stretch of the file at a time.
///
/// A stretch is some tens of kilobytes, so that the call costs nothing beside the work.
protocol TraceDecoder {
  /// Gives the fixes of the next stretch to the filter; false at the end of the file.
  ///
  /// - Throws: ``TraceError`` at the first fault; the fixes before it have been given.
  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool
}
