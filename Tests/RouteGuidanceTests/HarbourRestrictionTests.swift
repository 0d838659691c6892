import Geodesy
import RoadFixtures
import RoadNetwork
import Testing

@testable import RouteGuidance

/// A turn that a restriction of the town is about.
struct HarbourTurn: Sendable, CustomTestStringConvertible {
  let rule: String
  /// Metres east and north of the origin, and degrees.
  let from: (Double, Double)
  let heading: Double
  let to: (Double, Double)

  var testDescription: String { rule }

  init(_ rule: String, _ from: (Double, Double), _ heading: Double, _ to: (Double, Double)) {
    self.rule = rule
    self.from = from
    self.heading = heading
    self.to = to
  }

  /// The length of the way from one arm to the other.
  func metres(on map: GuidedMap) throws -> Double {
    let stops = [
      RouteStop(Harbour.place(from.0, from.1), heading: heading, headingTolerance: 45),
      RouteStop(Harbour.place(to.0, to.1)),
    ]
    return try Router(map.roads).route(stops).legs.flatMap { map.guide.steps(of: $0) }.metres
  }
}

@Suite struct HarbourRestrictionTests {
  private static let free = Result {
    let data = try Harbour.data()
    return GuidedMap(
      OSMData(
        nodes: (0..<data.nodeCount).map { data.node($0) },
        ways: (0..<data.wayCount).map { data.way($0) },
        relations: []
      )
    )
  }

  @Test(
    "A turn that is forbidden costs a detour",
    arguments: [
      HarbourTurn("no_left_turn", (60, 100), 90, (135, 160)),
      HarbourTurn("no_right_turn", (138, 450), 0, (200, 506)),
      HarbourTurn("no_u_turn", (1370, -93), 100, (1350, -70)),
      HarbourTurn("no_straight_on", (700, 400), 180, (700, 220)),
      HarbourTurn("no_entry from the west", (820, 447), 90, (899, 400)),
      HarbourTurn("no_entry from the east", (980, 450), 270, (899, 400)),
      HarbourTurn("no_exit to the west", (1100, 400), 180, (1040, 307)),
      HarbourTurn("no_exit to the east", (1100, 400), 180, (1180, 306)),
      HarbourTurn("only_left_turn", (350, 900), 180, (290, 850)),
      HarbourTurn("only_right_turn", (252, 650), 0, (200, 700)),
      HarbourTurn("only_straight_on", (60, 1000), 90, (145, 1060)),
      HarbourTurn("no_u_turn over a way", (492, 1200), 180, (508, 1200)),
      HarbourTurn("no_straight_on over a way", (440, 1627), 100, (560, 1627)),
      HarbourTurn("no_left_turn over two ways", (-160, 847), 90, (-160, 1140)),
      HarbourTurn("but for buses", (-560, 345), 180, (-500, 345)),
      HarbourTurn("restriction:motorcar", (840, 725), 75, (900, 800)),
    ]
  )
  func forbidden(turn: HarbourTurn) throws {
    let bound = try turn.metres(on: Harbour.guided.get())
    let direct = try turn.metres(on: Self.free.get())
    #expect(bound > direct + 50, "\(bound) against \(direct)")
  }

  @Test(
    "A restriction for others, or at certain times, does not bind a car",
    arguments: [
      HarbourTurn("except=motorcar", (-1500, 1400), 0, (-1400, 1453)),
      HarbourTurn("conditional", (220, 1404), 270, (147, 1330)),
      HarbourTurn("restriction:hgv", (498, 160), 180, (440, 100)),
    ]
  )
  func open(turn: HarbourTurn) throws {
    #expect(try turn.metres(on: Harbour.guided.get()) == turn.metres(on: Self.free.get()))
  }

  @Test("Every kind of restriction occurs")
  func kinds() throws {
    let data = try Harbour.data()
    let tags = (0..<data.relationCount).map { data.relation($0).tags }
      .filter { $0["type"] == "restriction" }
    #expect(
      Set(tags.compactMap { $0["restriction"] }) == [
        "no_left_turn", "no_right_turn", "no_u_turn", "no_straight_on", "no_entry", "no_exit",
        "only_left_turn", "only_right_turn", "only_straight_on",
      ]
    )
    for key in ["restriction:conditional", "restriction:motorcar", "restriction:hgv", "except"] {
      #expect(tags.contains { $0[key] != nil }, "\(key)")
    }
  }
}
