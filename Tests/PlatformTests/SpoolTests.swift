import ShortLived
import Testing

@testable import Platform

@Suite("What waits for its place in a file") struct SpoolTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = try FileSystem.makeTemporaryFolder(in: ShortLived.folder)
    defer { try? FileSystem.removeTree(folder) }
    try body(folder)
  }

  @Test("comes back as it was added, however much it is", arguments: [0, 1, 1000, 3 << 20])
  func order(count: Int) throws {
    try withFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
      let spool = Spool(beside: Paths.join(folder, "x"))
      for start in stride(from: 0, to: count, by: 70_001) {
        try spool.append(bytes[start..<min(count, start + 70_001)])
      }
      var back: [UInt8] = []
      try spool.handOn { back += $0 }
      #expect(back == bytes)
      #expect(spool.isEmpty == (count == 0))
    }
  }

  @Test("leaves nothing beside the file once nobody holds it")
  func gone() throws {
    try withFolder { folder in
      var spool: Spool? = Spool(beside: Paths.join(folder, "x"))
      try spool?.append([UInt8](repeating: 1, count: 2 << 20))
      #expect(try FileSystem.names(in: folder).count == 1)
      spool = nil
      #expect(try FileSystem.names(in: folder).isEmpty)
    }
  }

  @Test(
    "Whole lines come in pieces, a long one alone, the last without its end",
    arguments: [
      "", "a", "a\n", "a\nb", "\n\n", "ab\n" + String(repeating: "x", count: 3 << 20) + "\ny",
    ]
  )
  func pieces(text: String) throws {
    try withFolder { folder in
      let path = Paths.join(folder, "x")
      try FileSystem.write(Array(text.utf8), to: path)
      var pieces: [[UInt8]] = []
      try OpenFile(path).eachPiece { pieces.append($0) }
      #expect(Array(pieces.joined()) == Array(text.utf8))
      #expect(pieces.dropLast().allSatisfy { $0.last == UInt8(ascii: "\n") })
      let limit = text.utf8.count - 1
      #expect(throws: FileError.self) { try OpenFile(path).eachPiece(limit: limit) { _ in } }
    }
  }
}
