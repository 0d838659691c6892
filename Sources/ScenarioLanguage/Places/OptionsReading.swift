import CanonicalJSON
import Navigation

/// Options of a request as scenarios write them: `options`, with any of the keys below.
enum OptionsReading {
  private struct Table: KeyTable {
    let travelMode = Keys.choice(
      "travelMode",
      RouteOptions.TravelMode.self,
      "How it is travelled (driving)."
    )
    let avoidsHighways = Keys.flag(
      "avoidsHighways",
      "Motorways only where there is no other way (false)."
    )
    let avoidsTolls = Keys.flag(
      "avoidsTolls",
      "Toll roads only where there is no other way (false)."
    )
    let avoidsFerries = Keys.flag(
      "avoidsFerries",
      "Ferries only where there is no other way (true)."
    )
    let strategy = Keys.choice("strategy", RouteOptions.Strategy.self, "What is best (fastest).")
    let maximumRouteCount = Keys.whole(
      "maximumRouteCount",
      1...10,
      "How many routes are wanted (1)."
    )
    let departureTime = Keys.text("departureTime", "When it begins, as 2026-03-01T08:00:00Z (now).")
  }

  private static let keys = Table()

  /// The options of a call.
  static let object = Keys.object(
    "options",
    keys.schema("What kind of route is wanted; for this request only.")
  )

  /// Returns the options of a call; nil where it has none.
  static func options(_ reader: inout JSONObjectReader) -> RouteOptions? {
    guard var inner = object(&reader) else { return nil }
    var options = RouteOptions()
    if let mode = keys.travelMode(&inner) { options.travelMode = mode }
    if let avoids = keys.avoidsHighways(&inner) { options.avoidsHighways = avoids }
    if let avoids = keys.avoidsTolls(&inner) { options.avoidsTolls = avoids }
    if let avoids = keys.avoidsFerries(&inner) { options.avoidsFerries = avoids }
    if let strategy = keys.strategy(&inner) { options.strategy = strategy }
    if let count = keys.maximumRouteCount(&inner) { options.maximumRouteCount = count }
    if let text = keys.departureTime(&inner) {
      if let nanoseconds = UTCDate.nanoseconds(text) {
        options.departureTime = nanoseconds / 1_000_000_000
      } else {
        inner.report(
          "\"\(text)\" is no UTC time",
          at: keys.departureTime.name,
          hint: "write it as 2026-03-01T08:00:00Z"
        )
      }
    }
    inner.finish()
    return options
  }
}
