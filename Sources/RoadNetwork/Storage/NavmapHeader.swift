import Platform

/// The checked header of a `.navmap` file.
struct NavmapHeader {
  let sectionCount: Int
  let checksumCount: Int

  /// - Throws: ``MapError`` where the file is none, is of another version, or is not whole.
  init(_ file: MappedFile) throws(MapError) {
    func damaged(_ message: String, _ byte: Int) -> MapError {
      NavmapFile.damaged(file.path, message, byte)
    }
    let size = NavmapFormat.headerSize
    guard file.count >= size else { throw damaged("it ends within its header", file.count) }
    guard unsafe NavmapFile.isNavmap(file.bytes(0..<8)) else {
      throw MapError(source: file.path, message: "this is no .navmap")
    }
    let version = file.number(UInt32.self, at: 8)
    guard version == NavmapFormat.version else {
      throw MapError(
        source: file.path,
        message: "the map is of format \(version), and this program reads format"
          + " \(NavmapFormat.version)",
        hint: "build it again: navsim map build"
      )
    }
    let own = unsafe Checksum.crc32(UnsafeRawBufferPointer(file.bytes(0..<32)))
    guard file.number(UInt32.self, at: 32) == own, file.number(UInt32.self, at: 36) == 0 else {
      throw damaged("in its header", 0)
    }
    let length = file.number(UInt64.self, at: 16)
    guard length == UInt64(file.count) else {
      throw damaged("it has \(file.count) bytes and should have \(length)", file.count)
    }
    sectionCount = Int(file.number(UInt32.self, at: 12))
    checksumCount = Int(file.number(UInt32.self, at: 24))
    let end = size + sectionCount * NavmapFormat.entrySize + checksumCount * 4
    guard sectionCount <= NavmapFormat.sectionLimit, end <= file.count else {
      throw damaged("its tables do not lie in the file", size)
    }
    let tables = unsafe Checksum.crc32(UnsafeRawBufferPointer(file.bytes(size..<end)))
    guard file.number(UInt32.self, at: 28) == tables else { throw damaged("in its tables", size) }
  }
}
