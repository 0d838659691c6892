import Platform

extension ZipArchive {
  /// Reads an archive, every byte of which must be as it was written.
  ///
  /// Each file is limited by what its header says, and all of them together, before anything is unpacked.
  ///
  /// - Throws: ``ZipError`` where a byte is not as it was written, or a limit is exceeded.
  package init(reading bytes: [UInt8]) throws(ZipError) {
    guard bytes.count >= ZipFormat.endSize + Self.commentSize, bytes.starts(with: Self.start)
    else { throw .foreign }
    let comment = bytes.count - Self.commentSize
    let head = Array(Self.commentHead.utf8)
    guard bytes[comment...].starts(with: head) else { throw .foreign }
    let written = Array(Self.comment(Checksum.crc32(bytes[..<comment])).utf8)
    guard bytes[comment...].elementsEqual(written) else {
      throw .damaged("its checksum is another one")
    }
    var end = ZipReader(bytes, at: comment - ZipFormat.endSize)
    let isEnd = end.number(UInt32.self) == ZipFormat.endMark && end.number(UInt32.self) == 0
    let count = Int(end.number(UInt16.self))
    guard isEnd, Int(end.number(UInt16.self)) == count else { throw .damaged("its end") }
    guard count <= Self.entryLimit else { throw .tooLarge("\(count) files") }
    let size = Int(end.number(UInt32.self))
    let start = Int(end.number(UInt32.self))
    guard start + size == comment - ZipFormat.endSize else { throw .damaged("its directory") }
    entries = try Self.entries(bytes, directory: start, count: count)
  }

  private static func entries(
    _ bytes: [UInt8],
    directory start: Int,
    count: Int
  ) throws(ZipError) -> [Entry] {
    var entries: [Entry] = []
    var names: Set<String> = []
    var directory = ZipReader(bytes, at: start)
    var files = ZipReader(bytes, at: 0)
    var room = sizeLimit
    for _ in 0..<count {
      let entry = try entry(&files, &directory, end: start, room: &room)
      guard isSafe(entry.name), names.insert(entry.name).inserted else {
        throw .unsafeName(entry.name)
      }
      entries.append(entry)
    }
    guard files.offset == start else { throw .damaged("there is more in it than files") }
    return entries
  }

  /// Reads the next file and its line of the directory, which must say the same.
  private static func entry(
    _ files: inout ZipReader,
    _ directory: inout ZipReader,
    end: Int,
    room: inout Int
  ) throws(ZipError) -> Entry {
    let offset = files.offset
    guard offset + ZipFormat.localSize <= end,
      directory.offset + ZipFormat.centralSize <= files.bytes.count,
      files.number(UInt32.self) == ZipFormat.localMark,
      directory.number(UInt32.self) == ZipFormat.centralMark,
      directory.number(UInt16.self) == ZipFormat.version
    else { throw .damaged("a header") }
    let fields = files.slice(ZipFormat.localSize - 4)
    guard directory.slice(ZipFormat.localSize - 4).elementsEqual(fields) else {
      throw .damaged("a header and the directory differ")
    }
    var header = ZipReader(Array(fields), at: 0)
    let isKnown =
      header.number(UInt16.self) == ZipFormat.version
      && header.number(UInt16.self) == ZipFormat.flags
    let method = header.number(UInt16.self)
    let isUndated = header.number(UInt16.self) == 0 && header.number(UInt16.self) == ZipFormat.date
    let checksum = header.number(UInt32.self)
    let packedSize = Int(header.number(UInt32.self))
    let size = Int(header.number(UInt32.self))
    let nameSize = Int(header.number(UInt16.self))
    guard isKnown, isUndated, header.number(UInt16.self) == 0 else { throw .damaged("a header") }
    guard directory.slice(10).allSatisfy({ $0 == 0 }), Int(directory.number(UInt32.self)) == offset,
      files.offset + nameSize + packedSize <= end,
      directory.offset + nameSize <= files.bytes.count
    else { throw .damaged("the directory") }
    let name = files.slice(nameSize)
    guard directory.slice(nameSize).elementsEqual(name),
      let text = String(validating: name, as: UTF8.self)
    else { throw .damaged("a name") }
    guard size <= room else { throw .tooLarge("more than \(sizeLimit >> 20) MB unpacked") }
    room -= size
    let packed = files.slice(packedSize)
    let content = method == ZipFormat.stored && size == packedSize ? Array(packed) : nil
    guard
      let content = method == ZipFormat.deflated
        ? Deflate.decompressed(packed, size: size) : content,
      Checksum.crc32(content[...]) == checksum
    else { throw .damaged("'\(text)'") }
    return Entry(text, content)
  }
}

/// Reads numbers and stretches of bytes one behind another; behind the end there is nothing.
private struct ZipReader {
  let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Reads a number, its lowest byte first.
  mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number {
    var result: Number = 0
    for (place, byte) in slice(Number.bitWidth / 8).enumerated() {
      result |= Number(truncatingIfNeeded: byte) << (8 * place)
    }
    return result
  }

  mutating func slice(_ count: Int) -> ArraySlice<UInt8> {
    let start = min(offset, bytes.count)
    let end = min(bytes.count, start + max(0, count))
    offset = end
    return bytes[start..<end]
  }
}
