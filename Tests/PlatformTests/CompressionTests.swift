import Platform
import Testing

@Suite struct CompressionTests {
  private static let text = [UInt8]("to and fro, ".utf8) + (0..<4000).map { UInt8($0 % 251) }

  @Test("What is compressed comes back", arguments: [0, 1, 12, 4012])
  func roundTrip(count: Int) throws {
    let bytes = Array(Self.text.prefix(count))
    let packed = try #require(Deflate.compressed(bytes))
    #expect(Deflate.decompressed(packed[...], size: count) == bytes)
  }

  @Test(
    "A file that is told in pieces is in the archive as one that is told whole",
    arguments: [1, 7, 4012, 70_000]
  )
  func pieces(size: Int) {
    let content = [UInt8]((0..<50).map { _ in Self.text }.joined())
    var (whole, told) = (ZipWriter(), ZipWriter())
    whole.append("a", content)
    told.append("a") { take in
      for start in stride(from: 0, to: content.count, by: size) {
        take(Array(content[start..<min(start + size, content.count)]))
      }
    }
    #expect(whole.finished() == told.finished())
  }

  @Test("Another size, damage and a cut-off end are noticed")
  func damage() throws {
    let packed = try #require(Deflate.compressed(Self.text))
    #expect(Deflate.decompressed(packed[...], size: Self.text.count - 1) == nil)
    #expect(Deflate.decompressed(packed[...], size: Self.text.count + 1) == nil)
    #expect(Deflate.decompressed(packed.dropLast(), size: Self.text.count) == nil)
    #expect(Deflate.decompressed([0xff, 0xff, 0xff], size: 3) == nil)
  }

  @Test("A bomb gives no more than it was asked for, and no memory goes to a size that cannot be")
  func bomb() throws {
    let packed = try #require(Deflate.compressed([UInt8](repeating: 0, count: 10_000_000)))
    #expect(packed.count < 11_000)
    #expect(Deflate.decompressed(packed[...], size: 1000) == nil)
    #expect(Deflate.decompressed([1, 2, 3], size: .max / 2) == nil)
  }

  @Test("Step by step, each container gives its content", arguments: [1, 7, 5000])
  func steps(size: Int) throws {
    for container in [Inflater.Container.bare, .zlib, .gzip] {
      let packed = try #require(Deflate.compressed(Self.text, in: container))
      let inflater = try #require(Inflater(container))
      var content: [UInt8] = []
      var start = 0
      var room = [UInt8](repeating: 0, count: size)
      steps: while true {
        let end = min(packed.count, start + size)
        let step = inflater.step(packed, start..<end, into: &room, 0..<size)
        start += step.consumed
        content += room[..<step.produced]
        switch step.status {
        case .going:
          #expect(step.consumed + step.produced > 0)
          if step.consumed + step.produced == 0 { break steps }
        case .ended: break steps
        case .failed(let reason):
          Issue.record("\(reason)")
          break steps
        }
      }
      #expect(content == Self.text)
    }
  }

  @Test("Damage in a container is told in zlib's words")
  func failure() throws {
    var packed = try #require(Deflate.compressed(Self.text, in: .zlib))
    packed[packed.count - 1] ^= 1
    let inflater = try #require(Inflater(.zlib))
    var room = [UInt8](repeating: 0, count: 10_000)
    let step = inflater.step(packed, 0..<packed.count, into: &room, 0..<room.count)
    guard case .failed(let reason) = step.status else {
      Issue.record("\(step)")
      return
    }
    #expect(reason == "incorrect data check")
  }

  @Test("The sum is CRC-32")
  func checksum() {
    #expect(Checksum.crc32([]) == 0)
    #expect(Checksum.crc32(Array("123456789".utf8)[...]) == 0xcbf4_3926)
  }
}
