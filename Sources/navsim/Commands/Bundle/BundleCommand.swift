import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// `navsim bundle`: a scenario with all that it needs, in one file.
enum BundleCommand: Command {
  static let description = CommandDescription(
    .bundle,
    "pack a scenario with its map, trace and cassettes into one file that runs elsewhere",
    operands: "<scenario>",
    operandCount: 1...1,
    examples: [
      .init("navsim bundle Scenarios/reroute/missed-turn.json", "writes missed-turn.navbundle"),
      .init("navsim bundle x.json -o bug-17.navbundle", "under another name"),
    ],
    options: [
      CommandOption("output", short: "o", .required("file"), "where it goes (<name>.navbundle)"),
      .json,
      CommandOption("allow-outside", "let a scenario name files outside its root"),
    ],
    discussion: """
      The scenario runs once, and its recording is what the bundle's run is compared with: it tells
      elsewhere that the same happened, also where that is a failure. The defaults of the scenario's
      folder, what it includes and one run of a matrix (file.json@key=value) become part of its text.
      The same scenario gives the same bytes. 'run' and 'test' take a bundle wherever they take a
      scenario; it is a ZIP archive that holds a suite. One whose bytes are not those that were
      written is exit 2.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let selection = try session.selection(of: arguments.operands)
    guard selection.scenarios.count == 1, let identity = selection.scenarios.first else {
      if selection.scenarios.isEmpty { return .nothingSelected }
      throw UsageError(
        "one scenario can be packed at a time, not \(selection.scenarios.count)",
        hint: "name one, such as \(ShellWord.quote(selection.scenarios[0].operand))"
      )
    }
    do {
      return try pack(identity, arguments, in: session)
    } catch let failure as RunFailure {
      throw CommandFailure(failure.exitCode, failure.description)
    } catch let error as ZipError {
      throw CommandFailure.input("\(identity.operand): error: \(error)")
    } catch let error as ScenarioError {
      throw CommandFailure.input(
        ScenarioProblems.rendered(error.problems, limit: 100).joined(separator: "\n")
      )
    }
  }

  private static func pack(
    _ identity: ScenarioIdentity,
    _ arguments: CommandArguments,
    in session: Session
  ) throws -> ExitCode {
    let executor = SimulationExecutor(reach: arguments.reach)
    let isAnywhere = arguments.reach == .anywhere
    let folder = identity.root?.scenarios ?? Paths.folder(of: identity.path)
    let draft = try ScenarioDraft(
      path: identity.path,
      variant: identity.variant,
      folderRoot: isAnywhere ? nil : folder
    )
    var recording: [UInt8] = []
    let facts = try executor.run(
      identity,
      attempt: 0,
      shouldStop: session.io.isInterrupted,
      receive: { lines in recording.append(contentsOf: copy lines) }
    )
    if facts.isInterrupted { return .interrupted }
    let name = Self.name(of: identity)
    let bundle = try BundlePacker.bundle(
      draft,
      name: name,
      recording: Self.renamed(recording, to: name),
      digest: facts.digest,
      version: Program.version
    )
    let bytes = try bundle.archive.encoded()
    try check(bytes, in: session)
    let path = arguments.value("output") ?? Paths.name(of: name) + ".navbundle"
    try FileSystem.write(bytes, to: path)
    tell(bundle, bytes.count, path, arguments, in: session)
    return .success
  }

  /// Runs the bundle as it will be run elsewhere.
  private static func check(_ bytes: [UInt8], in session: Session) throws {
    let bundle = try ScenarioBundle(reading: bytes)
    let folder = try FileSystem.makeTemporaryFolder(in: session.temporaryFolder)
    defer { try? FileSystem.removeTree(folder) }
    let identity = ScenarioIdentity(
      path: try bundle.unpack(into: folder),
      workingFolder: session.io.workingFolder
    )
    let facts = try SimulationExecutor().run(
      identity,
      attempt: 0,
      shouldStop: { false },
      receive: { _ in }
    )
    guard facts.digest == bundle.digest else {
      throw RunFailure(
        .harnessFault,
        [
          "error: the packed scenario gives \(facts.digest), not \(bundle.digest): nothing is written"
        ]
      )
    }
  }

  /// The scenario's name; a run of a matrix has a name that a file cannot have.
  private static func name(of identity: ScenarioIdentity) -> String {
    String(identity.name.map { "@:\\".contains($0) ? "-" : $0 })
  }

  /// Returns a recording with the name that the scenario has in the bundle.
  private static func renamed(_ recording: [UInt8], to name: String) -> [UInt8] {
    guard let end = recording.firstIndex(of: UInt8(ascii: "\n")),
      let header = try? JSONDocument(parsing: Array(recording[..<end])).root
    else { return recording }
    var tree = JSONTree(header)
    tree["scenario"] = .string(name)
    return tree.bytes + recording[end...]
  }

  private static func tell(
    _ bundle: ScenarioBundle,
    _ size: Int,
    _ path: String,
    _ arguments: CommandArguments,
    in session: Session
  ) {
    if arguments.has("json") {
      session.writeJSON { json in
        json.member("file", path)
        json.member("bytes", size)
        json.member("digest", bundle.digest)
        json.beginArray("files")
        for entry in bundle.archive.entries { json.string(entry.name) }
        json.endArray()
      }
      return
    }
    let count = Quantity.count(bundle.archive.entries.count, "file")
    session.output.line("\(path)  \(Quantity.size(bytes: size)), \(count), digest \(bundle.digest)")
    for entry in bundle.archive.entries {
      session.output.line("  \(entry.name)  \(Quantity.size(bytes: entry.bytes.count))")
    }
    session.output.line("  run it  navsim run \(ShellWord.quote(path))")
  }
}
