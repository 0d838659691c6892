import Platform
import Testing

@testable import Regression

@Suite struct ZipArchiveTests {
  private static let archive = ZipArchive([
    ZipArchive.Entry("bundle.json", Array(#"{"navbundle":1}"#.utf8)),
    ZipArchive.Entry("Scenarios/a/Grüße.json", Array(String(repeating: "north ", count: 200).utf8)),
    ZipArchive.Entry("Scenarios/traces/empty.csv", []),
  ])

  @Test("What is written is read again, and is the same each time")
  func roundTrip() throws {
    let bytes = try Self.archive.encoded()
    #expect(try ZipArchive(reading: bytes) == Self.archive)
    #expect(try Self.archive.encoded() == bytes)
  }

  @Test(
    "A single byte that is another one is noticed, whichever it is",
    arguments: [0x01, 0x80, 0xFF]
  )
  func flips(mask: UInt8) throws {
    let bytes = try Self.archive.encoded()
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= mask
      #expect(throws: ZipError.self, "byte \(index)") { try ZipArchive(reading: damaged) }
    }
  }

  @Test("A part of an archive is none, and neither is one with something behind it")
  func cut() throws {
    let bytes = try Self.archive.encoded()
    for count in 0..<bytes.count {
      #expect(throws: ZipError.self) { try ZipArchive(reading: Array(bytes[..<count])) }
    }
    #expect(throws: ZipError.self) { try ZipArchive(reading: bytes + [0]) }
  }

  @Test(
    "No file is called so that it would leave its folder",
    arguments: [
      "", "/etc/passwd", "../x", "a/../../x", "a//b", "a/./b", "C:\\x", "a\\b", "a/", "a\u{0}b",
      "a\nb",
    ]
  )
  func names(name: String) {
    let archive = ZipArchive([ZipArchive.Entry(name, [1])])
    #expect(throws: ZipError.unsafeName(name)) { try archive.encoded() }
  }

  @Test("A checksum that was mended does not make a bomb")
  func bomb() throws {
    // The size that the headers claim is larger than what is read.
    var bytes = try ZipArchive([ZipArchive.Entry("a", [UInt8](repeating: 0, count: 4096))])
      .encoded()
    let size: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    bytes.replaceSubrange(22..<26, with: size)
    let central = try #require(
      bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 0x01, 0x02]) }
    )
    bytes.replaceSubrange((central + 24)..<(central + 28), with: size)
    let comment = bytes.count - ZipArchive.commentSize
    let mended = ZipArchive.comment(Checksum.crc32(bytes[..<comment]))
    bytes.replaceSubrange(comment..., with: Array(mended.utf8))
    #expect(throws: ZipError.tooLarge("more than 1024 MB unpacked")) {
      try ZipArchive(reading: bytes)
    }
  }
}
