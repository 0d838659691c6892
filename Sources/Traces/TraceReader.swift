/// Reads a trace fix by fix; GPX, NMEA and CSV in constant memory.
public struct TraceReader {
  /// The format found.
  public let format: TraceFormat
  private var gpx: GPXReader?
  private var nmea: NMEAReader?
  private var csv: CSVReader?
  private var geojson: GeoJSONReader?
  private var sorted: [Fix] = []
  private var sortedIndex = 0
  private var filter: FixFilter
  private var ready: [Fix] = []
  private var readyIndex = 0
  private var isSpent = false
  private var count = 0
  private let name: String

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
  public init(
    bytes: [UInt8],
    name: String = "trace",
    options: TraceReadingOptions = TraceReadingOptions()
  ) throws(TraceError) {
    try self.init(ByteInput(bytes: bytes, name: name), options: options)
  }

  private init(_ input: ByteInput, options: TraceReadingOptions) throws(TraceError) {
    name = input.name
    if let stated = options.format {
      format = stated
    } else {
      format = try TraceDetection.format(of: input)
    }
    filter = FixFilter(source: input.name, options: options)
    switch format {
    case .gpx: gpx = GPXReader(input, options: options)
    case .nmea: nmea = NMEAReader(input, options: options)
    case .csv: csv = try CSVReader(input, options: options)
    case .geojson:
      var input = input
      while try input.refill().more {
        guard input.bytes.count <= 256 << 20 else {
          throw TraceError(source: input.name, message: "GeoJSON of more than 256 MB")
        }
      }
      geojson = try GeoJSONReader(input.bytes, name: input.name, options: options)
    }
    if options.interval != nil { try filter.note(.interval, line: 1) }
    if options.sorts { try sort() }
  }

  /// What was mended so far; complete once ``next()`` returned nil.
  public var report: TraceReport { filter.report }

  /// Returns the next fix; nil at the end.
  ///
  /// - Throws: ``TraceError`` at the first fault that cannot be mended, and at the end of a file without
  ///   any fix.
  public mutating func next() throws(TraceError) -> Fix? {
    while true {
      if readyIndex < ready.count {
        readyIndex += 1
        count += 1
        return ready[readyIndex - 1]
      }
      guard !isSpent else { return nil }
      ready.removeAll(keepingCapacity: true)
      readyIndex = 0
      if let raw = try readRaw() {
        try filter.take(raw, into: &ready)
      } else {
        isSpent = true
        try filter.finish(into: &ready)
        if ready.isEmpty, count == 0 {
          throw TraceError(source: name, message: "no position in the file")
        }
      }
    }
  }

  private mutating func readRaw() throws(TraceError) -> Fix? {
    if sortedIndex < sorted.count {
      sortedIndex += 1
      return sorted[sortedIndex - 1]
    }
    switch format {
    case .gpx: return try gpx?.next(&filter)
    case .nmea: return try nmea?.next(&filter)
    case .csv: return try csv?.next(&filter)
    case .geojson: return geojson?.next()
    }
  }

  /// Reads everything and orders it by time; equal times keep their order.
  private mutating func sort() throws(TraceError) {
    var all: [Fix] = []
    while let fix = try readRaw() { all.append(fix) }
    for (a, b) in zip(all, all.dropFirst()) where b.time < a.time {
      try filter.note(.sorted, line: b.line)
    }
    let order = all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }
    sorted = order.map { all[$0] }
  }
}
