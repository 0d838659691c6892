import Platform
import RoadNetwork

/// A `.navmap` whose content is changed and whose checksums are made to fit.
package struct NavmapForgery {
  package private(set) var bytes: [UInt8]
  private var sections: [(range: Range<Int>, firstBlock: Int)] = []
  private let tables: Range<Int>
  private let checksums: Int

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    func number(_ offset: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    let count = number(12, 4)
    checksums = NavmapFormat.headerSize + count * NavmapFormat.entrySize
    tables = NavmapFormat.headerSize..<(checksums + number(24, 4) * 4)
    var block = 0
    for index in 0..<count {
      let entry = NavmapFormat.headerSize + index * NavmapFormat.entrySize
      let (offset, length) = (number(entry + 8, 8), number(entry + 16, 8))
      sections.append((offset..<(offset + length), block))
      block += (length + NavmapFormat.blockSize - 1) / NavmapFormat.blockSize
    }
  }

  /// Changes a byte of some section.
  package mutating func change(_ seed: UInt64, to value: UInt8) {
    let (range, firstBlock) = sections[Int(seed % UInt64(sections.count))]
    guard !range.isEmpty else { return }
    let index = range.lowerBound + Int((seed >> 20) % UInt64(range.count))
    bytes[index] = value
    let block = (index - range.lowerBound) / NavmapFormat.blockSize
    let start = range.lowerBound + block * NavmapFormat.blockSize
    let end = min(start + NavmapFormat.blockSize, range.upperBound)
    put(sum(start..<end), at: checksums + (firstBlock + block) * 4)
    put(sum(tables), at: 28)
    put(sum(0..<32), at: 32)
  }

  private func sum(_ range: Range<Int>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { all in
      unsafe Checksum.crc32(UnsafeRawBufferPointer(rebasing: all[range]))
    }
  }

  private mutating func put(_ value: UInt32, at offset: Int) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
  }
}
