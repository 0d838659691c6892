import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// `navsim bundle`: a scenario with all that it needs, in one file.
enum BundleCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "where it goes (<name>.navbundle)"
    )
    static let allowSecrets = CommandOption(
      "allow-secrets",
      "pack tokens, and endpoints that hold more than scheme, host and port"
    )
  }

  static let description = CommandDescription(
    .bundle,
    "pack a scenario with its map, trace and cassettes into one file that runs elsewhere",
    operands: "<scenario>",
    operandCount: 1...1,
    examples: [
      .init("navsim bundle Scenarios/reroute/missed-turn.json", "writes missed-turn.navbundle"),
      .init("navsim bundle x.json -o bug-17.navbundle", "under another name"),
    ],
    options: [Options.output, Options.allowSecrets, OutputRule.force, .json, .allowOutside.common],
    discussion: """
      The scenario runs once, and elsewhere its run must come to the same. Its golden goes with it, so
      that what differs here differs there; a scenario without one gets the recording. Of a map
      the roads around the drive are packed, where the run is the same on them. A token, and an endpoint
      with a user, a query or a path of its own, are for nobody else: such a scenario is exit 2
      unless --allow-secrets says otherwise. The defaults of the scenario's
      folder, what it includes and one run of a matrix (file.json@key=value) become part of its text.
      The same scenario gives the same bytes. 'run' and 'test' take a bundle wherever they take a
      scenario; it is a ZIP archive that holds a suite. One whose bytes are not those that were
      written is exit 2.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let identity = try session.scenario(of: arguments.operands, toBe: "packed")
    do {
      return try pack(identity, arguments, in: session)
    } catch let error as ZipError {
      throw CommandFailure.input("\(identity.operand): error: \(error)")
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
    if !arguments.has(Options.allowSecrets) { try refuseSecrets(of: draft, identity) }
    let name = Self.name(of: identity)
    let path = arguments.value(Options.output) ?? Paths.name(of: name) + ".navbundle"
    try session.check(output: path, .work(isForced: arguments.has(OutputRule.force)))
    var recording: [UInt8] = []
    let facts = try executor.run(
      identity,
      attempt: 0,
      shouldStop: session.io.isInterrupted,
      receive: { lines in recording.append(contentsOf: copy lines) }
    )
    if facts.isInterrupted { return .interrupted }
    let golden =
      FileSystem.kind(of: identity.goldenPath) == .file
      ? try FileSystem.read(identity.goldenPath) : recording
    let map = BundleMap(of: draft, recording: recording)
    let pack = { (cut: [UInt8]?) in
      try BundlePacker.bundle(
        draft,
        name: name,
        golden: Self.renamed(golden, to: name),
        digest: facts.digest,
        map: map,
        cut: cut,
        version: Program.version
      )
    }
    let whole = try pack(nil)
    var packed = Packed(whole, try whole.archive.encoded())
    try check(packed.bytes, in: session)
    packed = try smallest(packed, map?.cuts() ?? [], pack, in: session)
    try FileSystem.write(packed.bytes, to: path)
    tell(packed.bundle, packed.bytes.count, path, arguments, in: session)
    if golden != recording {
      session.error.line("note: the run differs from its golden, here as it will elsewhere")
    }
    return .success
  }

  /// A bundle and its file.
  private struct Packed {
    let bundle: ScenarioBundle
    let bytes: [UInt8]

    init(_ bundle: ScenarioBundle, _ bytes: [UInt8]) { (self.bundle, self.bytes) = (bundle, bytes) }
  }

  /// Returns the bundle with the smallest part of its map on which the run comes to the same.
  private static func smallest(
    _ whole: Packed,
    _ cuts: [[UInt8]],
    _ pack: ([UInt8]?) throws -> ScenarioBundle,
    in session: Session
  ) throws -> Packed {
    for cut in cuts {
      let bundle = try pack(cut)
      let bytes = try bundle.archive.encoded()
      guard bytes.count < whole.bytes.count else { continue }
      // On a part of its map a run may not even begin.
      if (try? digest(of: bytes, in: session)) == bundle.digest { return Packed(bundle, bytes) }
    }
    return whole
  }

  private static func refuseSecrets(
    of draft: ScenarioDraft,
    _ identity: ScenarioIdentity
  ) throws {
    let found = ServerSecrets.problems(ofText: draft.text, source: identity.operand)
    guard !found.isEmpty else { return }
    throw CommandFailure.input(
      found.map { "\(identity.operand): error: \($0.message) (at \($0.pointer))" }
        .joined(separator: "\n")
        + "\n  hint: a run with its cassette needs neither; --allow-secrets packs them all the same"
    )
  }

  /// Runs the bundle as it will be run elsewhere.
  private static func check(_ bytes: [UInt8], in session: Session) throws {
    let expected = try ScenarioBundle(reading: bytes).digest
    let found = try digest(of: bytes, in: session)
    guard found == expected else {
      throw RunFailure(
        .harnessFault,
        ["error: the packed scenario gives \(found), not \(expected): nothing is written"]
      )
    }
  }

  /// Returns the digest of what a bundle's run records.
  private static func digest(of bytes: [UInt8], in session: Session) throws -> String {
    let bundle = try ScenarioBundle(reading: bytes)
    let folder = try FileSystem.makeTemporaryFolder(in: session.temporaryFolder)
    defer { try? FileSystem.removeTree(folder) }
    let identity = ScenarioIdentity(
      path: try bundle.unpack(into: folder),
      workingFolder: session.io.workingFolder
    )
    return try SimulationExecutor().run(
      identity,
      attempt: 0,
      shouldStop: { false },
      receive: { _ in }
    ).digest
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
    if arguments.has(.json) {
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
