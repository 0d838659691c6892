import Geodesy
import Testing
import Traces

@Suite struct KMZTests {
  private static let kml = FormatSamples.bytes(.kml)

  @Test("A KMZ file reads as the KML in it", arguments: [false, true])
  func reads(compressed: Bool) throws {
    let files: KeyValuePairs = [
      "__MACOSX/doc.kml": Array("x".utf8), "files/a.png": [1, 2, 3], "Doc.KML": Self.kml,
      "second.kml": Array("y".utf8),
    ]
    let archive = ZipWriter.archive(files, compressed: compressed)
    var reader = try TraceReader(bytes: archive, name: "a.kmz")
    #expect(reader.format == .kml)
    var plain = try TraceReader(bytes: Self.kml)
    #expect(try Trace(reading: &reader).fixes == Trace(reading: &plain).fixes)
  }

  @Test("A long KMZ file, which is unpacked piece by piece, reads as it was written")
  func long() throws {
    let fixes = (0..<20_000).map { index in
      Fix(
        time: 1_772_352_000_000_000_000 + Int64(index) * 1_000_000_000,
        coordinate: Coordinate(latitude: 47 + Double(index) / 1e5, longitude: 9.5),
        speed: 11
      )
    }
    func read(_ format: WrittenTraceFormat) throws -> [Fix] {
      var reader = try TraceReader(bytes: TraceWriter.bytes(of: fixes, as: format))
      return try Trace(reading: &reader).fixes
    }
    let unpacked = try read(.kmz)
    #expect(unpacked.count == fixes.count)
    #expect(unpacked == (try read(.kml)))
  }

  @Test("An archive cut off anywhere is refused")
  func cutOff() {
    let archive = ZipWriter.archive(["doc.kml": Self.kml], compressed: true)
    for count in stride(from: 4, to: archive.count, by: 7) {
      #expect(throws: TraceError.self) { try TraceReader(bytes: Array(archive[..<count])) }
    }
  }

  @Test("A damaged, an encrypted and a strange archive say what is wrong")
  func damaged() {
    var flipped = ZipWriter.archive(["doc.kml": Self.kml], compressed: true)
    flipped[60] ^= 0x10
    let encrypted = ZipWriter.archive(["doc.kml": Self.kml], compressed: true, flags: 1)
    let strange = ZipWriter.archive(["doc.kml": Self.kml], compressed: true, method: 12)
    for (archive, message) in [
      (flipped, "the KML in the file is damaged"),
      (encrypted, "the KML in the file is encrypted"),
      (strange, "the KML in the file is compressed by method 12"),
    ] {
      let error = #expect(throws: TraceError.self) { try TraceReader(bytes: archive) }
      #expect(error?.message == message)
    }
  }

  @Test("A file that claims to unpack to more than deflate can hold is refused at once")
  func bomb() {
    var archive = ZipWriter.archive(["doc.kml": Self.kml], compressed: true)
    // The size unpacked, in the directory's entry, 24 bytes behind its mark.
    let mark = archive.indices.dropLast(4).first {
      archive[$0..<($0 + 4)].elementsEqual([0x50, 0x4b, 1, 2])
    }
    guard let mark else { return }
    archive.replaceSubrange((mark + 24)..<(mark + 28), with: [0, 0, 0, 0x10])
    let error = #expect(throws: TraceError.self) { try TraceReader(bytes: archive) }
    #expect(error?.message == "the KML in the file is damaged")
    archive.replaceSubrange((mark + 24)..<(mark + 28), with: [0, 0, 0, 0x70])
    let larger = #expect(throws: TraceError.self) { try TraceReader(bytes: archive) }
    #expect(larger?.message == "the KML in the file has more than 512 MB")
  }
}
