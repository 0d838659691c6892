import Recording
import Regression
import ScenarioLanguage

/// `navsim schema`: the JSON Schemas of scenarios and recordings.
enum SchemaCommand: Command {
  /// What has a schema or a table.
  enum Topic: String, CaseIterable {
    case scenario, part, suite, recording, navigator, language
  }

  static let description = CommandDescription(
    .schema,
    "the JSON Schema of scenarios or recordings, for editors and checks",
    operands: "[\(Topic.allCases.map(\.rawValue).joined(separator: "|"))]",
    operandCount: 0...1,
    examples: [
      .init("navsim schema", "the schema of scenarios"),
      .init("navsim schema part", "the schema of _defaults.json and other parts"),
      .init("navsim schema suite", "the schema of _suite.json at the root of a suite"),
      .init("navsim schema recording", "the schema of a recording's lines"),
      .init("navsim schema navigator", "the navigator's keys as a table in Markdown"),
      .init("navsim schema language", "every key of a scenario in Markdown"),
    ],
    discussion: """
      The schemas are draft 2020-12. A scenario names its schema in "$schema", and editors complete
      keys and show their meaning, default and unit. 'navsim lint' checks more than a schema can.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let text =
      switch try topic(arguments.operands.first) {
      case .scenario: ScenarioSchema.document
      case .part: ScenarioSchema.partDocument
      case .suite: ScenarioSchema.suiteDocument
      case .recording: RecordingSchema.document
      case .navigator: NavigatorKey.table
      case .language: ScenarioReference.markdown
      }
    session.output.write(Array(text.utf8))
    return .success
  }

  private static func topic(_ name: String?) throws(UsageError) -> Topic {
    guard let name else { return .scenario }
    if let topic = Topic(rawValue: name) { return topic }
    let names = Topic.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("no schema is called '\(name)'", hint: "one of: \(names)")
  }
}
