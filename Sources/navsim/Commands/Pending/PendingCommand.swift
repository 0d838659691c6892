import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim pending`: which recordings wait to become goldens.
enum PendingCommand: Command {
  static let description = CommandDescription(
    .pending,
    "list the recordings that wait to become goldens",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim pending", "all of the suite at hand"),
      .init("navsim pending Scenarios/reroute", "those below a folder"),
      .init("navsim pending --json", "names and files for a program"),
    ],
    options: [.json]
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let found = try PendingSelection.find(arguments.operands, in: session)
    if arguments.has(.json) {
      session.writeJSON { json in
        json.beginArray("pending")
        for pending in found { write(pending, into: &json) }
        json.endArray()
      }
      return .success
    }
    let width = found.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    for pending in found {
      let kind = pending.replacesGolden ? "changed" : "new    "
      let name = TextWidth.pad(pending.name, to: width)
      session.output.line("\(session.output.style.warning(kind))  \(name)  \(pending.path)")
    }
    if found.isEmpty {
      session.error.line("nothing is pending")
    } else {
      session.error.line(
        "\(Quantity.count(found.count, "recording")) pending; 'navsim review' shows one after the other, "
          + "'navsim accept --all' and 'navsim reject --all' end it"
      )
    }
    return .success
  }

  private static func write(_ pending: PendingGolden, into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", pending.name)
    json.member("kind", pending.replacesGolden ? "changed" : "new")
    json.member("golden", pending.goldenPath)
    json.member("pending", pending.path)
    json.endObject()
  }
}
