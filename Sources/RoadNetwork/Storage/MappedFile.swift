#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in memory, as the system maps it: pages are read when they are touched.
@safe
final class MappedFile: Sendable {
  let name: String
  let count: Int
  private nonisolated(unsafe) let start: UnsafeMutableRawPointer

  /// - Throws: ``MapError`` where the file cannot be opened or mapped.
  init(path: String) throws(MapError) {
    name = path
    func failure(_ what: String) -> MapError {
      MapError(source: path, message: "cannot read the map: \(what)")
    }
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(unsafe String(cString: strerror(errno)).lowercased()) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_size > 0 else { throw failure("it is empty") }
    count = Int(status.st_size)
    let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
      throw failure(unsafe String(cString: strerror(errno)).lowercased())
    }
    unsafe start = memory
  }

  deinit { unsafe munmap(start, count) }

  /// The bytes of a range that lies in the file.
  @unsafe
  func bytes(_ range: Range<Int>) -> UnsafeMutableRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe UnsafeMutableRawBufferPointer(
      start: start + range.lowerBound,
      count: range.count
    )
  }

  /// A number at a place that lies in the file.
  func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
    unsafe Number(
      littleEndian: bytes(offset..<(offset + MemoryLayout<Number>.size)).loadUnaligned(
        as: Number.self
      )
    )
  }
}
