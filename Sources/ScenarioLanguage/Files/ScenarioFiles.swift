import Platform
package import CanonicalJSON

/// Finds the files that a scenario names, and keeps them within its root.
struct ScenarioFiles {
  /// The folder of the scenario.
  let folder: String
  /// The folder that no file may lie outside of; nil where any file may be read.
  let root: String?
  /// Whether servers answer, and cassettes are written, not read.
  var isLive = false

  /// The folders from the root down to the scenario's own; outside of a suite its own alone.
  var foldersToRoot: [String] {
    let top = root ?? Self.suiteRoot(of: folder)
    guard let top, let outer = FileSystem.resolved(top), let inner = FileSystem.resolved(folder),
      inner.hasPrefix(outer + "/")
    else { return [folder] }
    // As the person wrote it, where the folder is written below the root.
    let written = folder.hasPrefix(top + "/") ? folder.dropFirst(top.count + 1) : nil
    let below = written ?? inner.dropFirst(outer.count + 1)
    var folders = [top]
    for name in below.split(separator: "/") {
      folders.append(Paths.join(folders.last ?? top, String(name)))
    }
    return folders
  }

  /// Returns the nearest folder above that is called as those of suites are.
  private static func suiteRoot(of folder: String) -> String? {
    var candidate = folder
    while Paths.name(of: candidate) != "Scenarios" {
      let above = Paths.folder(of: candidate)
      if above == candidate || above == "." { return nil }
      candidate = above
    }
    return candidate
  }

  /// Returns the path of a file named in the scenario, or in a part of it, whose folder the name starts
  /// from; reports one that is missing or outside.
  func path(
    of name: String,
    at value: JSONValue,
    _ diagnostics: Diagnostics,
    hint: String? = nil
  ) -> String? {
    let path = Paths.join(Paths.folder(of: value.source), name)
    guard let resolved = FileSystem.resolved(path) else {
      let hints = ["looked for \(path)", hint].compactMap { $0 }.joined(separator: "; ")
      diagnostics.add("no file \"\(name)\"", at: value, hint: hints)
      return nil
    }
    guard isInside(resolved, name, at: value, diagnostics) else { return nil }
    // Without the links that a shorter path would leave out, it is the same file.
    let short = Paths.normalized(path)
    return FileSystem.resolved(short) == resolved ? short : path
  }

  /// Returns the path of a file that will be written; reports one whose folder is missing or outside.
  func pathForWriting(
    _ name: String,
    at value: JSONValue,
    _ diagnostics: Diagnostics
  ) -> String? {
    let path = Paths.join(Paths.folder(of: value.source), name)
    guard let place = FileSystem.resolved(Paths.folder(of: path)) else {
      diagnostics.add("no folder for \"\(name)\"", at: value, hint: "looked for \(path)")
      return nil
    }
    let target = FileSystem.resolved(path) ?? Paths.join(place, Paths.name(of: path))
    return isInside(target, name, at: value, diagnostics) ? Paths.normalized(path) : nil
  }

  /// Whether the scenario itself lies in the suite whose folder it is found in; a link may lead anywhere.
  ///
  /// One outside of any suite was named by a person, links and all.
  func holdsScenario(_ path: String) -> Bool {
    guard Self.suiteRoot(of: folder) != nil else { return true }
    return FileSystem.resolved(path).map(isInside) ?? true
  }

  /// Whether a file may be read.
  func isInside(_ resolved: String) -> Bool {
    guard let root, let top = FileSystem.resolved(root) else { return true }
    return resolved == top || resolved.hasPrefix(top == "/" ? top : top + "/")
  }

  private func isInside(
    _ resolved: String,
    _ name: String,
    at value: JSONValue,
    _ diagnostics: Diagnostics
  ) -> Bool {
    if isInside(resolved) { return true }
    diagnostics.add(
      "\"\(name)\" lies outside \(root ?? "")",
      at: value,
      hint: "move it below that folder, or pass --allow-outside"
    )
    return false
  }

  /// Returns the bytes of a file named in the scenario.
  func bytes(
    of name: String,
    limit: Int,
    at value: JSONValue,
    _ diagnostics: Diagnostics
  ) -> [UInt8]? {
    guard let path = path(of: name, at: value, diagnostics) else { return nil }
    do {
      return try FileSystem.read(path, limit: limit)
    } catch {
      diagnostics.add("cannot read \"\(name)\": \(error.scenarioReason)", at: value)
      return nil
    }
  }
}

extension FileError {
  /// The reason as the problems of a scenario give it.
  var scenarioReason: String { isFolder ? "it is a folder" : systemReason }
}

extension Diagnostic {
  /// The problem of a file that a link leads to, outside of the suite in which it is found.
  package static func outsideOfSuite(_ what: String, source: String) -> Diagnostic {
    Diagnostic(
      what + " outside of the suite",
      source: source,
      hint: "move the file itself here, or pass --allow-outside"
    )
  }
}
