import Testing
import Traces

@Suite struct TraceFuzzTests {
  @Test(
    "Damaged files give fixes or a located error, never a crash",
    arguments: TraceFormat.allCases
  )
  func damaged(format: TraceFormat) throws {
    let bytes = TraceWriter.bytes(of: TraceWriterTests.drive(seed: 4, count: 12), as: format)
    var random = TestRandom(seed: 20_260_301)
    var options = TraceReadingOptions()
    options.format = format
    var errors = 0
    for _ in 0..<400 {
      let damaged = Self.damage(bytes, &random)
      let outcome = TraceText.read(damaged, options)
      guard let error = outcome.error else { continue }
      errors += 1
      let lines = damaged.count { $0 == 10 } + 1
      #expect((0...lines).contains(error.line), "\(error)")
      #expect(!error.message.isEmpty)
    }
    #expect(errors > 20)
  }

  /// Flips, deletes, inserts, doubles or cuts off.
  static func damage(_ bytes: [UInt8], _ random: inout TestRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int(random.next() % 3) {
      guard !bytes.isEmpty else { return bytes }
      let at = Int(random.next() % UInt64(bytes.count))
      let end = min(bytes.count, at + Int(random.next() % 40))
      switch random.next() % 6 {
      case 0: bytes[at] ^= UInt8(truncatingIfNeeded: 1 << (random.next() % 8))
      case 1: bytes[at] = Array("<>\"/,;.$*09-e\n\0".utf8)[Int(random.next() % 15)]
      case 2: bytes.removeSubrange(at..<end)
      case 3: bytes.insert(contentsOf: bytes[at..<end], at: at)
      case 4: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: at)
      default: bytes.removeSubrange(at...)
      }
    }
    return bytes
  }
}
