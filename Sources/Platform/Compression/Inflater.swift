internal import CZlib

/// Decompresses what zlib, gzip or ZIP compressed, part by part.
@safe package final class Inflater {
  /// What stands around the compressed data.
  package enum Container: Int32 {
    /// Nothing (RFC 1951); a negative number is zlib's mark for it.
    case bare = -15
    /// Two bytes of header and an Adler checksum (RFC 1950), with windows of up to 2^15 bytes.
    case zlib = 15
    /// A header with a name and a CRC (RFC 1952); 16 is zlib's mark for it.
    case gzip = 31
  }

  /// How far a step came.
  package enum Status {
    /// All that was given is used, or all room is.
    case going
    /// The end of the compressed data, whose checksum is right.
    case ended
    /// The data is damaged; zlib says how.
    case failed(String)
  }

  /// What a step did.
  package struct Step {
    /// The bytes used of the input.
    package let consumed: Int
    /// The bytes written to the output.
    package let produced: Int
    /// Whether the data goes on, has ended or is damaged.
    package let status: Status
  }

  // zlib's state points back at its stream, which therefore must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Returns nil if there is not enough memory.
  package init?(_ container: Container) {
    unsafe stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let status = unsafe navsim_inflate_init(stream, container.rawValue)
    guard status == Z_OK else { return nil }
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deinitialize(count: 1)
    unsafe stream.deallocate()
  }

  /// Makes ready for other compressed data.
  package func reset() { _ = unsafe inflateReset(stream) }

  /// Decompresses a range of `input` to a range of `output`, as far as both reach.
  package func step(
    _ input: borrowing [UInt8],
    _ source: Range<Int>,
    into output: inout [UInt8],
    _ target: Range<Int>
  ) -> Step {
    // zlib counts in 32 bits, and needs to be given pointers even to nothing.
    let most = Int(UInt32.max)
    guard source.lowerBound >= 0, source.upperBound <= input.count, source.count <= most,
      target.lowerBound >= 0, target.upperBound <= output.count, target.count <= most
    else { return Step(consumed: 0, produced: 0, status: .failed("a part is out of range")) }
    return unsafe input.withUnsafeBufferPointer { bytes in
      unsafe output.withUnsafeMutableBufferPointer { room in
        // inflate only reads its input; the C declaration lacks the const.
        unsafe stream.pointee.next_in = unsafe UnsafeMutablePointer(
          mutating: bytes.baseAddress?.advanced(by: source.lowerBound)
        )
        unsafe stream.pointee.avail_in = UInt32(source.count)
        unsafe stream.pointee.next_out = room.baseAddress?.advanced(by: target.lowerBound)
        unsafe stream.pointee.avail_out = UInt32(target.count)
        let code = unsafe inflate(stream, Z_NO_FLUSH)
        return unsafe Step(
          consumed: source.count - Int(stream.pointee.avail_in),
          produced: target.count - Int(stream.pointee.avail_out),
          status: status(code)
        )
      }
    }
  }

  private func status(_ code: Int32) -> Status {
    switch code {
    case Z_STREAM_END: return .ended
    // Z_BUF_ERROR says that input or room is used up; more of them helps.
    case Z_OK, Z_BUF_ERROR: return .going
    default:
      guard let message = unsafe stream.pointee.msg else { return .failed("zlib error \(code)") }
      return .failed(unsafe String(cString: message))
    }
  }
}
