internal import CZlib

/// Decompresses what deflate compressed, without a header around it (RFC 1951).
enum RawInflate {
  /// The most bytes that one byte of deflate can stand for.
  static let mostPerByte = 1032

  /// Returns the content of some bytes; nil where they are damaged or give another number of bytes.
  ///
  /// - Parameter size: How many bytes come of it.
  static func inflated(_ bytes: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    guard size > 0 else { return [] }
    let most = Int(UInt32.max)
    guard bytes.count <= most, size <= most, size <= (bytes.count + 1) * mostPerByte else {
      return nil
    }
    var output = [UInt8](repeating: 0, count: size)
    var stream = unsafe z_stream()
    // zlib's state points back at its stream, which therefore must not move.
    let isWhole = unsafe withUnsafeMutablePointer(to: &stream) { stream -> Bool in
      guard unsafe navsim_inflate_init(stream, -15) == Z_OK else { return false }
      defer { _ = unsafe inflateEnd(stream) }
      return unsafe bytes.withUnsafeBufferPointer { input -> Bool in
        unsafe output.withUnsafeMutableBufferPointer { room -> Bool in
          // inflate only reads its input; the C declaration lacks the const.
          unsafe stream.pointee.next_in = unsafe UnsafeMutablePointer(mutating: input.baseAddress)
          unsafe stream.pointee.avail_in = UInt32(input.count)
          unsafe stream.pointee.next_out = room.baseAddress
          unsafe stream.pointee.avail_out = UInt32(room.count)
          let code = unsafe inflate(stream, Z_FINISH)
          return unsafe code == Z_STREAM_END && stream.pointee.avail_out == 0
        }
      }
    }
    return isWhole ? output : nil
  }

  /// Returns the CRC-32 of some bytes.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return UInt32(truncatingIfNeeded: unsafe crc32(0, start, UInt32(clamping: buffer.count)))
    }
  }
}
