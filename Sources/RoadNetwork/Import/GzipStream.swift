internal import CZlib

/// Unpacks gzip data piece by piece; several files in one are one after another.
///
/// The stream has one address for its life, as zlib demands.
@safe final class GzipStream {
  /// How a piece ended.
  enum Status { case needsInput, hasMore, damaged }

  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var input: [UInt8] = []
  private var position = 0
  private let isReady: Bool
  /// Whether the last member ended where the input did.
  private(set) var isBetweenMembers = true

  init() {
    unsafe stream.initialize(to: z_stream())
    // 16 + 15: gzip with the largest window.
    isReady = unsafe navsim_inflate_init(stream, 31) == Z_OK
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  func add(_ bytes: ArraySlice<UInt8>) {
    input = Array(bytes)
    position = 0
  }

  /// Unpacks into a buffer from `start` on, and returns how far.
  func unpack(into output: inout [UInt8], from start: Int) -> (end: Int, status: Status) {
    guard isReady else { return (start, .damaged) }
    if isBetweenMembers {
      guard position < input.count else { return (start, .needsInput) }
      guard unsafe inflateReset(stream) == Z_OK else { return (start, .damaged) }
      isBetweenMembers = false
    }
    let from = position
    let room = output.count - start
    let status = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.pointee.next_in = source.baseAddress.map { unsafe $0 + from }
        unsafe stream.pointee.avail_in = UInt32(source.count - from)
        unsafe stream.pointee.next_out = target.baseAddress.map { unsafe $0 + start }
        unsafe stream.pointee.avail_out = UInt32(room)
        return unsafe inflate(stream, Z_NO_FLUSH)
      }
    }
    position = unsafe input.count - Int(stream.pointee.avail_in)
    let end = unsafe start + room - Int(stream.pointee.avail_out)
    switch status {
    case Z_STREAM_END:
      isBetweenMembers = true
      return (end, position < input.count ? .hasMore : .needsInput)
    case Z_OK, Z_BUF_ERROR:
      return (end, end == start + room ? .hasMore : .needsInput)
    default: return (end, .damaged)
    }
  }
}
