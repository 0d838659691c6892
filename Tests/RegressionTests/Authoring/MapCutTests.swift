import Geodesy
import RoadNetwork
import ScenarioLanguage
import Simulation
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

  @Test("A map in disguise leads the same way, and has none of its names, lengths and places")
  func disguise() throws {
    let source = try SimulatedDrive.source()
    let route = try Router(source.map).route(Self.stops.map { RouteStop($0) })
    let explorer = RoadExplorer(source.map)
    let line = explorer.line(of: route.legs.flatMap { RoadStretch.stretches(of: $0) }).points
    var random = RandomStream("test", seed: 1)
    let warp = MapWarp(around: GeoBounds(line), strength: 1, using: &random)
    var disguise = MapDisguise(warp, using: random)
    let hidden = disguise.redrawn(source.map, along: [line])
    let map = RoadMap(hidden.data)
    let turned = try Router(map).route(Self.stops.map { RouteStop(warp.place($0)) })
    let bent = RoadExplorer(map).line(of: turned.legs.flatMap { RoadStretch.stretches(of: $0) })
    let moved = GeoPath(line.map { warp.place($0) })
    for point in bent.points {
      #expect((moved.nearest(to: point)?.deviation ?? .infinity) < 15)
    }
    #expect((bent.points.count > 10) && GeoPath(bent.points).length > moved.length * 0.9)
    let text = String(decoding: hidden.bytes, as: UTF8.self)
    for section in 0..<UInt32(source.map.graph.sectionCount) {
      guard let name = source.map.graph.facts(ofSection: section).name else { continue }
      #expect(!text.contains("\"\(name)\""), "\(name)")
    }
    // Lengths change, each in its way, and left stays left.
    let factors = zip(line, line.dropFirst()).compactMap { one, other -> Double? in
      let metres = one.distance(to: other)
      return metres < 20 ? nil : warp.place(one).distance(to: warp.place(other)) / metres
    }
    #expect((factors.max() ?? 0) / (factors.min() ?? 1) > 1.2)
    for (index, point) in line.enumerated().dropFirst().dropLast() {
      func turn(_ places: [Coordinate]) -> Double {
        Bearing.difference(
          from: places[0].initialBearing(to: places[1]),
          to: places[1].initialBearing(to: places[2])
        )
      }
      let places = [line[index - 1], point, line[index + 1]]
      let old = turn(places)
      guard old.magnitude > 60, old.magnitude < 120 else { continue }
      #expect((turn(places.map { warp.place($0) }) < 0) == (old < 0))
    }
  }
}
