import Platform

extension ZipArchive {
  /// Returns the archive's bytes.
  ///
  /// - Throws: ``ZipError`` where it holds more than could be read again.
  package func encoded() throws(ZipError) -> [UInt8] {
    try checkLimits()
    var writer = ZipWriter()
    for entry in entries { writer.append(entry.name, entry.bytes) }
    let bytes = writer.finished(commentSize: Self.commentSize)
    return bytes + Array(Self.comment(Checksum.crc32(bytes[...])).utf8)
  }

  private func checkLimits() throws(ZipError) {
    guard entries.count <= Self.entryLimit else {
      throw .tooLarge("more than \(Self.entryLimit) files")
    }
    let size = entries.reduce(0) { $0 + $1.bytes.count }
    guard size <= Self.sizeLimit else {
      throw .tooLarge("more than \(Self.sizeLimit >> 20) MB")
    }
    for entry in entries where !Self.isSafe(entry.name) { throw .unsafeName(entry.name) }
  }

  /// Whether a name stays below the folder that the archive is unpacked in, and is the same file on every
  /// system.
  static func isSafe(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, name.utf8.count <= 1000, parts.count <= 32 else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
        && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        && !part.contains { "\\:".contains($0) }
    }
  }
}

extension ZipArchive {
  /// Returns the comment of an archive whose bytes before it have a checksum.
  static func comment(_ checksum: UInt32) -> String {
    let digits = String(checksum, radix: 16)
    return commentHead + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
