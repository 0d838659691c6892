import Reporting
import CanonicalJSON
import Geodesy
import Navigation
import Regression
import ScenarioLanguage

/// `navsim route info FILE`: what an answer of a routing server says.
enum RouteInfoCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let precision = CommandOption(
      "precision",
      .choice(["5", "6"]),
      "the decimals of its polylines (told by the lengths)"
    )
  }

  static let description = CommandDescription(
    .routeInfo,
    "what an answer in OSRM's format says: legs, steps, instructions, lanes",
    operands: "<file>",
    operandCount: 1...1,
    examples: [
      .init("navsim route info answer.json", "the routes as a driver reads them"),
      .init("navsim route info answer.json --json", "for a program"),
      .init("navsim route info -", "of standard input, such as 'navsim map route --osrm' writes"),
    ],
    options: [.json, Options.precision],
    discussion: """
      OSRM, Valhalla (format osrm), Mapbox and GraphHopper (type mapbox) answer in this format. A
      route alone is read as well, as DirectionsRoute.toJson() of Mapbox and MapLibre writes it.
      Exit 1 means that the answer holds no route, 2 that it is none.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let file = arguments.operands[0]
    let bytes = try session.contents(of: file)
    let name = file == "-" ? "stdin" : file
    let routes: [Route]
    do throws(RouteParseError) {
      routes = try parse(bytes, precision: arguments.value(Options.precision).flatMap { Int($0) })
    } catch {
      session.error.line("\(name): error: \(explanation(of: error))")
      if case .invalidStatusCode = error { return .regression }
      return .invalidInput
    }
    if arguments.has(.json) {
      session.writeJSON { json in
        json.beginArray("routes")
        for route in routes { RouteInfoJSON.write(route, to: &json) }
        json.endArray()
      }
    } else {
      for (number, route) in routes.enumerated() {
        if number > 0 {
          session.output.line()
          session.output.line("or, alternatively")
        }
        for line in RouteInfoText.lines(route, session.output.style) { session.output.line(line) }
      }
    }
    if routes.isEmpty {
      session.error.line("\(name): error: the answer holds no route")
      return .regression
    }
    return .success
  }

  /// Reads an answer; without a precision the one whose lengths fit what the answer states.
  private static func parse(
    _ bytes: [UInt8],
    precision: Int?
  ) throws(RouteParseError) -> [Route] {
    if let precision {
      return try OSRMResponseParser(precision: precision).parseRoutes(from: bytes)
    }
    return try Route.answer(bytes)
  }

  private static func explanation(of error: RouteParseError) -> String {
    switch error {
    case .invalidRouteObject(let text), .invalidGeometry(let text), .malformedAnnotations(let text):
      text
    case .invalidStatusCode(let code, let message):
      message.map { "the server says \(code): \($0)" } ?? "the server says \(code)"
    }
  }
}
