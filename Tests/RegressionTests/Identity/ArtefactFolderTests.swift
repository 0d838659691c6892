import Platform
import TestSupport
import Testing

@testable import Regression

@Suite("The folder of what runs leave behind")
struct ArtefactFolderTests {
  @Test("What a killed process left beside the file for git goes, and the file stays as it is")
  func swept() throws {
    let folder = try TemporaryFolder()
    let (ignored, left) = (
      folder.path + "/.navsim/.gitignore", folder.path + "/.navsim/.navsim-0.tmp"
    )
    try FileSystem.createFolder(folder.path + "/.navsim")
    try FileSystem.write(Array("mine\n".utf8), to: ignored)
    let other = folder.path + "/.navsim/kept.txt"
    for path in [left, other] { try Self.put("half", path) }
    // Another folder than the one that was swept a moment ago.
    try ArtefactFolder.prepare(for: folder.path + "/./.navsim/map/a.navmap")
    #expect(FileSystem.kind(of: left) == .missing)
    #expect(FileSystem.kind(of: other) == .file)
    #expect(try FileSystem.read(ignored) == Array("mine\n".utf8))
  }

  /// Leaves a file as a process does that ends midway: without a lock, and under the name that it has.
  private static func put(_ text: String, _ path: String) throws {
    let aside = path + ".aside"
    try FileSystem.write(Array(text.utf8), to: aside)
    try FileSystem.replace(path, with: aside)
  }
}
