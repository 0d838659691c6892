import Testing

@testable import RoadNetwork

@Suite struct LaneTests {
  static let arrows: [(String, [LaneMask])] = [
    ("left|through;right|", [.left, [.through, .right], .none]),
    ("none|through", [.none, .through]),
    (
      "sharp_left|slight_left|slight_right|sharp_right",
      [.sharpLeft, .slightLeft, .slightRight, .sharpRight]
    ),
    ("reverse;left|right", [[.uTurn, .left], .right]),
    ("merge_to_left|merge_to_right", [.mergeToLeft, .mergeToRight]),
    ("||", [.none, .none, .none]), ("left;left", [.left]), (";|left", [.none, .left]),
    ("left|diagonal", []), ("Left", []), (" left|right", []), ("left,right", []),
    ("links|rechts", []),
  ]

  @Test("Arrows are read from left to right; an unknown word spoils all", arguments: arrows)
  func masks(text: String, lanes: [LaneMask]) {
    #expect(TurnLanes(text).lanes == lanes)
  }

  /// What OSRM 26.10 answered.
  static let directed: [(String, String, String)] = [
    ("turn:lanes=left|right, oneway=yes", "left|right", "nil"),
    ("turn:lanes=left|right, oneway=-1", "nil", "left|right"),
    ("turn:lanes=left|right", "left|right", "left|right"),
    ("turn:lanes:forward=left, turn:lanes:backward=right", "left", "right"),
    ("turn:lanes=left|through|right, vehicle:lanes=yes|no|yes, oneway=yes", "left|right", "nil"),
    ("turn:lanes=left|right, vehicle:lanes=no|no, oneway=yes", "nil", "nil"),
    ("turn:lanes=left|right, vehicle:lanes=yes|yes|no, oneway=yes", "left|right", "nil"),
    ("turn:lanes=left|through|, lanes:psv=1, oneway=yes", "left|through", "nil"),
    ("turn:lanes=left|through|, lanes:bus:forward=1, oneway=yes", "left|through", "nil"),
    ("turn:lanes=left|through, lanes:psv=1, oneway=yes", "left|through", "nil"),
    ("turn:lanes:forward=|left, lanes:psv:backward=1", "left", "nil"),
    ("turn:lanes=left|through||, lanes:psv=2, oneway=yes", "left|through", "nil"),
    ("turn:lanes=left|through||, lanes:psv=3, oneway=yes", "left|through||", "nil"),
    ("turn:lanes=left|, lanes:psv=-1, oneway=yes", "left|", "nil"),
    ("turn:lanes=left|, lanes:psv=99999999999999999999, oneway=yes", "left|", "nil"),
    ("turn:lanes=, oneway=yes", "nil", "nil"),
  ]

  @Test("Lanes for others are left out", arguments: directed)
  func lanes(tags: String, forward: String, backward: String) throws {
    let tags = TagText.tags("highway=primary, " + tags)
    let facts = try #require(RoutingProfile.car.facts(ofWay: tags).facts)
    #expect(facts.forward?.turnLanes ?? "nil" == forward)
    #expect(facts.backward?.turnLanes ?? "nil" == backward)
  }

  static let counts: [(String, Int?, Int?, Int?)] = [
    ("lanes=2", 2, 1, 1), ("lanes=3", 3, nil, nil), ("lanes=1", 1, 1, 1),
    ("lanes=3, oneway=yes", 3, 3, nil), ("lanes=3, oneway=-1", 3, nil, 3),
    ("lanes=3, lanes:forward=2", 3, 2, 1), ("lanes:forward=2, lanes:backward=1", 3, 2, 1),
    ("lanes:backward=1", 1, nil, 1), ("lanes=1, lanes:forward=2", 1, 2, nil),
    ("lanes=2.0", 2, 1, 1), ("lanes= 2 ", 2, 1, 1), ("lanes=-3", nil, nil, nil),
    ("lanes=0", nil, nil, nil), ("lanes=1.5", nil, nil, nil), ("lanes=two", nil, nil, nil),
    ("lanes=2;3", nil, nil, nil), ("lanes=99999999999999999999999", nil, nil, nil),
    ("lanes=nan", nil, nil, nil), ("lanes=inf", nil, nil, nil), ("surface=asphalt", nil, nil, nil),
  ]

  @Test("Lanes are counted for both directions and for each", arguments: counts)
  func laneCounts(tags: String, total: Int?, forward: Int?, backward: Int?) throws {
    let tags = TagText.tags("highway=primary, " + tags)
    let facts = try #require(RoutingProfile.car.facts(ofWay: tags).facts)
    #expect(facts.laneCount == total)
    #expect(facts.forward?.laneCount == forward)
    #expect(facts.backward?.laneCount == backward)
  }

  @Test("Who walks or cycles reads no arrows of cars")
  func others() {
    let tags = TagText.tags("highway=primary, turn:lanes=left|right")
    #expect(RoutingProfile.foot.facts(ofWay: tags).facts?.forward?.turnLanes == nil)
    #expect(RoutingProfile.bicycle.facts(ofWay: tags).facts?.forward?.turnLanes == nil)
  }
}
