import Reporting
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim diff A B`: what differs between two recordings.
enum DiffCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let tolerance = CommandOption(
      "tolerance",
      .required("rule"),
      "EVENT/FIELD=AMOUNT or EVENT/FIELD=PERCENT%; may be repeated"
    )
    static let limit = CommandOption(
      "limit",
      .required("n"),
      "how many differences are told one by one (40)"
    )
    static let unified = CommandOption(
      "unified",
      short: "u",
      "the events around each difference, - golden and + new"
    )
    static let sideBySide = CommandOption("side-by-side", short: "y", "the same in two columns")
    static let context = CommandOption(
      "context",
      .required("n"),
      "how many equal events stand around one (3)"
    )
  }

  static let description = CommandDescription(
    .diff,
    "what differs between two recordings, in the language of the navigator",
    operands: "<golden> <new>",
    operandCount: 2...2,
    examples: [
      .init("navsim diff Golden/a.jsonl Golden/a.new.jsonl", "a golden and what waits for it"),
      .init("navsim diff a.jsonl b.jsonl --unified", "the events around each difference"),
      .init("navsim diff a.jsonl b.jsonl --side-by-side", "two columns"),
      .init("navsim diff old.jsonl new.jsonl --json", "one object a difference"),
      .init(
        "navsim diff a.jsonl b.jsonl --tolerance '*/speed=0.5'",
        "half a metre per second is no difference"
      ),
    ],
    options: [
      .json, Options.tolerance, Options.limit, Options.unified, Options.sideBySide,
      Options.context,
    ],
    discussion: """
      Events are aligned by what they mean, never by their place: one inserted event is one
      difference. Differences that follow each other within a minute are folded under the first;
      that they follow from it is a guess, since two files do not tell why. A recording without the last
      line that closes it, as others make them, differs by nothing for that; one that does not agree with
      its last line is compared as it stands, with a warning.

      A tolerance is of the numbers with its key, wherever they stand in the event; of a place, such as
      'origin', it is in metres, and 'position' is of every place. Words, counts and truth values are exact;
      where one is given, spaces and the order of keys are no difference either.

      Exit code 0 if there is no difference, 1 if there is one.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let rules = try arguments.values(Options.tolerance).map { try Tolerances.Rule(parsing: $0) }
    let limit = try arguments.integer(Options.limit, atLeast: 0) ?? 40
    let (golden, new) = (arguments.operands[0], arguments.operands[1])
    let diff = try RecordingDiff(
      golden: session.contents(of: golden),
      path: golden,
      new: session.contents(of: new),
      path: new,
      tolerances: Tolerances(rules)
    )
    for damage in [diff.golden.disagreement, diff.new.disagreement].compactMap({ $0 }) {
      session.error.line(damage.asWarning)
    }
    if arguments.has(.json) {
      var json = JSONWriter()
      diff.write(to: &json)
      json.newline()
      session.output.write(json.bytes)
    } else if arguments.has(Options.unified) || arguments.has(Options.sideBySide) {
      if diff.isEmpty { session.output.line("no difference") }
      for line in diff.headline where diff.changes.isEmpty { session.output.line(line) }
      let view = DiffView(
        diff,
        context: try arguments.integer(Options.context, atLeast: 0) ?? 3,
        limit: limit,
        style: session.output.style
      )
      let isWide = arguments.has(Options.sideBySide)
      for line in view.lines(width: isWide ? session.io.width : nil) { session.output.line(line) }
    } else {
      for line in diff.report(limit: limit) {
        session.output.line(DiffText.painted(line, session.output.style))
      }
    }
    return diff.isEmpty ? .success : .regression
  }
}
