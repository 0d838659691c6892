import CanonicalJSON
package import Platform
import Recording
import ScenarioLanguage
import Synchronization

/// Which scenarios passed when last run, and what of: their files, the program and the golden, by digest.
///
/// A scenario none of whose digests has changed would pass again, and need not be run to know it.
package final class GreenRuns: Sendable {
  /// The digest of what is the same for all scenarios of a run.
  private let common: String
  /// A run that passed.
  private struct Run {
    var digest: String
    /// Which claims of the suite it met, as its file numbers them.
    var claims: [Int]
  }

  /// The runs that passed, by the scenarios' names.
  private let known: [String: Run]
  /// The digests of files that were read already; of what is no file, nil.
  private let files = Mutex<[String: String?]>([:])
  /// The digests of the scenarios before they were run.
  private let before = Mutex<[String: String]>([:])

  /// Reads what was kept; nothing where there is no such file or it is damaged.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - program: the file of the program that runs.
  ///   - settings: what else decides whether a scenario passes.
  /// - Throws: ``FileError`` where the program cannot be read.
  package init(reading path: String, program: String, settings: String) throws(FileError) {
    var digest = RecordingDigest()
    digest.append(line: try FileSystem.read(program, limit: Self.programLimit))
    digest.append(line: Array(settings.utf8))
    common = digest.text
    known = Self.kept(in: path)
  }

  private static let programLimit = 1 << 30

  private static func kept(in path: String) -> [String: Run] {
    guard let bytes = try? FileSystem.read(path, limit: 64 << 20),
      let root = try? JSONDocument(parsing: bytes).root,
      root["kind"]?.string == "greenRuns"
    else { return [:] }
    var known: [String: Run] = [:]
    for member in root["scenarios"].map({ Array($0.members) }) ?? [] {
      guard let digest = member.value["digest"]?.string else { continue }
      let claims = member.value["claims"]?.elements.compactMap {
        $0.integer.map { Int(clamping: $0) }
      }
      known[member.key] = Run(digest: digest, claims: claims ?? [])
    }
    return known
  }

  /// Returns the outcome of a scenario that need not be run; nil where it must.
  func outcome(of identity: ScenarioIdentity) -> ScenarioOutcome? {
    guard let digest = digest(of: identity) else { return nil }
    before.withLock { $0[identity.name] = digest }
    guard let run = known[identity.name], run.digest == digest else { return nil }
    var outcome = ScenarioOutcome(identity)
    outcome.facts.claimsMet = run.claims
    outcome.verdict = .equal
    outcome.isAsBefore = true
    return outcome
  }

  /// The content of the file after a run of scenarios; what was not among them stays as it was.
  package func content(after outcomes: [ScenarioOutcome]) -> [UInt8] {
    // Files may have changed while the scenarios ran.
    files.withLock { $0 = [:] }
    let before = before.withLock { $0 }
    var now = known
    for outcome in outcomes where !outcome.isAsBefore {
      let name = outcome.identity.name
      let isGreen = outcome.isPassed && outcome.verdict == .equal && outcome.written == .nothing
      let digest = isGreen ? digest(of: outcome.identity) : nil
      let isKept = digest == before[name]
      now[name] = isKept ? digest.map { Run(digest: $0, claims: outcome.facts.claimsMet) } : nil
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("navsim", 1)
    writer.member("kind", "greenRuns")
    writer.beginObject("scenarios")
    for (name, run) in now.sorted(by: { Paths.precedes($0.key, $1.key) }) {
      writer.beginObject(name)
      writer.member("digest", run.digest)
      if !run.claims.isEmpty {
        writer.beginArray("claims")
        for claim in run.claims { writer.integer(claim) }
        writer.endArray()
      }
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// The digest of all that decides about a scenario; nil where it must be run whatever it is.
  private func digest(of identity: ScenarioIdentity) -> String? {
    guard identity.bundle == nil, identity.navigator == nil,
      FileSystem.kind(of: identity.pendingPath) == .missing
    else { return nil }
    let text = ScenarioText(of: identity)
    guard text.isReadable, let golden = digest(ofFile: identity.goldenPath) else { return nil }
    var digest = RecordingDigest()
    func mix(_ text: String) { digest.append(line: Array(text.utf8)) }
    mix(common)
    mix(identity.operand)
    mix(golden)
    // Claims are known by their numbers in it.
    if let root = identity.root {
      mix(self.digest(ofFile: Paths.join(root.scenarios, SuiteFile.name)) ?? "")
    }
    // A text that is no file today could be one tomorrow.
    for path in text.possibleFiles.union([identity.path]).sorted(by: Paths.precedes) {
      mix(path)
      mix(self.digest(ofFile: path) ?? "")
    }
    return digest.text
  }

  private func digest(ofFile path: String) -> String? {
    if let known = files.withLock({ $0[path] }) { return known }
    var text: String?
    if FileSystem.kind(of: path) == .file, let bytes = try? FileSystem.read(path) {
      var digest = RecordingDigest()
      digest.append(line: bytes)
      text = digest.text
    }
    files.withLock { $0[path] = .some(text) }
    return text
  }
}
