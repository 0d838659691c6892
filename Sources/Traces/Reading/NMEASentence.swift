/// The sentences that make a fix.
enum NMEASentence {
  case rmc, gga, vtg, gsa, gst, other

  /// Finds the kind of a sentence by its address, such as `GPRMC`.
  @inline(__always)
  init(_ span: Span<UInt8>, _ head: Range<Int>) {
    let end = head.upperBound
    let key =
      UInt32(span[end - 3]) << 16 | UInt32(span[end - 2]) << 8 | UInt32(span[end - 1])
    switch (head.count, key) {
    case (5, 0x52_4d43): self = .rmc
    case (5, 0x47_4741): self = .gga
    case (5, 0x56_5447): self = .vtg
    case (5, 0x47_5341): self = .gsa
    case (5, 0x47_5354): self = .gst
    default: self = .other
    }
  }

  /// The field of the time; nil for a sentence without one.
  var timeField: Int? {
    switch self {
    case .rmc, .gga, .gst: 1
    case .vtg, .gsa, .other: nil
    }
  }
}
