import ScenarioLanguage
import Testing

@testable import navsim

@Suite("navsim map search")
struct MapSearchTests {
  /// A village with a street of two houses, written as a map.
  static let map = """
    <osm version="0.6">
      <node id="1" lat="47.14" lon="9.52"><tag k="place" v="village"/><tag k="name" v="Häfen"/></node>
      <node id="2" lat="47.1401" lon="9.52"/>
      <node id="3" lat="47.1401" lon="9.53"/>
      <node id="4" lat="47.1402" lon="9.521"><tag k="addr:housenumber" v="1"/>
        <tag k="addr:street" v="Mühlegasse"/><tag k="addr:postcode" v="9490"/></node>
      <node id="5" lat="47.1402" lon="9.525"><tag k="addr:housenumber" v="9a"/>
        <tag k="addr:street" v="Mühlegasse"/></node>
      <node id="6" lat="47.1403" lon="9.522"><tag k="amenity" v="fuel"/><tag k="name" v="Tank"/></node>
      <way id="1"><nd ref="2"/><nd ref="3"/><tag k="highway" v="residential"/>
        <tag k="name" v="Mühlegasse"/></way>
    </osm>
    """

  private func search(_ words: String...) throws -> CommandRun {
    try Folder.withTemporary { folder in
      try folder.write(Self.map, to: "town.osm")
      return CommandRun(arguments: ["map", "search", folder.path + "/town.osm"] + words)
    }
  }

  @Test(
    "Finds what a person types",
    arguments: [
      ("hafen", "  village  Häfen  47.140000,9.520000\n"),
      ("muehleg 9a", "  address  Mühlegasse 9a, 9490 Häfen  47.140200,9.525000\n"),
      (
        "muhlegasse 7 hafen",
        "  address  Mühlegasse 9a, 9490 Häfen  47.140200,9.525000  (the nearest there is)\n"
      ),
      ("fuel", "  fuel  Tank, Häfen  47.140300,9.522000\n"), ("9490", "  postcode  9490 Häfen"),
    ]
  )
  func finds(text: String, line: String) throws {
    let run = try search(text)
    #expect(run.status == 0)
    #expect(run.output.contains(line), "\(run.output)")
  }

  @Test("A place has an address")
  func reverse() throws {
    let run = try search("47.1402,9.521")
    #expect(run.status == 0)
    #expect(
      run.output == """
          Mühlegasse 1, 9490 Häfen
          house     1
          street    Mühlegasse  11.1 m
          town      Häfen  78.8 m
          postcode  9490

        """
    )
  }

  @Test("Kinds, nearness and limits narrow what is found")
  func options() throws {
    #expect(
      try search("m", "--kind", "street").output
        == "  street  Mühlegasse, Häfen  47.140100,9.525000\n"
    )
    #expect(try search("m", "--kind", "poi").status == 1)
    let near = try search("tank", "--near", "47.14,9.52")
    #expect(near.output.hasSuffix("47.140300,9.522000  154.9 m\n"))
    #expect(try search("tank", "--near", "47.14,9.52", "--radius", "100").status == 1)
    let all = try search("", "--category", "fuel")
    #expect(all.output.contains("Tank"))
  }

  @Test("A program reads JSON")
  func json() throws {
    let run = try search("muhlegasse 1", "--json", "--kind", "address")
    #expect(
      run.output == """
        {"results":[{"kind":"address","type":"address","name":"1","label":"Mühlegasse 1, 9490 Häfen",\
        "lat":47.1402,"lon":9.521,"access":{"lat":47.1401,"lon":9.521},"match":"exact"}]}

        """
    )
    let place = try search("47.1402,9.521", "--json", "--country", "LI")
    #expect(place.output.contains(#""postcode":"9490","country":"LI""#))
  }

  @Test("Nothing found is exit 1, a bad call exit 2")
  func nothing() throws {
    let sea = try search("0,0")
    #expect(sea.status == 1 && sea.output == "nothing found\n")
    #expect(try search("xyz").status == 1)
    #expect(try search("a", "--near", "here").status == 2)
    #expect(try search("a", "--country", "12").status == 2)
    #expect(CommandRun("map", "search", "/missing.osm", "a").status == 2)
  }
}
