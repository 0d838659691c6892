import Platform
import RoadNetwork
import Testing

@Suite struct BadXMLTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let problem: String

    var testDescription: String { String(text.prefix(60)) }

    init(_ text: String, _ problem: String) {
      self.text = text
      self.problem = problem
    }
  }

  static let cases: [Case] = [
    Case("<osm>\n<node id='1' lat='1'/></osm>", "map:2: error: <node> lacks 'lon'"),
    Case("<osm>\n\n<node lat='1' lon='1'/></osm>", "map:3: error: <node> lacks 'id'"),
    Case(
      "<osm><node id='x' lat='1' lon='1'/></osm>",
      "map:1: error: <node> has id='x', expected a whole number of 64 bits"
    ),
    Case(
      "<osm><node id='9223372036854775808' lat='1' lon='1'/></osm>",
      "map:1: error: <node> has id='9223372036854775808', expected a whole number of 64 bits"
    ),
    Case(
      "<osm><node id='1' lat='nan' lon='1'/></osm>",
      "map:1: error: <node> has lat='nan', expected a number of degrees"
    ),
    Case(
      "<osm><node id='1' lat='' lon='1'/></osm>",
      "map:1: error: <node> has lat='', expected a number of degrees"
    ),
    Case(
      "<osm><node id='1' lat='1,5' lon='1'/></osm>",
      "map:1: error: <node> has lat='1,5', expected a number of degrees"
    ),
    Case("<osm><way/></osm>", "map:1: error: <way> lacks 'id'"),
    Case("<osm><way id='1'><nd/></way></osm>", "map:1: error: <nd> lacks 'ref'"),
    Case("<osm><way id='1'><tag k='a'/></way></osm>", "map:1: error: a <tag> lacks 'k' or 'v'"),
    Case(
      "<osm><relation id='1'><member ref='1' type='area'/></relation></osm>",
      "map:1: error: a <member> has no type 'node', 'way' or 'relation'"
    ),
    Case("<osm>\n<way id='1'>\n</osm>", "map:3: error: </way> is expected here"),
    Case("<osm></osm></osm>", "map:1: error: an end tag ends nothing"),
    Case("<osm></osm><osm/>", "map:1: error: there is an element behind </osm>"),
    Case("<osm></osm>\nend", "map:2: error: there is text outside of <osm>"),
    Case("<osm><way id='1' id='2'/></osm>", "map:1: error: a tag has the attribute 'id' twice"),
    Case("<osm><way id='1'x='2'/></osm>", "map:1: error: a blank is missing in a tag"),
    Case("<osm><way id=1/></osm>", "map:1: error: the value of an attribute has no quotes"),
    Case("<osm><way id/></osm>", "map:1: error: an attribute has no value"),
    Case("<osm><way 1='2'/></osm>", "map:1: error: an attribute has no name"),
    Case("<osm>< way/></osm>", "map:1: error: a tag has no name"),
    Case("<osm><way / id='1'></osm>", "map:1: error: '/' stands within a tag"),
    Case("<osm></osm x>", "map:1: error: an end tag goes on behind its name"),
    Case(
      "<osm><way id='1>\n<nd ref='2'/></way></osm>",
      "map:2: error: '<' stands in a value; its quote may be missing"
    ),
    Case("<osm><a b='&nbsp;'/></osm>", "map:1: error: &nbsp; stands for no character"),
    Case("<osm><a b='&#0;'/></osm>", "map:1: error: &#0; stands for no character"),
    Case("<osm><a b='&#xD800;'/></osm>", "map:1: error: &#xD800; stands for no character"),
    Case("<osm><a b='&#x110000;'/></osm>", "map:1: error: &#x110000; stands for no character"),
    Case("<osm><a b='&#+65;'/></osm>", "map:1: error: &#+65; stands for no character"),
    Case(
      "<osm><a b='R & B'/></osm>",
      "map:1: error: '&' begins no reference; write it as &amp;"
    ),
    Case("<osm>R & B</osm>", "map:1: error: '&' begins no reference; write it as &amp;"),
    Case("<osm><a b='\u{1}'/></osm>", "map:1: error: a value has a control character"),
    Case("<osm>\u{1}</osm>", "map:1: error: there is a control character"),
    Case("<osm><!-- a -- b --></osm>", "map:1: error: '--' stands within a comment"),
    Case(
      "<osm><!ELEMENT a></osm>",
      "map:1: error: there is a declaration that is not allowed here"
    ),
    Case(
      "<!DOCTYPE osm [\n<!ENTITY a 'b'>]>\n<osm/>",
      "map:1: error: the DOCTYPE has declarations of its own, which are refused"
    ),
    Case(
      "<?xml version='1.0' encoding='ISO-8859-1'?><osm/>",
      "map:1: error: the encoding is 'ISO-8859-1', expected UTF-8"
        + "\n  hint: convert the file to UTF-8"
    ),
    Case(
      "<osmChange/>",
      "map:1: error: this is an <osmChange>, which holds changes to a map but no map"
        + "\n  hint: apply it to a map first: osmium apply-changes map.osm.pbf changes.osc"
    ),
    Case("<kml/>", "map:1: error: the root element is <kml>, expected <osm>"),
    Case(
      "<?xml version='1.0'?>\n<gpx version='1.1'></gpx>",
      "map:2: error: this is GPX, a trace; expected a map"
        + "\n  hint: give it as the trace of a scenario"
    ),
    Case(
      "<!doctype HTML>\n<html><body></html>",
      "map:1: error: this is HTML, not a map"
        + "\n  hint: the server may have answered with a page; open it in a browser"
    ),
    Case(
      "\n <html></html>",
      "map:2: error: this is HTML, not a map"
        + "\n  hint: the server may have answered with a page; open it in a browser"
    ),
    Case("<!-- nothing -->", "map:1: error: there is no <osm>"),
    Case(
      "<osm>\n",
      "map:2: error: the file ends before </osm>\n  hint: the file is cut short; fetch it again"
    ),
    Case(
      "<osm>" + String(repeating: "<a>", count: 200),
      "map:1: error: elements are nested deeper than 100"
    ),
  ]

  @Test("What is wrong is told with its line", arguments: cases)
  func wrong(wrong: Case) {
    #expect(Reading.problem(wrong.text) == wrong.problem)
  }

  static let kinds: [([UInt8], String)] = [
    ([], "the file is empty"),
    (Array("PK\u{3}\u{4}abc".utf8), "this is a zip archive, not an OpenStreetMap file"),
    (Array("BZh91AY".utf8), "this is compressed with bzip2, not an OpenStreetMap file"),
    ([0x28, 0xb5, 0x2f, 0xfd, 1], "this is compressed with zstd, not an OpenStreetMap file"),
    ([0xff, 0xfe, 0x3c, 0], "this is text in UTF-16, not an OpenStreetMap file"),
    (Array("{\"elements\": []}".utf8), "this is JSON, not an OpenStreetMap file"),
    (Array(" \n ".utf8), "this is blank, not an OpenStreetMap file"),
    (Array("lat,lon\n1,2\n".utf8), "this is something unknown, not an OpenStreetMap file"),
    (Compression.compress([], .gzip), "the file is empty"),
    (
      Compression.compress(Compression.compress([1], .gzip), .gzip), "the file is gzipped twice"
    ),
  ]

  @Test("What is not a map is told by its kind", arguments: kinds)
  func kind(bytes: [UInt8], problem: String) throws {
    let found = try #require(Reading.problem(bytes))
    #expect(found.split(separator: "\n").first == "map: error: \(problem)")
  }

  @Test("A file that is not there, or is a folder, is told")
  func missing() {
    #expect(
      throws: MapError(source: "/none", message: "cannot read the map: no such file or directory")
    ) {
      try OSMReader.read(path: "/none")
    }
    #expect(throws: MapError(source: "/", message: "this is a folder, not a map file")) {
      try OSMReader.read(path: "/")
    }
  }

  @Test("A text cut anywhere is an error, gzipped or not")
  func truncation() {
    let bytes = Array(TestMap.corner.xml.utf8)
    // Behind </osm> only a line feed stands.
    for count in bytes.indices.dropLast() {
      #expect(Reading.problem(Array(bytes[..<count])) != nil, "cut at \(count)")
    }
    let packed = Compression.compress(bytes, .gzip)
    for count in packed.indices {
      #expect(Reading.problem(Array(packed[..<count])) != nil, "cut at \(count)")
    }
  }

  @Test("Damaged gzip data, other data behind it, and content beyond the limit are refused")
  func gzip() throws {
    let packed = Compression.compress(Array(TestMap.corner.xml.utf8), .gzip)
    var damaged = packed
    damaged[packed.count - 5] ^= 1
    #expect(try #require(Reading.problem(damaged)).contains("the gzip data is damaged: incorrect"))
    #expect(
      Reading.problem(packed + [1])
        == "map: error: at byte \(packed.count): there is other data behind the gzip data"
    )
    let blanks = [UInt8](repeating: 0x20, count: 5_000_000)
    let bomb = Compression.compress(Array("<osm>".utf8) + blanks, .gzip)
    let problem = Reading.problem(bomb, OSMReadingOptions(decompressedLimit: 1_000_000))
    #expect(try #require(problem).contains("the content grows beyond 1000000 bytes"))
  }

  @Test("A line is counted through all of a long text")
  func longText() throws {
    let nodes = String(repeating: "<node id='1' lat='1' lon='2'/>\n", count: 50_000)
    let found = try #require(Reading.problem("<osm>\n" + nodes + "<node/></osm>"))
    #expect(found == "map:50002: error: <node> lacks 'id'")
  }

  @Test("A tag longer than the buffer is refused")
  func longTag() throws {
    let value = String(repeating: "x", count: 1 << 20)
    let found = Reading.problem("<osm>\n<way id='1'>\n<tag k='a' v='\(value)'/></way></osm>")
    #expect(found == "map:3: error: a tag or comment is too long")
  }
}
