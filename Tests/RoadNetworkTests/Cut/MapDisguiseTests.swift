import Geodesy
import RoadFixtures
import RoadNetwork
import Testing

@Suite("Roads in disguise")
struct MapDisguiseTests {
  private static let middle = Coordinate(latitude: 50, longitude: 11)

  private static func place(_ metres: Double, _ bearing: Double) -> Coordinate {
    middle.destination(distance: metres, bearing: bearing)
  }

  private static func way(_ id: Int64, _ nodes: [Int64], _ name: String) -> OSMWay {
    OSMWay(id: id, nodes: nodes, tags: [OSMTag("highway", "residential"), OSMTag("name", name)])
  }

  /// Roads from the middle (node 1) to places, redrawn along those to the first two.
  private func redrawn(_ places: [Coordinate], seed: UInt64) -> (MapWarp, MapExtract) {
    let ends = places.indices.map { Int64($0) + 2 }
    let data = OSMData(
      nodes: [OSMNode(id: 1, coordinate: Self.middle)]
        + zip(ends, places).map { OSMNode(id: $0, coordinate: $1) },
      ways: ends.map { Self.way($0, [1, $0], "Road \($0)") },
      relations: []
    )
    var random = TestRandom(seed: seed)
    let line = [places[0], Self.middle, places[1]]
    let warp = MapWarp(around: GeoBounds(places), strength: 1, using: &random)
    var disguise = MapDisguise(warp, using: random)
    return (warp, disguise.redrawn(RoadMap(data), along: [line]))
  }

  @Test(
    "Where side roads left a road, it goes on as one with one name, however short they are",
    arguments: 1...10 as ClosedRange<UInt64>,
    [2, 3, 8, 200]
  )
  func joined(seed: UInt64, metres: Double) {
    let places = [Self.place(300, 270), Self.place(300, 90), Self.place(metres, 0)]
    let (_, extract) = redrawn(places, seed: seed)
    #expect(extract.ways.count { way in way.tags.contains { $0.key == "name" } } == 1)
  }

  @Test(
    "Where the driver turned, a made-up road goes straight on",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func corner(seed: UInt64) throws {
    let places = [Self.place(300, 270), Self.place(300, 0), Self.place(300, 90)]
    let (warp, extract) = redrawn(places, seed: seed)
    let corner = warp.place(Self.middle)
    let node = try #require(extract.nodes.first { $0.coordinate.distance(to: corner) < 0.1 })
    let ends = extract.ways.filter { $0.nodes.first == node.id || $0.nodes.last == node.id }
    #expect(ends.count == 3)
    let made = try #require(ends.first { way in !way.tags.contains { $0.key == "name" } })
    let end = try #require(extract.nodes.first { $0.id == made.nodes.last })
    // Straight on for who comes by either of the two roads, and no longer than a side road.
    let bearing = corner.initialBearing(to: end.coordinate)
    let straight = [0, 1].map { corner.initialBearing(to: warp.place(places[$0])) + 180 }
    #expect(straight.contains { Bearing.difference(from: $0, to: bearing).magnitude < 60 })
    #expect((15...130).contains(corner.distance(to: end.coordinate)))
  }

  @Test("Where a road bends by itself, none is made up", arguments: 1...5 as ClosedRange<UInt64>)
  func bend(seed: UInt64) {
    let places = [Self.place(60, 270), Self.place(60, 0)]
    let (_, extract) = redrawn(places, seed: seed)
    #expect(extract.ways.count == 1)
  }

  @Test(
    "A ring changes its size, and no more than the place for it allows",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func ring(seed: UInt64) {
    let line = [Self.place(300, 270), Self.middle, Self.place(300, 90)]
    func radii(_ rings: [Coordinate]) -> [Double] {
      var random = TestRandom(seed: seed)
      let warp = MapWarp(around: GeoBounds(line), rings: rings, strength: 1, using: &random)
      return (0..<12).map {
        warp.place(Self.place(15, Double($0) * 30)).distance(to: warp.place(Self.middle))
      }
    }
    for (grown, plain) in zip(radii([Self.middle]), radii([])) {
      #expect((1.5...2.3).contains(grown / plain))
    }
  }

  @Test(
    "Neighbours stay neighbours: no part of the ground is folded over another",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func folds(seed: UInt64) {
    let line = (0...40).map { Self.place(Double($0) * 100, 60) }
    var random = TestRandom(seed: seed)
    let warp = MapWarp(
      around: GeoBounds(line),
      along: [line],
      rings: [line[7], line[23]],
      strength: 1,
      using: &random
    )
    var folded = 0
    let path = GeoPath(line)
    for metres in stride(from: 0.0, to: path.length, by: 10) {
      guard let here = path.position(at: metres)?.coordinate else { continue }
      let from = warp.place(here)
      let ahead = from.initialBearing(to: warp.place(here.destination(distance: 2, bearing: 60)))
      let right = from.initialBearing(to: warp.place(here.destination(distance: 2, bearing: 150)))
      if Bearing.difference(from: ahead, to: right) <= 0 { folded += 1 }
    }
    #expect(folded == 0)
  }
}
