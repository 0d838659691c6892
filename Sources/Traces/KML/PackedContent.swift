import Platform

/// A file within an archive, unpacked piece by piece: what is small in there may be large.
final class PackedContent: ByteSource {
  private let bytes: [UInt8]
  private var source: Range<Int>
  private let inflater: Inflater

  /// Begins to unpack what stands, compressed by deflate, at a range of `bytes`.
  ///
  /// It is unpacked once before, so that nothing of a damaged file is read.
  ///
  /// - Returns: nil where it is damaged, or has another size or checksum.
  init?(_ bytes: [UInt8], _ source: Range<Int>, size: Int, checksum: UInt32) {
    guard let inflater = Inflater(.bare) else { return nil }
    self.bytes = bytes
    self.source = source
    self.inflater = inflater
    guard let (foundSize, foundChecksum) = sums(upTo: size), foundSize == size,
      foundChecksum == checksum
    else { return nil }
    inflater.reset()
    self.source = source
  }

  func read(into buffer: inout [UInt8], _ range: Range<Int>) -> Int {
    step(into: &buffer, range).produced
  }

  private func step(into buffer: inout [UInt8], _ range: Range<Int>) -> Inflater.Step {
    let step = inflater.step(bytes, source, into: &buffer, range)
    source = source.lowerBound + step.consumed..<source.upperBound
    return step
  }

  /// Returns size and checksum of all; nil where it is damaged, has no end, or is larger than `limit`.
  private func sums(upTo limit: Int) -> (size: Int, checksum: UInt32)? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var (size, checksum) = (0, UInt32(0))
    while size <= limit {
      let step = step(into: &buffer, 0..<buffer.count)
      size += step.produced
      checksum = Checksum.crc32(buffer[..<step.produced], after: checksum)
      switch step.status {
      case .ended: return (size, checksum)
      case .failed: return nil
      case .going: if step.produced == 0 { return nil }
      }
    }
    return nil
  }
}
