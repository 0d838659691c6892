/// Reads a trace fix by fix; GPX, NMEA, CSV, TCX, GnssLogger, IGC, MCAP and lines of JSON in constant
/// memory, KML track by track, FIT, JSON and what is in an archive whole.
public struct TraceReader {
  /// The format found.
  public let format: TraceFormat
  private var decoder: any TraceDecoder
  private var filter: FixFilter
  private var index = 0
  private var isSpent = false
  private var hasFix = false
  /// What stopped the decoder; thrown once the fixes before it are handed out.
  private var failure: TraceError?

  /// Opens a file.
  ///
  /// - Throws: ``TraceError`` where it cannot be read or is no trace.
  public init(
    path: String,
    options: TraceReadingOptions = TraceReadingOptions()
  ) throws(TraceError) {
    try self.init(ByteInput(path: path), options: options)
  }

  /// Reads a file's content.
  ///
  /// - Throws: ``TraceError`` where it is no trace.
  public init(
    bytes: [UInt8],
    name: String = "trace",
    options: TraceReadingOptions = TraceReadingOptions()
  ) throws(TraceError) {
    try self.init(ByteInput(bytes: bytes, name: name), options: options)
  }

  private init(_ input: ByteInput, options: TraceReadingOptions) throws(TraceError) {
    if let interval = options.interval, !(1e-6...86_400 ~= interval) {
      throw TraceError(
        source: input.name,
        message: "an interval of \(interval) s, expected a millionth of a second to a day"
      )
    }
    filter = FixFilter(source: input.name, options: options)
    (format, decoder) = try TraceDetection.open(input, options)
    if options.interval != nil { try filter.note(.interval, line: 1) }
    if options.sorts { decoder = try SortedFixes(of: &decoder, &filter) }
  }

  /// What was mended so far; complete once ``next()`` returned nil.
  public var report: TraceReport { filter.report }

  /// The tracks of the file, where it has such; complete once ``next()`` returned nil.
  public var tracks: [TraceTrack] { filter.tracks.all }

  /// Returns the next fix; nil at the end.
  ///
  /// - Throws: ``TraceError`` at the first fault that cannot be mended, and at the end of a file without
  ///   any fix.
  public mutating func next() throws(TraceError) -> Fix? {
    while index == filter.ready.count {
      guard try fill() else { return nil }
    }
    index += 1
    return filter.ready[index - 1]
  }

  /// Decodes the next stretch; false at the end.
  private mutating func fill() throws(TraceError) -> Bool {
    if let failure { throw failure }
    guard !isSpent else { return false }
    filter.ready.removeAll(keepingCapacity: true)
    index = 0
    do {
      if try !decoder.read(into: &filter) {
        isSpent = true
        try filter.finish()
      }
    } catch {
      failure = filter.tracks.fault(filter.source) ?? error
      if failure == error { try? filter.handOut() }
    }
    if !filter.ready.isEmpty { hasFix = true }
    if isSpent, failure == nil, !hasFix {
      throw filter.emptiness
    }
    return true
  }
}
