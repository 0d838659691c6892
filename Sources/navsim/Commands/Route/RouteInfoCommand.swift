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
      "the decimals of OSRM's polylines (told by the lengths)"
    )
  }

  static let description = CommandDescription(
    .routeInfo,
    "what a routing server's answer says: legs, steps, instructions, lanes",
    operands: "<file>",
    operandCount: 1...1,
    examples: [
      .init("navsim route info answer.json", "the routes as a driver reads them"),
      .init("navsim route info answer.json --json", "for a program"),
      .init("navsim route info -", "of standard input, such as 'navsim map route --osrm' writes"),
    ],
    options: [.json, Options.precision],
    discussion: """
      Read are answers in OSRM's format, as OSRM, Valhalla (format osrm), Mapbox and GraphHopper (type
      mapbox) write it, a route of it alone (DirectionsRoute.toJson() of Mapbox and MapLibre), and the
      answers of Google Routes, HERE Routing 8, TomTom Routing and GraphHopper's own: see 'navsim help
      formats'. A maneuver that is not known is told as it came, with a note.
      Exit 1 means that the answer holds no route, 2 that it is none.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let file = arguments.operands[0]
    let bytes = try session.contents(of: file)
    let name = file == "-" ? "stdin" : file
    let precision = arguments.value(Options.precision).flatMap { Int($0) }
    let answer: RouteAnswerParser.Answer
    do throws(RouteParseError) {
      answer = try RouteAnswerParser(precision: precision).answer(bytes)
    } catch {
      session.error.line("\(name): error: \(error)")
      if case .invalidStatusCode = error { return .regression }
      return .invalidInput
    }
    if arguments.has(.json) {
      session.writeJSON { json in RouteInfoJSON.write(answer, to: &json) }
    } else {
      for note in answer.notes { session.error.line("\(name): note: \(note)") }
      for (number, route) in answer.routes.enumerated() {
        if number > 0 {
          session.output.line()
          session.output.line("or, alternatively")
        }
        let form = answer.form == .osrm ? nil : answer.form.title
        for line in RouteInfoText.lines(route, form: form, session.output.style) {
          session.output.line(line)
        }
      }
    }
    if answer.routes.isEmpty {
      session.error.line("\(name): error: the answer holds no route")
      return .regression
    }
    return .success
  }
}
