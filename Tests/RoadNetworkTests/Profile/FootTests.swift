import Testing

@testable import RoadNetwork

/// What OSRM 26.10 answered when it was given the same tags.
@Suite struct FootTests {
  static let waysRows: [(String, String)] = [
    ("highway=primary", "5"),
    ("highway=motorway", "-"),
    ("highway=trunk", "-"),
    ("highway=motorway, foot=yes", "5"),
    ("highway=footway", "5"),
    ("highway=steps", "5"),
    ("highway=path", "5"),
    ("highway=track", "5"),
    ("highway=platform", "5"),
    ("railway=platform", "5"),
    ("man_made=pier", "5"),
    ("amenity=parking", "5"),
    ("amenity=bench", "-"),
    ("public_transport=platform", "-"),
    ("public_transport=platform, foot=yes", "5"),
    ("highway=residential, foot=no", "-"),
    ("highway=residential, access=private", "-"),
    ("highway=residential, access=no, foot=yes", "5"),
    ("highway=residential, access=destination", "5"),
    ("highway=residential, foot=use_sidepath", "-"),
    ("highway=residential, foot:forward=no", "x | 5"),
    ("highway=residential, oneway=yes", "5"),
    ("highway=residential, oneway:foot=yes", "5 | x"),
    ("highway=residential, oneway:foot=-1", "x | 5"),
    ("highway=residential, junction=roundabout", "5"),
    ("highway=primary, sidewalk=separate", "-"),
    ("highway=primary, sidewalk:both=separate", "-"),
    ("highway=primary, sidewalk:left=separate", "-"),
    ("highway=primary, sidewalk:right=separate, foot=yes", "5"),
    ("highway=primary, sidewalk=separate, foot=no", "-"),
    ("highway=primary, sidewalk=separate, foot:forward=yes", "5 | x"),
    ("highway=footway, surface=gravel", "3.75"),
    ("highway=footway, surface=mud", "2.5"),
    ("highway=footway, surface=ice", "5"),
    ("highway=primary, maxspeed=3", "5"),
    ("route=ferry", "ferry 5"),
    ("route=ferry, duration=1:30", "ferry 5, 5400 s"),
    ("highway=steps, conveying=forward", "5 | x"),
    ("highway=steps, conveying=backward", "x | 5"),
    ("highway=footway, conveying=forward, oneway=no", "5"),
    ("highway=footway, conveying=yes", "5"),
    ("highway=path, conveying=forward", "5"),
    ("highway=primary, motorroad=yes", "-"),
    ("highway=proposed", "-"),
    ("highway=primary, impassable=yes", "-"),
    ("highway=pedestrian, area=yes", "5"),
    ("highway=construction", "-"),
    ("highway=construction, foot=yes", "5"),
    ("highway=corridor", "-"),
    ("highway=footway, proposed=yes", "5"),
    ("building=yes", "-"),
  ]

  @Test("Who walks goes where it is allowed", arguments: waysRows)
  func ways(tags: String, expected: String) {
    #expect(TagText.ways(tags, .foot) == expected)
  }
}
