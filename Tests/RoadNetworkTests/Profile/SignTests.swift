import RoadNetwork
import Testing

@Suite struct SignTests {
  private func facts(_ text: String, _ profile: RoutingProfile = .car) throws -> WayFacts {
    try #require(profile.facts(ofWay: TagText.tags(text)).facts)
  }

  /// What OSRM 26.10 answered; in directions of two-way roads only their own signs count.
  static let destinations: [(String, String?, String?)] = [
    ("oneway=yes, destination=Bonn", "Bonn", nil),
    ("oneway=yes, destination=Bonn;Köln", "Bonn, Köln", nil),
    ("oneway=yes, destination=Bonn;  Köln", "Bonn, Köln", nil),
    ("oneway=yes, destination=Bonn, destination:ref=A 59", "A 59: Bonn", nil),
    ("oneway=yes, destination:ref=A 1;A 2", "A 1, A 2", nil),
    ("oneway=yes, destination:street=Ring", "Ring", nil),
    ("oneway=yes, destination=Bonn, destination:street=Ring", "Bonn", nil),
    ("oneway=yes, destination=Bonn, destination:forward=Köln", "Köln", nil),
    ("oneway=-1, destination=Bonn", nil, "Bonn"),
    ("oneway=-1, destination:backward=Bonn", nil, "Bonn"),
    ("junction=roundabout, destination=Bonn", "Bonn", nil),
    ("destination=Bonn", nil, nil),
    ("destination:forward=Bonn, destination:backward=Köln", "Bonn", "Köln"),
    ("oneway=yes", nil, nil),
  ]

  @Test("Signs announce where a one-way leads", arguments: destinations)
  func destination(tags: String, forward: String?, backward: String?) throws {
    let way = try facts("highway=primary, " + tags)
    #expect(way.forward?.destination == forward)
    #expect(way.backward?.destination == backward)
  }

  @Test("Names, numbers and exits are kept as they are said")
  func names() throws {
    let way = try facts(
      "highway=primary, name=Süd-Straße, ref=B 1;B 2, name:pronunciation=zyːt, junction:ref=4;5a"
    )
    #expect(way.name == "Süd-Straße")
    #expect(way.ref == "B 1; B 2")
    #expect(way.pronunciation == "zyːt")
    #expect(way.exits == "4; 5a")
    let empty = try facts("highway=primary, name=, ref=")
    #expect(empty.name == nil && empty.ref == nil)
  }

  static let sidepaths: [(String, String?)] = [
    ("highway=footway, footway=sidewalk, is_sidepath:of:name=Ring", "Ring"),
    ("highway=footway, footway=sidewalk, street:name=Ring", "Ring"),
    ("highway=path, is_sidepath=yes, street:name=Ring", "Ring"),
    ("highway=footway, street:name=Ring", nil),
    ("highway=residential, is_sidepath=yes, street:name=Ring", nil),
    ("highway=footway, footway=sidewalk, street:name=Ring, name=Weg", "Weg"),
  ]

  @Test("A sidewalk without a name has its street's", arguments: sidepaths)
  func sidepathName(tags: String, name: String?) throws {
    #expect(try facts(tags, .foot).name == name)
  }

  static let classes: [(String, RoadClass, Int, Int)] = [
    ("motorway", .motorway, 0, 0), ("motorway_link", .motorwayLink, 1, 0), ("trunk", .trunk, 2, 1),
    ("trunk_link", .trunkLink, 3, 1), ("primary", .primary, 4, 2),
    ("primary_link", .primaryLink, 5, 2), ("secondary", .secondary, 6, 2),
    ("secondary_link", .secondaryLink, 7, 2), ("tertiary", .tertiary, 8, 2),
    ("tertiary_link", .tertiaryLink, 9, 2), ("residential", .residential, 10, 3),
    ("living_street", .livingStreet, 11, 3), ("service", .service, 12, 3),
    ("unclassified", .unclassified, 15, 4), ("track", .track, 16, 5), ("path", .path, 16, 5),
    ("footway", .footway, 18, 6), ("pedestrian", .pedestrian, 18, 6),
    ("cycleway", .cycleway, 31, 7), ("winter_road", .winterRoad, 31, 7), ("road", .other, 31, 7),
    ("ferry", .ferry, 31, 7), ("train", .train, 31, 7), ("other", .other, 31, 7),
  ]

  @Test("A class has OSRM's priority and group", arguments: classes)
  func roadClass(highway: String, expected: RoadClass, priority: Int, group: Int) throws {
    if !["ferry", "train"].contains(highway) {
      #expect(try facts("access=yes, highway=" + highway).roadClass == expected)
    }
    #expect(expected.priority == priority)
    #expect(expected.group == group)
  }

  @Test("Links of motorways and trunk roads are ramps; small roads may be ignored")
  func kinds() {
    #expect(RoadClass.allCases.filter(\.isMotorway) == [.motorway, .trunk])
    #expect(RoadClass.allCases.filter(\.isRamp) == [.motorwayLink, .trunkLink])
    #expect(RoadClass.allCases.count { $0.isLink } == 5)
    #expect(!RoadClass.residential.isLowPriority && !RoadClass.unclassified.isLowPriority)
    #expect(RoadClass.service.isLowPriority && RoadClass.track.isLowPriority)
    #expect(RoadClass.ferry.isLowPriority && !RoadClass.tertiaryLink.isLowPriority)
  }

  @Test("Ferries and trains have a class of their own unless a road is tagged")
  func ferries() throws {
    #expect(try facts("route=ferry").roadClass == .ferry)
    #expect(try facts("route=shuttle_train").roadClass == .train)
    #expect(try facts("route=ferry, highway=primary").roadClass == .primary)
    #expect(try facts("railway=train, bicycle=yes", .bicycle).roadClass == .train)
    #expect(try facts("man_made=pier", .foot).roadClass == .other)
  }
}
