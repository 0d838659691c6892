import Platform
import Regression
import Traces

/// The options of reading a trace that several commands share.
enum TraceOptions {
  static let interval = CommandOption(
    "interval",
    .required("s"),
    "seconds between fixes, for a file without times"
  )
  static let sort = CommandOption("sort", "order fixes whose times go back")
  static let duplicates = CommandOption(
    "duplicates",
    .choice(of: Duplicates.self),
    "a second position at one time (keep: 1 ms later)",
    isCommon: false
  )
  static let columns = CommandOption(
    "columns",
    .required("names"),
    "the columns of a CSV without a header",
    isCommon: false
  )
  static let date = CommandOption(
    "date",
    .required("day"),
    "the day of an NMEA log without dates",
    isCommon: false
  )
  static let provider = CommandOption(
    "provider",
    .choice(["gps", "flp", "nlp"]),
    "whose fixes of a GnssLogger log (gps, and the others counted)",
    isCommon: false
  )
  static let track = CommandOption(
    "track",
    .required("n"),
    "the only track read of a file with several"
  )
  static let strict = CommandOption("strict", "anything that would be mended is an error")
  static let from = CommandOption(
    "from",
    .choice(of: TraceFormat.self),
    "the format read (else found out)",
    isCommon: false
  )

  /// When a drive of a log has ended, for commands that divide logs.
  static let split = CommandOption(
    "split",
    .required("s"),
    "seconds at one place that end a drive (600)",
    isCommon: false
  )

  /// Seconds at one place that end a drive.
  ///
  /// - Throws: `UsageError` for what is no number of seconds.
  static func standing(_ arguments: CommandArguments) throws(UsageError) -> Double {
    max(try arguments.number(split) ?? DriveLog.standing, 10)
  }

  /// What becomes of a second position at one time.
  enum Duplicates: String, CaseIterable {
    case keep, drop
  }

  static let all = [
    interval,
    sort,
    duplicates,
    columns,
    date,
    provider,
    track,
    strict,
    from,
  ]

  static func read(_ arguments: CommandArguments) throws -> TraceReadingOptions {
    var options = TraceReadingOptions()
    options.format = arguments.word(Self.from, of: TraceFormat.self)
    options.interval = try arguments.number(Self.interval)
    if options.interval == 0 { throw UsageError("'--interval 0': expected more than 0 seconds") }
    options.sorts = arguments.has(Self.sort)
    options.dropsDuplicateTimes = arguments.word(Self.duplicates, of: Duplicates.self) == .drop
    options.isStrict = arguments.has(Self.strict)
    options.columns = arguments.value(Self.columns).map { list in
      list.split(separator: ",").map(String.init)
    }
    options.track = try arguments.integer(Self.track, atLeast: 1)
    options.provider = arguments.word(Self.provider, of: LocationProvider.self)
    if let text = arguments.value(Self.date) { options.day = try day(text) }
    return options
  }

  private static func day(_ text: String) throws -> Int64 {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, CivilDate.isValid(year: parts[0], month: parts[1], day: parts[2]) else {
      throw UsageError("'--date \(text)': expected a day such as 2026-03-01")
    }
    return CivilDate.days(year: parts[0], month: parts[1], day: parts[2])
  }
}

extension Session {
  /// Reads a trace; `-` is standard input.
  ///
  /// - Throws: `TraceError` where it cannot be read, or is no trace.
  func trace(_ path: String, _ options: TraceReadingOptions) throws(TraceError) -> Trace {
    guard path == "-" else { return try Trace(path: path, options: options) }
    let bytes: [UInt8]
    do { bytes = try contents(of: path) } catch {
      throw TraceError(
        source: Self.inputName,
        message: "cannot read the trace: \(error.systemReason)"
      )
    }
    var reader = try TraceReader(bytes: bytes, name: Self.inputName, options: options)
    return try Trace(reading: &reader)
  }

  /// What standard input is called.
  static let inputName = "stdin"
}
