import Platform

/// A ZIP archive, as far as KMZ files need it: no encryption, no parts, no 64-bit sizes.
///
/// Layout after PKWARE's APPNOTE 6.3: the end record (4.3.16) tells where the directory is, the
/// directory (4.3.12) where each file's own header is (4.3.7).
struct ZipArchive {
  /// The largest archive, and the largest file within one, in bytes.
  private static let archiveLimit = 256 << 20, contentLimit = 512 << 20
  private static let entryLimit = 10_000

  private let bytes: [UInt8]
  private let name: String

  /// Whether a file is an archive by its first bytes.
  static func begins(_ input: ByteInput) -> Bool {
    input.content.starts(with: [0x50, 0x4b, 0x03, 0x04])
  }

  /// Returns the first KML file of an archive.
  ///
  /// - Throws: ``TraceError`` where there is none, or it is damaged or too large.
  static func keyhole(in input: ByteInput) throws(TraceError) -> ByteInput {
    let archive = ZipArchive(
      bytes: try input.whole(limit: archiveLimit, as: "a ZIP file"),
      name: input.name
    )
    return try archive.keyhole()
  }

  private func keyhole() throws(TraceError) -> ByteInput {
    guard let end = endRecord() else {
      throw error("a ZIP file without a directory: it is cut off")
    }
    var at = number(end + 16, 4)
    let count = number(end + 10, 2)
    guard count <= Self.entryLimit else { throw error("a ZIP file of \(count) files") }
    for _ in 0..<count {
      guard at + 46 <= bytes.count, number(at, 4) == 0x0201_4b50 else {
        throw error("the ZIP file's directory is damaged")
      }
      let start = at + 46
      let nameEnd = start + number(at + 28, 2)
      guard nameEnd <= bytes.count else { throw error("the ZIP file's directory is damaged") }
      let file = String(decoding: bytes[start..<nameEnd], as: UTF8.self).lowercased()
      if file.hasSuffix(".kml"), !file.hasPrefix("__macosx/") { return try content(at) }
      at = nameEnd + number(at + 30, 2) + number(at + 32, 2)
    }
    throw error("a ZIP file without a KML file in it", hint: "unpack it first")
  }

  /// Returns the content of the file whose entry in the directory is at a place.
  private func content(_ entry: Int) throws(TraceError) -> ByteInput {
    guard number(entry + 8, 2) & 1 == 0 else { throw error("the KML in the file is encrypted") }
    let method = number(entry + 10, 2)
    let (packed, size) = (number(entry + 20, 4), number(entry + 24, 4))
    guard size <= Self.contentLimit else {
      throw error("the KML in the file has more than \(Self.contentLimit >> 20) MB")
    }
    let header = number(entry + 42, 4)
    guard header + 30 <= bytes.count, number(header, 4) == 0x0403_4b50 else {
      throw error("the ZIP file's directory points to nowhere")
    }
    let start = header + 30 + number(header + 26, 2) + number(header + 28, 2)
    guard start + packed <= bytes.count else {
      throw error("the ZIP file ends within its KML: it is cut off")
    }
    let range = start..<(start + packed)
    let checksum = UInt32(truncatingIfNeeded: number(entry + 16, 4))
    switch method {
    case 0:
      if packed == size, Checksum.crc32(bytes[range]) == checksum {
        return ByteInput(bytes: Array(bytes[range]), name: name)
      }
    case 8:
      if let content = PackedContent(bytes, range, size: size, checksum: checksum) {
        return try ByteInput(content, name: name)
      }
    default: throw error("the KML in the file is compressed by method \(method)")
    }
    throw error("the KML in the file is damaged")
  }

  /// Returns where the end record is: the last place of its mark whose comment ends the file.
  private func endRecord() -> Int? {
    guard bytes.count >= 22 else { return nil }
    var at = bytes.count - 22
    let first = max(0, at - 65_535)
    while at >= first {
      if number(at, 4) == 0x0605_4b50, at + 22 + number(at + 20, 2) <= bytes.count { return at }
      at -= 1
    }
    return nil
  }

  /// Returns a number of some bytes, the lowest first; 0 beyond the end.
  private func number(_ at: Int, _ count: Int) -> Int {
    guard at >= 0, at + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
  }

  private func error(_ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: name, message: message, hint: hint)
  }
}
