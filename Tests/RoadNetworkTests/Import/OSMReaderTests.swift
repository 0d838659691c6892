import Foundation
import Geodesy
import Testing

@testable import RoadNetwork

@Suite struct OSMReaderTests {
  static let xml = """
    <?xml version='1.0' encoding='UTF-8'?>
    <osm version="0.6" generator="test">
      <bounds minlat="47.14" minlon="9.52" maxlat="47.142" maxlon="9.521"/>
      <!-- a > comment -->
      <node id="1" lat="47.14" lon="9.52"/>
      <node id='2' lon='9.52' lat='47.141'><tag k="name" v="M&#252;hle &amp; S&#xF6;hne"/></node>
      <node id="3" lat="47.142" lon="9.521" version="2"></node>
      <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="3"/>
        <tag k="highway" v="primary"/><tag k="name" v="Mühle &amp; Söhne"/><tag k="created_by" v="x"/>
      </way>
      <relation id="20"><member type="way" ref="10" role="from"/><tag k="type" v="restriction"/></relation>
    </osm>
    """

  private func read(_ bytes: [UInt8], _ name: String = #function) throws -> (
    OSMData, OSMImportReport
  ) {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "navsim-osm-\(getpid())-\(UInt64.random(in: 0...(.max)))").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(filePath: path))
    let result = try OSMReader.read(path: path)
    return (result.data, result.report)
  }

  private func error(_ bytes: [UInt8]) -> MapError? {
    do {
      _ = try read(bytes)
      return nil
    } catch {
      return error as? MapError
    }
  }

  private func check(_ data: OSMData) {
    #expect(data.nodeIDs == [1, 2, 3])
    #expect(data.latitudes == [471_400_000, 471_410_000, 471_420_000])
    #expect(data.longitudes == [95_200_000, 95_200_000, 95_210_000])
    #expect(data.taggedNodes == [1])
    #expect(data.tags(ofTaggedNode: 0) == [OSMTag("name", "Mühle & Söhne")])
    #expect(data.wayIDs == [10])
    #expect(Array(data.nodes(ofWay: 0)) == [0, 1, 2])
    #expect(data.tags(ofWay: 0) == [OSMTag("highway", "primary"), OSMTag("name", "Mühle & Söhne")])
    #expect(
      data.relation(0)
        == OSMRelation(
          id: 20,
          members: [OSMRelation.Member(.way(10), role: "from")],
          tags: [OSMTag("type", "restriction")]
        )
    )
  }

  @Test("XML, dense and plain nodes, raw and packed blocks hold the same map")
  func sameMap() throws {
    check(try read(Array(Self.xml.utf8)).0)
    check(try read([0xef, 0xbb, 0xbf] + Array(Self.xml.utf8)).0)
    for isDense in [true, false] {
      for isPacked in [true, false] {
        check(try read(PBFText.town(isDense: isDense, isPacked: isPacked)).0)
      }
    }
  }

  @Test("Granularity counts")
  func granularity() throws {
    var text = PBFText()
    text.addHeader()
    text.add("OSMData", PBFText.town(granularity: 1000))
    check(try read(text.bytes).0)
  }

  @Test("Elements in any order, twice or deleted are what they are at last")
  func disorder() throws {
    let (data, report) = try read(
      Array(
        """
        <osm><way id="5"><nd ref="9"/><nd ref="7"/><nd ref="8"/><tag k="highway" v="primary"/></way>
        <node id="9" lat="1" lon="1"/><node id="7" lat="2" lon="2"/><node id="7" lat="3" lon="3"/>
        <node id="6" lat="91" lon="2"/><node id="4" lat="5" lon="5" visible="false"/></osm>
        """.utf8
      )
    )
    #expect(data.nodeIDs == [7, 9])
    #expect(data.latitudes == [30_000_000, 10_000_000])
    #expect(Array(data.nodes(ofWay: 0)) == [1, 0])
    #expect(report.duplicates == 1)
    #expect(report.nodesOffGlobe == 1)
    #expect(report.deleted == 1)
    #expect(report.waysWithMissingNodes == 1)
    #expect(report.missingNodes == 1)
  }

  @Test(
    "Bad XML is an error at its line",
    arguments: [
      ("<gpx>\n</gpx>", 1, "the first element is <gpx>, not <osm>"),
      ("<osm>\n<node id=\"1\" lat=\"1\"", 2, "the file ends within a tag"),
      ("<osm>\n<node id=\"1\" lat=\"1\" lon=\"2\"/>\n", 3, "the file ends before </osm>"),
      ("<osm>\n<node id=\"x\" lat=\"1\" lon=\"2\"/></osm>", 2, "id=\"x\" is no id"),
      ("<osm>\n<node id=\"1\" lat=\"north\" lon=\"2\"/></osm>", 2, "lat=\"north\" is no number"),
      ("<osm>\n\n<node id=\"1\" lat=\"1\"/></osm>", 3, "<node> without lon"),
      (
        "<osm><way id=\"1\">\n<node id=\"2\" lat=\"1\" lon=\"1\"/></way></osm>", 2,
        "within another element"
      ),
      ("<osm>\n</way></osm>", 2, "</way> closes no open element"),
      ("<!DOCTYPE osm [<!ENTITY a \"b\">]><osm></osm>", 1, "a document type with definitions"),
      ("<osmChange></osmChange>", 1, "the first element is <osmChange>"),
      (
        "<osm><relation id=\"1\"><member type=\"road\" ref=\"1\"/></relation></osm>", 1,
        "of the type \"road\""
      ),
      ("<osm><node id=1 lat=\"1\" lon=\"1\"/></osm>", 1, "not well formed"),
    ] as [(String, Int, String)]
  )
  func badXML(text: String, line: Int, message: String) throws {
    let error = try #require(self.error(Array(text.utf8)))
    #expect(error.place == .line(line))
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test("A file that is no map is named")
  func foreign() {
    #expect(error([])?.message == "the file is empty")
    #expect(error(Array("{\"a\":1}".utf8))?.message == "this is a JSON file, not a map")
    #expect(error([0x50, 0x4b, 3, 4, 0, 0, 0, 0])?.message == "this is a ZIP file, not a map")
    #expect(error(Array("hello world, this is no map".utf8)) != nil)
    #expect(throws: MapError.self) { try OSMReader.read(path: "/") }
    #expect(throws: MapError.self) { try OSMReader.read(path: "/no/such/map.osm") }
  }

  @Test("A PBF file cut off anywhere but between blocks is an error, never a crash")
  func truncated() {
    let bytes = PBFText.town(isPacked: true)
    var header = PBFText()
    header.addHeader()
    for count in 1..<bytes.count where count != header.bytes.count {
      #expect(error(Array(bytes.prefix(count))) != nil, "\(count) of \(bytes.count) bytes")
    }
  }

  @Test(
    "What a PBF file may not be is an error that says so",
    arguments: [
      ("feature", "the file requires \"HistoricalInformation\", which is not known"),
      ("bomb", "the compressed data is damaged, or not of 100 bytes"),
      ("huge", "34359738368 bytes unpacked; the limit is 32 MB"),
      ("lzma", "LZMA compression is not read"), ("zstd", "Zstandard compression is not read"),
      ("early", "it comes before the header"), ("columns", "columns of different lengths"),
      ("text", "text 99 of 1"), ("header", "the limit is 64 kB"),
    ]
  )
  func badPBF(kind: String, message: String) throws {
    var text = PBFText()
    if kind != "early" {
      text.addHeader(features: kind == "feature" ? ["HistoricalInformation"] : [])
    }
    switch kind {
    case "bomb":
      text.add("OSMData", [UInt8](repeating: 0, count: 1 << 20), isPacked: true, size: 100)
    case "huge": text.add("OSMData", [0], isPacked: true, size: 32 << 30)
    case "early": text.add("OSMData", PBFText.town(granularity: 100))
    case "columns":
      let nodes = PBFText.packed(1, [2, 2]) + PBFText.packed(8, [1]) + PBFText.packed(9, [1])
      text.add("OSMData", PBFText.data(2, PBFText.data(2, nodes)))
    case "text":
      let way = PBFText.number(1, 1) + PBFText.packed(2, [99]) + PBFText.packed(3, [99])
      text.add(
        "OSMData",
        PBFText.data(1, PBFText.data(1, [])) + PBFText.data(2, PBFText.data(3, way))
      )
    default: break
    }
    var bytes = text.bytes
    if kind == "lzma" || kind == "zstd" {
      let blob = PBFText.data(kind == "lzma" ? 4 : 7, [1, 2, 3])
      let header = PBFText.data(1, Array("OSMData".utf8)) + PBFText.number(3, UInt64(blob.count))
      bytes += [0, 0, 0, UInt8(header.count)] + header + blob
    }
    if kind == "header" { bytes = [0, 0x10, 0, 0] + [UInt8](repeating: 0, count: 300) }
    let error = try #require(self.error(bytes))
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test("Damaged maps are read or refused, never a crash", arguments: ["xml", "pbf", "packed"])
  func damaged(format: String) {
    let bytes =
      format == "xml" ? Array(Self.xml.utf8) : PBFText.town(isPacked: format == "packed")
    var random = TestRandom(seed: 99)
    var errors = 0
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0...Int(random.next() % 3) where !damaged.isEmpty {
        let at = Int(random.next() % UInt64(damaged.count))
        switch random.next() % 4 {
        case 0: damaged[at] ^= UInt8(1 << (random.next() % 8))
        case 1: damaged[at] = UInt8(truncatingIfNeeded: random.next())
        case 2: damaged.remove(at: at)
        default: damaged.insert(UInt8(truncatingIfNeeded: random.next()), at: at)
        }
      }
      do {
        let (data, _) = try read(damaged)
        _ = RoadMap(data)
      } catch {
        errors += 1
      }
    }
    #expect(errors > 30)
  }
}
