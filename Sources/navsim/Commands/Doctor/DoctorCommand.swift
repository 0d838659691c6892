import Reporting
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim doctor`: whether everything around navsim is as it should be.
enum DoctorCommand: Command {
  static let description = CommandDescription(
    .doctor,
    "look whether suite, goldens and environment are as they should be",
    operands: "[<path>]",
    operandCount: 0...1,
    examples: [
      .init("navsim doctor", "the suite at hand"),
      .init("navsim doctor --clean", "removes the built maps that are kept"),
      .init("navsim doctor --json", "for a program, or to go with a report of a defect"),
    ],
    options: [clean, .json],
    discussion: """
      Nothing is run and nothing is written. A problem is exit 2; a warning is none.

      A scenario's map is built once and kept in .navsim/maps beside Scenarios/, or where
      NAVSIM_CACHE_DIR says, up to 256 MB, the oldest going first; --clean removes what is kept.
      """
  )

  /// Takes away what is kept to save time.
  static let clean = CommandOption("clean", "remove the built maps that are kept")

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    if arguments.has(clean) { MapKeeping.clean(arguments.operands, in: session) }
    let findings = Examination(arguments.operands, in: session).findings
    if arguments.has(.json) {
      session.writeJSON { json in
        json.member("version", Program.version)
        json.beginArray("findings")
        for finding in findings {
          json.beginObject()
          json.member("topic", finding.topic)
          json.member("state", finding.state.rawValue)
          json.member("text", finding.text)
          if let advice = finding.advice {
            json.member("advice", advice)
          }
          json.endObject()
        }
        json.endArray()
      }
    } else {
      tell(findings, session.output)
    }
    return findings.contains { $0.state == .problem } ? .invalidInput : .success
  }

  private static func tell(_ findings: [Examination.Finding], _ people: OutputStream) {
    let style = people.style
    let width = findings.map { TextWidth.columns(of: $0.topic) }.max() ?? 0
    for finding in findings {
      let mark =
        switch finding.state {
        case .fine: style.good("ok     ")
        case .warning: style.warning("warning")
        case .problem: style.error("problem")
        }
      people.line("\(mark)  \(TextWidth.pad(finding.topic, to: width))  \(finding.text)")
      if let advice = finding.advice {
        people.line("         \(TextWidth.pad("", to: width))  \(style.dim(advice))")
      }
    }
  }
}
