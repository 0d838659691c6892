import Testing

@testable import RoadNetwork

/// What OSRM 26.10 answered when it was given the same tags.
@Suite struct CarZoneTests {
  static let zonesRows: [(String, String)] = [
    ("highway=primary, maxspeed=DE:urban", "40"),
    ("highway=primary, maxspeed=de:rural", "80"),
    ("highway=motorway, maxspeed=DE:motorway", "90 | x"),
    ("highway=living_street, maxspeed=DE:living_street", "5.6"),
    ("highway=primary, maxspeed=DE:zone30", "65"),
    ("highway=primary, maxspeed=DE:zone:30", "65"),
    ("highway=primary, maxspeed=FR:rural", "64"),
    ("highway=primary, maxspeed=fr:urban", "40"),
    ("highway=trunk, maxspeed=fr:trunk", "88"),
    ("highway=primary, maxspeed=AT:rural", "80"),
    ("highway=trunk, maxspeed=AT:trunk", "80"),
    ("highway=trunk, maxspeed=ES:trunk", "72"),
    ("highway=trunk, maxspeed=RO:trunk", "80"),
    ("highway=primary, maxspeed=CH:rural", "64"),
    ("highway=trunk, maxspeed=CH:trunk", "80"),
    ("highway=motorway, maxspeed=CH:motorway", "96 | x"),
    ("highway=primary, maxspeed=BE-VLG:rural", "56"),
    ("highway=primary, maxspeed=be-bru:urban", "24"),
    ("highway=primary, maxspeed=be-bru:rural", "56"),
    ("highway=primary, maxspeed=be-wal:rural", "72"),
    ("highway=motorway, maxspeed=be:motorway", "96 | x"),
    ("highway=primary, maxspeed=NL:rural", "64"),
    ("highway=trunk, maxspeed=nl:trunk", "80"),
    ("highway=primary, maxspeed=DK:rural", "64"),
    ("highway=primary, maxspeed=GB:nsl_single", "77.232"),
    ("highway=trunk, maxspeed=GB:nsl_dual", "90.104"),
    ("highway=motorway, maxspeed=UK:motorway", "90.104 | x"),
    ("highway=primary, maxspeed=gb:urban", "40"),
    ("highway=motorway, maxspeed=PL:motorway", "112 | x"),
    ("highway=trunk, maxspeed=pl:expressway", "96"),
    ("highway=primary, maxspeed=pl:rural", "80"),
    ("highway=primary, maxspeed=RU:urban", "48"),
    ("highway=motorway, maxspeed=ru:motorway", "88 | x"),
    ("highway=primary, maxspeed=BY:urban", "48"),
    ("highway=motorway, maxspeed=by:motorway", "88 | x"),
    ("highway=primary, maxspeed=ZA:urban", "48"),
    ("highway=primary, maxspeed=ph:urban", "32"),
    ("highway=motorway, maxspeed=ph:motorway", "80 | x"),
    ("highway=primary, maxspeed=ca-on:rural", "64"),
    ("highway=primary, maxspeed=NO:rural", "64"),
    ("highway=motorway, maxspeed=no:motorway", "88 | x"),
    ("highway=living_street, maxspeed=lv:living_street", "16"),
    ("highway=primary, maxspeed=ar:rural", "88"),
    ("highway=motorway, maxspeed=bg:motorway", "112 | x"),
    ("highway=primary, maxspeed= de:rural", "72"),
    ("highway=primary, maxspeed=x:urban", "65"),
    ("highway=primary, maxspeed=:urban", "65"),
    ("highway=primary, maxspeed=zz:", "65"),
    ("highway=primary, maxspeed=zz:urbanisation", "65"),
    ("highway=primary, maxspeed=ää:urban", "65"),
  ]

  @Test("A zone stands for its country's limit", arguments: zonesRows)
  func zones(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }
}
