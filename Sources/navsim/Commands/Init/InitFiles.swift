import Platform
import ScenarioLanguage
import Simulation

/// The files that a suite begins with, in a folder that may hold some of them already.
struct InitFiles {
  /// What becomes of a file.
  enum Fate: String {
    case written
    /// Lines are added to what is there.
    case extended
    /// It is there, and stays as it is.
    case kept
  }

  /// One file.
  struct File {
    /// Its path below the folder.
    let path: String
    let fate: Fate
    fileprivate let work: () throws -> Void
  }

  /// The folder that they stand in.
  let folder: String

  /// In the order of their writing.
  private(set) var files: [File] = []

  /// The line that a file lacks which is there and stays as it is; nil where none does.
  private(set) var advice: String?

  /// Whether the first scenario is to be blessed: it is among what is written, or an earlier `init` was
  /// ended between it and its golden.
  private(set) var beginsWithASketch = false

  /// Looks at the folder; nothing is written yet.
  ///
  /// - Parameters:
  ///   - hasOwnDrive: whether the first scenario comes from a recorded drive.
  /// - Throws: ``FileError`` where the folder or a file in it cannot be read.
  init(folder: String, forge: Forge, release: Forge.Release?, hasOwnDrive: Bool) throws {
    self.folder = folder
    let isBegun = try Self.holdsScenarios(Paths.join(folder, "Scenarios"))
    plan("Scenarios/schema/scenario.schema.json", ScenarioSchema.document)
    plan("Scenarios/schema/part.schema.json", ScenarioSchema.partDocument)
    plan("Scenarios/schema/suite.schema.json", ScenarioSchema.suiteDocument)
    if !isBegun && !hasOwnDrive {
      plan(FirstDrive.path, FirstDrive.text)
      beginsWithASketch = true
    } else if !hasOwnDrive {
      beginsWithASketch = try Self.isInterrupted(folder)
    }
    try plan(".gitignore", lines: [".navsim/", "*.new.jsonl"])
    try plan(".gitattributes", lines: LinesOfFile.goldenAttributes)
    if let path = forge.path, let text = forge.text(release) { plan(path, text) }
    if forge == .gitlab, let path = forge.path {
      let file = ".gitlab-ci.yml"
      plan(file, "include:\n  - local: \(path)\n")
      if files.last?.fate == .kept {
        let present = try FileSystem.read(Paths.join(folder, file), limit: 1 << 20)
        if !String(decoding: present, as: UTF8.self).contains(path) {
          advice = "\(file) lacks a line:  include: { local: \(path) }"
        }
      }
    }
  }

  /// Writes what is not there.
  ///
  /// - Throws: ``FileError`` where a file cannot be written; those before it are.
  func write() throws {
    for file in files { try file.work() }
  }

  private mutating func plan(_ path: String, _ text: String) {
    let target = Paths.join(folder, path)
    guard FileSystem.kind(of: target) == .missing else {
      files.append(File(path: path, fate: .kept) {})
      return
    }
    files.append(
      File(path: path, fate: .written) {
        try FileSystem.createFolder(Paths.folder(of: target))
        try FileSystem.write(Array(text.utf8), to: target)
      }
    )
  }

  private mutating func plan(_ path: String, lines: [String]) throws {
    let target = Paths.join(folder, path)
    let isThere = FileSystem.kind(of: target) != .missing
    let wanted = try LinesOfFile(lines, of: target)
    let fate: Fate = !isThere ? .written : wanted.missing.isEmpty ? .kept : .extended
    files.append(
      File(path: path, fate: fate) {
        try FileSystem.createFolder(Paths.folder(of: target))
        try wanted.apply()
      }
    )
  }

  /// Whether the first scenario stands there as it was written, without its golden.
  private static func isInterrupted(_ folder: String) throws(FileError) -> Bool {
    let scenario = Paths.join(folder, FirstDrive.path)
    guard FileSystem.kind(of: scenario) == .file,
      FileSystem.kind(of: Paths.join(folder, FirstDrive.golden)) == .missing
    else { return false }
    return try FileSystem.read(scenario, limit: 1 << 20) == Array(FirstDrive.text.utf8)
  }

  /// Whether a scenario is in a folder or in one below it.
  private static func holdsScenarios(_ folder: String) throws(FileError) -> Bool {
    guard FileSystem.kind(of: folder) == .folder else { return false }
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") && name != "schema" {
      let path = Paths.join(folder, name)
      if name.hasSuffix(".json"), !name.hasPrefix("_") { return true }
      if FileSystem.kind(of: path) == .folder, try holdsScenarios(path) { return true }
    }
    return false
  }
}
