/// Numbers of ZIP archives (APPNOTE.TXT 6.3.10 of PKWARE), as few of its features as others can do with.
package enum ZipFormat {
  /// Begins a file's own header.
  package static let localMark: UInt32 = 0x0403_4B50
  /// Begins a file's line of the directory.
  package static let centralMark: UInt32 = 0x0201_4B50
  /// Begins the record at the end.
  package static let endMark: UInt32 = 0x0605_4B50
  /// Bytes of a file's own header without its name.
  package static let localSize = 30
  /// Bytes of a file's line of the directory without its name.
  package static let centralSize = 46
  /// Bytes of the record at the end without the comment.
  package static let endSize = 22
  /// Version 2.0, which knows deflate.
  package static let version: UInt16 = 20
  /// Names are UTF-8.
  package static let flags: UInt16 = 0x0800
  /// A file as it is.
  package static let stored: UInt16 = 0
  /// A file compressed by deflate.
  package static let deflated: UInt16 = 8
  /// 1 January 1980, the first that can be said.
  package static let date: UInt16 = 0x0021
}

/// Writes the files of a ZIP archive one behind another: the same bytes at every time, without dates or owners.
package struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Begins an archive without a file.
  package init() {}

  /// Adds a file, compressed where that is smaller.
  ///
  /// The archive keeps sizes and places as 32 bits: the caller bounds them.
  package mutating func append(_ name: String, _ content: [UInt8]) {
    let packed = Deflate.compressed(content).flatMap { $0.count < content.count ? $0 : nil }
    append(
      name,
      packed ?? content,
      as: packed == nil ? ZipFormat.stored : ZipFormat.deflated,
      of: content.count,
      checksum: Checksum.crc32(content[...])
    )
  }

  /// Adds a file that is told piece by piece, compressed: it is never in memory as a whole.
  package mutating func append(_ name: String, telling: (_ take: ([UInt8]) -> Void) -> Void) {
    let deflater = Deflater()
    var packed: [UInt8] = []
    var size = 0
    var checksum: UInt32 = 0
    telling { piece in
      deflater.append(piece, to: &packed)
      size += piece.count
      checksum = Checksum.crc32(piece[...], after: checksum)
    }
    deflater.finish(to: &packed)
    append(name, packed, as: ZipFormat.deflated, of: size, checksum: checksum)
  }

  private mutating func append(
    _ name: String,
    _ stored: [UInt8],
    as method: UInt16,
    of size: Int,
    checksum: UInt32
  ) {
    let path = Array(name.utf8)
    var fields: [UInt8] = []
    fields.append(number: ZipFormat.version)
    fields.append(number: ZipFormat.flags)
    fields.append(number: method)
    fields.append(number: UInt16(0))
    fields.append(number: ZipFormat.date)
    fields.append(number: checksum)
    fields.append(number: UInt32(stored.count))
    fields.append(number: UInt32(size))
    fields.append(number: UInt16(path.count))
    fields.append(number: UInt16(0))
    let offset = UInt32(bytes.count)
    bytes.append(number: ZipFormat.localMark)
    bytes += fields + path + stored
    directory.append(number: ZipFormat.centralMark)
    directory.append(number: ZipFormat.version)
    directory += fields
    // No comment, one disk, no attributes.
    directory += [UInt8](repeating: 0, count: 10)
    directory.append(number: offset)
    directory += path
    count += 1
  }

  /// Returns the archive.
  ///
  /// - Parameter commentSize: The bytes of the comment, at most 65,535, which the caller adds.
  package func finished(commentSize: Int = 0) -> [UInt8] {
    var result = bytes + directory
    result.append(number: ZipFormat.endMark)
    result.append(number: UInt32(0))
    result.append(number: count)
    result.append(number: count)
    result.append(number: UInt32(directory.count))
    result.append(number: UInt32(bytes.count))
    result.append(number: UInt16(commentSize))
    return result
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
