import RoadNetwork
import Testing

@Suite struct NodeFactsTests {
  private func line(_ facts: NodeFacts) -> String {
    let obstacles = facts.obstacles.map {
      let side = $0.direction.map { $0 == .forward ? ">" : "<" } ?? ""
      return "\($0.kind.name)\(side) \(TagText.number($0.seconds))"
    }
    return ((facts.isBarrier ? ["blocked"] : []) + obstacles).joined(separator: ", ")
  }

  /// What OSRM 26.10 answered.
  static let carRows: [(String, String)] = [
    ("barrier=bollard", "blocked"), ("barrier=bollard, bollard=rising", ""),
    ("barrier=block", "blocked"), ("barrier=gate", "gate 60"), ("barrier=lift_gate", "gate 60"),
    ("barrier=swing_gate", "blocked"), ("barrier=cattle_grid", ""), ("barrier=border_control", ""),
    ("barrier=toll_booth", ""), ("barrier=sally_port", ""), ("barrier=no", ""),
    ("barrier=entrance", ""), ("barrier=arch", ""), ("barrier=height_restrictor", ""),
    ("barrier=height_restrictor, maxheight=1.9", "blocked"),
    ("barrier=height_restrictor, maxheight=2.1", ""),
    ("barrier=height_restrictor, maxheight=default", ""), ("barrier=kerb", "blocked"),
    ("barrier=kerb, kerb=lowered", ""), ("barrier=kerb, kerb=flush", ""),
    ("barrier=kerb, highway=crossing", "crossing 0"), ("barrier=fence", "blocked"),
    ("barrier=fence, sensory=audible", ""), ("barrier=", ""), ("barrier=unbekannt", "blocked"),
    ("barrier=gate, access=no", "blocked"), ("barrier=gate, access=yes", ""),
    ("barrier=gate, access=private", ""), ("barrier=bollard, motor_vehicle=yes", ""),
    ("barrier=gate, motorcar=yes, access=no", ""), ("access=no", "blocked"),
    ("access=agricultural;destination", ""), ("barrier=bollard, bicycle=no", "blocked"),
    ("highway=traffic_signals", "traffic_signals 2"),
    ("highway=traffic_signals, traffic_signals:direction=forward", "traffic_signals> 2"),
    ("highway=traffic_signals, direction=backward", "traffic_signals< 2"),
    ("highway=traffic_signals, direction=both", "traffic_signals 2"),
    ("highway=traffic_signals, direction=90", "traffic_signals 2"),
    (
      "highway=traffic_signals, traffic_signals:direction=forward, direction=backward",
      "traffic_signals> 2"
    ),
    ("highway=stop", "stop 2"), ("highway=stop, direction=forward", "stop> 2"),
    ("highway=stop, stop=minor", "stop_minor 2"), ("highway=stop, stop=all", "stop 2"),
    ("highway=give_way", "give_way 1"), ("highway=give_way, direction=backward", "give_way< 1"),
    ("highway=crossing", "crossing 0"), ("highway=mini_roundabout", "mini_roundabout 0"),
    ("highway=turning_circle", "turning_circle 0"), ("highway=bus_stop", ""), ("amenity=bench", ""),
    ("barrier=gate, highway=traffic_signals", "gate 60, traffic_signals 2"),
  ]

  @Test("Barriers stop cars, gates and signs delay them", arguments: carRows)
  func car(tags: String, expected: String) {
    #expect(line(RoutingProfile.car.facts(ofNode: TagText.tags(tags))) == expected)
  }

  static let bicycleRows: [(String, String)] = [
    ("barrier=bollard", ""), ("barrier=gate", ""), ("barrier=fence", "blocked"),
    ("barrier=wall", "blocked"), ("barrier=yes", "blocked"), ("barrier=fence, sensory=audio", ""),
    ("barrier=wall, bicycle=yes", ""), ("bicycle=no", "blocked"), ("vehicle=no", "blocked"),
    ("bicycle=no, highway=crossing", "crossing 0"), ("access=no;yes", ""),
    ("barrier=wall, bollard=rising", "blocked"), ("highway=stop", "stop 0"),
    ("highway=traffic_signals", "traffic_signals 2"),
    ("highway=traffic_signals, traffic_signals:direction=backward", "traffic_signals< 2"),
    ("highway=traffic_signals, direction=backward", "traffic_signals 2"),
  ]

  @Test("Bicycles get past bollards and gates", arguments: bicycleRows)
  func bicycle(tags: String, expected: String) {
    #expect(line(RoutingProfile.bicycle.facts(ofNode: TagText.tags(tags))) == expected)
  }

  static let footRows: [(String, String)] = [
    ("barrier=bollard", ""), ("barrier=wall", "blocked"), ("barrier=wall, bollard=rising", ""),
    ("foot=no", "blocked"), ("access=no, foot=yes", ""), ("vehicle=no", ""),
    ("highway=traffic_signals, traffic_signals:direction=forward", "traffic_signals 2"),
  ]

  @Test("Walkers wait at signals from every side", arguments: footRows)
  func foot(tags: String, expected: String) {
    #expect(line(RoutingProfile.foot.facts(ofNode: TagText.tags(tags))) == expected)
  }

  @Test("An exit of a motorway has its number, name and signs")
  func exits() {
    let tags = TagText.tags("highway=motorway_junction, ref=4;5, name=Kreuz Köln, exit_to=Bonn")
    let facts = RoutingProfile.car.facts(ofNode: tags)
    #expect(facts.isMotorwayJunction && facts.isRelevant)
    #expect(facts.exit == "4; 5" && facts.exitName == "Kreuz Köln" && facts.exitTo == "Bonn")
    #expect(!RoutingProfile.car.facts(ofNode: TagText.tags("amenity=bench")).isRelevant)
  }

  @Test("Booths and borders are known though they do not stop anybody")
  func booths() {
    #expect(RoutingProfile.car.facts(ofNode: TagText.tags("barrier=toll_booth")).isTollBooth)
    let border = RoutingProfile.car.facts(ofNode: TagText.tags("barrier=border_control"))
    #expect(border.isBorderControl && !border.isBarrier)
  }

  static let delays: [(String, NodeFacts.Approach, Double)] = [
    ("highway=traffic_signals", .init(.forward, roads: 3), 2),
    ("highway=traffic_signals, direction=forward", .init(.forward, roads: 2), 2),
    ("highway=traffic_signals, direction=forward", .init(.backward, roads: 2), 0),
    ("highway=stop, stop=minor", .init(.forward, roads: 4), 0),
    ("highway=stop, stop=minor", .init(.forward, roads: 4, isMinorRoad: true), 2),
    ("highway=stop", .init(.forward, roads: 2, before: 100, after: 10), 2),
    ("highway=stop", .init(.backward, roads: 2, before: 10, after: 100), 0),
    ("highway=stop", .init(.backward, roads: 3, before: 10, after: 100), 2),
    ("highway=stop, direction=backward", .init(.backward, roads: 2, before: 10, after: 100), 2),
    ("highway=stop", .init(.backward, roads: 2, before: 20, after: 100), 2),
    ("barrier=gate, highway=give_way", .init(.forward, roads: 2), 61),
  ]

  @Test("Signs hold up those they are meant for", arguments: delays)
  func delay(tags: String, approach: NodeFacts.Approach, seconds: Double) {
    let facts = RoutingProfile.car.facts(ofNode: TagText.tags(tags))
    #expect(facts.seconds(approach) == seconds)
  }
}
