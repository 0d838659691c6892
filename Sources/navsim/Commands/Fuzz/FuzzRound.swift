import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// A round of fuzzing: what is kept of earlier ones first, then new cases.
struct FuzzRound {
  private let seed: FuzzSeed
  private let selection: SuiteSelection
  private let arguments: CommandArguments
  private let session: Session
  private let navigator: NavigatorChoice

  /// How many failures of one kind are told one by one.
  private static let told = 5
  /// How many failures a round keeps.
  private static let kept = 100

  init(
    _ seed: FuzzSeed,
    _ selection: SuiteSelection,
    _ arguments: CommandArguments,
    by navigator: NavigatorChoice,
    in session: Session
  ) throws {
    self.navigator = navigator
    self.seed = seed
    self.selection = selection
    self.arguments = arguments
    self.session = session
  }

  func run() throws -> ExitCode {
    let count = try arguments.integer(FuzzCommand.Options.seeds, atLeast: 1) ?? 1000
    let digestFile = arguments.value(FuzzCommand.Options.digests)
    if let digestFile { try session.check(output: digestFile, .digests) }
    // What a process knew that trapped are outcomes, and no digests.
    let journal = digestFile == nil ? session.crashJournal(slots: count) : nil
    let replayed = try replay(journal)
    let subjects = try selection.scenarios.map {
      try FuzzCommand.subject($0, arguments, by: navigator)
    }
    let progress = session.progress("case", of: count)
    let runner = FuzzRunner(
      subjects,
      jobs: try arguments.jobs(),
      mode: FuzzCommand.mode(arguments),
      guidance: arguments.has(FuzzCommand.Options.guided) ? .guided : .none,
      journal: journal,
      reproduce: { [lines = reproduction] subject, trail in
        lines[subject] + trail.text
      },
      shouldStop: session.io.isInterrupted,
      keepsDigests: digestFile != nil,
      progress: { progress.show($0) }
    )
    let report = runner.run(seed, count: count)
    session.error.clearProgress()
    if let digestFile { try write(report.digests, to: digestFile) }
    let files = try keep(report)
    if arguments.has(.json) {
      write(report, replayed, files)
    } else {
      tell(report, replayed, files)
    }
    if session.io.isInterrupted() { return .interrupted }
    let old = replayed.filter { $0.words != nil }
      .map { $0.isTrap ? ExitCode.harnessFault : .regression }
    return ExitCode.combined(old + report.findings.map(Self.code))
  }

  /// Writes a line for each case in turn: the digest of its recording, its digits and its scenario.
  private func write(_ digests: [FuzzRunner.Digest], to path: String) throws {
    var text = "\(OutputRule.digestsHead): digest, case, scenario\n"
    for digest in digests {
      let name = Visible.line(selection.scenarios[digest.subject].operand)
      text += "\(Hash.text(of: digest.value)) \(digest.trail.text) \(name)\n"
    }
    try FileSystem.write(Array(text.utf8), to: path)
  }

  /// What a failure means for the exit code.
  static func code(of finding: FuzzFinding) -> ExitCode {
    switch finding.fault {
    case .law, .navigator: .regression
    case .nondeterminism: .nondeterminism
    case .harness, .trap: .harnessFault
    }
  }

  // MARK: - The bank

  private struct Replayed {
    let file: String
    /// What it still breaks; nil where nothing any more.
    let words: String?
    /// Whether it traps.
    var isTrap = false
  }

  private var banks: [FailureBank] {
    if arguments.has(FuzzCommand.Options.noBank) { return [] }
    if let folder = arguments.value(FuzzCommand.Options.bank) {
      return [FailureBank(folder: folder)]
    }
    var roots: [SuiteRoot] = []
    for case let root? in selection.scenarios.map(\.root) where !roots.contains(root) {
      roots.append(root)
    }
    return roots.map { FailureBank(of: $0) }
  }

  private func replay(_ journal: CrashJournal?) throws -> [Replayed] {
    var replayed: [Replayed] = []
    for file in try banks.flatMap({ try $0.files() }) {
      if session.io.isInterrupted() { break }
      let item = Hash.of(file.utf8)
      if let crash = journal?[item] {
        replayed.append(Replayed(file: file, words: crash.described, isTrap: true))
        continue
      }
      func violation() throws -> String? {
        try FailureBank.violation(inFileAt: file, navigator: navigator)
      }
      do {
        let words =
          if let journal {
            try journal.whileDoing(item, "trapped  \(file)", violation)
          } else {
            try violation()
          }
        replayed.append(Replayed(file: file, words: words))
      } catch let failure as RunFailure {
        let first = failure.messages.first ?? ""
        session.error.line("\(file): warning: it cannot be run any more: \(first)")
      }
    }
    return replayed
  }

  private func keep(_ report: FuzzRunner.Report) throws -> [String] {
    guard arguments.has(FuzzCommand.Options.bank) || !session.isContinuousIntegration,
      let bank = banks.first
    else {
      return []
    }
    return try report.findings.prefix(Self.kept).map { finding in
      let identity = selection.scenarios[finding.subject]
      let subject = try FuzzCommand.subject(identity, arguments, by: navigator)
      let own =
        arguments.has(FuzzCommand.Options.bank) ? nil : identity.root.map { FailureBank(of: $0) }
      return try (own ?? bank).keep(
        FuzzRunner.state(of: subject, trail: finding.trail, mode: FuzzCommand.mode(arguments)),
        of: identity,
        finding,
        workingFolder: session.io.workingFolder
      )
    }
  }

  // MARK: - Words

  /// For each scenario how one of its cases is run again, up to the case's digits.
  private var reproduction: [String] {
    let inside = FuzzCommand.mode(arguments) == .inside ? " --inside" : ""
    return selection.scenarios.map {
      "navsim fuzz \(ShellWord.quote($0.operand))\(inside) --case "
    }
  }

  private func line(of finding: FuzzFinding) -> String {
    reproduction[finding.subject] + finding.trail.text
  }

  private func tell(_ report: FuzzRunner.Report, _ replayed: [Replayed], _ files: [String]) {
    let (output, style) = (session.output, session.output.style)
    for old in replayed {
      let mark = old.words == nil ? style.good("MENDED") : style.error("STILL ")
      output.line("\(mark) \(old.file)" + (old.words.map { "  \($0)" } ?? ""))
    }
    var counts: [String: Int] = [:]
    for finding in report.findings {
      let count = counts[finding.kind, default: 0] + 1
      counts[finding.kind] = count
      guard count <= Self.told else { continue }
      output.line("\(style.error("BROKEN")) \(finding.described)")
      output.line("  \(style.dim("reproduce"))  \(line(of: finding))")
    }
    for kind in counts.keys.sorted() {
      let more = counts[kind, default: 0] - Self.told
      if more > 0 { output.line("  … and \(more) more of \(kind)") }
    }
    if !files.isEmpty {
      let count = Quantity.count(files.count, "failure")
      output.line("kept \(count) in \(Paths.folder(of: files[0]))")
      output.line(
        "  \(style.dim("make small"))  navsim shrink \(ShellWord.quote(files[0])) --allow-outside"
      )
      output.line(
        "  \(style.dim("name one"))    navsim promote \(ShellWord.quote(files[0])) -o Scenarios/….json"
      )
    }
    let trapped = report.findings.count { $0.kind == "trap" }
    let broken = report.findings.count - trapped
    var words = broken == 0 ? style.good("every law held") : style.error("\(broken) broke a law")
    if trapped > 0 {
      words = (broken == 0 ? "" : words + ", ") + style.error("\(trapped) trapped")
    }
    output.line(
      "\(Quantity.count(report.caseCount, "case")) of \(Quantity.count(selection.scenarios.count, "scenario")), "
        + "\(Quantity.grouped(Int64(report.fixCount))) fixes: \(words)"
        + (report.invalidCount > 0 ? ", \(report.invalidCount) were no scenario" : "")
        + (report.budgetCount > 0 ? ", \(report.budgetCount) were ended by a budget" : "")
        + (report.reachCount > 0
          ? " · \(report.reachCount) different decisions, by \(report.corpusCount) cases" : "")
    )
  }

  private func write(_ report: FuzzRunner.Report, _ replayed: [Replayed], _ files: [String]) {
    session.writeJSON { json in
      for (key, count) in [
        ("cases", report.caseCount), ("fixes", report.fixCount), ("invalid", report.invalidCount),
        ("overBudget", report.budgetCount), ("reached", report.reachCount),
        ("reachedNew", report.corpusCount),
      ] {
        json.member(key, count)
      }
      json.beginArray("findings")
      for (index, finding) in report.findings.enumerated() {
        json.beginObject()
        json.member("scenario", selection.scenarios[finding.subject].name)
        json.member("case", finding.trail.text)
        json.member("kind", finding.kind)
        json.member("fault", finding.described)
        json.member("reproduce", line(of: finding))
        if index < files.count {
          json.member("file", files[index])
        }
        json.endObject()
      }
      json.endArray()
      json.beginArray("replayed")
      for old in replayed {
        json.beginObject()
        json.member("file", old.file)
        json.key("fault")
        if let words = old.words { json.string(words) } else { json.null() }
        json.endObject()
      }
      json.endArray()
    }
  }
}
