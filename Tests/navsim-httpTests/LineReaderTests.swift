import Foundation
import Testing

@testable import navsim_http

@Suite struct LineReaderTests {
  private func lines(_ text: String, chunk: Int, limit: Int = 100) -> [String?] {
    var rest = Array(text.utf8)
    var reader = LineReader(limit: limit) {
      let part = rest.prefix(chunk)
      rest.removeFirst(part.count)
      return Data(part)
    }
    var result: [String?] = []
    while let line = reader.next() {
      #expect(line.number == result.count + 1)
      result.append(line.bytes.map { String(decoding: $0, as: UTF8.self) })
    }
    return result
  }

  @Test("Lines are the same however the bytes arrive", arguments: 1...9)
  func chunks(size: Int) {
    #expect(lines("ab\n\ncde\nf", chunk: size) == ["ab", "", "cde", "f"])
    #expect(lines("ab\n", chunk: size) == ["ab"])
    #expect(lines("", chunk: size) == [])
  }

  @Test("A line beyond the limit is passed over, the next one is read", arguments: 1...9)
  func limit(size: Int) {
    #expect(lines("abcd\nabcde\nf\n", chunk: size, limit: 4) == ["abcd", nil, "f"])
  }
}
