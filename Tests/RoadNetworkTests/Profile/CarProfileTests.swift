import Testing

@testable import RoadNetwork

@Suite struct CarProfileTests {
  private func tags(_ text: String) -> [OSMTag] {
    text.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map {
        String($0).replacing("+", with: " ")
      }
      return OSMTag(parts[0], parts.count > 1 ? parts[1] : "")
    }
  }

  /// `forward/backward` in km/h, `-` where closed, or the reason why it is no road.
  private func speeds(_ text: String) -> String {
    func show(_ direction: WayFacts.Direction?) -> String {
      guard let speed = direction?.speed else { return "-" }
      return speed == speed.rounded() ? "\(Int(speed))" : "\((speed * 100).rounded() / 100)"
    }
    switch RoutingProfile.car.facts(ofWay: tags(text)) {
    case .failure(let reason): return reason.rawValue
    case .success(let facts): return "\(show(facts.forward))/\(show(facts.backward))"
    }
  }

  @Test(
    "Tags make speeds as OSRM's car profile does",
    arguments: [
      ("highway=motorway", "90/-"), ("highway=motorway oneway=no", "90/90"),
      ("highway=motorway_link", "45/45"), ("highway=trunk", "85/85"),
      ("highway=trunk_link", "40/40"),
      ("highway=primary", "65/65"), ("highway=primary_link", "30/30"),
      ("highway=secondary", "55/55"), ("highway=secondary_link", "25/25"),
      ("highway=tertiary", "40/40"), ("highway=tertiary_link", "20/20"),
      ("highway=unclassified", "25/25"), ("highway=residential", "25/25"),
      ("highway=living_street", "10/10"), ("highway=service", "15/15"),
      ("highway=winter_road", "20/20"), ("highway=ice_road", "15/15"),
      ("route=ferry", "5/5"), ("route=shuttle_train", "10/10"),
      ("highway=track", "noAccess"), ("highway=track access=yes", "10/10"),
      ("highway=track motor_vehicle=permissive", "10/10"),
      ("highway=track access=private", "noAccess"),
      ("highway=footway", "noAccess"), ("highway=steps", "noAccess"),
      ("highway=construction", "notBuilt"), ("highway=proposed", "notBuilt"),
      ("building=yes", "notRoad"), ("highway=residential area=yes", "area"),
      ("highway=primary oneway=yes", "65/-"), ("highway=primary oneway=1", "65/-"),
      ("highway=primary oneway=true", "65/-"), ("highway=primary oneway=-1", "-/65"),
      ("highway=primary oneway=perhaps", "65/65"), ("highway=primary oneway=reversible", "area"),
      ("highway=primary oneway=yes oneway:motorcar=no", "65/65"),
      ("highway=primary junction=roundabout", "65/-"),
      ("highway=primary junction=circular", "65/-"),
      ("highway=primary junction=roundabout oneway=no", "65/65"),
      ("highway=primary access=no", "noAccess"), ("highway=primary access=no vehicle=yes", "65/65"),
      ("highway=primary vehicle=no motor_vehicle=yes", "65/65"),
      ("highway=primary motor_vehicle=no", "noAccess"), ("highway=primary motorcar=no", "noAccess"),
      ("highway=primary access=private", "65/65"), ("highway=primary access=destination", "65/65"),
      ("highway=primary access=forestry", "noAccess"), ("highway=primary access=no;yes", "65/65"),
      ("highway=primary motor_vehicle:backward=no", "65/-"),
      ("highway=service service=emergency_access", "noAccess"),
      ("highway=primary maxspeed=50", "40/40"), ("highway=primary maxspeed=30+mph", "38.62/38.62"),
      ("highway=primary maxspeed=50;30", "40/40"), ("highway=primary maxspeed=fast", "65/65"),
      ("highway=primary maxspeed=0", "65/65"), ("highway=primary maxspeed=-5", "65/65"),
      ("highway=primary maxspeed=99999", "65/65"), ("highway=primary maxspeed=", "65/65"),
      ("highway=primary maxspeed=DE:urban", "40/40"),
      ("highway=primary maxspeed=DE:rural", "80/80"),
      ("highway=primary maxspeed=FR:rural", "64/64"),
      ("highway=primary maxspeed=XX:rural", "72/72"),
      ("highway=motorway maxspeed=none", "112/-"),
      ("highway=motorway maxspeed=DE:motorway", "90/-"),
      ("highway=primary maxspeed:forward=50 maxspeed:backward=30", "40/24"),
      ("highway=primary maxspeed=50 maxspeed:advisory=30", "24/24"),
      ("highway=primary source:maxspeed=AT:urban", "40/40"),
      ("highway=primary surface=gravel", "40/40"), ("highway=primary surface=asphalt", "65/65"),
      ("highway=primary surface=mud", "10/10"), ("highway=residential surface=gravel", "25/25"),
      ("highway=primary tracktype=grade3", "30/30"), ("highway=primary smoothness=bad", "40/40"),
      ("highway=primary smoothness=impassable", "noAccess"),
      ("highway=primary maxheight=1.9", "tooSmall"), ("highway=primary maxheight=2.0", "65/65"),
      ("highway=primary maxheight=6'0\"", "tooSmall"),
      ("highway=primary maxheight=below_default", "65/65"),
      ("highway=primary maxwidth=1.8", "tooSmall"), ("highway=primary maxweight=1.5", "tooSmall"),
      ("highway=primary maxweight=3500+kg", "65/65"), ("highway=primary maxlength=4", "tooSmall"),
    ]
  )
  func speeds(text: String, wanted: String) {
    #expect(speeds(text) == wanted)
  }

  @Test(
    "What makes a road unattractive lowers its rate, not its speed",
    arguments: [
      ("highway=service service=alley", 0.5, 0.5), ("highway=residential lanes=1", 0.5, 0.5),
      ("highway=residential lanes=1 oneway=yes", 1, nil),
      ("highway=residential width=3.5", 0.6, 0.6),
      ("highway=residential width=5.5", 0.8, 0.8),
      ("highway=residential lane_markings=no", 0.75, 0.75),
      ("highway=residential oneway=alternating", 0.4, 0.4),
      ("highway=residential side_road=yes", 0.8, 0.8),
      ("highway=residential priority=forward", 1, 0.7), ("highway=residential", 1, 1),
    ] as [(String, Double, Double?)]
  )
  func rates(text: String, forward: Double, backward: Double?) throws {
    let facts = try RoutingProfile.car.facts(ofWay: tags(text)).get()
    let direction = try #require(facts.forward)
    #expect(abs(direction.rate / direction.speed - forward) < 1e-9)
    #expect(facts.backward.map { $0.rate / $0.speed } == backward)
  }

  @Test(
    "Nodes block, delay, or do nothing",
    arguments: [
      ("barrier=bollard", true, 0), ("barrier=bollard bollard=rising", false, 0),
      ("barrier=gate", false, 60), ("barrier=lift_gate", false, 60),
      ("barrier=gate access=yes", false, 0),
      ("barrier=gate access=private", false, 0), ("barrier=gate access=no", true, 0),
      ("barrier=cattle_grid", false, 0), ("barrier=toll_booth", false, 0),
      ("barrier=block", true, 0),
      ("barrier=kerb", true, 0), ("barrier=kerb kerb=lowered", false, 0),
      ("barrier=height_restrictor maxheight=1.8", true, 0),
      ("barrier=height_restrictor maxheight=2.5", false, 0), ("access=no", true, 0),
      ("highway=traffic_signals", false, 2), ("highway=stop", false, 2),
      ("highway=give_way", false, 1),
      ("highway=crossing", false, 0),
    ] as [(String, Bool, Double)]
  )
  func nodes(text: String, isBlocked: Bool, delay: Double) {
    let facts = RoutingProfile.car.facts(ofNode: tags(text))
    #expect(facts.isBlocked == isBlocked)
    #expect(facts.delay == delay)
  }

  @Test("A turn costs by its angle, more to the left, most of all back")
  func turnCosts() {
    let costs = RoutingProfile.car.turns
    func cost(_ angle: Double) -> Double {
      (costs.seconds(angle: angle, isLeftHandTraffic: false) * 100).rounded() / 100
    }
    #expect(cost(0) == 0.01)
    #expect(cost(90) == 2.11)
    #expect(cost(-90) == 5.39)
    #expect(cost(180) == 7.45)
    #expect(
      costs.seconds(angle: -90, isLeftHandTraffic: true)
        < costs.seconds(angle: 90, isLeftHandTraffic: true)
    )
  }

  @Test(
    "A ferry takes as long as it says",
    arguments: [("00:35", 2100.0), ("35", 2100), ("PT1H5M", 3900)]
  )
  func ferries(text: String, seconds: Double) throws {
    let facts = try RoutingProfile.car.facts(ofWay: tags("route=ferry duration=\(text)")).get()
    #expect(facts.duration == seconds)
    #expect(!facts.isStartPoint)
  }
}
