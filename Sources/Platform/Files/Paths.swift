/// The arithmetic of paths, which needs no file system.
package enum Paths {
  /// Returns the folder that holds `path`: `.` for a mere name, `/` for the root itself.
  package static func folder(of path: String) -> String {
    let trimmed = trimmingSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : trimmingSlashes(String(trimmed[..<slash]))
  }

  /// Returns the last part of `path`.
  package static func name(of path: String) -> String {
    let trimmed = trimmingSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/") else { return trimmed }
    return String(trimmed[trimmed.index(after: slash)...])
  }

  /// Returns `name` inside `folder`; an absolute `name` stands for itself.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns `path` without `.`, `..` that can be resolved, and repeated slashes.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Returns `path` as it is called from `folder`; both absolute, or both from the same folder.
  package static func relative(_ path: String, to folder: String) -> String {
    let path = normalized(path)
    let folder = normalized(folder)
    // What lies above the common start has no name that is known.
    guard path.hasPrefix("/") == folder.hasPrefix("/"), !folder.hasPrefix("..") else { return path }
    let parts = path.split(separator: "/")
    let base = folder == "." ? [] : folder.split(separator: "/")
    var common = 0
    while common < min(parts.count - 1, base.count), parts[common] == base[common] { common += 1 }
    let up = [Substring](repeating: "..", count: base.count - common)
    return (up + parts[common...]).joined(separator: "/")
  }

  /// Whether `left` comes before `right` in the order of their bytes, folders first by `/`.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func trimmingSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
