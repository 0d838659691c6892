import Regression
import ScenarioLanguage
import Simulation

/// `navsim schema`: the JSON Schemas of scenarios and recordings.
enum SchemaCommand: Command {
  static let description = CommandDescription(
    .schema,
    "the JSON Schema of scenarios or recordings, for editors and checks",
    operands: "[scenario|recording|navigator]",
    operandCount: 0...1,
    examples: [
      .init("navsim schema", "the schema of scenarios"),
      .init("navsim schema recording", "the schema of a recording's lines"),
      .init("navsim schema navigator", "the navigator's keys as a table in Markdown"),
    ],
    discussion: """
      The schemas are draft 2020-12. A scenario names its schema in "$schema", and editors complete
      keys and show their meaning, default and unit. 'navsim lint' checks more than a schema can.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let text =
      switch arguments.operands.first ?? "scenario" {
      case "scenario": ScenarioSchema.document
      case "recording": RecordingSchema.document
      case "navigator": NavigatorKey.table
      case let other:
        throw UsageError(
          "no schema is called '\(other)'",
          hint: "one of: scenario, recording, navigator"
        )
      }
    session.output.write(Array(text.utf8))
    return .success
  }
}
