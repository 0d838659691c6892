import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

struct OSMXMLWriterTests {
  private static let place = Coordinate(latitude: 47.14, longitude: 9.52)

  private static func reread(_ data: OSMData) throws -> OSMData {
    try OSMReader.read(bytes: data.xml, name: "map.osm").data
  }

  private static func elements(_ data: OSMData) -> ([OSMNode], [OSMWay], [OSMRelation]) {
    (
      (0..<data.nodeCount).map(data.node), (0..<data.wayCount).map(data.way),
      (0..<data.relationCount).map(data.relation)
    )
  }

  @Test("A town is read as it was written")
  func town() throws {
    let data = try Harbour.data()
    let read = try Self.reread(data)
    #expect(Self.elements(read) == Self.elements(data))
    #expect(read.bounds == data.bounds)
    #expect(data.relationCount > 0)
  }

  @Test("Every character of a text that XML can hold is read as it was written")
  func texts() throws {
    let texts = ["<&>\"'", "a\nb\tc\rd", "Zürich 東京 🚗 \u{85}\u{2028}", " x ", ""]
    let tags = texts.map { OSMTag("k\($0)", $0) }
    let data = OSMData(
      nodes: [OSMNode(id: 1, coordinate: Self.place, tags: tags)],
      ways: [],
      relations: []
    )
    #expect(try Self.reread(data).tags(ofNode: 0) == tags)
  }

  @Test("A character that XML cannot hold becomes a space")
  func controls() throws {
    let tags = [OSMTag("name", "a\u{1}b\u{fffe}c")]
    let data = OSMData(
      nodes: [OSMNode(id: 1, coordinate: Self.place, tags: tags)],
      ways: [],
      relations: []
    )
    #expect(try Self.reread(data).tags(ofNode: 0) == [OSMTag("name", "a b c")])
  }

  @Test("Numbers below 1 become the next that are free, in members too; the order is theirs")
  func numbers() throws {
    let nodes = [-2, -1, 0, 7].map { OSMNode(id: $0, coordinate: Self.place) }
    let data = OSMData(
      nodes: nodes,
      ways: [OSMWay(id: -3, nodes: [-2, -1, 0, 7], tags: [])],
      relations: [
        OSMRelation(
          id: -1,
          members: [.init(.way(-3), role: "from"), .init(.node(-1), role: "via")],
          tags: []
        )
      ]
    )
    let read = try Self.reread(data)
    #expect(read.nodeIDs == [7, 8, 9, 10])
    #expect(read.way(0) == OSMWay(id: 4, nodes: [10, 9, 8, 7], tags: []))
    #expect(read.relation(0).members.map(\.element) == [.way(4), .node(9)])
    let text = String(decoding: data.xml, as: UTF8.self)
    let order = text.split(separator: "\n").compactMap { line in
      line.contains("<node") ? line.split(separator: "\"").dropFirst().first : nil
    }
    #expect(order == ["7", "8", "9", "10"])
  }

  @Test("An empty map, and one that no box holds, have no bounds", arguments: [[], [179.0, -179]])
  func bounds(longitudes: [Double]) throws {
    let nodes = longitudes.enumerated().map {
      OSMNode(id: Int64($0) + 1, coordinate: Coordinate(latitude: 0, longitude: $1))
    }
    let data = OSMData(nodes: nodes, ways: [], relations: [])
    #expect(!String(decoding: data.xml, as: UTF8.self).contains("bounds"))
    #expect(try Self.reread(data).nodeCount == nodes.count)
  }

  @Test("Of a built map come the roads that it keeps, and what it does not keep is said")
  func built() throws {
    let map = try Harbour.map()
    let extract = MapCutter.roads(of: map)
    #expect(extract.losses.count == 2)
    let again = RoadMap(try Self.reread(extract.data))
    #expect(again.graph.sectionCount >= map.graph.sectionCount)
    let stops = [Harbour.place(-2500, 0), Harbour.place(70, 110)].map { RouteStop($0) }
    let old = try Router(map).route(stops)
    let new = try Router(again).route(stops)
    #expect((old.duration - new.duration).magnitude < 0.1 * old.duration)
  }
}
