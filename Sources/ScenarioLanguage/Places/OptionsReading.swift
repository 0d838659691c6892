import CanonicalJSON
import Navigation

/// Options of a request as scenarios write them: `options`, with any of the keys below.
enum OptionsReading {
  /// Returns the options of a call; nil where it has none.
  static func options(_ reader: inout JSONObjectReader) -> RouteOptions? {
    guard var inner = reader.object("options") else { return nil }
    var options = RouteOptions()
    if let mode = inner.oneOf("travelMode", RouteOptions.TravelMode.self) {
      options.travelMode = mode
    }
    if let avoids = inner.bool("avoidsHighways") { options.avoidsHighways = avoids }
    if let avoids = inner.bool("avoidsTolls") { options.avoidsTolls = avoids }
    if let avoids = inner.bool("avoidsFerries") { options.avoidsFerries = avoids }
    if let strategy = inner.oneOf("strategy", RouteOptions.Strategy.self) {
      options.strategy = strategy
    }
    if let count = inner.integer("maximumRouteCount", in: 1...10) {
      options.maximumRouteCount = Int(count)
    }
    if let text = inner.string("departureTime") {
      if let nanoseconds = UTCDate.nanoseconds(text) {
        options.departureTime = nanoseconds / 1_000_000_000
      } else {
        inner.report(
          "\"\(text)\" is no UTC time",
          at: "departureTime",
          hint: "write it as 2026-03-01T08:00:00Z"
        )
      }
    }
    inner.finish()
    return options
  }

  static var schema: SchemaValue {
    .closed(
      "What kind of route is wanted; for this request only.",
      [
        (
          "travelMode",
          .choice(
            RouteOptions.TravelMode.allCases.map(\.rawValue),
            "How it is travelled (driving)."
          )
        ),
        ("avoidsHighways", .boolean("Motorways only where there is no other way (false).")),
        ("avoidsTolls", .boolean("Toll roads only where there is no other way (false).")),
        ("avoidsFerries", .boolean("Ferries only where there is no other way (true).")),
        (
          "strategy",
          .choice(RouteOptions.Strategy.allCases.map(\.rawValue), "What is best (fastest).")
        ),
        ("maximumRouteCount", .number(1...10, "How many routes are wanted (1).", isWhole: true)),
        ("departureTime", .string("When it begins, as 2026-03-01T08:00:00Z (now).")),
      ]
    )
  }
}
