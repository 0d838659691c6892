import Testing

@testable import Platform

@Suite("Bytes in memory")
struct SpanSearchTests {
  @Test(
    "A text is found where it stands, and nowhere else",
    arguments: [
      ("", false), ("a", false), ("aab", true), ("aaab", true), ("xaab", true), ("aabx", true),
      ("aaxb", false), ("baa", false), ("aaaaaa", false), ("ab aa b aab", true), ("bbaa", false),
    ]
  )
  func contains(text: String, holds: Bool) {
    let found = Array(text.utf8).span.contains("aab")
    #expect(found == holds)
  }

  @Test("No text is in everything")
  func nothing() {
    for bytes in [[], [1, 2]] as [[UInt8]] {
      let found = bytes.span.contains("")
      #expect(found)
    }
  }

  @Test("A byte is found in its range alone")
  func byte() {
    let bytes: [UInt8] = [7, 1, 7, 2]
    let found = [0..<4, 1..<4, 3..<4, 2..<2, 2..<5].map { bytes.span.find(7, in: $0) }
    #expect(found == [0, 2, nil, nil, nil])
  }
}
