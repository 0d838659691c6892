import RoadNetwork
import Testing

@Suite struct BadPBFTests {
  /// A file with one block of the given content.
  private static func file(_ block: [UInt8]) -> [UInt8] {
    PBFFile.plainHeader + PBFFile.blob("OSMData", block)
  }

  /// A file with one element of the given kind, which has the texts "", "a" and "b".
  private static func file(_ kind: UInt64, _ write: (inout ProtobufWriter) -> Void) -> [UInt8] {
    let table = ProtobufWriter.message { writer in
      for text in ["", "a", "b"] { writer.text(1, text) }
    }
    let element = ProtobufWriter.message(write)
    let group = ProtobufWriter.message { $0.content(kind, element) }
    return file(
      ProtobufWriter.message { writer in
        writer.content(1, table)
        writer.content(2, group)
      }
    )
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let problem: String

    var testDescription: String { problem }

    init(_ bytes: [UInt8], _ problem: String) {
      self.bytes = bytes
      self.problem = problem
    }

    /// A file with one element, which has the texts "", "a" and "b".
    init(_ kind: UInt64, _ problem: String, _ write: (inout ProtobufWriter) -> Void) {
      self.init(BadPBFTests.file(kind, write), problem)
    }
  }

  static let frames: [Case] = [
    Case(
      PBFFile.length(65_537) + [10, 9] + Array("OSMHeader".utf8),
      "map: error: blob 1 at byte 0: the blob's header claims 65537 bytes, more than 65536"
    ),
    Case(
      PBFFile.frame("OSMHeader", [], claiming: (32 << 20) + 1),
      "map: error: blob 1 at byte 0: the blob claims 33554433 bytes, more than 33554432"
    ),
    Case(
      PBFFile.frame("OSMHeader", [], claiming: -1),
      "map: error: blob 1 at byte 0: the blob claims 18446744073709551615 bytes,"
        + " more than 33554432"
    ),
    Case(
      PBFFile.length(11) + [10, 9] + Array("OSMHeader".utf8),
      "map: error: blob 1 at byte 0: the blob's header lacks the blob's size"
    ),
    Case(
      PBFFile.frame("OSMHeader", [1, 2, 3], claiming: 4),
      "map: error: blob 1 at byte 0: the file ends within the blob"
        + "\n  hint: the file is cut short; fetch it again"
    ),
    Case(
      PBFFile.blob("OSMData", []),
      "map: error: blob 1 at byte 0: data comes before the file's OSMHeader"
    ),
    Case(PBFFile.frame("other", []), "map: error: blob 2 at byte 13: the file has no OSMHeader"),
    Case(
      PBFFile.frame("OSMHeader", []),
      "map: error: blob 1 at byte 0: the blob has no data"
    ),
    Case(
      PBFFile.frame("OSMHeader", ProtobufWriter.message { $0.content(3, [1]) }),
      "map: error: blob 1 at byte 0: the blob lacks the size of its content (raw_size)"
    ),
    Case(
      PBFFile.frame("OSMHeader", [0x0a, 0x05, 1]),
      "map: error: blob 1 at byte 0: in the blob's frame:"
        + " a length reaches beyond the message around it"
    ),
  ]

  @Test("A wrong frame is told with its blob", arguments: frames)
  func frame(wrong: Case) {
    #expect(Reading.problem(wrong.bytes) == wrong.problem)
  }

  @Test(
    "Other compressions are refused by name",
    arguments: [(4, "lzma"), (5, "bzip2"), (6, "lz4"), (7, "zstd")] as [(UInt64, String)]
  )
  func compression(field: UInt64, name: String) {
    let blob = ProtobufWriter.message { writer in
      writer.number(2, 10)
      writer.content(field, [1, 2, 3])
    }
    #expect(
      Reading.problem(PBFFile.plainHeader + PBFFile.frame("OSMData", blob))
        == "map: error: blob 2 at byte \(PBFFile.plainHeader.count): the blob is compressed with"
        + " \(name); read are raw and zlib"
        + "\n  hint: convert the file: osmium cat map.osm.pbf -o out.osm.pbf -f pbf"
    )
  }

  @Test(
    "A blob that does not inflate to what it claims is refused",
    arguments: [
      (999, "inflates to more than the 999 bytes it claims"),
      (1001, "inflates to 1000 bytes, not the 1001 claimed"),
      (0, "inflates to more than the 0 bytes it claims"),
      ((32 << 20) + 1, "the content claims 33554433 bytes, more than 33554432"),
      (-1, "the content claims 18446744073709551615 bytes, more than 33554432"),
    ] as [(Int64, String)]
  )
  func size(claim: Int64, problem: String) throws {
    let content = [UInt8](repeating: 0x42, count: 1000)
    let blob = PBFFile.blob("OSMHeader", inflating: content, claiming: claim)
    #expect(try #require(Reading.problem(blob)).hasSuffix(problem))
  }

  @Test("Damaged zlib data is refused")
  func damagedZlib() throws {
    var bytes = TestMap.corner.pbf(.init(isCompressed: true))
    bytes[bytes.count - 1] ^= 1
    let problem = try #require(Reading.problem(bytes))
    #expect(problem.hasSuffix("the zlib data is damaged: incorrect data check"))
  }

  @Test("Content beyond the limit is refused, however many blobs it is spread over")
  func bomb() throws {
    let content = ProtobufWriter.message { $0.content(99, [UInt8](repeating: 0, count: 100_000)) }
    let blob = PBFFile.blob("OSMData", content, isCompressed: true)
    let file = PBFFile.plainHeader + blob + blob + blob
    let problem = Reading.problem(file, OSMReadingOptions(decompressedLimit: 250_000))
    #expect(try #require(problem).contains("blob 4 at byte"))
    #expect(try #require(problem).contains("the content grows beyond 250000 bytes"))
    #expect(Reading.problem(file, OSMReadingOptions(decompressedLimit: 350_000)) == nil)
  }

  @Test(
    "Features that are not known are refused by name",
    arguments: [
      ("HistoricalInformation", "\n  hint: it holds past states of the map;"),
      ("Sorcery", ""),
    ]
  )
  func features(name: String, hint: String) throws {
    let problem = try #require(Reading.problem(PBFFile.header(features: ["DenseNodes", name])))
    #expect(
      problem.hasPrefix(
        "map: error: blob 1 at byte 0: the file requires the feature '\(name)',"
          + " which is not supported" + hint
      )
    )
  }

  static let elements: [Case] = [
    Case(2, "2 dense nodes have 0 latitudes and 0 longitudes") { $0.differences(1, [1, 2]) },
    Case(2, "there are tags behind those of the last dense node") { writer in
      dense(&writer) { $0.numbers(10, [1, 2, 0, 0, 1]) }
    },
    Case(2, "a key of a dense node has no value") { writer in
      dense(&writer) { $0.numbers(10, [1]) }
    },
    Case(2, "text 3 is used, but the block has 3 texts") { writer in
      dense(&writer) { $0.numbers(10, [1, 3, 0]) }
    },
    Case(2, "2 dense nodes have 1 marks of deletion") { writer in
      dense(&writer) { $0.content(5, ProtobufWriter.message { $0.numbers(6, [1]) }) }
    },
    Case(1, "a node has no id") { $0.zigzag(8, 1) },
    Case(1, "node 5 has no place") { $0.zigzag(1, 5) },
    Case(3, "a way has no id") { $0.differences(8, [1]) },
    Case(3, "a way has 1 keys, but 0 values") { writer in
      writer.number(1, 1)
      writer.numbers(2, [1])
    },
    Case(3, "text 18446744073709551615 is used, but the block has 3 texts") { writer in
      writer.number(1, 1)
      writer.numbers(2, [UInt64.max])
      writer.numbers(3, [1])
    },
    Case(4, "a relation's 1 members have 0 roles and 0 kinds") { writer in
      writer.number(1, 1)
      writer.differences(9, [1])
    },
    Case(4, "a member of a relation is of the unknown kind 3") { writer in
      writer.number(1, 1)
      writer.numbers(8, [1])
      writer.differences(9, [1])
      writer.numbers(10, [3])
    },
    Case(3, "a field has a wire type that does not suit it") { $0.text(1, "x") },
    Case(3, "a field has a wire type that is not allowed") { $0.varint(1 << 3 | 3) },
    Case(3, "a field has a number that is not allowed") { $0.varint(0) },
    Case(3, "a number goes on beyond its message") { $0.varint(8 << 3 | 2) },
    Case(3, "a number goes on beyond its message") { $0.content(8, [0x80]) },
    Case(3, "a number has more than 10 bytes") {
      $0.content(8, [UInt8](repeating: 0xff, count: 11))
    },
    Case(3, "a fixed-size value goes on beyond its message") { $0.varint(9 << 3 | 1) },
  ]

  @Test("A wrong element is told with its reason", arguments: elements)
  func element(wrong: Case) throws {
    let found = try #require(Reading.problem(wrong.bytes))
    #expect(found.hasPrefix("map: error: blob 2 at byte \(PBFFile.plainHeader.count), byte "))
    #expect(found.hasSuffix(" of its content: " + wrong.problem))
  }

  /// Writes two dense nodes and something more.
  private static func dense(
    _ writer: inout ProtobufWriter,
    _ more: (inout ProtobufWriter) -> Void
  ) {
    writer.differences(1, [1, 2])
    writer.differences(8, [0, 0])
    writer.differences(9, [0, 0])
    more(&writer)
  }

  @Test("A granularity that is none is refused", arguments: [0, -100, Int64.min, 1 << 40])
  func granularity(value: Int64) throws {
    let problem = Reading.problem(Self.file(ProtobufWriter.message { $0.number(17, value) }))
    #expect(
      try #require(problem).hasSuffix("the granularity is \(value), expected 1...1000000000")
    )
  }

  @Test("Angles that overflow are off the globe", arguments: [Int64.max, Int64.min, 1 << 60])
  func overflow(value: Int64) throws {
    let file = Self.file(2) { writer in
      writer.numbers(1, [ProtobufWriter.zigzag(1), ProtobufWriter.zigzag(value)])
      writer.numbers(8, [ProtobufWriter.zigzag(value), ProtobufWriter.zigzag(value)])
      writer.numbers(9, [0, 0])
    }
    let report = try OSMReader.read(bytes: file, name: "map").report
    #expect(report.nodes == 2 && report.nodesOffTheGlobe >= 1)
    var scaled = ProtobufWriter()
    scaled.number(17, 1_000_000_000)
    scaled.number(19, .max)
    let block = TestMap.corner.block() + scaled.bytes
    let all = try OSMReader.read(bytes: Self.file(block), name: "map").report
    #expect(all.nodesOffTheGlobe == 4)
  }

  @Test("A dense node whose last tags have no end is read", arguments: [[1, 2], [0, 1, 2]])
  func openTags(tags: [UInt64]) throws {
    let file = Self.file(2) { writer in
      Self.dense(&writer) { $0.numbers(10, tags) }
    }
    #expect(try Reading.lines(file).contains { $0.hasSuffix(" a=b") })
  }

  @Test("A file cut anywhere but between blobs is an error", arguments: [true, false])
  func truncation(isCompressed: Bool) {
    let bytes = TestMap.corner.pbf(.init(isCompressed: isCompressed))
    let header = PBFFile.header(
      features: ["OsmSchema-V0.6", "DenseNodes"],
      isCompressed: isCompressed
    )
    for count in bytes.indices where count != header.count {
      #expect(Reading.problem(Array(bytes[..<count])) != nil, "cut at \(count)")
    }
  }
}
