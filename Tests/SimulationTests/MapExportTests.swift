import Foundation
import Geodesy
import Navigation
import NavigationFixtures
import RoadNetwork
import ShippedScenarios
import ShortLived
import Testing

@testable import ScenarioLanguage
@testable import Simulation

@Suite("The map of a scenario as other programs read it")
struct MapExportTests {
  /// The scenarios with a map; of a file that several have the first.
  static let scenarios: [(name: String, map: MapSetup)] = {
    var files: Set<String> = []
    return ScenarioFolder.files.compactMap { name in
      guard let map = try? ScenarioFolder.load(name).map else { return nil }
      if case .file(let path) = map, !files.insert(path).inserted { return nil }
      return (name, map)
    }
  }()

  @Test("Every kind of map is among the scenarios")
  func kinds() {
    #expect(Self.scenarios.count { if case .sketch = $0.map { true } else { false } } > 10)
    #expect(Self.scenarios.contains { if case .file = $0.map { true } else { false } })
  }

  /// The routes between places of a map, and what they were asked through.
  private func routes(
    on map: MapSetup,
    between places: [Coordinate]
  ) throws -> [(routes: [Route], text: String, through: [Waypoint])] {
    let scheduler = Scheduler()
    let provider = EmbeddedRouteProvider(
      map: try RoadMapStore.map(of: map),
      scheduler: scheduler,
      latencyNanoseconds: 0
    )
    var found: [(routes: [Route], text: String, through: [Waypoint])] = []
    for (start, end) in zip(places, places.dropFirst()) {
      let stops = [Waypoint(coordinate: end, title: "Stop")].compactMap(\.self)
      _ = provider.routes(
        from: Location(coordinate: start, timestamp: Instant(nanoseconds: 0)),
        through: stops,
        options: .default
      ) { outcome in
        let routes = (try? outcome.get()) ?? []
        let text = String(decoding: routes.osrmText(from: start, through: stops), as: UTF8.self)
        found.append((routes, text, stops))
      }
    }
    while try scheduler.runNext() {}
    return found
  }

  /// Places of a map, each some nodes after the one before.
  private func places(of map: MapSetup) throws -> [Coordinate] {
    let data = try map.elements().data
    let step = max(1, data.nodeCount / 40)
    return stride(from: 0, to: data.nodeCount, by: step).map {
      data.coordinate(ofNode: $0 * 7 % data.nodeCount)
    }
  }

  @Test("What is read again has the same routes, to the byte", arguments: scenarios.indices)
  func sameRoutes(index: Int) throws {
    let (name, map) = Self.scenarios[index]
    let folder = URL(fileURLWithPath: ShortLived.folder).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "map.osm").path
    let text = try map.openStreetMapText()
    try Data(text).write(to: URL(filePath: file))
    let again = MapSetup.file(file)
    #expect(try again.openStreetMapText() == text, "\(name)")
    let places = try places(of: map)
    let old = try routes(on: map, between: places)
    let new = try routes(on: again, between: places)
    #expect(old.contains { !$0.routes.isEmpty }, "\(name)")
    #expect(old.map(\.text) == new.map(\.text), "\(name)")
  }

  @Test("A planned route is written as an answer and read as it was", arguments: scenarios.indices)
  func answers(index: Int) throws {
    let (name, map) = Self.scenarios[index]
    for (routes, text, through) in try routes(on: map, between: places(of: map)) {
      guard !routes.isEmpty else { continue }
      let read = try OSRMResponseParser().parseRoutes(from: Array(text.utf8))
      #expect(read.count == routes.count)
      for (old, new) in zip(routes, read) {
        #expect(RouteDifference.between(old, new) == [], "\(name)")
      }
      #expect(read[0].waypoints.dropFirst().map(\.title) == through.map(\.title))
    }
  }
}
