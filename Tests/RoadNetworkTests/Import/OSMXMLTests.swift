import RoadNetwork
import Testing

@Suite struct OSMXMLTests {
  @Test(
    "XML is read however it is written",
    arguments: [
      (
        "<?xml version=\"1.0\"?><!DOCTYPE osm><osm><node lon='2' id='1' lat='1'></node></osm>",
        ["n1 10000000 20000000"]
      ),
      (
        "\u{feff}<osm>\r\n<node\tid = \"1\"\n lat='+1' lon='-.5' user='a>b'\n/></osm >",
        ["n1 10000000 -5000000"]
      ),
      (
        "<osm><node id='1' lat='9.0E-5' lon='1e2'><tag k='a' v='x&#10;&#x20AC;&apos;'/></node></osm>",
        ["n1 900 1000000000 a=x\n€'"]
      ),
      (
        "<osm><node id='1' lat='1' lon='2'><tag v='b\n\tc\r\nd' k='a&amp;&lt;&gt;'/></node></osm>",
        ["n1 10000000 20000000 a&<>=b  c d"]
      ),
      (
        "<osm><note>text &amp; <b>more</b> <![CDATA[<node/> & ]]></note><meta a='b'/>"
          + "<!-- <node> --><node id='1' lat='1' lon='2'><x><tag k='no' v='no'/></x></node></osm>"
          + "<!-- end -->\n",
        ["n1 10000000 20000000"]
      ),
      (
        "<osm><way id='-5'><nd ref='9'/><center lat='1' lon='2'/></way><area id='1'/></osm>",
        ["w-5 ?"]
      ),
      (
        "<osm><relation id='1'><member type='node' ref='1'/></relation></osm>", ["r1 node 1 ?"]
      ),
      (
        "<osm><node id='1' action='delete' lat='1' lon='1'/><node id='2' visible='false'/></osm>",
        []
      ),
      (
        "<osm><tag k='a' v='b'/><nd ref='1'/><node id='1' lat='1' lon='2'><nd ref='1'/></node></osm>",
        ["n1 10000000 20000000"]
      ),
      (
        "<osm><way id='9223372036854775807'/><way id='-9223372036854775808'/></osm>",
        ["w-9223372036854775808 ", "w9223372036854775807 "]
      ),
    ]
  )
  func forms(text: String, lines: [String]) throws {
    #expect(try Reading.lines(text) == lines)
  }

  @Test(
    "Degrees become units of 1e-7, rounded",
    arguments: [
      ("47.1", 471_000_000), ("47.12345674", 471_234_567), ("47.12345675", 471_234_568),
      ("-0.00000005", -1), ("-0.00000004", 0), ("00089.9999999", 899_999_999),
      ("0.1234567890123456789012345678901234567890", 1_234_568), ("1.", 10_000_000),
      ("4711e-2", 471_100_000), ("0.000000000000000000000001e24", 10_000_000), ("0e99999", 0),
      ("1e-99999999", 0), ("5E+1", 500_000_000),
    ] as [(String, Int32)]
  )
  func degrees(text: String, units: Int32) throws {
    let xml = "<osm><node id='1' lat='\(text)' lon='0'/></osm>"
    #expect(try OSMReader.read(bytes: Array(xml.utf8), name: "map").data.latitudes == [units])
  }

  @Test(
    "Degrees beyond all range are off the globe",
    arguments: ["90.0000001", "1e9999", "-99999999999999999999999999", "1e18", "1e19"]
  )
  func offTheGlobe(text: String) throws {
    let xml = "<osm><node id='1' lat='\(text)' lon='0'/></osm>"
    let report = try OSMReader.read(bytes: Array(xml.utf8), name: "map").report
    #expect(report.nodesOffTheGlobe == 1)
  }

  @Test("Tags that fall on the edge of the buffer are read as any other", arguments: 0..<40)
  func edges(shift: Int) throws {
    // The buffer has 2^19 bytes; the blanks move the edge through a whole element.
    let blanks = String(repeating: " ", count: (1 << 19) - 70 + shift)
    let xml =
      "<osm>\(blanks)<way id='10'><nd ref='1'/><tag k='a' v='b &amp; c'/><!-- d --></way></osm>"
    #expect(try Reading.lines(xml) == ["w10 ? a=b & c"])
  }
}
