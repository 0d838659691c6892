/// Reads one format, a stretch of the file at a time.
///
/// A stretch is some tens of kilobytes, so that the call costs nothing beside the work.
protocol TraceDecoder {
  /// Gives the fixes of the next stretch to the filter; false at the end of the file.
  ///
  /// - Throws: ``TraceError`` at the first fault; the fixes before it have been given.
  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool
}
