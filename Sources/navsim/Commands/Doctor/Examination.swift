import Platform
import Regression
import ScenarioLanguage
import Simulation

/// What `navsim doctor` looks at.
struct Examination {
  enum State: String {
    case fine = "ok"
    case warning
    case problem
  }

  /// One thing that was looked at.
  struct Finding {
    let topic: String
    let state: State
    let text: String
    /// What to do about it.
    var advice: String?
  }

  private(set) var findings: [Finding] = []

  private let session: Session

  /// Looks at the suite at a path, or at the one at hand.
  init(_ paths: [String], in session: Session) {
    self.session = session
    note("navsim", .fine, Program.versionLine)
    lookAtSuite(paths)
    lookAtEnvironment()
    lookAtPrograms()
  }

  private mutating func note(
    _ topic: String,
    _ state: State,
    _ text: String,
    _ advice: String? = nil
  ) {
    findings.append(Finding(topic: topic, state: state, text: text, advice: advice))
  }

  private mutating func lookAtSuite(_ paths: [String]) {
    let selection: SuiteSelection
    do {
      selection = try session.selection(of: paths)
    } catch {
      return note(
        "suite",
        .problem,
        "\(error)",
        "go to the folder that holds Scenarios/, or name it"
      )
    }
    guard let root = selection.scenarios.first?.root else {
      return note(
        "suite",
        selection.scenarios.isEmpty ? .problem : .warning,
        selection.scenarios.isEmpty
          ? "no scenario here" : "scenarios outside of any folder Scenarios/",
        "goldens of a suite lie in Golden/ beside Scenarios/"
      )
    }
    note(
      "suite",
      .fine,
      "\(Quantity.count(selection.scenarios.count, "scenario")) in \(root.scenarios)"
    )
    lookAtGoldens(selection, root)
    lookAtMaps(root)
  }

  private mutating func lookAtMaps(_ root: SuiteRoot) {
    guard let folder = MapKeeping.folder(of: root, session.environment) else { return }
    let kept = MapCache.contents(of: folder)
    note(
      "maps",
      .fine,
      kept.count == 0
        ? "no built map is kept"
        : "\(Quantity.count(kept.count, "built map")), \(Quantity.size(bytes: kept.bytes)) in \(folder)",
      kept.count == 0 ? nil : "navsim doctor --clean removes them"
    )
  }

  private mutating func lookAtGoldens(_ selection: SuiteSelection, _ root: SuiteRoot) {
    let missing = selection.scenarios.filter { FileSystem.kind(of: $0.goldenPath) == .missing }
    note(
      "goldens",
      missing.isEmpty ? .fine : .warning,
      missing.isEmpty
        ? "every scenario has one"
        : "\(Quantity.count(missing.count, "scenario")) without: \(missing[0].name)…",
      missing.isEmpty ? nil : "navsim test, then navsim accept"
    )
    do {
      let store = session.goldenStore
      let pending = try store.pending(in: root)
      if !pending.isEmpty {
        note(
          "pending",
          .warning,
          "\(Quantity.count(pending.count, "recording")) waiting: \(pending[0].name)…",
          "navsim pending lists them, navsim accept or reject ends them"
        )
      }
      if !selection.completeRoots.isEmpty {
        let obsolete = try store.obsolete(in: root, scenarios: selection.scenarios)
        if let first = obsolete.first {
          note(
            "obsolete",
            .warning,
            "\(Quantity.count(obsolete.count, "golden")) without scenario: \(first)",
            "navsim test --unreferenced delete"
          )
        }
      }
    } catch {
      note("goldens", .problem, "\(error)")
    }
    let folder = FileSystem.kind(of: root.golden) == .missing ? root.scenarios : root.golden
    if !FileSystem.isWritable(folder), session.environment["NAVSIM_PENDING_DIR"] == nil {
      note(
        "writing",
        .warning,
        "\(folder) cannot be written",
        "NAVSIM_PENDING_DIR names a folder for pending recordings"
      )
    }
  }

  private mutating func lookAtEnvironment() {
    let names = [
      "CI", "NAVSIM_UPDATE", "NAVSIM_PENDING_DIR", "NAVSIM_CACHE_DIR", "NAVSIM_HTTP",
      "TEST_TOTAL_SHARDS",
      "GITHUB_ACTIONS", "NO_COLOR",
    ]
    let set = names.filter { session.environment[$0]?.isEmpty == false }
    note(
      "environment",
      .fine,
      set.isEmpty
        ? "no variable that navsim reads is set"
        : set.map { "\($0)=\(session.environment[$0] ?? "")" }.joined(separator: " "),
      session.isContinuousIntegration ? "check mode: navsim test writes nothing" : nil
    )
    if let mode = session.environment["NAVSIM_UPDATE"], !mode.isEmpty,
      UpdatePolicy.Mode(rawValue: mode) == nil
    {
      note("environment", .problem, "NAVSIM_UPDATE=\(mode) is none of all, changed, missing, none")
    }
  }

  private mutating func lookAtPrograms() {
    let beside = Paths.join(Paths.folder(of: SystemChild.ownProgram), "navsim-http")
    let helper = session.environment["NAVSIM_HTTP"].flatMap { $0.isEmpty ? nil : $0 } ?? beside
    let isThere = FileSystem.kind(of: helper) == .file
    note(
      "navsim-http",
      isThere ? .fine : .warning,
      isThere ? helper : "not at \(helper)",
      isThere ? nil : "needed for --live only; it belongs beside navsim"
    )
    let git = try? SystemChild(running: "git", ["--version"])
    let version = git.flatMap { $0.status == 0 ? String(decoding: $0.output, as: UTF8.self) : nil }
    note(
      "git",
      version == nil ? .warning : .fine,
      version.map { String($0.prefix { $0 != "\n" }) } ?? "not found",
      version == nil ? "needed for --only-changed only" : nil
    )
  }
}
