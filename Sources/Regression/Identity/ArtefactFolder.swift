package import Platform
import ScenarioLanguage

/// The folder `.navsim` of what runs leave behind, which brings the file with which git ignores it.
package enum ArtefactFolder {
  /// The folder's name.
  static let name = ".navsim"

  /// Sees to it that git ignores the folder that a file is to be written into; a file elsewhere is not
  /// ignored.
  ///
  /// A file that is there already stays as it is: somebody may want to keep something.
  ///
  /// - Throws: ``FileError`` where it cannot be written.
  package static func prepare(for path: String) throws(FileError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let place = parts.lastIndex(of: name[...]) else { return }
    let folder = parts[...place].joined(separator: "/")
    let ignored = Paths.join(folder, ".gitignore")
    guard FileSystem.kind(of: ignored) == .missing else {
      // Two processes may have written it at once, and one of them was killed.
      return TemporaryFiles.sweep(folder)
    }
    try FileSystem.createFolder(folder)
    try FileSystem.write(Array("*\n".utf8), to: ignored)
  }
}
