import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage

/// A round of relations over scenarios.
struct RelationRound {
  private let selection: SuiteSelection
  private let relations: [Relation]
  private let seed: FuzzSeed
  private let arguments: CommandArguments
  private let session: Session

  /// How many violations of a relation are told one by one.
  private static let told = 10

  init(
    _ seed: FuzzSeed,
    _ selection: SuiteSelection,
    _ arguments: CommandArguments,
    in session: Session
  ) throws {
    self.seed = seed
    self.selection = selection
    self.arguments = arguments
    self.session = session
    let names = arguments.values(FuzzCommand.Options.relation)
    relations = try names.isEmpty ? Relation.allCases : names.map(Self.relation)
  }

  private static func relation(named name: String) throws -> Relation {
    if let relation = Relation(rawValue: name) { return relation }
    let names = Relation.allCases.map(\.rawValue)
    throw UsageError("'--relation \(name)': expected one of \(names.joined(separator: ", "))")
  }

  func run() throws -> ExitCode {
    let subjects = try selection.scenarios.map {
      try FuzzCommand.subject($0, arguments, by: .standard)
    }
    let progress = session.progress("scenario", of: subjects.count)
    let runner = RelationRunner(
      subjects,
      relations,
      seed: seed,
      jobs: try arguments.jobs(),
      shouldStop: session.io.isInterrupted,
      progress: { progress.show($0) }
    )
    if let path = arguments.value(FuzzCommand.Options.output) { try write(subjects, to: path) }
    let results = runner.run()
    session.error.clearProgress()
    if arguments.has(.json) { write(results) } else { tell(results) }
    if session.io.isInterrupted() { return .interrupted }
    return results.contains { $0.violation != nil } ? .regression : .success
  }

  private func write(_ subjects: [FuzzSubject], to path: String) throws {
    guard subjects.count == 1, let relation = relations.first else {
      throw UsageError("'-o' writes one scenario, not \(subjects.count)")
    }
    guard let state = try RelationRunner.state(of: subjects[0], changedAs: relation, seed: seed)
    else {
      throw UsageError("'--relation \(relation.rawValue)' changes nothing of this file")
    }
    var draft = FailureBank.scenario(state, nil)
    let title = draft.root["title"]?.string ?? ""
    draft.root["title"] = .string("\(title), changed by \(relation.rawValue)")
    try FuzzCommand.write(draft, to: path, arguments, in: session)
  }

  private func tell(_ results: [RelationRunner.Result]) {
    let output = session.output
    let style = output.style
    let width = relations.map(\.rawValue.count).max() ?? 0
    for relation in relations {
      let own = results.filter { $0.relation == relation }
      let held = own.count { $0.outcome == .held }
      let violated = own.filter { $0.violation != nil }
      let other = own.count - held - violated.count
      let name = TextWidth.pad(relation.rawValue, to: width)
      let count = violated.isEmpty ? "" : style.error(", violated in \(violated.count)")
      output.line(
        "\(style.bold(name))  held in \(held)\(count), says nothing of \(other)"
          + style.dim("  \(relation.described)")
      )
      for result in violated.prefix(Self.told) {
        let identity = selection.scenarios[result.subject]
        output.line("  \(style.error("BROKEN")) \(identity.name): \(result.violation ?? "")")
        output.line("    " + style.dim("reproduce  ") + line(of: result))
      }
      if violated.count > Self.told {
        output.line("  … and \(violated.count - Self.told) more")
      }
    }
    let failed = results.compactMap { result -> String? in
      guard case .failed(let words) = result.outcome else { return nil }
      return "\(selection.scenarios[result.subject].name): \(result.relation.rawValue): \(words)"
    }
    for words in failed.prefix(Self.told) { session.error.line("note: cannot be run: \(words)") }
  }

  private func line(of result: RelationRunner.Result) -> String {
    let operand = ShellWord.quote(selection.scenarios[result.subject].operand)
    let other = seed == .usual ? "" : " --seed \(seed.value)"
    return "navsim fuzz \(operand) --relation \(result.relation.rawValue)\(other)"
  }

  private func write(_ results: [RelationRunner.Result]) {
    session.writeJSON { json in
      json.beginArray("relations")
      for relation in relations {
        let own = results.filter { $0.relation == relation }
        json.beginObject()
        json.member("name", relation.rawValue)
        json.member("held", own.count { $0.outcome == .held })
        json.beginArray("violations")
        for result in own {
          guard let words = result.violation else { continue }
          json.beginObject()
          json.member("scenario", selection.scenarios[result.subject].name)
          json.member("text", words)
          json.member("reproduce", line(of: result))
          json.endObject()
        }
        json.endArray()
        json.endObject()
      }
      json.endArray()
    }
  }
}

extension RelationRunner.Result {
  /// How the relation is violated, in words; nil where it is not.
  fileprivate var violation: String? {
    if case .violated(let words) = outcome { words } else { nil }
  }
}
