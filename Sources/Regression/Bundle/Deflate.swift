internal import CZlib

/// The compression of ZIP archives: deflate without a header (RFC 1951), and their checksum.
enum Deflate {
  /// No header and no checksum around the data, in zlib's way of saying so.
  private static let raw: Int32 = -15

  /// Returns the data compressed; nil where there is not enough memory.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count < Int(UInt32.max) else { return nil }
    var stream = unsafe z_stream()
    guard unsafe navsim_deflate_init(&stream, 9, raw) == Z_OK else { return nil }
    defer { _ = unsafe deflateEnd(&stream) }
    let room = unsafe Int(deflateBound(&stream, uLong(bytes.count)))
    var output = [UInt8](repeating: 0, count: room)
    let status = unsafe run(&stream, bytes[...], &output) { unsafe deflate($0, Z_FINISH) }
    guard status == Z_STREAM_END else { return nil }
    let written = unsafe Int(stream.total_out)
    output.removeLast(room - written)
    return output
  }

  /// Returns the data of exactly `size` bytes that were compressed; nil where they are damaged, or of
  /// another size.
  static func decompressed(_ bytes: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var stream = unsafe z_stream()
    guard unsafe navsim_inflate_init(&stream, raw) == Z_OK else { return nil }
    defer { _ = unsafe inflateEnd(&stream) }
    // Room for one more byte, so that too much is noticed.
    var output = [UInt8](repeating: 0, count: size + 1)
    let status = unsafe run(&stream, bytes, &output) { unsafe inflate($0, Z_FINISH) }
    let isWhole = unsafe Int(stream.total_out) == size && Int(stream.total_in) == bytes.count
    guard status == Z_STREAM_END, isWhole else { return nil }
    output.removeLast()
    return output
  }

  /// Returns the CRC-32 of the data.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // zlib takes no pointer for "begin", and an empty array may have none.
      guard !buffer.isEmpty else { return 0 }
      return unsafe UInt32(crc32_z(0, buffer.baseAddress, buffer.count))
    }
  }

  private static func run(
    _ stream: inout z_stream,
    _ bytes: ArraySlice<UInt8>,
    _ output: inout [UInt8],
    _ body: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> Int32 {
    unsafe bytes.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { room in
        // zlib only reads its input; the C declaration lacks the const.
        unsafe stream.next_in = unsafe UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.avail_in = UInt32(input.count)
        unsafe stream.next_out = room.baseAddress
        unsafe stream.avail_out = UInt32(room.count)
        return unsafe body(&stream)
      }
    }
  }
}
