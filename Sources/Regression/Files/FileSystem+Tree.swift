import ScenarioLanguage
import Simulation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Returns the files below a folder, relative to it and sorted; hidden ones are left out.
  ///
  /// A folder that symbolic links lead to a second time is entered once.
  ///
  /// - Parameter entersFolder: whether what is below a folder of that name counts.
  package static func files(
    below folder: String,
    entersFolder: (String) -> Bool = { _ in true }
  ) throws(FileError) -> [String] {
    guard kind(of: folder) != .missing else { return [] }
    var result: [String] = []
    var folders = [""]
    var entered: Set<Place> = []
    while let relative = folders.popLast() {
      guard let place = place(of: Paths.join(folder, relative)), entered.insert(place).inserted
      else { continue }
      for name in try names(in: Paths.join(folder, relative)) where !name.hasPrefix(".") {
        let path = relative.isEmpty ? name : relative + "/" + name
        switch kind(of: Paths.join(folder, path)) {
        case .folder: if entersFolder(name) { folders.append(path) }
        case .file: result.append(path)
        case .missing: break
        }
      }
    }
    return result.sorted(by: Paths.precedes)
  }

  /// What tells one folder from another, whatever names lead to it.
  private struct Place: Hashable {
    var device: UInt64
    var node: UInt64
  }

  private static func place(of path: String) -> Place? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Place(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
  }
}
