import Recording
import Seeds
import Testing

@Suite struct RecordingDigestTests {
  @Test("Any changed byte of any line changes the digest", arguments: 0..<37)
  func sensitivity(index: Int) {
    var line = Array("0123456789abcdefghijklmnopqrstuvwxyz\n".utf8)
    var before = RecordingDigest()
    before.append(line: line)
    line[index] ^= 1
    var after = RecordingDigest()
    after.append(line: line)
    #expect(before != after)
  }

  @Test("Lines that are swapped change the digest")
  func order() {
    var first = RecordingDigest()
    first.append(line: Array("a\n".utf8))
    first.append(line: Array("b\n".utf8))
    var second = RecordingDigest()
    second.append(line: Array("b\n".utf8))
    second.append(line: Array("a\n".utf8))
    #expect(first != second)
    #expect(first.text.count == 16)
  }

  @Test("Many lines at once have the digest of one line after another", arguments: 0..<40)
  func together(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var lines: [UInt8] = []
    var ends: [Int] = []
    var expected = RecordingDigest()
    for _ in 0..<count {
      let line = (0..<Int.random(in: 0...90, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      expected.append(line: line)
      lines += line
      ends.append(lines.count)
    }
    var digest = RecordingDigest()
    digest.append(lines: lines, endingAt: ends)
    #expect(digest == expected)
  }
}
