internal import CZlib

/// Compresses what comes piece by piece, as well as can be, without a container (RFC 1951).
@safe package final class Deflater {
  // zlib's state points back at its stream, which therefore must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  /// Begins to compress.
  package init() {
    unsafe stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let status = unsafe navsim_deflate_init(stream, 9, Inflater.Container.bare.rawValue)
    precondition(status == Z_OK, "no memory to compress with")
  }

  deinit {
    _ = unsafe deflateEnd(stream)
    unsafe stream.deinitialize(count: 1)
    unsafe stream.deallocate()
  }

  /// Compresses a piece; what is ready of all so far is added to `output`.
  package func append(_ bytes: [UInt8], to output: inout [UInt8]) {
    deflate(bytes, Z_NO_FLUSH, to: &output)
  }

  /// Ends the data; nothing may follow.
  package func finish(to output: inout [UInt8]) { deflate([], Z_FINISH, to: &output) }

  private func deflate(_ bytes: [UInt8], _ flush: Int32, to output: inout [UInt8]) {
    precondition(bytes.count <= Int(UInt32.max), "zlib counts in 32 bits")
    unsafe bytes.withUnsafeBufferPointer { input in
      // deflate only reads its input; the C declaration lacks the const.
      unsafe stream.pointee.next_in = unsafe UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe stream.pointee.avail_in = UInt32(input.count)
      var produced = 0
      repeat {
        produced = unsafe room.withUnsafeMutableBufferPointer { room in
          unsafe stream.pointee.next_out = room.baseAddress
          unsafe stream.pointee.avail_out = UInt32(room.count)
          _ = unsafe CZlib.deflate(stream, flush)
          return unsafe room.count - Int(stream.pointee.avail_out)
        }
        output += room[..<produced]
        // Room that is left over says that all input is taken.
      } while produced == room.count
    }
  }
}
