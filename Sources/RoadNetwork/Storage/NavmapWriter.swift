import Platform

/// Collects the columns of a map and writes them as a `.navmap` file.
public struct NavmapWriter {
  private struct Part {
    let entry: NavmapFormat.Entry
    let checksums: [UInt32]
    /// Copies a range of the bytes.
    let bytes: (Range<Int>) -> [UInt8]
  }

  private var parts: [Part] = []

  package init() {}

  package mutating func add<Element>(_ id: NavmapSection, _ column: Column<Element>) {
    let length = column.byteCount
    let checksums = Self.pieces(of: length, NavmapFormat.blockSize).map { range in
      unsafe column.bytes(range).withUnsafeBytes { unsafe Checksum.crc32($0) }
    }
    let entry = NavmapFormat.Entry(
      id: id.number,
      elementSize: UInt32(MemoryLayout<Element>.stride),
      offset: 0,
      length: UInt64(length)
    )
    parts.append(Part(entry: entry, checksums: checksums, bytes: column.bytes))
  }

  package mutating func add<Record>(
    _ starts: NavmapSection,
    _ bytes: NavmapSection,
    _ table: RecordTable<Record>
  ) {
    var offsets: Column<UInt32> = [0]
    var all: Column<UInt8> = []
    for index in 0..<table.count {
      var writer = RecordWriter()
      table[index].write(to: &writer)
      for byte in writer.bytes { all.append(byte) }
      offsets.append(UInt32(all.count))
    }
    add(starts, offsets)
    add(bytes, all)
  }

  /// Writes the file, from its beginning to its end, in pieces of at most 1 MB.
  public func write(_ emit: ([UInt8]) throws -> Void) rethrows {
    let checksums = parts.flatMap(\.checksums)
    let tables = NavmapFormat.headerSize + parts.count * NavmapFormat.entrySize
    var end = NavmapFormat.aligned(tables + checksums.count * 4)
    var table = LittleEndianBytes()
    var offsets: [Int] = []
    for part in parts {
      offsets.append(end)
      table.append(part.entry.id)
      table.append(part.entry.elementSize)
      table.append(UInt64(end))
      table.append(part.entry.length)
      end = NavmapFormat.aligned(end + Int(part.entry.length))
    }
    for sum in checksums { table.append(sum) }
    var position = 0
    func emitted(_ bytes: [UInt8]) throws {
      try emit(bytes)
      position += bytes.count
    }
    try emitted(header(fileLength: end, checksums.count, table.bytes))
    try emitted(table.bytes)
    for (part, offset) in zip(parts, offsets) {
      try emitted([UInt8](repeating: 0, count: offset - position))
      for range in Self.pieces(of: Int(part.entry.length), 1 << 20) {
        try emitted(part.bytes(range))
      }
    }
    try emitted([UInt8](repeating: 0, count: end - position))
  }

  private func header(fileLength: Int, _ checksumCount: Int, _ table: [UInt8]) -> [UInt8] {
    var header = LittleEndianBytes(NavmapFormat.magic)
    header.append(NavmapFormat.version)
    header.append(UInt32(parts.count))
    header.append(UInt64(fileLength))
    header.append(UInt32(checksumCount))
    header.append(unsafe table.withUnsafeBytes { unsafe Checksum.crc32($0) })
    header.append(unsafe header.bytes.withUnsafeBytes { unsafe Checksum.crc32($0) })
    header.append(UInt32(0))
    return header.bytes
  }

  private static func pieces(of length: Int, _ size: Int) -> [Range<Int>] {
    stride(from: 0, to: length, by: size).map { $0..<min($0 + size, length) }
  }
}
