internal import CZlib

/// Unpacks zlib and gzip data.
enum Inflater {
  /// Returns the content of zlib data that says how large it is.
  ///
  /// - Returns: nil where the data is damaged, cut off, or of another size.
  static func inflate(_ data: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    // zlib demands that the stream keeps its address.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    defer { unsafe stream.deallocate() }
    unsafe stream.initialize(to: z_stream())
    guard unsafe navsim_inflate_init(stream, 15) == Z_OK else { return nil }
    defer { unsafe inflateEnd(stream) }
    var input = Array(data)
    // A byte more than there should be shows data that goes on.
    var output = [UInt8](repeating: 0, count: size + 1)
    let status = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.pointee.next_in = source.baseAddress
        unsafe stream.pointee.avail_in = UInt32(source.count)
        unsafe stream.pointee.next_out = target.baseAddress
        unsafe stream.pointee.avail_out = UInt32(target.count)
        return unsafe CZlib.inflate(stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END, unsafe stream.pointee.avail_out == 1 else { return nil }
    output.removeLast()
    return output
  }
}
