import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation

/// `navsim init`: what a suite needs, in a repository of its user.
enum InitCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let ci = CommandOption(
      "ci",
      .choice(Forge.allCases.map(\.rawValue)),
      "the form of the CI file (by the repository's remote)"
    )
    static let yes = CommandOption("yes", short: "y", "ask nothing, take the defaults")
    static let release = CommandOption(
      "release",
      .required("url"),
      "the archive of navsim that CI fetches"
    )
    static let digest = CommandOption("sha256", .required("sum"), "the digest of that archive")
    static let trace = CommandOption(
      "trace",
      .required("file"),
      "begin with a recorded drive instead of a sketch"
    )
    static let map = CommandOption(
      "map",
      short: "m",
      .required("map"),
      "the map that it was driven on"
    )
  }

  static let description = CommandDescription(
    .`init`,
    "begin a suite: scenarios, goldens, schema, what git ignores, and a CI file",
    operands: "[<folder>]",
    operandCount: 0...1,
    examples: [
      .init("navsim init", "in this folder; asks before it writes"),
      .init("navsim init my-app --ci github --yes", "with a workflow, asking nothing"),
      .init("navsim init --trace drive.gpx --map town.osm.pbf --yes", "begin with your own drive"),
    ],
    options: [
      Options.ci, Options.release, Options.digest, Options.trace, Options.map, Options.yes, .json,
    ],
    discussion: """
      Nothing that is there is replaced: a file is written where it is missing, and .gitignore and
      .gitattributes get the lines that they lack, so that a second call keeps what you made of it.

      The first scenario is a sketch of four streets in which a driver misses a turn; with --trace it is
      your drive, as 'navsim new' makes it. It is run twice, and what it did becomes its golden.

      CI fetches the release that --release names and checks it by --sha256. Without them the variables
      NAVSIM_RELEASE_URL and NAVSIM_RELEASE_SHA256 of the forge say what to fetch, and where those are
      not set it builds a release of the repository that NAVSIM_SOURCE names. The suite runs in two parts
      side by side, whose results are made one; reports and JUnit are kept as artefacts.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let folder = arguments.operands.first ?? "."
    if FileSystem.kind(of: folder) != .missing, FileSystem.kind(of: folder) != .folder {
      throw CommandFailure.input("\(folder): error: is not a folder")
    }
    let isAsking = !arguments.has(Options.yes) && !arguments.has(.json)
    guard !isAsking || session.io.isInputTerminal && session.error.isTerminal else {
      throw UsageError(
        "'navsim init' asks before it writes, and there is no terminal",
        hint: "--yes takes the defaults"
      )
    }
    let forge = arguments.word(Options.ci, of: Forge.self) ?? remote(of: folder)
    let release = try release(arguments, for: forge)
    let drive = try drive(arguments)
    let files = try InitFiles(
      folder: folder,
      forge: forge,
      release: release,
      hasOwnDrive: drive != nil
    )
    if isAsking, !confirm(files, in: session) { return .success }
    try files.write()
    var code = ExitCode.success
    var golden: String?
    if let drive {
      code = try scenario(of: drive, in: folder, session)
    } else if files.beginsWithASketch {
      (code, golden) = try bless(Paths.join(folder, FirstDrive.path), session)
    }
    tell(files, golden, in: session, asJSON: arguments.has(.json))
    return code
  }

  // MARK: - What is asked for

  private static func release(
    _ arguments: CommandArguments,
    for forge: Forge
  ) throws(UsageError) -> Forge.Release? {
    let address = arguments.value(Options.release)
    let digest = arguments.value(Options.digest)
    guard let address, let digest else {
      if address == nil, digest == nil { return nil }
      throw UsageError(
        "'--release' and '--sha256' belong together",
        hint: "--release https://…/navsim.tar.xz --sha256 <64 hexadecimal digits>"
      )
    }
    if forge == .none {
      throw UsageError("'--release' is for a CI file", hint: "--ci github or --ci gitlab")
    }
    let schemes = ["https://", "http://", "file://"]
    let isAddress = address.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7F && !#""'`\$"#.utf8.contains($0)
    }
    guard isAddress, schemes.contains(where: { address.hasPrefix($0) && address != $0 }) else {
      throw UsageError(
        "'--release \(address)': expected the address of an archive",
        hint: "--release https://…/navsim.tar.xz"
      )
    }
    guard digest.utf8.count == 64, digest.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw UsageError(
        "'--sha256 \(digest)': expected 64 hexadecimal digits",
        hint: "sha256sum <archive> tells them"
      )
    }
    return Forge.Release(address: address, digest: digest.lowercased())
  }

  /// The words of `navsim new` for the drive that the suite begins with.
  private static func drive(_ arguments: CommandArguments) throws(UsageError) -> [String]? {
    guard let trace = arguments.value(Options.trace) else {
      if arguments.value(Options.map) == nil { return nil }
      throw UsageError("'--map' is for a recorded drive", hint: "--trace FILE --map FILE")
    }
    guard let map = arguments.value(Options.map) else {
      throw UsageError("which map was the drive on?", hint: "--map FILE, as in --map town.osm.pbf")
    }
    return [trace, "--map", map, "--yes"]
  }

  /// The forge of the repository around a folder.
  private static func remote(of folder: String) -> Forge {
    let isThere = FileSystem.kind(of: folder) == .folder
    let found = try? Git(folder: isThere ? folder : ".").run("remote", "get-url", "origin")
    guard let found, found.status == 0 else { return .none }
    return Forge(ofRemote: found.text)
  }

  private static func confirm(_ files: InitFiles, in session: Session) -> Bool {
    for file in files.files {
      session.error.line("  \(words(file.fate, isDone: false))  \(file.path)")
    }
    session.error.write(Array("Begin a suite here? [Y/n] ".utf8))
    guard let line = session.io.readLine() else { return false }
    let answer = String(decoding: line, as: UTF8.self).lowercased()
    return ["", "y", "yes"].contains(answer)
  }

  // MARK: - The first scenario

  private static func scenario(
    of drive: [String],
    in folder: String,
    _ session: Session
  ) throws -> ExitCode {
    let command = CommandName.new.command
    let name = Paths.name(of: drive[0])
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let target = Paths.join(folder, "Scenarios/recorded/\(stem).json")
    let words = drive + ["--output", target]
    return try command.run(try ArgumentParser(command.description).parse(words), in: session)
  }

  /// Runs a scenario twice and keeps what it did as its golden.
  private static func bless(_ path: String, _ session: Session) throws -> (ExitCode, String?) {
    let scenario = try session.scenario(of: [path], toBe: "begun with")
    let policy = try UpdatePolicy(flag: .missing) { _ in nil }
    let test = ScenarioTest(
      executor: SimulationExecutor(),
      store: GoldenStore(pendingFolder: nil),
      policy: policy,
      shouldStop: session.io.isInterrupted
    )
    let outcome = test.outcome(of: scenario, checkingDeterminism: true)
    if !outcome.isPassed {
      for line in OutcomeText(outcome, style: session.error.style).failure {
        session.error.line(line)
      }
    }
    return (outcome.exitCode, outcome.isPassed ? FirstDrive.golden : nil)
  }

  // MARK: - What is told

  private static func words(_ fate: InitFiles.Fate, isDone: Bool) -> String {
    switch fate {
    case .written: isDone ? "written " : "write "
    case .extended: isDone ? "extended" : "extend"
    case .kept: isDone ? "kept    " : "keep  "
    }
  }

  private static func tell(
    _ files: InitFiles,
    _ golden: String?,
    in session: Session,
    asJSON isJSON: Bool
  ) {
    var next = files.folder == "." ? [] : ["cd \(ShellWord.quote(files.folder))"]
    if files.beginsWithASketch { next.append("navsim run \(FirstDrive.path)") }
    next += ["navsim test", "navsim setup-git"]
    if isJSON {
      session.writeJSON { json in
        json.member("folder", files.folder)
        json.beginArray("files")
        for file in files.files {
          json.beginObject()
          json.member("path", file.path)
          json.member("fate", file.fate.rawValue)
          json.endObject()
        }
        json.endArray()
        if let golden { json.member("golden", golden) }
        if let advice = files.advice { json.member("advice", advice) }
        json.strings("next", next)
      }
      return
    }
    let style = session.output.style
    for file in files.files {
      session.output.line("\(style.dim(words(file.fate, isDone: true)))  \(file.path)")
    }
    if let golden { session.output.line("\(style.dim("written "))  \(golden)") }
    if let advice = files.advice {
      session.output.line()
      session.output.line(advice)
    }
    session.output.line()
    session.output.line("next")
    for line in next { session.output.line("  \(line)") }
  }
}
