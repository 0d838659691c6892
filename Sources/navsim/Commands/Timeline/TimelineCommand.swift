import Platform
import Reporting
import Regression
import ScenarioLanguage

/// `navsim timeline`: a recording as a person reads it.
enum TimelineCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let all = CommandOption("all", short: "a", "show every record")
    static let textconv = CommandOption(
      "textconv",
      "every record with its time; lines that are none, such as conflict markers, as they are"
    )
  }

  static let description = CommandDescription(
    .timeline,
    "show a recording as a person reads it, without running anything",
    operands: "<recording>",
    operandCount: 1...1,
    examples: [
      .init("navsim timeline Golden/reroute/missed-turn.jsonl", "the story"),
      .init("navsim timeline a.jsonl --all", "every record"),
      .init("navsim timeline a.jsonl --textconv", "for git diff; see 'navsim setup-git'"),
    ],
    options: [Options.all, Options.textconv]
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let path = arguments.operands[0]
    // Standard input comes once, a file may be read twice.
    let input = path == "-" ? try session.contents(of: path) : nil
    func eachPiece(_ take: ([UInt8]) throws -> Void) throws {
      if let input { try take(input) } else { try OpenFile(path).eachPiece(take) }
    }
    if arguments.has(Options.textconv) {
      var timeline = TimelineRenderer(style: .plain, detail: .everything)
      try eachPiece { convert($0, &timeline, in: session) }
      return .success
    }
    // Nothing is told of what is damaged further on.
    var scan = RecordingScan(path: path)
    try eachPiece { try scan.take($0) }
    if let damage = try scan.finish().disagreement { throw damage }
    session.output.line(session.output.style.bold(scan.header?.scenario ?? ""))
    session.output.line()
    var timeline = TimelineRenderer(
      style: session.output.style,
      detail: arguments.has(Options.all) ? .everything : .story
    )
    try eachPiece { session.output.write(timeline.render($0)) }
    session.output.line()
    session.output.line("  \(timeline.counts.summary)")
    return .success
  }

  /// Never fails: git shows no difference at all where this does.
  private static func convert(
    _ bytes: [UInt8],
    _ timeline: inout TimelineRenderer,
    in session: Session
  ) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = timeline.render(Array(line) + [UInt8(ascii: "\n")])
      if text.isEmpty {
        session.output.line(String(decoding: line, as: UTF8.self))
      } else {
        session.output.write(text)
      }
    }
  }
}
