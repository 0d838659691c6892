import Testing

@testable import RoadNetwork

/// What OSRM 26.10 answered when it was given the same tags.
@Suite struct CarAccessTests {
  static let accessRows: [(String, String)] = [
    ("highway=primary, access=no", "-"),
    ("highway=primary, access=private", "65 restricted"),
    ("highway=residential, access=destination", "25 restricted"),
    ("highway=residential, motor_vehicle=delivery", "25 restricted"),
    ("highway=track, access=yes", "10"),
    ("highway=track, access=private", "-"),
    ("highway=track, access=destination", "-"),
    ("highway=track, access=unknown", "10"),
    ("highway=primary, access=unknown", "65 restricted"),
    ("highway=track, motor_vehicle=agricultural", "-"),
    ("highway=track, motorcar=yes, access=no", "10"),
    ("highway=primary, motorcar=no, access=yes", "-"),
    ("highway=primary, vehicle=no, motor_vehicle=yes", "65"),
    ("highway=primary, vehicle:forward=no", "x | 65"),
    ("highway=primary, motor_vehicle:backward=no", "65 | x"),
    ("highway=primary, access:forward=destination", "65 restricted | 65"),
    ("highway=path, motorcar:forward=yes", "10 | x"),
    ("highway=track, access:backward=yes", "x | 10"),
    ("highway=primary, access=agricultural;destination", "65 restricted"),
    ("highway=primary, access=no;yes", "65"),
    ("highway=primary, access=agricultural; forestry", "-"),
    ("highway=primary, access=;", "65"),
    ("highway=primary, access=perhaps", "65"),
    ("highway=track, access=perhaps", "10"),
    ("highway=primary, access=psv", "-"),
    ("highway=primary, access=military", "-"),
    ("highway=primary, access=customers", "65 restricted"),
    ("highway=primary, access=permit", "65 restricted"),
    ("highway=primary, access=residents", "65 restricted"),
    ("highway=service, access=private", "15 restricted"),
    ("highway=service, service=emergency_access", "-"),
    ("highway=primary, hov=designated", "65 restricted"),
    ("highway=primary, hov:lanes=designated|designated", "65 restricted"),
  ]

  @Test("Access tags close, open and restrict", arguments: accessRows)
  func access(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }

  static let closuresRows: [(String, String)] = [
    ("highway=construction", "-"),
    ("highway=proposed", "-"),
    ("highway=steps", "-"),
    ("highway=primary, area=yes", "-"),
    ("highway=primary, construction=yes", "-"),
    ("highway=primary, construction=minor", "65"),
    ("highway=primary, construction=widening", "65"),
    ("highway=primary, proposed=trunk", "65"),
    ("highway=primary, railway=construction", "-"),
    ("highway=primary, oneway=reversible", "-"),
    ("highway=primary, impassable=yes", "-"),
    ("highway=primary, status=impassable", "-"),
    ("highway=area", "-"),
    ("highway=hov_lanes", "-"),
    ("highway=primary, motorroad=yes", "65"),
  ]

  @Test("What is closed or unbuilt is no road", arguments: closuresRows)
  func closures(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }

  static let directionsRows: [(String, String)] = [
    ("highway=primary, oneway=yes", "65 | x"),
    ("highway=primary, oneway=1", "65 | x"),
    ("highway=primary, oneway=true", "65 | x"),
    ("highway=primary, oneway=-1", "x | 65"),
    ("highway=primary, oneway=no", "65"),
    ("highway=primary, oneway=perhaps", "65"),
    ("highway=motorway, oneway=no", "90"),
    ("highway=motorway, oneway=-1", "x | 90"),
    ("highway=motorway, oneway=false", "90 | x"),
    ("highway=motorway_link", "45"),
    ("highway=primary, junction=roundabout", "65 | x"),
    ("highway=primary, junction=circular", "65 | x"),
    ("highway=primary, junction=roundabout, oneway=no", "65"),
    ("highway=primary, junction=roundabout, oneway=-1", "x | 65"),
    ("highway=primary, oneway=yes, oneway:motorcar=no", "65"),
    ("highway=primary, oneway:vehicle=yes", "65 | x"),
    ("highway=primary, oneway=no, oneway:motor_vehicle=-1", "x | 65"),
    ("highway=primary, oneway:bicycle=yes", "65"),
    ("highway=primary, oneway=yes, vehicle:forward=no", "-"),
    ("highway=primary, oneway=", "65"),
    ("highway=primary, oneway=ja", "65"),
  ]

  @Test("One-way signs close a direction", arguments: directionsRows)
  func directions(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }

  static let sizesRows: [(String, String)] = [
    ("highway=primary, maxheight=1.9", "-"),
    ("highway=primary, maxheight=2", "65"),
    ("highway=primary, maxheight=6'6\"", "-"),
    ("highway=primary, maxheight=6'7\"", "65"),
    ("highway=primary, maxheight=default", "65"),
    ("highway=primary, maxheight=below_default", "65"),
    ("highway=primary, maxheight:physical=1.8, maxheight=3", "-"),
    ("highway=primary, maxheight:forward=1.5", "x | 65"),
    ("highway=primary, maxwidth=1.9", "-"),
    ("highway=primary, maxwidth=2", "65"),
    ("highway=primary, maxwidth=1,8", "-"),
    ("highway=primary, width=1.8", "-"),
    ("highway=primary, narrow=yes", "65"),
    ("highway=primary, maxlength=4.5", "-"),
    ("highway=primary, maxlength=4.8", "65"),
    ("highway=primary, maxweight=1.5", "-"),
    ("highway=primary, maxweight=2", "65"),
    ("highway=primary, maxweight=1500 kg", "-"),
    ("highway=primary, maxweight=4000 lbs", "-"),
    ("highway=primary, maxweight=5000 lbs", "65"),
    ("highway=primary, maxweightrating=1.9 t", "-"),
    ("highway=primary, maxweight=heavy", "65"),
    ("highway=primary, maxheight=-1", "-"),
    ("highway=primary, maxheight=99999999999999999999999999999999", "65"),
    ("highway=primary, maxheight:backward=none", "65"),
  ]

  @Test("A car does not fit everywhere", arguments: sizesRows)
  func sizes(tags: String, expected: String) {
    #expect(TagText.ways(tags, .car) == expected)
  }
}
