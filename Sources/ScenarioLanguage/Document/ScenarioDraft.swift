import Platform
package import CanonicalJSON

/// The whole text of a scenario, to be changed: with its folders' defaults and what it includes, as one run
/// of its matrix, its files named from its own folder.
///
/// It stands alone: nothing is added to it when it is read.
package struct ScenarioDraft: Sendable {
  /// The scenario as a tree of JSON, to be changed at will.
  package var root: JSONTree

  /// The folder that the names of files start from.
  package private(set) var folder: String

  /// Reads a scenario's file.
  ///
  /// - Parameter variant: which of the runs of its matrix; empty without a matrix.
  /// - Throws: ``ScenarioError`` where it is no JSON document, or has no such run.
  package init(
    path: String,
    variant: String = "",
    folderRoot: String? = nil
  ) throws(ScenarioError) {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, limit: ScenarioText.sizeLimit)
    } catch {
      throw ScenarioError(path: path, "cannot read the scenario: \(error.scenarioReason)")
    }
    let folder = Paths.folder(of: path)
    let diagnostics = Diagnostics()
    let files = ScenarioFiles(folder: folder, root: folderRoot)
    do {
      let written = try JSONDocument(parsing: bytes, source: path)
      var assembly = ScenarioAssembly(path, files, diagnostics)
      let document = try ScenarioLoader.chosen(
        variant,
        of: assembly.assembled(written),
        diagnostics
      )
      if diagnostics.hasErrors { throw ScenarioError(diagnostics.problems) }
      self.init(document.root, folder: folder)
    } catch let error as JSONError {
      throw ScenarioError([Diagnostic(error)])
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw ScenarioError(path: path, "\(error)")
    }
  }

  private init(_ value: JSONValue, folder: String) {
    self.folder = folder
    let from = folder
    root = JSONTree(value) { value, path in
      guard let name = value.string, Self.namesFile(path) else { return nil }
      let there = Paths.folder(of: value.source)
      return there == from ? nil : .string(Paths.relative(Paths.join(there, name), to: from))
    }
    for key in ["$schema", "include", "matrix"] { root[key] = nil }
  }

  /// The text of the scenario.
  package var text: [UInt8] { root.bytes }

  /// Returns the draft with its files named from another folder.
  ///
  /// - Parameter workingFolder: the absolute path that relative ones start from.
  package func moved(to other: String, workingFolder: String) -> ScenarioDraft {
    func whole(_ path: String) -> String { Paths.join(workingFolder, path) }
    let isMixed = folder.hasPrefix("/") != other.hasPrefix("/")
    let (from, target) = isMixed ? (whole(folder), whole(other)) : (folder, other)
    var moved = renamed { Paths.relative(Paths.join(from, $0), to: target) }
    moved.folder = other
    return moved
  }

  /// Returns the draft with its files named otherwise.
  ///
  /// - Throws: Whatever `name` throws.
  package func renamed(_ name: (String) throws -> String) rethrows -> ScenarioDraft {
    var draft = self
    draft.root = try Self.renamed(root, [], name)
    return draft
  }

  private static func renamed(
    _ tree: JSONTree,
    _ path: [String],
    _ name: (String) throws -> String
  ) rethrows -> JSONTree {
    switch tree {
    case .scalar:
      guard namesFile(path), let text = tree.string else { return tree }
      return .string(try name(text))
    case .array(let elements):
      return .array(try elements.map { try renamed($0, path + [""], name) })
    case .object(let members):
      return .object(
        try members.map { member in
          JSONTree.Member(member.key, try renamed(member.value, path + [member.key], name))
        }
      )
    }
  }

  /// Whether a string at such a place is the name of a file.
  static func namesFile(_ path: [String]) -> Bool {
    guard let section = path.first, let key = path.last else { return false }
    return switch (section, key) {
    case ("map", "file"), ("trace", "file"): path.count == 2
    case ("search", "file"): path.count == 4
    case ("routing", "cassette"): path.count == 2
    case ("fleet", "cassette"): path.count == 3
    // Inline answers have members of their own, and such a one may be called a body too.
    case ("routing", "body"): path.count == 4
    default: false
    }
  }
}
