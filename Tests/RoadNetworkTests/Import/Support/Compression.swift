import CZlib

/// Compresses for tests.
enum Compression {
  /// The bits of the window that say which header zlib writes.
  enum Container: Int32 {
    case zlib = 15
    case gzip = 31
  }

  static func compress(_ bytes: [UInt8], _ container: Container) -> [UInt8] {
    var stream = unsafe z_stream()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    let begun = unsafe deflateInit2_(
      &stream,
      6,
      Z_DEFLATED,
      container.rawValue,
      8,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      size
    )
    precondition(begun == Z_OK)
    var input = bytes + [0]
    var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 100)
    let written = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.next_in = source.baseAddress
        unsafe stream.avail_in = UInt32(bytes.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(target.count)
        let ended = unsafe deflate(&stream, Z_FINISH)
        precondition(ended == Z_STREAM_END)
        return unsafe target.count - Int(stream.avail_out)
      }
    }
    unsafe deflateEnd(&stream)
    return Array(output[..<written])
  }
}
