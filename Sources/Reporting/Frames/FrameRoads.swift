import Navigation
import RoadNetwork

/// Draws the ground of a frame: land, water, areas, roads.
struct FrameRoads {
  let ground: FrameGround
  let palette: FramePalette
  let showsBuildings: Bool

  /// Points per metre from which roads of a rank are drawn, paths first.
  private static let scales = [0.45, 0.25, 0.18, 0.035, 0.012, 0.006, 0.003, 0, 0]

  /// Points that a road of a rank is wide at least.
  private static let thinnest = [0.8, 0.8, 1, 1.3, 1.7, 2, 2.2, 2.6, 2.8]

  /// Roads are drawn wider than they are, to be seen from the driver's seat.
  private static let widening = 1.55

  func draw(_ scenery: FrameScenery, to svg: inout SVGWriter) {
    if let land = scenery.land {
      svg.box(x: 0, y: 0, width: ground.width, height: ground.height, "fill=\"\(palette.sea)\"")
      var path = SVGWriter()
      for ring in land { path.line(ground.ring(ring), isClosed: true) }
      svg.path(path, "fill=\"\(palette.land)\"")
    } else {
      svg.box(x: 0, y: 0, width: ground.width, height: ground.height, "fill=\"\(palette.land)\"")
    }
    drawAreas(scenery.areas, to: &svg)
    let roads = scenery.roads.filter { ground.mayShow($0.box, first: $0.points.first) }
    drawLines(roads, to: &svg)
    drawRoads(roads.filter { $0.facts.kind == .road }, to: &svg)
  }

  private func drawAreas(_ areas: [FrameScenery.Area], to svg: inout SVGWriter) {
    var paths = [SVGWriter](repeating: SVGWriter(), count: AreaKind.allCases.count)
    let drawsBuildings = showsBuildings && ground.pointsPerMetre > 0.12
    for area in areas {
      if area.kind == .building, !drawsBuildings { continue }
      guard ground.mayShow(area.box, first: area.rings.first?.first) else { continue }
      for ring in area.rings { paths[area.kind.rawValue].line(ground.ring(ring), isClosed: true) }
    }
    for kind in AreaKind.allCases { svg.path(paths[kind.rawValue], palette.area(kind)) }
  }

  /// Draws what is no road: streams, rails, ferries and borders.
  private func drawLines(_ roads: [FrameScenery.Road], to svg: inout SVGWriter) {
    for (kind, style) in [
      (MapScenery.Road.Kind.stream, "stroke=\"\(palette.sea)\" stroke-width=\"2.5\""),
      (.border, "stroke=\"\(palette.rail)\" stroke-width=\"1.2\" stroke-dasharray=\"8 4 2 4\""),
      (.ferry, "stroke=\"\(palette.waterInk)\" stroke-width=\"1.4\" stroke-dasharray=\"6 5\""),
      (.rail, "stroke=\"\(palette.rail)\" stroke-width=\"2\""),
    ] {
      var path = SVGWriter()
      for road in roads where road.facts.kind == kind {
        for line in ground.lines(road.points) { path.line(line) }
      }
      svg.path(path, style)
    }
  }

  // MARK: - Roads

  /// Pieces of roads that are drawn with one stroke.
  private struct Stroke {
    let rank: Int
    let band: Int
    var width: Double
    var path = SVGWriter()
  }

  private func drawRoads(_ roads: [FrameScenery.Road], to svg: inout SVGWriter) {
    var start = roads.startIndex
    // One layer over another: what crosses on a bridge hides what runs below.
    while start < roads.endIndex {
      let layer = roads[start].facts.layer
      let end = roads[start...].firstIndex { $0.facts.layer != layer } ?? roads.endIndex
      draw(layer: roads[start..<end], isBelow: layer < 0, to: &svg)
      start = end
    }
  }

  private func draw(
    layer roads: ArraySlice<FrameScenery.Road>,
    isBelow: Bool,
    to svg: inout SVGWriter
  ) {
    var strokes: [Stroke] = []
    for road in roads {
      for piece in ground.pieces(road.points) {
        let rank = road.facts.rank
        let scale = ground.pointsPerMetre * piece.nearness
        guard scale >= Self.scales[rank] else { continue }
        let key = strokes.firstIndex {
          $0.rank == rank && $0.band == piece.band && $0.width == road.facts.metres
        }
        if let key {
          strokes[key].path.line(piece.line)
        } else {
          var stroke = Stroke(rank: rank, band: piece.band, width: road.facts.metres)
          stroke.path.line(piece.line)
          strokes.append(stroke)
        }
      }
    }
    // The far ones first, minor roads before major ones; all casings before all fills, so that
    // crossings are open.
    strokes.sort { ($0.rank, -$0.band, $0.width) < ($1.rank, -$1.band, $1.width) }
    for index in strokes.indices {
      strokes[index].width = width(strokes[index].rank, strokes[index].width, strokes[index].band)
    }
    for stroke in strokes {
      let casing = palette.road(stroke.rank).casing
      guard !casing.isEmpty, stroke.width > 1.6 else { continue }
      let dashes = isBelow ? " stroke-dasharray=\"5 4\" stroke-linecap=\"butt\"" : ""
      svg.path(
        stroke.path,
        "stroke=\"\(casing)\" stroke-width=\"\(SVGWriter.decimal(stroke.width + min(3, 0.8 + stroke.width * 0.12)))\"\(dashes)"
      )
    }
    for stroke in strokes {
      let fill = palette.road(stroke.rank).fill
      let look =
        isBelow ? " stroke-opacity=\".5\"" : stroke.rank == 0 ? " stroke-dasharray=\"4 3\"" : ""
      svg.path(
        stroke.path,
        "stroke=\"\(fill)\" stroke-width=\"\(SVGWriter.decimal(stroke.width))\"\(look)"
      )
    }
  }

  private func width(_ rank: Int, _ metres: Double, _ band: Int) -> Double {
    let nearness = ground.nearness(ofBand: band)
    let natural = metres * Self.widening * ground.pointsPerMetre * nearness
    let least = Self.thinnest[rank] * min(1, max(0.35, nearness))
    return min(54, max(least, natural))
  }
}
