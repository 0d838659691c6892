import Geodesy

/// Draws land, water and what covers the land.
struct AreaLayer {
  private let data: OSMData
  private let canvas: MapCanvas
  private var paths = [SVGWriter](repeating: SVGWriter(), count: AreaKind.allCases.count)
  private var coasts: [[Coordinate]] = []

  /// Pixels per metre from which single buildings can be seen.
  private static let buildingScale = 0.1

  init(_ data: OSMData, on canvas: MapCanvas) {
    self.data = data
    self.canvas = canvas
  }

  mutating func draw(to svg: inout SVGWriter) {
    for way in 0..<data.wayCount {
      let tags = data.tags(ofWay: way)
      if tags["natural"] == "coastline" {
        coasts.append(points(ofWay: way))
      } else if let kind = AreaKind(tags) {
        let nodes = data.nodes(ofWay: way)
        guard nodes.count > 3, nodes.first == nodes.last else { continue }
        add([points(ofWay: way)], kind, isHole: false)
      }
    }
    addRelations()
    drawLand(to: &svg)
    for kind in AreaKind.allCases {
      svg.path(paths[kind.rawValue], kind.style)
    }
  }

  private func points(ofWay way: Int) -> [Coordinate] {
    data.nodes(ofWay: way).map { data.coordinate(ofNode: Int($0)) }
  }

  /// Outlines go round one way and holes the other, so that overlaps stay filled and holes open.
  private mutating func add(_ rings: [[Coordinate]], _ kind: AreaKind, isHole: Bool) {
    if kind == .building, canvas.pixelsPerMetre < Self.buildingScale { return }
    for ring in rings where ring.count > 3 && ring.first == ring.last {
      guard let line = canvas.line(ring), line.count > 3 else { continue }
      let isClockwise = doubleArea(line) > 0
      paths[kind.rawValue].line(isClockwise == isHole ? line.reversed() : line, isClosed: true)
    }
  }

  private func doubleArea(_ ring: [PicturePoint]) -> Double {
    zip(ring, ring.dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }

  /// Areas of several outlines, with holes.
  private mutating func addRelations() {
    var places: [Int64: Int] = [:]
    for index in 0..<data.relationCount {
      let relation = data.relation(index)
      guard relation.tags["type"] == "multipolygon", let kind = AreaKind(relation.tags) else {
        continue
      }
      if places.isEmpty {
        for (place, id) in data.wayIDs.enumerated() { places[id] = place }
      }
      for isHole in [false, true] {
        let lines = relation.members.compactMap { member -> [Coordinate]? in
          guard case .way(let id) = member.element, (member.role == "inner") == isHole,
            let place = places[id]
          else { return nil }
          return points(ofWay: place)
        }
        let chains = LineChains.join(lines, mayReverse: true)
        add(isHole ? chains : CutOutlines.rings(chains, in: data.bounds), kind, isHole: isHole)
      }
    }
  }

  private func drawLand(to svg: inout SVGWriter) {
    guard !coasts.isEmpty, let box = data.bounds else {
      svg.raw("<rect width=\"100%\" height=\"100%\" fill=\"\(AreaKind.land)\"/>\n")
      return
    }
    svg.raw("<rect width=\"100%\" height=\"100%\" fill=\"\(AreaKind.sea)\"/>\n")
    var land = SVGWriter()
    for outline in Coastline.land(coasts, in: box) {
      land.line(outline.map(canvas.place), isClosed: true)
    }
    svg.path(land, "fill=\"\(AreaKind.land)\" stroke=\"#7fa9c2\" stroke-width=\".8\"")
  }
}
