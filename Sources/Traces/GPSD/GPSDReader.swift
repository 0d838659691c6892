import CanonicalJSON
import Geodesy

/// Reads what gpsd tells its clients: the reports of class TPV, a JSON object a line.
///
/// So `gpspipe -w` writes them. Each receiver is a track.
///
/// Members after gpsd_json(5), https://gpsd.gitlab.io/gpsd/gpsd_json.html.
struct GPSDReader: TraceDecoder {
  private var objects: ObjectLines
  private let options: TraceReadingOptions
  private var device: String?
  private var hasEntered = false
  private var count = 0

  init(_ input: ByteInput, options: TraceReadingOptions) {
    objects = ObjectLines(input)
    self.options = options
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard let (reports, lines) = try objects.next(with: "TPV", &filter) else { return false }
    for (index, line) in lines.enumerated() {
      let report = reports[index]
      if report["class"]?.isText("TPV") == true { try read(report, line, &filter) }
    }
    return true
  }

  private mutating func read(
    _ report: JSONValue,
    _ line: Int,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    // 0 and 1 are a receiver without a fix: whatever else it says is no place.
    guard let mode = try objects.number(report, "mode", line), mode >= 2 else {
      try filter.note(.invalidFix, line: line)
      return
    }
    guard let latitude = try objects.number(report, "lat", line),
      let longitude = try objects.number(report, "lon", line)
    else {
      try filter.note(.emptyPoint, line: line)
      return
    }
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      line: line
    )
    try Position.check(fix.coordinate, source: objects.name, line: line)
    guard let time = try time(of: report, line, &filter) else { return }
    fix.time = time
    // Since 3.20 there are two altitudes; `alt` was the one above the sea, and is that of nobody now.
    if let altitude = try objects.number(report, "altMSL", line) {
      fix.altitude = altitude
    } else if let altitude = try objects.number(report, "alt", line) {
      fix.altitude = altitude
    } else {
      fix.altitude = try objects.number(report, "altHAE", line)
    }
    fix.speed = try objects.number(report, "speed", line)
    fix.course = try objects.number(report, "track", line)
    fix.horizontalAccuracy = try accuracy(of: report, line)
    fix.verticalAccuracy = try objects.number(report, "epv", line)
    fix.quality = try objects.number(report, "status", line).flatMap(Self.quality)
    if !hasEntered || !isOfDevice(report) {
      device = report["device"]?.string
      filter.tracks.enter(device, isKey: true)
      hasEntered = true
    }
    count += 1
    try filter.take(&fix)
  }

  /// Whether a report is of the receiver at hand.
  private func isOfDevice(_ report: JSONValue) -> Bool {
    guard let device else { return report["device"]?.string == nil }
    return report["device"]?.isText(device) == true
  }

  /// Returns the time of a report; nil for one without, which is left out.
  private func time(
    of report: JSONValue,
    _ line: Int,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Int64? {
    if let interval = options.interval { return FixClock.time(of: count, every: interval) }
    guard let stamp = report["time"], !stamp.isNull else {
      try filter.leaveOut(
        objects.error(line, "a report without a time", hint: FixClock.intervalHint)
      )
      return nil
    }
    if let time = TimeText.time(stamp) { return time.nanoseconds }
    // The oldest wrote seconds since 1970.
    if let seconds = stamp.double, let time = EpochNumber.nanoseconds(seconds) { return time }
    throw objects.error(
      line,
      "\(stamp.described) is no time",
      hint: "expected 2026-03-01T08:00:00Z"
    )
  }

  /// Returns the error on the ground, which older versions told for each direction.
  private func accuracy(of report: JSONValue, _ line: Int) throws(TraceError) -> Double? {
    if let whole = try objects.number(report, "eph", line) { return whole }
    guard let east = try objects.number(report, "epx", line),
      let north = try objects.number(report, "epy", line)
    else { return nil }
    return (east * east + north * north).squareRoot()
  }

  /// Returns how GGA calls a status of gpsd.
  private static func quality(_ status: Double) -> Int? {
    switch status {
    case 1: 1
    case 2: 2
    case 3: 4
    case 4: 5
    case 5, 6: 6
    case 8: 8
    case 9: 3
    default: nil
    }
  }
}

extension FormatEntry {
  /// What gpsd tells its clients.
  static let gpsd = FormatEntry(
    title: "gpsd JSON",
    kind: .stream(
      claim: { head in
        let isTold = head.lines.prefix(40).contains { line in
          guard let open = line.firstIndex(of: "{") else { return false }
          let object = line[open...].filter { $0 != " " }
          return ["VERSION", "DEVICES", "DEVICE", "WATCH", "TPV", "SKY", "GST"].contains {
            object.hasPrefix("{\"class\":\"\($0)\"")
          }
        }
        return head.kind != .xml && isTold ? .certain : nil
      },
      open: { input, options in GPSDReader(input, options: options) }
    )
  )
}
