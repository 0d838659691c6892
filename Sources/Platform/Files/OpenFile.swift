#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is open for reading; closed when nobody holds it any more.
///
/// Every file that the program reads is opened here. A pipe, a socket or a device is refused, without
/// waiting for whoever might write into it.
package final class OpenFile: Sendable {
  /// Where it was opened.
  package let path: String

  /// The size in bytes when it was opened; 0 also for the files of `/proc`, which tell none.
  package let size: Int

  let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: ``FileError`` where it cannot be opened, or is a folder or no regular file.
  package init(_ path: String) throws(FileError) {
    // A pipe without a writer, or a device, would make a plain `open` wait.
    let opened = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { throw FileError(.read, path: path, code: errno) }
    var status = stat()
    let code = unsafe fstat(opened, &status) == 0 ? Self.refusal(of: status) : errno
    guard code == 0 else {
      _ = close(opened)
      throw FileError(.read, path: path, code: code)
    }
    self.path = path
    size = max(0, Int(status.st_size))
    descriptor = opened
  }

  deinit { _ = close(descriptor) }

  private static func refusal(of status: stat) -> Int32 {
    switch status.st_mode & S_IFMT {
    case S_IFREG: 0
    case S_IFDIR: EISDIR
    default: FileError.notRegular
    }
  }

  /// Fills a part of `buffer` with what comes next.
  ///
  /// - Returns: How many bytes were read; fewer than asked for only at the end of the file, none behind it.
  /// - Throws: ``FileError`` where the system cannot read.
  package func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(FileError) -> Int {
    try unsafe fill(&buffer, range) { start, count, _ in
      unsafe SystemCall.read(descriptor, start, count)
    }
  }

  /// Fills `buffer` from its beginning with `count` bytes from `offset` on.
  ///
  /// - Returns: How many bytes were read, fewer than `count` only at the end of the file.
  /// - Throws: ``FileError`` where the system cannot read.
  package func read(
    into buffer: inout [UInt8],
    count: Int,
    at offset: Int
  ) throws(FileError) -> Int {
    try unsafe fill(&buffer, 0..<count) { start, count, done in
      unsafe pread(descriptor, start, count, off_t(offset + done))
    }
  }

  /// Returns what comes next up to the end of the file.
  ///
  /// - Parameter head: What stands before it in the result.
  /// - Throws: ``FileError`` where the system cannot read, or there are more than `limit` bytes.
  package func rest(
    after head: ArraySlice<UInt8> = [],
    limit: Int
  ) throws(FileError) -> [UInt8] {
    guard size <= limit else { throw FileError(tooLarge: path, limit: limit) }
    // One byte more than expected shows the end; a file may grow, and those of /proc tell no size.
    let expected = size == 0 ? 4096 : max(0, size - head.count) + 1
    // An array of zeros at once: taken one by one they cost a debug build a second for 6 MB.
    let room = [UInt8](repeating: 0, count: expected)
    var bytes = head.isEmpty ? room : Array(head) + room
    var end = head.count
    while true {
      end += try read(into: &bytes, end..<bytes.count)
      guard end - head.count <= limit else { throw FileError(tooLarge: path, limit: limit) }
      if end < bytes.count { break }
      bytes.append(contentsOf: [UInt8](repeating: 0, count: bytes.count))
    }
    bytes.removeLast(bytes.count - end)
    return bytes
  }

  /// Hands on whole lines, as many as fit into a megabyte, from here to the end of the file.
  ///
  /// A line that is longer comes alone; the last may lack its line feed.
  ///
  /// - Throws: ``FileError`` where the system cannot read or there are more than `limit` bytes, and what `take`
  ///   throws.
  package func eachPiece(
    limit: Int = 256 * 1024 * 1024,
    _ take: ([UInt8]) throws -> Void
  ) throws {
    guard size <= limit else { throw FileError(tooLarge: path, limit: limit) }
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    var (filled, total) = (0, 0)
    while true {
      let count = try read(into: &piece, filled..<piece.count)
      total += count
      guard total <= limit else { throw FileError(tooLarge: path, limit: limit) }
      let isEnd = filled + count < piece.count
      let search = piece[filled..<(filled + count)].lastIndex(of: UInt8(ascii: "\n"))
      filled += count
      if let end = search.map({ $0 + 1 }) {
        try take(Array(piece[..<end]))
        piece.replaceSubrange(0..<(filled - end), with: piece[end..<filled])
        filled -= end
      }
      if isEnd { break }
      if filled == piece.count { piece.append(contentsOf: [UInt8](repeating: 0, count: filled)) }
    }
    if filled > 0 { try take(Array(piece[..<filled])) }
  }

  private func fill(
    _ buffer: inout [UInt8],
    _ range: Range<Int>,
    _ read: (UnsafeMutableRawPointer?, Int, Int) -> Int
  ) throws(FileError) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
    var done = 0
    while done < range.count {
      let amount = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(
          bytes.baseAddress?.advanced(by: range.lowerBound + done),
          range.count - done,
          done
        )
      }
      if amount < 0, errno == EINTR { continue }
      if amount < 0 { throw FileError(.read, path: path, code: errno) }
      if amount == 0 { break }
      done += amount
    }
    return done
  }
}
