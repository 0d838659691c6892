import Geodesy
import Testing

@testable import RoadNetwork

@Suite struct DrivingSidesTests {
  /// The border of a country: a square of a degree around a place, closed or torn.
  private static func border(
    _ id: Int64,
    _ code: String,
    around place: Coordinate,
    isClosed: Bool = true
  ) -> (nodes: [OSMNode], ways: [OSMWay], relation: OSMRelation) {
    let corners: [(Double, Double)] = [(-0.5, -0.5), (-0.5, 0.5), (0.5, 0.5), (0.5, -0.5)]
    let nodes = corners.enumerated().map { index, corner in
      OSMNode(
        id: id * 10 + Int64(index),
        coordinate: Coordinate(
          latitude: place.latitude + corner.0,
          longitude: place.longitude + corner.1
        )
      )
    }
    let ids = nodes.map(\.id)
    // In two pieces, the second against the first.
    let ways = [
      OSMWay(id: id * 10, nodes: [ids[0], ids[1], ids[2]], tags: []),
      OSMWay(
        id: id * 10 + 1,
        nodes: isClosed ? [ids[0], ids[3], ids[2]] : [ids[3], ids[2]],
        tags: []
      ),
    ]
    let relation = OSMRelation(
      id: id,
      members: ways.map { OSMRelation.Member(.way($0.id), role: "outer") },
      tags: [OSMTag("admin_level", "2"), OSMTag("ISO3166-1", code)]
    )
    return (nodes, ways, relation)
  }

  private static func sides(
    _ borders: [(nodes: [OSMNode], ways: [OSMWay], relation: OSMRelation)],
    known: DrivingSide? = nil
  ) -> DrivingSides {
    DrivingSides(
      OSMData(
        nodes: borders.flatMap(\.nodes),
        ways: borders.flatMap(\.ways),
        relations: borders.map(\.relation)
      ),
      known: known
    )
  }

  private static let dover = Coordinate(latitude: 51.13, longitude: 1.31)
  private static let calais = Coordinate(latitude: 50.95, longitude: 1.86)
  private static let vaduz = Coordinate(latitude: 47.14, longitude: 9.52)

  @Test(
    "Where the map tells of no border, the Earth does",
    arguments: [
      ("Dover", dover, DrivingSide.left), ("Calais", calais, .right), ("Vaduz", vaduz, .right),
      ("Dublin", Coordinate(latitude: 53.35, longitude: -6.26), .left),
      ("Cherbourg", Coordinate(latitude: 49.63, longitude: -1.62), .right),
      ("Saint Helier", Coordinate(latitude: 49.19, longitude: -2.11), .left),
      ("Valletta", Coordinate(latitude: 35.9, longitude: 14.51), .left),
      ("Tokyo", Coordinate(latitude: 35.68, longitude: 139.69), .left),
      ("Fukuoka", Coordinate(latitude: 33.59, longitude: 130.4), .left),
      ("Busan", Coordinate(latitude: 35.1, longitude: 129.04), .right),
      ("Taipei", Coordinate(latitude: 25.03, longitude: 121.56), .right),
      ("Hong Kong", Coordinate(latitude: 22.28, longitude: 114.16), .left),
      ("Shenzhen", Coordinate(latitude: 22.54, longitude: 114.06), .right),
      ("Singapore", Coordinate(latitude: 1.35, longitude: 103.82), .left),
      ("Bangkok", Coordinate(latitude: 13.75, longitude: 100.5), .left),
      ("Phnom Penh", Coordinate(latitude: 11.56, longitude: 104.92), .right),
      ("Vientiane", Coordinate(latitude: 17.97, longitude: 102.6), .right),
      ("Manila", Coordinate(latitude: 14.6, longitude: 120.98), .right),
      ("Delhi", Coordinate(latitude: 28.61, longitude: 77.21), .left),
      ("Kathmandu", Coordinate(latitude: 27.72, longitude: 85.32), .left),
      ("Dhaka", Coordinate(latitude: 23.81, longitude: 90.41), .left),
      ("Yangon", Coordinate(latitude: 16.87, longitude: 96.2), .right),
      ("Karachi", Coordinate(latitude: 24.86, longitude: 67), .left),
      ("Kabul", Coordinate(latitude: 34.53, longitude: 69.17), .right),
      ("Sydney", Coordinate(latitude: -33.87, longitude: 151.21), .left),
      ("Auckland", Coordinate(latitude: -36.85, longitude: 174.76), .left),
      ("Nouméa", Coordinate(latitude: -22.27, longitude: 166.45), .right),
      ("Cape Town", Coordinate(latitude: -33.93, longitude: 18.42), .left),
      ("Nairobi", Coordinate(latitude: -1.29, longitude: 36.82), .left),
      ("Kigali", Coordinate(latitude: -1.94, longitude: 30.06), .right),
      ("Lubumbashi", Coordinate(latitude: -11.66, longitude: 27.48), .right),
      ("Luanda", Coordinate(latitude: -8.84, longitude: 13.23), .right),
      ("Antananarivo", Coordinate(latitude: -18.88, longitude: 47.51), .right),
      ("Kingston", Coordinate(latitude: 17.97, longitude: -76.79), .left),
      ("Havana", Coordinate(latitude: 23.11, longitude: -82.37), .right),
      ("Miami", Coordinate(latitude: 25.76, longitude: -80.19), .right),
      ("San Juan", Coordinate(latitude: 18.47, longitude: -66.11), .right),
      ("Georgetown", Coordinate(latitude: 6.8, longitude: -58.16), .left),
      ("Caracas", Coordinate(latitude: 10.48, longitude: -66.9), .right),
    ]
  )
  func earth(name: String, place: Coordinate, side: DrivingSide) {
    #expect(Self.sides([]).side(at: place) == side)
  }

  @Test("A closed border around a place beats the Earth")
  func closed() {
    let swapped = Self.sides([Self.border(1, "GB", around: Self.vaduz)])
    #expect(swapped.side(at: Self.vaduz) == .left)
    #expect(swapped.side(at: Coordinate(latitude: 48.2, longitude: 9.52)) == .right)
    #expect(Self.sides([Self.border(1, "fr", around: Self.dover)]).side(at: Self.dover) == .right)
  }

  @Test("A British map that also holds a piece of the French border drives on the left")
  func torn() {
    let sides = Self.sides([Self.border(1, "FR", around: Self.dover, isClosed: false)])
    #expect(sides.side(at: Self.dover) == .left)
  }

  @Test(
    "What somebody says of the whole map beats borders and the Earth",
    arguments: DrivingSide.allCases
  )
  func known(side: DrivingSide) {
    let sides = Self.sides([Self.border(1, "GB", around: Self.vaduz)], known: side)
    for place in [Self.vaduz, Self.dover, Self.calais] { #expect(sides.side(at: place) == side) }
  }

  @Test("The tag of a way beats all")
  func tag() {
    func side(_ tags: [OSMTag], _ region: RegionRules?) -> DrivingSide {
      let nodes = [
        OSMNode(id: 1, coordinate: Self.dover),
        OSMNode(id: 2, coordinate: Coordinate(latitude: 51.14, longitude: 1.31)),
      ]
      let way = OSMWay(id: 1, nodes: [1, 2], tags: [OSMTag("highway", "primary")] + tags)
      let map = RoadMap(OSMData(nodes: nodes, ways: [way], relations: []), region: region)
      return map.graph.facts(ofSection: 0).drivingSide
    }
    #expect(side([], nil) == .left)
    #expect(side([OSMTag("driving_side", "right")], nil) == .right)
    #expect(side([], RegionRules(drivingSide: .right)) == .right)
    #expect(side([OSMTag("driving_side", "left")], RegionRules(drivingSide: .right)) == .left)
  }
}
