/// Bytes that wait for their place in a file: in memory while they are few, on the disk when they are many.
///
/// What lies on the disk has a temporary name beside the file, and is gone with the spool.
package final class Spool {
  /// How many bytes wait in memory.
  private static let limit = 1 << 20

  private let path: String
  private var waiting: [UInt8] = []
  private var file: AtomicFile?

  /// Whether nothing was added.
  package private(set) var isEmpty = true

  /// Creates a spool without bytes.
  ///
  /// - Parameter path: the file for which the bytes are meant.
  package init(beside path: String) { self.path = path }

  /// Adds bytes at the end.
  ///
  /// - Throws: ``FileError`` where the disk is full.
  package func append(_ bytes: some Sequence<UInt8>) throws(FileError) {
    let count = waiting.count
    waiting += bytes
    if waiting.count > count { isEmpty = false }
    guard waiting.count >= Self.limit else { return }
    if file == nil { file = try AtomicFile(replacing: path) }
    try file?.append(waiting)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Adds a text at the end.
  ///
  /// - Throws: ``FileError`` where the disk is full.
  package func append(_ text: String) throws(FileError) { try append(text.utf8) }

  /// Hands on everything from the beginning, piece by piece.
  ///
  /// - Throws: ``FileError`` where it cannot be read back, and what `take` throws.
  package func handOn(to take: ([UInt8]) throws -> Void) throws {
    try file?.handOn(to: take)
    if !waiting.isEmpty { try take(waiting) }
  }
}
