import CanonicalJSON
import Geodesy

/// Reads the fixes of a flight recorder's file: JSON Lines, a header with `"navrec":1`, then
/// `{"t":…,"fix":{…}}` among the events of the drive.
struct NavrecReader: TraceDecoder {
  private var objects: ObjectLines
  private let options: TraceReadingOptions
  /// Nanoseconds of the Unix epoch at t = 0.
  private var epoch: Int64?
  private var count = 0

  init(_ input: ByteInput, options: TraceReadingOptions) throws(TraceError) {
    objects = ObjectLines(input)
    self.options = options
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard let (found, lines) = try objects.next(with: epoch == nil ? "{" : "\"fix\"", &filter)
    else { return false }
    for (index, line) in lines.enumerated() {
      if epoch == nil {
        epoch = try begin(found[index], line)
      } else if let fix = found[index]["fix"] {
        try read(fix, of: found[index], line, &filter)
      }
    }
    return true
  }

  private func begin(_ header: JSONValue, _ line: Int) throws(TraceError) -> Int64 {
    guard header["navrec"]?.integer == 1 else {
      throw objects.error(
        line,
        "no header of a flight recorder: {\"navsim\":1,\"navrec\":1,\"epoch\":…}"
      )
    }
    guard let text = header["epoch"]?.string.map({ Array($0.utf8) }),
      let time = TimeText.parse(text.span, 0..<text.count)
    else {
      throw objects.error(
        line,
        "the header says no \"epoch\"",
        hint: "expected the time at t = 0, such as 2026-03-01T08:00:00Z"
      )
    }
    return time.nanoseconds
  }

  private mutating func read(
    _ value: JSONValue,
    of object: JSONValue,
    _ line: Int,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    guard let latitude = try objects.number(value, "lat", line),
      let longitude = try objects.number(value, "lon", line)
    else { throw objects.error(line, "a fix without lat and lon") }
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      altitude: try objects.number(value, "altitude", line),
      speed: try objects.number(value, "speed", line),
      course: try objects.number(value, "course", line),
      horizontalAccuracy: try objects.number(value, "horizontalAccuracy", line),
      verticalAccuracy: try objects.number(value, "verticalAccuracy", line),
      quality: value["quality"]?.integer.map { Int(clamping: $0) },
      line: line
    )
    try Position.check(fix.coordinate, source: objects.name, line: line)
    if let interval = options.interval {
      fix.time = FixClock.time(of: count, every: interval)
    } else {
      // The fix's own stamp; t is that of its arrival.
      let own = try objects.number(value, "time", line)
      let arrival = try objects.number(object, "t", line)
      guard let stamp = own ?? arrival else {
        try filter.leaveOut(objects.error(line, "a fix without t"))
        return
      }
      let (sum, isOver) = Int64(clampingToMilliseconds: stamp).addingReportingOverflow(epoch ?? 0)
      guard !isOver, FixClock.range.contains(sum) else {
        throw objects.error(line, "\(stamp) ms is no time of a drive")
      }
      fix.time = sum
    }
    count += 1
    try filter.take(&fix)
  }
}

extension Int64 {
  /// Makes nanoseconds of milliseconds; those beyond all years are the greatest.
  fileprivate init(clampingToMilliseconds value: Double) {
    let nanoseconds = (value * 1e6).rounded()
    self = Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)
  }
}

extension FormatEntry {
  /// The file of a flight recorder.
  static let navrec = FormatEntry(
    title: "navrec",
    endings: ["navrec"],
    kind: .stream(
      claim: { head in
        let first = head.lines.first?.filter { $0 != " " }
        return head.kind == .object && first?.contains("\"navrec\":") == true ? .certain : nil
      },
      open: { input, options throws(TraceError) in try NavrecReader(input, options: options) }
    )
  )
}
