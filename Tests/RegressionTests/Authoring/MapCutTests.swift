import Geodesy
import RoadNetwork
import ScenarioLanguage
import Testing

@testable import Regression

@Suite("Cutting a map to a drive")
struct MapCutTests {
  private static let stops = [
    Coordinate(latitude: 47.14, longitude: 9.49), Coordinate(latitude: 47.1472, longitude: 9.5345),
  ]

  private func length(_ map: RoadMap) throws -> (metres: Double, seconds: Double, names: [String]) {
    let route = try Router(map).route(Self.stops.map { RouteStop($0) })
    let explorer = RoadExplorer(map)
    let stretches = route.legs.flatMap { RoadStretch.stretches(of: $0) }
    var names: [String] = []
    for stretch in stretches {
      if let name = explorer.name(of: stretch.edge), name != names.last { names.append(name) }
    }
    return (explorer.length(of: stretches), route.duration, names)
  }

  private func corridor(_ map: RoadMap) throws -> RoadCorridor {
    let route = try Router(map).route(Self.stops.map { RouteStop($0) })
    let stretches = route.legs.flatMap { RoadStretch.stretches(of: $0) }
    return RoadCorridor(along: [RoadExplorer(map).line(of: stretches).points], width: 400)
  }

  @Test("The way on the cut is the way on the map, and the file reads back as it was")
  func sameWay() throws {
    let source = try SimulatedDrive.source()
    let data = try #require(source.data)
    let extract = MapCutter.cut(data, to: try corridor(source.map))
    let whole = try length(source.map)
    #expect(extract.ways.count < data.wayCount / 2)
    let read = try OSMReader.read(bytes: extract.bytes, name: "cut.osm").data
    #expect(read.nodeIDs == extract.nodes.map(\.id))
    #expect(read.wayIDs == extract.ways.map(\.id))
    let cut = try length(RoadMap(read))
    #expect(cut.names == whole.names)
    #expect((cut.metres - whole.metres).magnitude < 0.01)
    #expect((cut.seconds - whole.seconds).magnitude < 5)
  }

  @Test(
    "Without the elements roads are rebuilt, with one way for each and the turns that are forbidden"
  )
  func fromRoads() throws {
    let source = try SimulatedDrive.source()
    let extract = MapCutter.cut(roadsOf: source.map, to: try corridor(source.map))
    #expect(!extract.losses.isEmpty)
    let whole = try length(source.map)
    let cut = try length(RoadMap(extract.data))
    #expect(cut.names == whole.names)
    #expect((cut.metres - whole.metres).magnitude < 0.01)
  }

  @Test("A map in disguise has its distances, new names, and nothing of the old")
  func disguise() throws {
    let source = try SimulatedDrive.source()
    let data = try #require(source.data)
    let extract = MapCutter.cut(data, to: try corridor(source.map))
    var disguise = MapDisguise(angle: 471_234_567)
    #expect(disguise.angle == 471_234_000)
    let hidden = disguise.disguised(extract)
    #expect(hidden.nodes.count == extract.nodes.count)
    for (old, new) in zip(extract.nodes, hidden.nodes) {
      #expect(old.coordinate.latitude == new.coordinate.latitude)
      let turn = new.coordinate.longitude - old.coordinate.longitude
      #expect((turn - 47.1234).magnitude < 1e-9)
    }
    for (a, b) in zip(extract.nodes.indices, extract.nodes.indices.dropFirst()) {
      let old = extract.nodes[a].coordinate.distance(to: extract.nodes[b].coordinate)
      let new = hidden.nodes[a].coordinate.distance(to: hidden.nodes[b].coordinate)
      #expect((old - new).magnitude < 1e-6)
    }
    let text = String(decoding: hidden.bytes, as: UTF8.self)
    for way in extract.ways {
      guard let name = way.tags["name"] else { continue }
      #expect(!text.contains("\"\(name)\""), "\(name)")
    }
    let before = try length(RoadMap(extract.data))
    let turned = Self.stops.map { disguise.turned($0) }
    let map = RoadMap(hidden.data)
    let route = try Router(map).route(turned.map { RouteStop($0) })
    let stretches = route.legs.flatMap { RoadStretch.stretches(of: $0) }
    #expect((RoadExplorer(map).length(of: stretches) - before.metres).magnitude < 0.01)
    #expect(route.duration == before.seconds)
  }
}
