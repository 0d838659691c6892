import Reporting
import Platform
import Regression
import ScenarioLanguage
import Traces

/// The questions that `navsim new` asks in a terminal, each with an answer that Enter gives.
struct NewQuestions {
  let session: Session

  /// Which drives of a log, from 0.
  func drives(of log: DriveLog) -> [Int] {
    session.error.line("\(log.path) holds \(Quantity.count(log.drives.count, "drive")):")
    for (number, fixes) in log.drives.enumerated() {
      let seconds = Double((fixes.last?.time ?? 0) - (fixes.first?.time ?? 0)) / 1e9
      let metres = DriveSplit.length(fixes)
      session.error.line(
        "  \(number + 1)  \(Quantity.distance(metres: metres)) in \(Quantity.duration(seconds: seconds))"
      )
    }
    while true {
      let answer = ask("Which one, or all?", "\(log.longest + 1)")
      if answer == "all" { return Array(log.drives.indices) }
      if let number = Int(answer), log.drives.indices.contains(number - 1) { return [number - 1] }
      session.error.line("  a number from 1 to \(log.drives.count), or all")
      if isOver { return [log.longest] }
    }
  }

  /// Where the scenario goes; a name that is none, or is taken, is asked for again.
  func file(_ standard: String) -> String {
    while true {
      let answer = ask("Write the scenario to", standard)
      let path = answer.hasSuffix(".json") ? answer : answer + ".json"
      let stem = Paths.name(of: path).dropLast(".json".count)
      let isName =
        stem.contains { $0.isLetter || $0.isNumber }
        && stem.allSatisfy { $0.isLetter || $0.isNumber || "-_.@+ ".contains($0) }
      let isFree = FileSystem.kind(of: path) == .missing
      if isName && (isFree || path == standard) || isOver { return path }
      session.error.line(
        isName
          ? "  \(path) is there already" : "  a file's name, such as \(standard)"
      )
    }
  }

  /// Which file is the map; nil at the end of the answers.
  var map: String? {
    while true {
      let answer = ask("Which map was it on (a file)?", "none")
      if answer == "none" { return nil }
      if FileSystem.kind(of: answer) == .file { return answer }
      session.error.line("  there is no file \(answer)")
      if isOver { return nil }
    }
  }

  /// Shows where drives were, before anything else is known.
  func show(_ drives: [ArraySlice<Fix>]) {
    draw(DriveOutline(driven: drives.map { $0.map(\.coordinate) }))
  }

  /// Says what was made out, before it is asked about.
  func tell(_ story: InferredDrive) {
    let style = session.error.style
    draw(
      DriveOutline(
        driven: [story.fixes.map(\.coordinate)],
        planned: Array(story.plans.prefix(1)),
        marks: story.departures.map(\.coordinate)
      )
    )
    session.error.line("from \(story.origin.title) to \(story.destination.title)")
    for (number, departure) in story.departures.enumerated() {
      session.error.line(
        "  \(DriveOutline.sign(number))  \(Quantity.time(milliseconds: departure.time))  "
          + "\(style.bold(departure.kind.words))  \(departure.sentence)"
      )
    }
  }

  private func draw(_ sketch: DriveOutline) {
    let lines = sketch.lines(columns: session.io.width - 4, style: session.error.style)
    for line in lines { session.error.line(line) }
  }

  /// What the driver says about departures that the fixes leave in doubt, by their moments.
  func answers(of story: InferredDrive) -> [Int64: DepartureAnswer] {
    var answers: [Int64: DepartureAnswer] = [:]
    for departure in story.departures where !departure.isDemanded {
      let time = Quantity.time(milliseconds: departure.time)
      switch choose("\(time): \(departure.question) A \(departure.kind.words)?", ["?", "y", "n"]) {
      case "y": answers[story.fixes[departure.fix].time] = .departure(departure.kind)
      case "n": answers[story.fixes[departure.fix].time] = .receiver
      default: break
      }
    }
    return answers
  }

  /// The moments of stops that are none.
  func ignoredStops(of story: InferredDrive) -> Set<Int64> {
    var ignored: Set<Int64> = []
    for stop in story.stops {
      let time = Quantity.time(milliseconds: story.time(of: stop.fix))
      if !confirm("\(time): \(stop.reason). Is \(stop.title) a stop of the route?", true) {
        ignored.insert(story.fixes[stop.fix].time)
      }
    }
    return ignored
  }

  var wantsAnonymity: Bool {
    confirm("Hide where and when it was, and cut its ends off?", false)
  }

  /// nil for the title that says what the drive is about.
  var title: String? {
    let answer = ask("Title", "by what happened")
    return answer == "by what happened" ? nil : answer
  }

  // MARK: - Asking

  /// Whether the answers have ended.
  private var isOver: Bool { session.io.isInterrupted() }

  /// Returns which of some answers is given; the first is the standard one.
  private func choose(_ question: String, _ answers: [String]) -> String {
    while true {
      let answer = ask(question, answers.joined(separator: "/")).lowercased()
      if answer == answers.joined(separator: "/") { return answers[0] }
      if let known = answers.first(where: { $0 == answer }) { return known }
      session.error.line("  \(answers.joined(separator: ", "))")
      if isOver { return answers[0] }
    }
  }

  private func confirm(_ question: String, _ standard: Bool) -> Bool {
    while true {
      let answer = ask(question, standard ? "Y/n" : "y/N").lowercased()
      if answer == "y/n" { return standard }
      if ["y", "yes"].contains(answer) { return true }
      if ["n", "no"].contains(answer) { return false }
      session.error.line("  y or n")
      if isOver { return standard }
    }
  }

  /// Returns the answer, the standard one for an empty line or the end of the input.
  private func ask(_ question: String, _ standard: String) -> String {
    let style = session.error.style
    session.error.write("\(style.bold(question)) \(style.dim("[\(standard)]")) ")
    guard let line = session.io.readLine() else {
      session.error.line()
      return standard
    }
    let text = String(decoding: line, as: UTF8.self)
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return standard }
    return String(start[...last])
  }
}
