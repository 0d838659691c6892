/// The layout of a `.navmap` file.
///
/// A header, a table of sections, a table of checksums, then the sections, each at a multiple of 64
/// bytes. All numbers are little-endian. A section is a column of numbers; it is checked in blocks of
/// 64 kB.
package enum NavmapFormat {
  /// Neither text nor a file that a transfer as text leaves whole.
  static let magic: [UInt8] = [0x8E, 0x4E, 0x41, 0x56, 0x4D, 0x41, 0x50, 0x0A]
  /// Raised whenever a section changes.
  static let version: UInt32 = 6

  /// Bytes of the header.
  package static let headerSize = 40
  /// Bytes of an entry of the table of sections.
  package static let entrySize = 24
  static let alignment = 64
  /// Bytes that have a checksum of their own.
  package static let blockSize = 65_536
  static let sectionLimit = 1_000

  /// The entry of a section in the table.
  struct Entry {
    var id: UInt32
    var elementSize: UInt32
    /// Bytes from the beginning of the file.
    var offset: UInt64
    /// Bytes.
    var length: UInt64

    var blockCount: Int { Int((length + UInt64(blockSize) - 1) / UInt64(blockSize)) }
  }

  static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }
}
