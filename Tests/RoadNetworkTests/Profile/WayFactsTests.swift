import RoadNetwork
import Testing

@Suite struct WayFactsTests {
  private func facts(_ text: String, _ profile: RoutingProfile = .car) throws -> WayFacts {
    try #require(profile.facts(ofWay: TagText.tags(text)).facts)
  }

  static let dropped: [(String, WayDropReason)] = [
    ("building=yes", .notRoad), ("", .notRoad), ("highway=primary, area=yes", .area),
    ("highway=steps", .steps), ("highway=construction", .construction),
    ("highway=proposed", .avoided), ("route=ferry, proposed=yes", .proposed),
    ("highway=primary, oneway=reversible", .reversible),
    ("highway=primary, status=impassable", .impassable), ("highway=area", .avoided),
    ("highway=primary, maxheight=1.5", .tooSmall), ("highway=primary, access=no", .noAccess),
    ("highway=service, service=emergency_access", .noAccess), ("highway=path", .noSpeed),
    ("highway=primary, smoothness=impassable", .noSpeed),
    ("highway=primary, oneway=yes, vehicle:forward=no", .closed),
    ("highway=primary, maxheight:forward=1, vehicle:backward=no", .closed),
  ]

  @Test("A way that is dropped says why", arguments: dropped)
  func reasons(tags: String, reason: WayDropReason) {
    // A proposed road is avoided by its class where `proposed` itself says nothing.
    #expect(RoutingProfile.car.facts(ofWay: TagText.tags(tags)) == .dropped(reason))
  }

  @Test("Walkers and cyclists keep to the path that is mapped apart")
  func separatePaths() {
    let walk = RoutingProfile.foot.facts(ofWay: TagText.tags("highway=primary, sidewalk=separate"))
    #expect(walk == .dropped(.separatePath))
    let ride = RoutingProfile.bicycle.facts(
      ofWay: TagText.tags("highway=primary, cycleway=separate")
    )
    #expect(ride == .dropped(.separatePath))
    let road = RoutingProfile.foot.facts(ofWay: TagText.tags("highway=primary, motorroad=yes"))
    #expect(road == .dropped(.motorroad))
  }

  static let limits: [(String, Double?, SpeedLimit.Unit)] = [
    ("maxspeed=50", 50, .kilometresPerHour), ("maxspeed=50 km/h", 50, .kilometresPerHour),
    ("maxspeed=30 mph", 48.28032, .milesPerHour), ("maxspeed=10 knots", 18.52, .knots),
    ("maxspeed=none", .infinity, .kilometresPerHour), ("maxspeed=walk", 7, .kilometresPerHour),
    ("maxspeed=DE:motorway", .infinity, .kilometresPerHour),
    ("maxspeed=DE:rural", 100, .kilometresPerHour),
    ("maxspeed=GB:nsl_single", 96.56064, .milesPerHour), ("maxspeed=50;30", 30, .kilometresPerHour),
    ("maxspeed=30 mph;40", 40, .kilometresPerHour), ("maxspeed=50; none", 50, .kilometresPerHour),
    ("maxspeed:type=RO:urban", 50, .kilometresPerHour), ("maxspeed=fast", nil, .kilometresPerHour),
    ("maxspeed=signals", nil, .kilometresPerHour), ("maxspeed=-30", nil, .kilometresPerHour),
    ("maxspeed=0", nil, .kilometresPerHour), ("maxspeed=9999", nil, .kilometresPerHour),
    ("maxspeed=", nil, .kilometresPerHour), ("maxspeed:advisory=40", nil, .kilometresPerHour),
    ("maxspeed=50 furlongs", nil, .kilometresPerHour), ("maxspeed=1.2.3", nil, .kilometresPerHour),
    ("maxspeed=12.5", 12.5, .kilometresPerHour), ("lanes=2", nil, .kilometresPerHour),
  ]

  @Test("A limit is kept as it is posted", arguments: limits)
  func limit(tags: String, kilometresPerHour: Double?, unit: SpeedLimit.Unit) throws {
    let limit = try facts("highway=primary, " + tags).forward?.limit
    if let kilometresPerHour {
      let limit = try #require(limit)
      #expect(limit.unit == unit)
      let isClose = (limit.kilometresPerHour - kilometresPerHour).magnitude < 1e-9
      #expect(isClose || limit.kilometresPerHour == kilometresPerHour)
    } else {
      #expect(limit == nil)
    }
  }

  @Test("Each direction has its own limit")
  func directedLimits() throws {
    let way = try facts("highway=primary, maxspeed=50, maxspeed:backward=30")
    #expect(way.forward?.limit == SpeedLimit(50))
    #expect(way.backward?.limit == SpeedLimit(30))
  }

  @Test("Flags tell tolls, tunnels, motorways and ferries")
  func flags() throws {
    let way = try facts("highway=motorway, toll=yes, tunnel=yes, access=destination")
    #expect(way.forward?.flags == [.motorway, .toll, .tunnel, .restricted])
    #expect(way.isToll && way.isTunnel && way.isMotorwayClass && !way.isFerry)
    #expect(try facts("route=ferry").forward?.flags == .ferry)
    #expect(try facts("route=ferry").isFerry)
    let half = try facts("highway=primary, toll:backward=yes")
    #expect(half.forward?.flags == [])
    #expect(half.backward?.flags == .toll)
    #expect(half.isToll)
    #expect(try !facts("highway=primary, tunnel=no, bridge=no").isTunnel)
    #expect(try facts("highway=primary, bridge=viaduct, layer=1").isBridge)
  }

  static let layers: [(String, Int)] = [
    ("1", 1), ("-2", -2), ("0", 0), ("x", 0), ("1;2", 0), ("99", 20), ("-99999", -20),
    ("99999999999999999999999", 0), ("", 0),
  ]

  @Test("A layer is a small whole number", arguments: layers)
  func layer(text: String, expected: Int) throws {
    #expect(try facts("highway=primary, layer=" + text).layer == expected)
  }

  static let oneWays: [(String, WayFacts.OneWayReason?)] = [
    ("highway=primary", nil), ("highway=primary, oneway=yes", .tagged),
    ("highway=primary, oneway=-1", .reversed), ("highway=motorway", .motorway),
    ("highway=primary, junction=roundabout", .roundabout),
    ("highway=primary, junction=circular", .circular), ("highway=motorway, oneway=no", nil),
    ("highway=motorway, oneway=yes", .tagged),
  ]

  @Test("A one-way says why it is one", arguments: oneWays)
  func oneWayReason(tags: String, reason: WayFacts.OneWayReason?) throws {
    #expect(try facts(tags).oneWayReason == reason)
  }

  @Test("Routes begin on roads that are driven, not on ferries or private service roads")
  func startPoints() throws {
    #expect(try facts("highway=primary").isStartPoint)
    #expect(try !facts("route=ferry").isStartPoint)
    #expect(try !facts("highway=service, access=private").isStartPoint)
    #expect(try facts("highway=service, access=destination").isStartPoint)
    #expect(try facts("highway=footway", .bicycle).isStartPoint)
  }

  @Test("The driving side is the way's own, else the region's")
  func drivingSide() throws {
    let tags = TagText.tags("highway=primary")
    let britain = RegionRules(country: "gb")
    #expect(RoutingProfile.car.facts(ofWay: tags, region: britain).facts?.drivingSide == .left)
    #expect(try facts("highway=primary").drivingSide == .right)
    #expect(try facts("highway=primary, driving_side=left").drivingSide == .left)
    #expect(try facts("highway=primary, driving_side=middle").drivingSide == .right)
    let right = TagText.tags("highway=primary, driving_side=right")
    #expect(RoutingProfile.car.facts(ofWay: right, region: britain).facts?.drivingSide == .right)
    #expect(RegionRules(country: "DE").drivingSide == .right)
    #expect(RegionRules(country: "").drivingSide == .right)
  }
}
