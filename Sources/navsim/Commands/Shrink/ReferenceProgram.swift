import Platform
import Regression
import ScenarioLanguage
import Simulation

/// Another navsim program, of a time before the failure.
final class ReferenceProgram {
  private let program: String
  private let folder: TemporaryFolder
  private let workingFolder: String

  init(_ program: String, in session: Session) throws {
    self.program = program
    folder = try TemporaryFolder(in: session.temporaryFolder)
    workingFolder = session.io.workingFolder
    let asked = try SystemChild(running: program, ["--version"])
    guard asked.status == 0, asked.output.starts(with: Array("navsim ".utf8)) else {
      throw UsageError("'--reference \(program)': it is no navsim program")
    }
  }

  /// Runs a candidate.
  func run(_ state: ShrinkState) throws -> ShrinkTrial.Reference {
    let here = workingFolder
    let whole = state.whole
    let draft = whole.renamed { Paths.normalized(Paths.join(here, Paths.join(whole.folder, $0))) }
    let file = try folder.write(draft.text, to: "candidate.json")
    let events = Paths.join(folder.path, "events.jsonl")
    let child = try SystemChild(
      running: program,
      ["run", file, "--allow-outside", "-q", "--events", events]
    )
    guard child.status == 0 || child.status == 1 else {
      return ShrinkTrial.Reference(recording: nil, isClean: false)
    }
    return ShrinkTrial.Reference(
      recording: try FileSystem.read(events),
      isClean: child.status == 0
    )
  }
}
