import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation

extension Workbench {
  /// Writes a scenario's text, where its file is still the one that the page knows; makes its recording the golden
  /// where that is asked for.
  func save(_ asked: JSONValue) throws -> [UInt8] {
    var bytes = Array(try Self.text("text", of: asked).utf8)
    let identity = try identity(asked)
    let path = identity.path
    guard bytes.count <= ScenarioLoader.sizeLimit else {
      throw WorkbenchRefusal(.tooLarge, "a scenario may have \(ScenarioLoader.sizeLimit) bytes")
    }
    try compare(path, with: asked["stamp"]?.string)
    if let draft = asked["drawnAt"]?.string, draft != path {
      bytes = try Self.moved(bytes, from: draft, to: path)
    }
    let file = try AtomicFile(replacing: path)
    try file.append(bytes)
    try file.commit()
    watch(path)
    refresh()
    let outcome = asked["bless"]?.bool == true ? try bless(identity, seen: nil) : nil
    if let outcome { keep(outcome) }
    let known = outcome.map { row(of: $0) }
    return Self.object { json in
      json.member("name", identity.name)
      json.member("path", path)
      json.member("operand", identity.operand)
      json.member("stamp", Self.stamp(of: bytes))
      json.member("text", String(decoding: bytes, as: UTF8.self))
      if let outcome {
        json.member("accepted", outcome.isUpdated || outcome.verdict == .equal)
        json.member("words", Self.words(of: outcome))
      }
      if let known { json.member("row", raw: known) }
    }
  }

  /// Looks whether a file is the one that a page knows; a page that knows none means a new one.
  private func compare(_ path: String, with stamp: String?) throws {
    let now = try? FileSystem.read(path)
    guard stamp != now.map({ Self.stamp(of: $0) }) else { return }
    var refusal = WorkbenchRefusal(
      .conflict,
      stamp == nil
        ? "\(Visible.line(path)) is there already: name another"
        : now == nil
          ? "\(Visible.line(path)) is gone: others removed it"
          : "\(Visible.line(path)) was changed by others since it was opened"
    )
    refusal.text = now
    refusal.stamp = now.map { Self.stamp(of: $0) }
    throw refusal
  }

  /// Returns a text whose files are named from another folder.
  private static func moved(_ bytes: [UInt8], from: String, to: String) throws -> [UInt8] {
    var edit = JSONTextEdit(bytes, source: to)
    let root = try JSONDocument(parsing: bytes, source: to).root
    for pointer in ["/$schema", "/map/file", "/trace/file", "/routing/cassette"] {
      let parts = JSONTextEdit.parts(of: pointer)
      let value = parts.reduce(Optional(root)) { value, part in value?[part] }
      guard let name = value?.string else { continue }
      let file = Paths.normalized(Paths.join(Paths.folder(of: from), name))
      try edit.set(pointer, to: .string(Paths.relative(file, to: Paths.folder(of: to))))
    }
    return edit.bytes
  }

  // MARK: - Goldens

  /// Makes what a scenario does now the golden, by the rules of `navsim accept`.
  ///
  /// - Parameters:
  ///   - seen: the digest of the recording that the person looked at; nil for the one of now.
  ///   - group: what alone may differ; nil where anything may.
  func bless(
    _ identity: ScenarioIdentity,
    seen: String?,
    onlyGroup group: String? = nil
  ) throws -> ScenarioOutcome {
    guard !session.isContinuousIntegration else {
      throw WorkbenchRefusal(.forbidden, "this would write goldens, and CI is set")
    }
    if let seen {
      let now = try test().outcome(of: identity)
      guard now.facts.digest == seen else {
        throw WorkbenchRefusal(.conflict, "the drive is another one now: look at it again")
      }
    }
    return try test { policy in
      policy.writesMissing = true
      policy.writesChanged = true
      policy.writesOnlyGroup = group
    }.outcome(of: identity)
  }

  /// What became of a golden, in a sentence.
  static func words(of outcome: ScenarioOutcome) -> String {
    if let failure = outcome.failure { return failure.messages.first ?? "it could not be run" }
    if outcome.isUpdated { return "the golden is \(outcome.identity.goldenPath)" }
    if outcome.verdict == .equal, !outcome.facts.isViolated { return "the golden says so already" }
    return outcome.notes.first ?? "the golden stays as it was"
  }
}
