internal import CZlib

/// The compression that ZIP, zlib and gzip share (RFC 1951), of data that are in memory at once.
package enum Deflate {
  /// The most bytes that one byte of deflate can stand for.
  private static let mostPerByte = 1032

  /// Returns the data compressed as well as can be; nil where there is not enough memory.
  package static func compressed(
    _ bytes: [UInt8],
    in container: Inflater.Container = .bare
  ) -> [UInt8]? {
    guard bytes.count < Int(UInt32.max) else { return nil }
    var stream = unsafe z_stream()
    guard unsafe navsim_deflate_init(&stream, 9, container.rawValue) == Z_OK else { return nil }
    defer { _ = unsafe deflateEnd(&stream) }
    let room = unsafe Int(deflateBound(&stream, uLong(bytes.count)))
    var output = [UInt8](repeating: 0, count: room)
    let status = unsafe bytes.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { room in
        // zlib only reads its input; the C declaration lacks the const.
        unsafe stream.next_in = unsafe UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.avail_in = UInt32(input.count)
        unsafe stream.next_out = room.baseAddress
        unsafe stream.avail_out = UInt32(room.count)
        return unsafe deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { return nil }
    let written = unsafe Int(stream.total_out)
    output.removeLast(room - written)
    return output
  }

  /// Returns the data of exactly `size` bytes that were compressed without a container; nil where they are damaged, or of
  /// another size.
  ///
  /// No more memory than that is asked for, and none for a size that cannot be.
  package static func decompressed(_ bytes: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    guard size > 0 else { return [] }
    guard size <= (bytes.count + 1) * mostPerByte, let inflater = Inflater(.bare) else {
      return nil
    }
    // Room for one more byte, so that too much is noticed.
    var output = [UInt8](repeating: 0, count: size + 1)
    let input = Array(bytes)
    let step = inflater.step(input, 0..<input.count, into: &output, 0..<output.count)
    guard case .ended = step.status, step.produced == size else { return nil }
    output.removeLast()
    return output
  }
}

/// CRC-32, as ZIP archives, gzip and our maps use it.
package enum Checksum {
  /// Returns the sum of the data behind others of the sum `before`; that of none is 0.
  package static func crc32(_ bytes: ArraySlice<UInt8>, after before: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe crc32($0, after: before) }
  }

  /// Returns the sum of the data behind others of the sum `before`; that of none is 0.
  @unsafe
  package static func crc32(_ bytes: UnsafeRawBufferPointer, after before: UInt32 = 0) -> UInt32 {
    // zlib takes no pointer for "begin", and an empty array may have none.
    guard let start = bytes.baseAddress, bytes.count > 0 else { return before }
    let first = unsafe start.assumingMemoryBound(to: UInt8.self)
    return unsafe UInt32(truncatingIfNeeded: crc32_z(uLong(before), first, bytes.count))
  }
}
