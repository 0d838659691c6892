import Testing

@testable import RoadNetwork

/// What OSRM 26.10 answered when it was given the same tags.
@Suite struct CarSpeedTests {
  static let classesRows: [(String, String)] = [
    ("highway=motorway", "90 | x"),
    ("highway=motorway_link", "45"),
    ("highway=trunk", "85"),
    ("highway=trunk_link", "40"),
    ("highway=primary", "65"),
    ("highway=primary_link", "30"),
    ("highway=secondary", "55"),
    ("highway=secondary_link", "25"),
    ("highway=tertiary", "40"),
    ("highway=tertiary_link", "20"),
    ("highway=unclassified", "25"),
    ("highway=residential", "25"),
    ("highway=living_street", "10"),
    ("highway=service", "15"),
    ("highway=winter_road", "20"),
    ("highway=ice_road", "15"),
    ("highway=track", "-"),
    ("highway=path", "-"),
    ("highway=footway", "-"),
    ("highway=road", "-"),
    ("highway=nonsense", "-"),
    ("highway=", "-"),
    ("building=yes", "-"),
    ("highway=Primary", "-"),
    ("highway=straße", "-"),
  ]

  @Test("A class of road has its speed", arguments: classesRows)
  func classes(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }

  static let limitsRows: [(String, String)] = [
    ("highway=primary, maxspeed=50", "40"),
    ("highway=primary, maxspeed=100", "80"),
    ("highway=residential, maxspeed=30 mph", "38.616"),
    ("highway=residential, maxspeed=20mph", "25.744"),
    ("highway=primary, maxspeed=20 mp/h", "25.744"),
    ("highway=primary, maxspeed=30 knots", "24"),
    ("highway=primary, maxspeed=50 km/h", "40"),
    ("highway=primary, maxspeed=fast", "65"),
    ("highway=primary, maxspeed=", "65"),
    ("highway=primary, maxspeed=-50", "65"),
    ("highway=primary, maxspeed= 50", "65"),
    ("highway=primary, maxspeed=0", "65"),
    ("highway=primary, maxspeed=50;30", "40"),
    ("highway=primary, maxspeed=walk", "65"),
    ("highway=primary, maxspeed=signals", "65"),
    ("highway=motorway, maxspeed=none", "112 | x"),
    ("highway=motorway, maxspeed=130", "104 | x"),
    ("highway=primary, maxspeed:forward=70", "56 | 65"),
    ("highway=primary, maxspeed=50, maxspeed:backward=30", "40 | 24"),
    ("highway=primary, maxspeed=50, maxspeed:advisory=40", "32"),
    ("highway=primary, maxspeed:type=DE:urban", "40"),
    ("highway=primary, source:maxspeed=RO:urban", "40"),
    ("highway=primary, maxspeed=fast, maxspeed:type=DE:urban", "65"),
    ("highway=primary, maxspeed=７０", "65"),
    ("highway=primary, maxspeed=１", "65"),
    ("highway=primary, maxspeed=50.9", "40"),
  ]

  @Test("Four fifths of a posted limit are driven", arguments: limitsRows)
  func limits(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }

  static let surfacesRows: [(String, String)] = [
    ("highway=primary, surface=asphalt", "65"),
    ("highway=primary, surface=compacted, maxspeed=120", "80"),
    ("highway=primary, surface=paving_stones", "60"),
    ("highway=primary, surface=bricks", "60"),
    ("highway=primary, surface=gravel", "40"),
    ("highway=primary, surface=cobblestone", "30"),
    ("highway=primary, surface=clay", "30"),
    ("highway=primary, surface=sand", "20"),
    ("highway=primary, surface=laterite", "15"),
    ("highway=primary, surface=mud", "10"),
    ("highway=primary, surface=ice", "20"),
    ("highway=primary, surface=snow", "30"),
    ("highway=primary, surface=tartan", "40"),
    ("highway=primary, surface=lava", "65"),
    ("highway=residential, surface=gravel", "25"),
    ("highway=primary, tracktype=grade1", "60"),
    ("highway=primary, tracktype=grade2", "40"),
    ("highway=primary, tracktype=grade3", "30"),
    ("highway=primary, tracktype=grade4", "25"),
    ("highway=primary, tracktype=grade5", "20"),
    ("highway=primary, tracktype=grade6", "65"),
    ("highway=trunk, smoothness=intermediate", "80"),
    ("highway=primary, smoothness=bad", "40"),
    ("highway=primary, smoothness=very_bad", "20"),
    ("highway=primary, smoothness=horrible", "10"),
    ("highway=primary, smoothness=very_horrible", "5"),
    ("highway=primary, smoothness=impassable", "-"),
    ("highway=primary, surface=gravel, tracktype=grade4, smoothness=very_bad", "20"),
  ]

  @Test("A bad surface slows down", arguments: surfacesRows)
  func surfaces(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }

  static let ferriesRows: [(String, String)] = [
    ("route=ferry", "ferry 5"),
    ("route=ferry, duration=00:15", "ferry 5, 900 s"),
    ("route=ferry, duration=PT1H30M", "ferry 5, 5400 s"),
    ("route=ferry, duration=soon", "ferry 5"),
    ("route=shuttle_train", "ferry 10"),
    ("route=bus", "-"),
    ("route=ferry, oneway=yes", "ferry 5"),
    ("route=ferry, access=no", "-"),
    ("route=ferry, access=yes", "ferry 5"),
    ("route=ferry, foot=yes, motor_vehicle=no", "-"),
    ("highway=primary, route=ferry", "ferry 5"),
    ("highway=primary, bridge=movable", "5"),
    ("highway=primary, bridge=movable, duration=5", "65, 300 s"),
    ("bridge=movable", "-"),
    ("highway=primary, bridge=yes", "65"),
    ("route=ferry, maxspeed=20", "ferry 16"),
    ("railway=rail", "-"),
  ]

  @Test("Ferries, car trains and movable bridges take their time", arguments: ferriesRows)
  func ferries(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }

  static let penaltiesRows: [(String, String)] = [
    ("highway=service, service=alley", "15@7.5"),
    ("highway=service, service=parking_aisle", "15@7.5"),
    ("highway=service, service=driveway", "15@7.5"),
    ("highway=service, service=drive-through", "15@7.5"),
    ("highway=service, service=spur", "15"),
    ("highway=primary, width=3", "65@32.5"),
    ("highway=primary, width=3.5", "65@39"),
    ("highway=primary, width=4.5", "65@48.75"),
    ("highway=primary, width=5.5", "65@52"),
    ("highway=primary, width=6", "65"),
    ("highway=primary, width=3, oneway=yes", "65 | x"),
    ("highway=primary, lanes=1", "65@32.5"),
    ("highway=primary, lanes=2", "65"),
    ("highway=primary, lanes=1, oneway=yes", "65 | x"),
    ("highway=primary, lanes=-3", "65"),
    ("highway=primary, lanes=0", "65@32.5"),
    ("highway=primary, lanes=many", "65"),
    ("highway=primary, lane_markings=no", "65@48.75"),
    ("highway=primary, lane_markings=no, width=7", "65@48.75"),
    ("highway=primary, lane_markings=no, width=5.5", "65@52"),
    ("highway=primary, width=3.5, lanes=1", "65@32.5"),
    ("highway=primary, oneway=alternating", "65@26"),
    ("highway=primary, side_road=yes", "65@52"),
    ("highway=primary, side_road=rotary", "65@52"),
    ("highway=primary, priority=forward", "65 | 65@45.5"),
    ("highway=primary, priority=backward", "65@45.5 | 65"),
    ("highway=primary, side_road=yes, priority=backward", "65@45.5 | 65@52"),
    ("highway=service, service=alley, oneway=alternating", "15@6"),
    ("route=ferry, duration=10, lanes=1", "ferry 5@2.5, 600 s as 1200"),
    ("route=ferry, duration=10, priority=forward", "ferry 5 | ferry 5@3.5, 600 s"),
  ]

  @Test("Narrow, shared and minor roads weigh more than they take", arguments: penaltiesRows)
  func penalties(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }
}
