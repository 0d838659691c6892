/// A folder of files that are gone when it is.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Creates an empty folder below `parent`.
  ///
  /// - Throws: ``FileError`` where none can be made.
  package init(in parent: String) throws(FileError) {
    path = try FileSystem.makeTemporaryFolder(in: parent)
  }

  deinit {
    try? FileSystem.removeTree(path)
  }

  /// Writes a file and returns its path.
  ///
  /// - Throws: ``FileError`` where it cannot be written.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) -> String {
    let file = Paths.join(path, name)
    try FileSystem.write(bytes, to: file)
    return file
  }
}
