import RoadFixtures
import Testing

@testable import RoadNetwork

@Suite("What is otherwise in one map than in another")
struct MapDifferenceTests {
  /// Two ways from a to d: along the top, and along the bottom.
  private static func sketch(
    _ top: String = #""name": "Top Street", "maxspeed": "50""#,
    bottom: String = #""name": "Bottom Street", "maxspeed": "50""#,
    nodes: String = "abcd",
    more: String = "",
    relations: String = ""
  ) -> String {
    """
    { "drawing": [ "a-----b-----c-----d",
                   "|     |     |     |",
                   "e-----f-----g-----h" ],
      "ways": [ { "nodes": "\(nodes)", \(top) }, { "nodes": "efgh", \(bottom) },
                { "nodes": "ae", "name": "West" }, { "nodes": "bf", "name": "Mid" },
                { "nodes": "dh", "name": "East" } \(more) ],
      "relations": [ \(relations) ] }
    """
  }

  private static let noTurn = """
    { "type": "restriction", "restriction": "no_right_turn", "from": "abcd", "via": "b", "to": "bf" }
    """

  private func difference(_ old: String, _ new: String) throws -> (MapDifference, Sketch, Sketch) {
    let (old, new) = (try Sketch(old), try Sketch(new))
    return (MapDifference(from: old.graph, to: new.graph), old, new)
  }

  @Test("A map is as it is, also where its ways run the other way round or are cut elsewhere")
  func same() throws {
    #expect(try difference(Self.sketch(), Self.sketch()).0.changes.isEmpty)
    #expect(try difference(Self.sketch(), Self.sketch(nodes: "dcba")).0.changes.isEmpty)
    let cut = Self.sketch(
      nodes: "abc",
      more: #", { "nodes": "cd", "name": "Top Street", "maxspeed": "50" }"#
    )
    #expect(try difference(Self.sketch(), cut).0.changes.isEmpty)
  }

  @Test("Of two roads between the same points neither is new")
  func twins() throws {
    let double = Self.sketch(more: #", { "nodes": "ab", "name": "Top Street", "maxspeed": "50" }"#)
    #expect(try difference(double, double).0.changes.isEmpty)
  }

  @Test(
    "One thing that is otherwise is one change, and told",
    arguments: [
      (sketch(#""name": "Top Street", "maxspeed": "30""#), "Top Street", "limit 50 → 30 km/h"),
      (
        sketch(#""name": "Top Street", "maxspeed": "50", "oneway": "yes""#), "Top Street",
        "one way now"
      ),
      (
        sketch(#""name": "High Street", "maxspeed": "50""#), "Top Street",
        "name 'Top Street' → 'High Street'"
      ),
      (
        sketch(#""name": "Top Street", "maxspeed": "50", "access": "no""#), "Top Street", "gone"
      ),
      (sketch(more: #", { "nodes": "cg", "name": "New Lane" }"#), "New Lane", "a new road"),
      (sketch(relations: noTurn), "Top Street onto Mid", "forbidden now"),
    ]
  )
  func one(new: String, road: String, what: String) throws {
    let changes = try difference(Self.sketch(), new).0.changes
    #expect(changes.map(\.road) == [road])
    #expect(changes.map(\.what) == [what])
  }

  @Test("A one-way street that is turned is one change")
  func turned() throws {
    let one = #""name": "Top Street", "maxspeed": "50", "oneway": "yes""#
    let other = #""name": "Top Street", "maxspeed": "50", "oneway": "-1""#
    let changes = try difference(Self.sketch(one), Self.sketch(other)).0.changes
    #expect(changes.map(\.what) == ["one way in the other direction"])
    #expect(changes.first?.factor == .infinity)
  }

  @Test("A turn that may be taken again is one change, seen from the new way")
  func allowed() throws {
    let (difference, _, new) = try difference(Self.sketch(relations: Self.noTurn), Self.sketch())
    #expect(difference.changes.map(\.what) == ["allowed now"])
    let stops = "af".compactMap { new.map.coordinate(of: $0) }.map { RouteStop($0) }
    let leg = try #require(try new.router.route(stops).legs.first)
    if new.letters(PlannedRoute(legs: [leg])).contains("bf") {
      #expect(difference.changes(onNew: leg).map(\.change) == [0])
    }
  }

  @Test("What lies on a way is weighed by the time that it costs or spares")
  func weighed() throws {
    let slow = Self.sketch(#""name": "Top Street", "maxspeed": "20""#)
    let (difference, old, new) = try difference(Self.sketch(), slow)
    func leg(_ sketch: Sketch, _ names: String) throws -> PlannedRoute.Leg {
      let stops = names.compactMap { sketch.map.coordinate(of: $0) }.map { RouteStop($0) }
      return try #require(try sketch.router.route(stops).legs.first)
    }
    let loss = try #require(difference.changes(onOld: try leg(old, "ad")).first)
    #expect(difference.changes[loss.change].road == "Top Street" && loss.loss > 0)
    #expect(difference.changes(onOld: try leg(old, "eh")).isEmpty)
    #expect(try difference.changes(onNew: leg(new, "bc")).allSatisfy { $0.gain < 0 })
    let place = try #require(old.map.coordinate(of: "c"))
    #expect(difference.change(near: place, within: 50) == 0)
    let away = try #require(old.map.coordinate(of: "g"))
    #expect(difference.change(near: away, within: 50) == nil)
  }
}
