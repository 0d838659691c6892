import Traces

/// The options of reading a trace that several commands share.
enum TraceOptions {
  static let all = [
    CommandOption(
      "interval",
      .required("s"),
      "seconds between fixes, for a file without times"
    ),
    CommandOption("sort", "order fixes whose times go back"),
    CommandOption(
      "duplicates",
      .choice(["keep", "drop"]),
      "a second position at one time (keep: 1 ms later)",
      isCommon: false
    ),
    CommandOption(
      "columns",
      .required("names"),
      "the columns of a CSV without a header",
      isCommon: false
    ),
    CommandOption(
      "date",
      .required("day"),
      "the day of an NMEA log without dates",
      isCommon: false
    ),
    CommandOption(
      "provider",
      .choice(["gps", "flp", "nlp"]),
      "whose fixes of a GnssLogger log (gps, and the others counted)",
      isCommon: false
    ),
    CommandOption("strict", "anything that would be mended is an error"),
    CommandOption(
      "from",
      .choice(TraceFormat.allCases.map(\.rawValue)),
      "the format read (else found out)",
      isCommon: false
    ),
  ]

  static func read(_ arguments: CommandArguments) throws -> TraceReadingOptions {
    var options = TraceReadingOptions()
    options.format = arguments.value("from").flatMap(TraceFormat.init(rawValue:))
    options.interval = try arguments.number("interval")
    if options.interval == 0 { throw UsageError("'--interval 0': expected more than 0 seconds") }
    options.sorts = arguments.has("sort")
    options.dropsDuplicateTimes = arguments.value("duplicates") == "drop"
    options.isStrict = arguments.has("strict")
    options.columns = arguments.value("columns").map { list in
      list.split(separator: ",").map(String.init)
    }
    options.provider = arguments.value("provider").flatMap(LocationProvider.init(rawValue:))
    if let text = arguments.value("date") { options.day = try day(text) }
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
