import CanonicalJSON
import Regression
import ScenarioLanguage

/// What an ensemble came to, for programs.
enum EnsembleJSON {
  static func write(_ cells: [EnsembleCell], in session: Session) {
    session.writeJSON { json in
      json.key("navsim")
      json.integer(1)
      json.key("kind")
      json.string("ensemble")
      json.key("cells")
      json.beginArray()
      for cell in cells { write(cell, to: &json) }
      json.endArray()
    }
  }

  private static func write(_ cell: EnsembleCell, to json: inout JSONWriter) {
    json.beginObject()
    json.key("scenario")
    json.string(cell.scenario)
    json.key("profile")
    json.string(cell.variant.isEmpty ? "builtin" : cell.variant)
    number("drives", cell.counted.count, &json)
    number("failed", cell.failures.count, &json)
    json.key("kilometres")
    json.fixed(cell.kilometres, decimals: 3)
    number("falseOffRoutes", cell.falseOffRoutes, &json)
    number("falseReroutes", cell.falseReroutes, &json)
    rate("falseOffRoutesPer1000km", cell, cell.falseOffRoutes, &json)
    rate("falseReroutesPer1000km", cell, cell.falseReroutes, &json)
    number("reroutes", cell.reroutes, &json)
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
    number("violations", cell.violations, &json)
    json.key("worstSeeds")
    json.beginArray()
    for outcome in cell.worst { json.integer(outcome.seed) }
    json.endArray()
    json.key("seeds")
    json.beginArray()
    for outcome in cell.outcomes { write(outcome, to: &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ outcome: DriveOutcome, to json: inout JSONWriter) {
    json.beginObject()
    json.key("seed")
    json.integer(outcome.seed)
    if let failure = outcome.failure {
      json.key("failure")
      json.string(failure)
    } else {
      json.key("kilometres")
      json.fixed(outcome.kilometres, decimals: 3)
      number("falseOffRoutes", outcome.falseOffRoutes, &json)
      number("falseReroutes", outcome.falseReroutes, &json)
      number("reroutes", outcome.reroutes, &json)
      number("arrivals", outcome.arrivals, &json)
      if let error = outcome.arrivalError {
        json.key("arrivalMetres")
        json.fixed(error.metres, decimals: 2)
        json.key("arrivalSeconds")
        json.fixed(error.seconds, decimals: 2)
      }
      json.key("departures")
      json.beginArray()
      for departure in outcome.departures { write(departure, to: &json) }
      json.endArray()
      json.key("violations")
      json.beginArray()
      for violation in outcome.violations { json.string(violation) }
      json.endArray()
    }
    json.endObject()
  }

  private static func write(_ departure: DriveOutcome.Departure, to json: inout JSONWriter) {
    json.beginObject()
    json.key("kind")
    json.string(departure.kind)
    json.key("detection")
    switch departure.detection {
    case .missed: json.string("missed")
    case .void: json.string("void")
    case .detected(let seconds, let metres, let secondsApart):
      json.string("detected")
      json.key("seconds")
      json.fixed(seconds, decimals: 2)
      json.key("metres")
      json.fixed(metres, decimals: 2)
      json.key("secondsApart")
      json.fixed(secondsApart, decimals: 2)
    }
    json.endObject()
  }

  private static func number(_ key: StaticString, _ value: Int, _ json: inout JSONWriter) {
    json.key(key)
    json.integer(value)
  }

  private static func rate(
    _ key: StaticString,
    _ cell: EnsembleCell,
    _ count: Int,
    _ json: inout JSONWriter
  ) {
    json.key(key)
    json.fixed(cell.perThousandKilometres(count) ?? 0, decimals: 3)
  }

  private static func spread(
    _ key: StaticString,
    _ sample: EnsembleSample,
    _ json: inout JSONWriter
  ) {
    json.key(key)
    json.beginObject()
    json.key("count")
    json.integer(sample.count)
    if let median = sample.median, let high = sample.high, let most = sample.largest {
      json.key("median")
      json.fixed(median, decimals: 2)
      json.key("p90")
      json.fixed(high, decimals: 2)
      json.key("most")
      json.fixed(most, decimals: 2)
    }
    json.endObject()
  }
}
