import Platform

extension ZipArchive {
  /// Returns the archive's bytes.
  ///
  /// - Throws: ``ZipError`` where it holds more than could be read again.
  package func encoded() throws(ZipError) -> [UInt8] {
    try checkLimits()
    var writer = ZipWriter()
    for entry in entries { try writer.append(entry) }
    return writer.finished()
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

/// Writes the parts of an archive one behind another.
private struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  mutating func append(_ entry: ZipArchive.Entry) throws(ZipError) {
    guard let packed = Deflate.compressed(entry.bytes) else {
      throw .tooLarge("'\(entry.name)' cannot be compressed")
    }
    let isSmaller = packed.count < entry.bytes.count
    let content = isSmaller ? packed : entry.bytes
    let name = Array(entry.name.utf8)
    var fields: [UInt8] = []
    fields.append(number: ZipArchive.version)
    fields.append(number: ZipArchive.flags)
    fields.append(number: isSmaller ? ZipArchive.deflated : ZipArchive.stored)
    fields.append(number: UInt16(0))
    fields.append(number: ZipArchive.date)
    fields.append(number: Checksum.crc32(entry.bytes[...]))
    fields.append(number: UInt32(content.count))
    fields.append(number: UInt32(entry.bytes.count))
    fields.append(number: UInt16(name.count))
    fields.append(number: UInt16(0))
    let offset = UInt32(bytes.count)
    bytes.append(number: ZipArchive.localMark)
    bytes += fields + name + content
    directory.append(number: ZipArchive.centralMark)
    directory.append(number: ZipArchive.version)
    directory += fields
    // No comment, one disk, no attributes.
    directory += [UInt8](repeating: 0, count: 10)
    directory.append(number: offset)
    directory += name
    count += 1
  }

  func finished() -> [UInt8] {
    var result = bytes + directory
    result.append(number: ZipArchive.endMark)
    result.append(number: UInt32(0))
    result.append(number: count)
    result.append(number: count)
    result.append(number: UInt32(directory.count))
    result.append(number: UInt32(bytes.count))
    result.append(number: UInt16(ZipArchive.commentSize))
    let checksum = Checksum.crc32(result[...])
    result += Array(ZipArchive.comment(checksum).utf8)
    return result
  }
}

extension ZipArchive {
  /// Returns the comment of an archive whose bytes before it have a checksum.
  static func comment(_ checksum: UInt32) -> String {
    let digits = String(checksum, radix: 16)
    return commentHead + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension [UInt8] {
  /// Adds a number, its lowest byte first.
  fileprivate mutating func append(number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
