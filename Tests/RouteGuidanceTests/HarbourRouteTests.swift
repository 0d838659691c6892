import Geodesy
import RoadFixtures
import RoadNetwork
import Testing

@testable import RouteGuidance

/// The ways through the town that scenarios are made of.
@Suite struct HarbourRouteTests {
  @Test("From the western beach one turns left onto Mill Lane to the post office")
  func millLane() throws {
    let steps = try Harbour.route([(-2640, 0), (68.1, 111.2)])
    #expect(steps.roads == ["Quay Street", "Mill Lane", "Saltmere Road", "High Street"])
    #expect((3000...3300).contains(steps.metres))
  }

  @Test("Who missed Mill Lane is led around the cape, not back")
  func aroundTheCape() throws {
    let steps = try Harbour.route([(-1880, -25), (68.1, 111.2)], headings: [110])
    #expect(steps.roads == ["Quay Street", "Bell Street", "High Street"])
    #expect((3000...3900).contains(steps.metres))
  }

  @Test("The island is reached by ferry only; Seehausen by ferry, or by land in more time")
  func ferries() throws {
    let toIsland = try Harbour.route([(780, -120), (900, -1640)])
    #expect(toIsland.contains { $0.facts.mode == .ferry && $0.duration == 720 })
    // To avoid is to take another way where there is one.
    let still = try Harbour.route([(780, -120), (900, -1640)], avoiding: .ferry)
    #expect(still.metres == toIsland.metres)
    let bySea = try Harbour.route([(780, -120), (2600, -1050)])
    let byLand = try Harbour.route([(780, -120), (2600, -1050)], avoiding: .ferry)
    #expect(bySea.contains { $0.facts.mode == .ferry })
    #expect(!byLand.contains { $0.facts.mode == .ferry })
    #expect(byLand.seconds > bySea.seconds)
  }

  @Test("The toll bridge is the shorter way across the border, the old bridge the free one")
  func toll() throws {
    let paid = try Harbour.route([(1150, -68), (2060, 10)])
    let free = try Harbour.route([(1150, -68), (2060, 10)], avoiding: .toll)
    #expect(paid.roads.contains("Bay Bridge"))
    #expect(paid.contains { $0.facts.isToll })
    #expect(free.roads.contains("Old Bridge"))
    #expect(!free.contains { $0.facts.isToll })
    #expect(free.metres > 2 * paid.metres)
  }

  @Test("The motorway can be avoided")
  func motorway() throws {
    let fast = try Harbour.route([(-2940, 900), (2890, 1500)])
    let slow = try Harbour.route([(-2940, 900), (2890, 1500)], avoiding: .motorway)
    #expect(fast.roads.contains("Northern Motorway") && fast.roads.contains("Küstenautobahn"))
    #expect(!slow.contains { $0.facts.roadClass == .motorway })
    #expect(slow.seconds > fast.seconds)
  }

  @Test(
    "Anchor Circus has five arms, counted in the order of the exits; the sliproad passes it by",
    arguments: [
      ((506.0, 560.0), 2), ((570.0, 640.0), 3), ((620.0, 702.0), 4), ((508.0, 820.0), 5),
    ]
  )
  func circus(to: (Double, Double), exit: Int) throws {
    let steps = try Harbour.route([(492, 900), to])
    let circus = try #require(steps.first { $0.exit != nil })
    #expect(circus.rotaryName == "Anchor Circus" || circus.name == "Anchor Circus")
    #expect(circus.exit == exit)
    let west = try Harbour.route([(492, 900), (300, 700)])
    #expect(!west.contains { $0.exit != nil })
  }

  @Test(
    "The small roundabouts count their exits",
    arguments: [
      ((-2300.0, 200.0), (-2290.0, 480.0), 2), ((-2300.0, 200.0), (-2200.0, 303.0), 1),
      ((-2300.0, 200.0), (-2500.0, 322.0), 3), ((700.0, 295.0), (1050.0, 307.0), 1),
      ((700.0, 295.0), (898.0, 400.0), 2),
    ]
  )
  func small(from: (Double, Double), to: (Double, Double), exit: Int) throws {
    let steps = try Harbour.route([from, to])
    #expect(steps.compactMap(\.exit).first == exit)
  }

  @Test("A stop on the far side of the dual carriageway is reached from its own direction")
  func farSide() throws {
    // The hotel lies west of the southbound carriageway; one comes from the south.
    let steps = try Harbour.route([(505, 500), (486, 1060)], headings: [0])
    let points = steps.points
    let end = try #require(points.last)
    let before = try #require(points.last { $0 != end })
    #expect(before.latitude > end.latitude)
    #expect(steps.metres > 700)
  }

  @Test("The private drive is for who goes there, and a bollard makes two ends of one lane")
  func barriers() throws {
    let through = try Harbour.route([(-1250, 322), (-1100, 310)])
    #expect(!through.roads.contains("Manor Drive"))
    let there = try Harbour.route([(-1250, 322), (-1170, 590)])
    #expect(there.last { $0.kind != .arrive }?.name == "Manor Drive")
    let lane = try Harbour.route([(-420, 350), (-420, 450)])
    #expect(lane.metres > 200)
  }

  @Test("A bridge passes over a road without meeting it")
  func bridge() throws {
    // Where Harbour Way crosses the motorway, 60 m as the crow flies.
    let steps = try Harbour.route([(470, 1752), (508, 1790)])
    #expect(steps.metres > 300)
  }
}
