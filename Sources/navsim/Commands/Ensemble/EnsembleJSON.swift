import CanonicalJSON
import Regression
import ScenarioLanguage

/// What an ensemble came to, for programs.
enum EnsembleJSON {
  /// Writes the cells, each with what came of its gate where it has one.
  static func write(
    _ cells: [EnsembleCell],
    _ verdicts: [EnsembleVerdict?],
    in session: Session
  ) {
    session.writeJSON { json in
      json.member("navsim", 1)
      json.member("kind", "ensemble")
      json.beginArray("cells")
      for (number, cell) in cells.enumerated() {
        write(cell, verdicts.indices.contains(number) ? verdicts[number] : nil, to: &json)
      }
      json.endArray()
    }
  }

  private static func write(
    _ cell: EnsembleCell,
    _ verdict: EnsembleVerdict?,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("scenario", cell.scenario)
    json.member("profile", cell.variant.isEmpty ? "builtin" : cell.variant)
    number("drives", cell.counted.count, &json)
    number("failed", cell.failures.count, &json)
    json.member("kilometres", cell.kilometres, decimals: 3)
    number("falseOffRoutes", cell.falseOffRoutes, &json)
    number("falseReroutes", cell.falseReroutes, &json)
    rate("falseOffRoutesPer1000km", cell, cell.falseOffRoutes, &json)
    rate("falseReroutesPer1000km", cell, cell.falseReroutes, &json)
    number("reroutes", cell.reroutes, &json)
    number("startReroutes", cell.startReroutes, &json)
    number("beganWithReroute", cell.beganWithReroute, &json)
    number("askedAgain", cell.askedAgain, &json)
    number("otherOffRoutes", cell.otherOffRoutes, &json)
    number("departures", cell.departures, &json)
    number("detected", cell.detected, &json)
    number("missed", cell.missed, &json)
    number("void", cell.void, &json)
    spread("detectionSeconds", cell.detectionSeconds, &json)
    spread("detectionSecondsApart", cell.detectionSecondsApart, &json)
    spread("detectionMetres", cell.detectionMetres, &json)
    number("arrivedOnce", cell.arrivedOnce, &json)
    number("arrivedOften", cell.arrivedOften, &json)
    number("arrivedNever", cell.arrivedNever, &json)
    number("arrivedRight", cell.arrivedRight, &json)
    spread("arrivalMetres", cell.arrivalMetres, &json)
    spread("arrivalSeconds", cell.arrivalSeconds, &json)
    spread("lastWordsSeconds", cell.lastWords, &json)
    number("lateWords", cell.lateWords, &json)
    number("overlappingWords", cell.overlaps, &json)
    number("violations", cell.violations, &json)
    if let verdict { write(verdict, to: &json) }
    json.beginArray("worstSeeds")
    for outcome in cell.worst { json.integer(outcome.seed) }
    json.endArray()
    json.beginArray("seeds")
    for outcome in cell.outcomes { write(outcome, to: &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ verdict: EnsembleVerdict, to json: inout JSONWriter) {
    json.beginArray("gate")
    for line in verdict.lines {
      json.beginObject()
      json.member("bound", line.text)
      json.member("found", line.found)
      json.member("held", line.isHeld)
      json.endObject()
    }
    json.endArray()
  }

  private static func write(_ outcome: DriveOutcome, to json: inout JSONWriter) {
    json.beginObject()
    json.member("seed", outcome.seed)
    if let failure = outcome.failure {
      json.member("failure", failure)
    } else {
      json.member("kilometres", outcome.kilometres, decimals: 3)
      number("falseOffRoutes", outcome.falseOffRoutes, &json)
      number("falseReroutes", outcome.falseReroutes, &json)
      number("reroutes", outcome.reroutes, &json)
      number("arrivals", outcome.arrivals, &json)
      if let error = outcome.arrivalError {
        json.member("arrivalMetres", error.metres, decimals: 2)
        json.member("arrivalSeconds", error.seconds, decimals: 2)
      }
      json.beginArray("departures")
      for departure in outcome.departures { write(departure, to: &json) }
      json.endArray()
      json.beginArray("violations")
      for violation in outcome.violations { json.string(violation) }
      json.endArray()
    }
    json.endObject()
  }

  private static func write(_ departure: DriveOutcome.Departure, to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", departure.kind)
    json.key("detection")
    switch departure.detection {
    case .missed: json.string("missed")
    case .void: json.string("void")
    case .detected(let seconds, let metres, let secondsApart):
      json.string("detected")
      json.member("seconds", seconds, decimals: 2)
      json.member("metres", metres, decimals: 2)
      json.member("secondsApart", secondsApart, decimals: 2)
    }
    json.endObject()
  }

  private static func number(_ key: StaticString, _ value: Int, _ json: inout JSONWriter) {
    json.member(key, value)
  }

  private static func rate(
    _ key: StaticString,
    _ cell: EnsembleCell,
    _ count: Int,
    _ json: inout JSONWriter
  ) {
    json.member(key, cell.perThousandKilometres(count) ?? 0, decimals: 3)
  }

  private static func spread(
    _ key: StaticString,
    _ sample: EnsembleSample,
    _ json: inout JSONWriter
  ) {
    json.beginObject(key)
    json.member("count", sample.count)
    if let median = sample.median, let high = sample.high, let most = sample.largest {
      json.member("median", median, decimals: 2)
      json.member("p90", high, decimals: 2)
      json.member("most", most, decimals: 2)
    }
    json.endObject()
  }
}
