import CanonicalJSON
import Geodesy
package import RoadNetwork
package import ScenarioLanguage
import Simulation

/// The part of a map around drives, as the page reads it.
///
/// Lines are polylines of six decimals. What is minor is left out step by step until the rest fits.
struct ReportMap {
  private let scenery: MapScenery
  private let attribution: String?
  /// Nil for all of the map.
  private let cells: CorridorCells?

  /// How many bytes a map may take in a page.
  private static let limit = 300_000

  /// Reads the part of a map.
  ///
  /// - Throws: ``MapError`` where its file cannot be read.
  init(_ source: ReportMapSource, around cells: CorridorCells) throws {
    (scenery, attribution) = try source.scenery()
    self.cells = source.isSmall ? nil : cells
  }

  /// What is left out to stay small, the least first.
  private enum Thrift: Int, CaseIterable {
    case nothing, buildings, paths, services, areas, streets

    var lowestRank: Int {
      switch self {
      case .nothing, .buildings: 0
      case .paths: 2
      case .services, .areas: 3
      case .streets: 4
      }
    }

    func shows(_ kind: AreaKind) -> Bool {
      switch self {
      case .nothing: true
      case .buildings, .paths, .services: kind != .building
      case .areas, .streets: kind == .water
      }
    }
  }

  /// The map as one object.
  var json: [UInt8] { json(within: Self.limit) }

  private func json(within limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for thrift in Thrift.allCases {
      bytes = json(thrift)
      if bytes.count <= limit { break }
    }
    return bytes
  }

  /// How many bytes a map may take that is worked on, and how many roads may be tried to be all of it.
  private static let wholeLimit = (bytes: 2_000_000, roads: 60_000)

  /// Returns all of a map as one object, to draw drives on; of a large one what is around a drive, or around its
  /// middle.
  ///
  /// - Throws: ``MapError`` where its file cannot be read.
  static func whole(_ source: ReportMapSource, orAround cells: CorridorCells) throws -> [UInt8] {
    let (scenery, attribution) = try source.scenery()
    if scenery.roads.count <= wholeLimit.roads {
      let bytes = ReportMap(scenery, attribution, nil).json(within: wholeLimit.bytes)
      if bytes.count <= wholeLimit.bytes { return bytes }
    }
    var near = cells
    if near.isEmpty {
      let middle = scenery.roads[scenery.roads.count / 2].line
      near.add(middle)
    }
    return ReportMap(scenery, attribution, near).json(within: wholeLimit.bytes)
  }

  private init(_ scenery: MapScenery, _ attribution: String?, _ cells: CorridorCells?) {
    self.scenery = scenery
    self.attribution = attribution
    self.cells = cells
  }

  private func json(_ thrift: Thrift) -> [UInt8] {
    var writer = JSONWriter()
    var names = NameTable()
    writer.beginObject()
    if let attribution {
      writer.member("attribution", attribution)
    }
    writer.member("sea", scenery.land != nil)
    writer.beginArray("areas")
    for ring in scenery.land ?? [] { write("land", [ring], to: &writer) }
    for area in scenery.areas where thrift.shows(area.kind) && isNear(area) {
      write("\(area.kind)", area.rings, to: &writer)
    }
    writer.endArray()
    writer.beginArray("roads")
    for road in scenery.roads where road.kind != .road || road.rank >= thrift.lowestRank {
      for line in near(road.line) { write(road, line, &names, to: &writer) }
    }
    writer.endArray()
    writer.beginArray("places")
    for place in scenery.places where cells?.contains(place.coordinate) ?? true {
      writer.beginArray()
      writer.string(GeoPath([place.coordinate]).polyline(precision: 6))
      writer.string(place.name)
      writer.integer(place.rank)
      writer.endArray()
    }
    writer.endArray()
    names.write(to: &writer)
    writer.endObject()
    return writer.bytes
  }

  private func write(
    _ road: MapScenery.Road,
    _ line: [Coordinate],
    _ names: inout NameTable,
    to writer: inout JSONWriter
  ) {
    writer.beginArray()
    writer.string(road.kind == .road ? "\(road.rank)" : "\(road.kind)")
    writer.integer((road.isBridge ? 1 : 0) + (road.isTunnel ? 2 : 0))
    writer.integer(names.index(of: road.name ?? road.ref ?? ""))
    writer.string(GeoPath(line).polyline(precision: 6))
    writer.endArray()
  }

  private func write(_ kind: String, _ rings: [[Coordinate]], to writer: inout JSONWriter) {
    let clipped = rings.map(clipped).filter { $0.count > 2 }
    guard !clipped.isEmpty else { return }
    writer.beginArray()
    writer.string(kind)
    for ring in clipped { writer.string(GeoPath(ring).polyline(precision: 6)) }
    writer.endArray()
  }

  // MARK: - What is near

  /// Returns the parts of a line that lie in the neighbourhood.
  private func near(_ line: [Coordinate]) -> [[Coordinate]] {
    guard let cells else { return [line] }
    var parts: [[Coordinate]] = []
    var part: [Coordinate] = []
    for (from, to) in zip(line, line.dropFirst()) {
      if cells.touches(from: from, to: to) {
        if part.isEmpty { part = [from] }
        part.append(to)
      } else if !part.isEmpty {
        parts.append(part)
        part = []
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// A large area may lie around the neighbourhood without a corner in it.
  private func isNear(_ area: MapScenery.Area) -> Bool {
    guard let cells else { return true }
    let isInside = area.rings.contains { ring in ring.contains { cells.contains($0) } }
    guard !isInside, area.kind != .building, let ring = area.rings.first else { return isInside }
    let box = GeoBounds(ring)
    let height = box.northEast.latitude - box.southWest.latitude
    return height > 0.004 && box.intersects(cells.bounds)
  }

  /// Returns the part of an outline in the box of the neighbourhood, with a margin.
  private func clipped(_ ring: [Coordinate]) -> [Coordinate] {
    guard let box = cells?.bounds, box.isValid, box.longitudeSpan < 90 else { return ring }
    let (west, north) = (box.southWest.longitude, box.northEast.latitude)
    let clip = PictureClip(
      width: box.longitudeSpan,
      height: north - box.southWest.latitude,
      margin: 0.01 + max(box.longitudeSpan, north - box.southWest.latitude)
    )
    let points = ring.map { PicturePoint(x: $0.longitude - west, y: north - $0.latitude) }
    return clip.ring(points).map { Coordinate(latitude: north - $0.y, longitude: west + $0.x) }
  }
}

/// A map that scenarios of a report share.
package enum ReportMapSource: Hashable, Sendable {
  case file(String)
  case sketch(SketchMap)

  /// Creates the source of a scenario's map; nil where it has none.
  package init?(_ setup: MapSetup?) {
    switch setup {
    case nil: return nil
    case .file(let path): self = .file(path)
    case .sketch(let sketch): self = .sketch(sketch)
    }
  }

  /// Whether all of it is small enough to be shown.
  var isSmall: Bool { if case .sketch = self { true } else { false } }

  /// Reads what it shows.
  ///
  /// - Throws: ``MapError`` where its file cannot be read.
  func scenery() throws -> (scenery: MapScenery, attribution: String?) {
    switch self {
    case .file(let path): try MapScenery.read(path: path)
    case .sketch(let sketch): (MapScenery(OSMData(sketch)), nil)
    }
  }
}
