import RoadNetwork
import Testing

@Suite struct TurnCostTests {
  /// What OSRM 26.10 answered: profile, angle, U-turn, roads, driving side, seconds.
  static let costs: [(String, Double, Bool, Int, DrivingSide, Double)] = [
    ("car", 90, false, 2, .right, 0.0),
    ("car", -180, false, 3, .right, 9.497181910749106),
    ("car", -135, false, 3, .right, 9.409103637799923),
    ("car", -90, false, 3, .right, 7.320090680807256),
    ("car", -45, false, 3, .right, 1.541808817549732),
    ("car", -10, false, 3, .right, 0.1862422880259158),
    ("car", 0, false, 3, .right, 0.0069187517715335635),
    ("car", 10, false, 3, .right, 0.013533753095433722),
    ("car", 30, false, 3, .right, 0.051612132473511804),
    ("car", 60, false, 3, .right, 0.37072923914400757),
    ("car", 90, false, 3, .right, 2.1052555445044834),
    ("car", 120, false, 3, .right, 5.590910182154404),
    ("car", 170, false, 3, .right, 7.41201477085696),
    ("car", 180, false, 3, .right, 7.454800311951241),
    ("car", -180, true, 2, .right, 27.49729849328043),
    ("car", 170, true, 2, .right, 27.41201477085696),
    ("car", 180, true, 2, .right, 27.454800311951242),
    ("car", -180, false, 3, .left, 7.454800311951241),
    ("car", -135, false, 3, .left, 6.668757626784241),
    ("car", -90, false, 3, .left, 2.1052555445044834),
    ("car", -45, false, 3, .left, 0.13971570123677463),
    ("car", -10, false, 3, .left, 0.013533753095433722),
    ("car", 0, false, 3, .left, 0.01770387186262559),
    ("car", 10, false, 3, .left, 0.1862422880259158),
    ("car", 30, false, 3, .left, 0.6836663843560584),
    ("car", 60, false, 3, .left, 2.991989092056889),
    ("car", 90, false, 3, .left, 7.320090680807256),
    ("car", 120, false, 3, .left, 9.216585231580755),
    ("car", 170, false, 3, .left, 9.493890433075315),
    ("car", 180, false, 3, .left, 9.497181910749106),
    ("foot", 90, false, 3, .right, 0.0),
    ("foot", 180, false, 3, .right, 0.0),
    ("foot", 90, true, 3, .right, 2.0),
    ("foot", 180, true, 3, .right, 2.0),
    ("bicycle", -180, false, 2, .right, 33.599999999999994),
    ("bicycle", -135, false, 2, .right, 18.9),
    ("bicycle", -90, false, 2, .right, 8.399999999999999),
    ("bicycle", -45, false, 2, .right, 2.0999999999999996),
    ("bicycle", -10, false, 2, .right, 0.10370370370370369),
    ("bicycle", 0, false, 2, .right, 0.0),
    ("bicycle", 10, false, 2, .right, 0.05291005291005291),
    ("bicycle", 30, false, 2, .right, 0.4761904761904762),
    ("bicycle", 60, false, 2, .right, 1.9047619047619049),
    ("bicycle", 90, false, 2, .right, 4.285714285714286),
    ("bicycle", 120, false, 2, .right, 7.6190476190476195),
    ("bicycle", 170, false, 2, .right, 15.29100529100529),
    ("bicycle", 180, false, 2, .right, 17.142857142857142),
    ("bicycle", 180, true, 2, .right, 37.14285714285714),
  ]

  @Test("A turn costs what OSRM counts", arguments: costs)
  func cost(
    name: String,
    angle: Double,
    isUTurn: Bool,
    roads: Int,
    side: DrivingSide,
    seconds: Double
  ) throws {
    let profile = try #require(RoutingProfile.all.first { $0.name == name })
    let turn = Turn(angle: angle, isUTurn: isUTurn, roads: roads, drivingSide: side)
    let cost = profile.turns.cost(of: turn)
    #expect((cost.seconds - seconds).magnitude < 1e-12)
    #expect(cost.weight == cost.seconds)
  }

  @Test("A roundabout has no oncoming traffic")
  func roundabouts() {
    let plain = TurnCosts.car.cost(of: Turn(angle: -90))
    for road in [Turn.Road(isRoundabout: true)] {
      let off = TurnCosts.car.cost(of: Turn(angle: -90, source: road))
      let on = TurnCosts.car.cost(of: Turn(angle: -90, target: road))
      #expect(off == on && off.seconds < plain.seconds - 1.9)
    }
  }

  @Test("Boarding a ferry is a turn, but crosses nobody")
  func ferries() {
    let board = Turn(angle: -90, roads: 2, target: Turn.Road(.ferry))
    #expect(!board.crossesOncoming)
    #expect(TurnCosts.car.cost(of: board).seconds > 5)
    #expect(TurnCosts.car.cost(of: Turn(angle: -90, roads: 2)).seconds == 0)
  }

  @Test("Entering a restricted road weighs the most, leaving it nothing")
  func restricted() {
    let inside = Turn.Road(isRestricted: true)
    let enter = TurnCosts.car.cost(of: Turn(angle: 0, target: inside))
    #expect(enter.weight == 3276.7 && enter.weightTenths == 32_767 && enter.seconds < 1)
    let leave = TurnCosts.car.cost(of: Turn(angle: 0, source: inside))
    #expect(leave.weight == leave.seconds)
    let within = TurnCosts.car.cost(of: Turn(angle: 0, source: inside, target: inside))
    #expect(within.weight == within.seconds)
    #expect(TurnCosts.foot.cost(of: Turn(angle: 0, target: inside)).weight == 0)
  }

  @Test("Obstacles add to a turn; for walkers they take its place")
  func obstacles() {
    let turn = Turn(angle: 180, isUTurn: true, obstacleSeconds: 2)
    #expect(TurnCosts.foot.cost(of: turn).seconds == 2)
    let bare = Turn(angle: 180, isUTurn: true)
    #expect(TurnCosts.car.cost(of: turn).seconds == TurnCosts.car.cost(of: bare).seconds + 2)
    #expect(TurnCosts.car.cost(of: Turn(angle: 0, roads: 2, obstacleSeconds: 62)).seconds == 62)
  }

  @Test("Tenths are cut off, and fit 16 bits")
  func tenths() {
    #expect(TurnCosts.car.cost(of: Turn(angle: 90)).deciseconds == 21)
    #expect(TurnCosts.car.cost(of: Turn(angle: 30)).deciseconds == 0)
    #expect(TurnCosts.car.cost(of: Turn(angle: 0, obstacleSeconds: 1e9)).deciseconds == 32_767)
    #expect(TurnCosts.car.cost(of: Turn(angle: .nan)).deciseconds == 0)
    #expect(TurnCosts.bicycle.cost(of: Turn(angle: .infinity)).deciseconds == 32_767)
  }

  @Test("OSRM's angles run from a U-turn over the right")
  func angles() {
    #expect(Turn.angle(fromOSRM: 180) == 0)
    #expect(Turn.angle(fromOSRM: 90) == 90)
    #expect(Turn.angle(fromOSRM: 270) == -90)
    #expect(Turn.angle(fromOSRM: 0) == 180)
  }
}
