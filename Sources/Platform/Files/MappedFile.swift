#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file in memory, as the system maps it: pages are read when they are touched.
@safe
package final class MappedFile: Sendable {
  /// Where it was opened.
  package let path: String

  /// The number of bytes, which no other process must change while this one lives.
  package let count: Int
  private nonisolated(unsafe) let start: UnsafeMutableRawPointer?

  /// Maps a file; an empty one has no bytes.
  ///
  /// - Throws: ``FileError`` where it cannot be opened or mapped, or is no regular file.
  package init(_ path: String) throws(FileError) {
    self.path = path
    let file = try OpenFile(path)
    count = file.size
    guard count > 0 else {
      unsafe start = nil
      return
    }
    // The mapping outlives the descriptor.
    let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
    guard unsafe memory != MAP_FAILED else { throw FileError(.read, path: path, code: errno) }
    unsafe start = memory
    withExtendedLifetime(file) {}
  }

  deinit { if let start = unsafe start { unsafe munmap(start, count) } }

  /// The bytes of a range that lies in the file, good as long as this object.
  @unsafe
  package func bytes(_ range: Range<Int>) -> UnsafeMutableRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe UnsafeMutableRawBufferPointer(
      start: start?.advanced(by: range.lowerBound),
      count: range.count
    )
  }

  /// A little-endian number at a place that lies in the file.
  package func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
    unsafe Number(
      littleEndian: bytes(offset..<(offset + MemoryLayout<Number>.size)).loadUnaligned(
        as: Number.self
      )
    )
  }
}
