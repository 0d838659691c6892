import Platform
import Geodesy
import RoadNetwork
import Testing

@Suite struct OSMReaderTests {
  static let layouts: [TestMap.Layout] = {
    var layouts: [TestMap.Layout] = []
    for isDense in [true, false] {
      for isPacked in [true, false] {
        for isCompressed in [true, false] {
          layouts.append(.init(isDense: isDense, isPacked: isPacked, isCompressed: isCompressed))
        }
      }
      layouts.append(.init(isDense: isDense, granularity: 1, latitudeOffset: 47_000_000_123))
      layouts.append(.init(isDense: isDense, granularity: 1, longitudeOffset: -5))
      layouts.append(.init(isDense: isDense, isReversed: true, hasUnknownFields: true))
    }
    return layouts
  }()

  @Test("The same map is read from XML and from every layout of PBF", arguments: layouts)
  func formats(layout: TestMap.Layout) throws {
    #expect(try Reading.lines(TestMap.corner.pbf(layout)) == TestMap.cornerLines)
  }

  @Test("XML is read, gzipped in one member or several, with zeros behind it, or not at all")
  func gzip() throws {
    let xml = Array(TestMap.corner.xml.utf8)
    #expect(try Reading.lines(xml) == TestMap.cornerLines)
    let whole = Compression.compress(xml, .gzip)
    #expect(try Reading.lines(whole) == TestMap.cornerLines)
    #expect(try Reading.lines(whole + [0, 0, 0]) == TestMap.cornerLines)
    let parts =
      Compression.compress(Array(xml[..<100]), .gzip) + Compression.compress([], .gzip)
      + Compression.compress(Array(xml[100...]), .gzip)
    #expect(try Reading.lines(parts) == TestMap.cornerLines)
    let pbf = Compression.compress(TestMap.corner.pbf(), .gzip)
    #expect(try Reading.lines(pbf) == TestMap.cornerLines)
  }

  @Test("Granularity rounds to the nearest 1e-7 degree, halves away from zero")
  func rounding() throws {
    var map = TestMap()
    // With a granularity of 10 nanodegrees these are 14.6, 14.5, 14.4 and -14.5 units of 1e-7.
    for (id, units) in [(1, 146), (2, 145), (3, 144), (4, -145)] as [(Int64, Int64)] {
      map.nodes.append(.init(id: id, latitude: units, longitude: 0))
    }
    var layout = TestMap.Layout(isDense: true)
    layout.granularity = 100
    let block = map.block(layout)
    // The writer divides by the granularity; the reader is told another one.
    var params = ProtobufWriter()
    params.number(17, 10)
    let file = PBFFile.plainHeader + PBFFile.blob("OSMData", block + params.bytes)
    #expect(try Reading.lines(file) == ["n1 15 0", "n2 15 0", "n3 14 0", "n4 -15 0"])
  }

  @Test("Elements are sorted by id; of those with one id the last counts")
  func duplicates() throws {
    let map = TestMap(
      nodes: [
        .init(id: 5, latitude: 1, longitude: 1, tags: [("a", "old")]),
        .init(id: -3, latitude: 2, longitude: 2, tags: [("b", "2")]),
        .init(id: 9, latitude: 3, longitude: 3),
        .init(id: 5, latitude: 4, longitude: 4, tags: [("a", "new")]),
      ],
      ways: [
        .init(id: 2, nodes: [5, -3], tags: [("x", "1")]), .init(id: 1, nodes: [9, 5]),
        .init(id: 2, nodes: [9], tags: [("x", "2")]),
      ],
      relations: [
        .init(id: 8, members: [.init(kind: 1, id: 2, role: "a")]),
        .init(id: 8, members: [.init(kind: 1, id: 1, role: "b")]),
      ]
    )
    for bytes in [Array(map.xml.utf8), map.pbf()] {
      let (data, report) = try OSMReader.read(bytes: bytes, name: "map")
      #expect(
        data.lines == [
          "n-3 2 2 b=2", "n5 4 4 a=new", "n9 3 3", "w1 9,5", "w2 9 x=2", "r8 way 1 b",
        ]
      )
      #expect(report.nodes == 4 && report.ways == 3 && report.relations == 2)
      #expect(report.duplicateNodes == 1 && report.duplicateWays == 1)
      #expect(report.duplicateRelations == 1 && report.droppedElements == 3)
    }
  }

  @Test("What is missing, deleted or off the globe is counted")
  func report() throws {
    let map = TestMap(
      nodes: [
        .init(id: 1, latitude: 0, longitude: 0),
        .init(id: 2, latitude: 900_000_001, longitude: 0, tags: [("a", "b")]),
        .init(id: 3, latitude: 0, longitude: -1_800_000_001),
        .init(id: 4, latitude: 5, longitude: 5, tags: [("a", "b")], isVisible: false),
        .init(id: 6, latitude: 6, longitude: 6, tags: [("c", "d")]),
      ],
      ways: [
        .init(id: 1, nodes: [1, 2, 1, 77]), .init(id: 2, nodes: [1, 6]),
        .init(id: 3, nodes: [1], tags: [("e", "f")], isVisible: false),
      ],
      relations: [
        .init(
          id: 1,
          members: [.init(kind: 1, id: 3, role: "x"), .init(kind: 0, id: 6, role: "y")]
        ),
        .init(id: 2, members: [.init(kind: 0, id: 6, role: "z")], isVisible: false),
      ]
    )
    for bytes in [
      Array(map.xml.utf8), map.pbf(), map.pbf(.init(isDense: false)),
      map.pbf(.init(isPacked: false)),
    ] {
      let (data, report) = try OSMReader.read(bytes: bytes, name: "map")
      #expect(
        data.lines == [
          "n1 0 0", "n6 6 6 c=d", "w1 1,?,1,?", "w2 1,6", "r1 way 3 x?, node 6 y",
        ]
      )
      #expect(report.nodesOffTheGlobe == 2 && report.deletedElements == 3)
      #expect(report.waysWithMissingNodes == 1 && report.missingNodeReferences == 2)
      #expect(report.missingMembers == 1 && report.droppedElements == 5)
    }
  }

  @Test("Tags of skipped keys are dropped, by name or by beginning")
  func filter() throws {
    let options = OSMReadingOptions(skippedKeys: ["note", "source:*"])
    for bytes in [Array(TestMap.corner.xml.utf8), TestMap.corner.pbf()] {
      let (data, report) = try OSMReader.read(bytes: bytes, name: "map", options: options)
      let expected = TestMap.cornerLines.map {
        $0.replacing(" note=look", with: "").replacing(" source:name=sign", with: "")
      }
      #expect(data.lines == expected)
      #expect(report.skippedTags == 2)
      #expect(data.strings.id(of: "look") == nil)
    }
  }

  @Test("What the file says it covers is kept, and is no coverage without nodes")
  func claim() throws {
    let xml = """
      <osm><bounds minlat="47" minlon="9.5" maxlat="47.25" maxlon="9.75"/></osm>
      """
    let box = ProtobufWriter.message { writer in
      writer.zigzag(1, 9_500_000_000)
      writer.zigzag(2, 9_750_000_000)
      writer.zigzag(3, 47_250_000_000)
      writer.zigzag(4, 47_000_000_000)
    }
    let pbf = PBFFile.blob("OSMHeader", ProtobufWriter.message { $0.content(1, box) })
    for bytes in [Array(xml.utf8), pbf] {
      let data = try OSMReader.read(bytes: bytes, name: "map").data
      #expect(data.bounds == nil)
      let bounds = try #require(data.claimedBounds)
      #expect(bounds.southWest.latitude == 47 && bounds.southWest.longitude == 9.5)
      #expect(bounds.northEast.latitude == 47.25 && bounds.northEast.longitude == 9.75)
    }
  }

  @Test(
    "A map covers its nodes, cut to a claim that holds most of them",
    arguments: [
      // Claims as south, west, north, east.
      (nil, "47.0 9.0 47.3 9.9"), ("0 0 90 180", "47.0 9.0 47.3 9.9"),
      ("47.05 9.1 47.25 9.7", "47.05 9.1 47.25 9.7"),
      ("47.05 8 47.25 9.7", "47.05 9.0 47.25 9.7"), ("0 0 1 1", "47.0 9.0 47.3 9.9"),
      ("47.05 170 47.25 -170", "47.0 9.0 47.3 9.9"),
    ] as [(String?, String)]
  )
  func coverage(claim: String?, expected: String) throws {
    var xml = "<osm>"
    if let claim {
      let sides = claim.split(separator: " ")
      xml += "<bounds minlat='\(sides[0])' minlon='\(sides[1])' maxlat='\(sides[2])'"
      xml += " maxlon='\(sides[3])'/>"
    }
    for (index, place) in [(47.1, 9.2), (47.2, 9.5), (47.15, 9.4), (47.0, 9.0), (47.3, 9.9)]
      .enumerated()
    {
      xml += "<node id='\(index)' lat='\(place.0)' lon='\(place.1)'/>"
    }
    let map = try OSMReader.read(bytes: Array((xml + "</osm>").utf8), name: "map").data
    let box = try #require(map.bounds)
    let sides = [
      box.southWest.latitude, box.southWest.longitude, box.northEast.latitude,
      box.northEast.longitude,
    ]
    #expect(sides.map { "\($0)" }.joined(separator: " ") == expected)
  }

  @Test("A map at the antimeridian covers what lies beside it, not the globe")
  func antimeridian() throws {
    let xml = """
      <osm><node id="1" lat="-17" lon="179.5"/><node id="2" lat="-16" lon="-179.25"/></osm>
      """
    let box = try #require(try OSMReader.read(bytes: Array(xml.utf8), name: "map").data.bounds)
    #expect(box.southWest.longitude == 179.5 && box.northEast.longitude == -179.25)
    #expect(box.longitudeSpan == 1.25)
  }

  @Test("A key that is kept by name is no victim of its beginning")
  func keptKeys() throws {
    let xml = """
      <osm><way id="1"><tag k="source:maxspeed" v="DE:rural"/><tag k="source:name" v="sign"/>
      <tag k="tiger:cfcc" v="A41"/><tag k="addr:street" v="Badweg"/></way></osm>
      """
    let data = try OSMReader.read(bytes: Array(xml.utf8), name: "map", options: .map).data
    #expect(data.tags(ofWay: 0).map(\.key) == ["source:maxspeed", "addr:street"])
  }

  @Test("A file without elements is an empty map")
  func empty() throws {
    #expect(try Reading.lines("<osm/>").isEmpty)
    #expect(try Reading.lines(PBFFile.plainHeader).isEmpty)
    #expect(try Reading.lines(PBFFile.plainHeader + PBFFile.blob("OSMData", [])).isEmpty)
  }

  @Test("Blobs of other kinds are passed over")
  func otherBlobs() throws {
    let file = PBFFile.plainHeader + PBFFile.frame("OSMIndex", [1, 2, 3])
    #expect(try Reading.lines(file + TestMap.corner.pbf()) == TestMap.cornerLines)
  }

  @Test("A file is read from its path, and progress ends at its size")
  func path() throws {
    let bytes = TestMap.corner.pbf()
    let path = try TemporaryFile.write(bytes)
    defer { TemporaryFile.remove(path) }
    var last = (0, 0)
    let (data, report) = try OSMReader.read(path: path) { last = ($0, $1) }
    #expect(data.lines == TestMap.cornerLines)
    #expect(last == (bytes.count, bytes.count))
    #expect(report.decompressedBytes > 0)
  }
}
