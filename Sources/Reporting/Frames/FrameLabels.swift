import Navigation
import RoadNetwork

/// Writes names: of places, and of roads along them, the great and near ones first.
struct FrameLabels {
  let ground: FrameGround
  let palette: FramePalette

  private struct Candidate {
    let text: String
    let rank: Int
    let nearness: Double
    let ruler: LineRuler
  }

  private struct Spot {
    let center: PicturePoint
    let x: Double
    let y: Double
  }

  /// - Parameter free: The part of the picture that no panel covers.
  func draw(
    _ scenery: FrameScenery,
    _ grid: inout LabelGrid,
    free: ClosedRange<Double>,
    to svg: inout SVGWriter
  ) {
    svg.raw(
      """
      <g text-anchor="middle" fill="\(palette.ink)" paint-order="stroke" \
      stroke="\(palette.halo)" stroke-width="3" stroke-opacity=".85" stroke-linejoin="round">

      """
    )
    drawPlaces(scenery.places, &grid, free, to: &svg)
    drawRoads(scenery.roads, &grid, free, to: &svg)
    svg.raw("</g>\n")
  }

  // MARK: - Places

  private func drawPlaces(
    _ places: [FrameScenery.Place],
    _ grid: inout LabelGrid,
    _ free: ClosedRange<Double>,
    to svg: inout SVGWriter
  ) {
    let scale = ground.pointsPerMetre
    for place in places {
      let rank = place.facts.rank
      // A town's name is for who sees more of it than a street.
      guard scale < [0.4, 0.4, 0.5, 0.5, 0.9, 0.9, 0.9][rank],
        scale > [0, 0.0012, 0.006, 0.006, 0.03, 0.05, 0.02][rank],
        let point = ground.point(place.facts.coordinate, margin: 0)
      else { continue }
      let size = [19.0, 17, 14, 14, 12, 12, 12][rank]
      let length = PictureText.width(place.facts.name, size: size)
      guard free.contains(point.y), fits(point.x, length),
        grid.take(point, length: length + 8, height: size + 2)
      else { continue }
      let weight = rank < 2 ? "font-weight=\"600\"" : "fill-opacity=\".85\""
      svg.text(place.facts.name, x: point.x, y: point.y + size * 0.35, size: size, weight)
    }
  }

  private func fits(_ x: Double, _ length: Double) -> Bool {
    x - length / 2 > 4 && x + length / 2 < ground.width - 4
  }

  // MARK: - Roads

  private func drawRoads(
    _ roads: [FrameScenery.Road],
    _ grid: inout LabelGrid,
    _ free: ClosedRange<Double>,
    to svg: inout SVGWriter
  ) {
    for candidate in candidates(roads) {
      let near = min(1.15, max(0.72, candidate.nearness))
      let size = (candidate.rank >= 5 ? 13 : candidate.rank >= 4 ? 12.5 : 12) * near
      let length = PictureText.width(candidate.text, size: size) + 4
      guard let spot = spot(length, on: candidate.ruler, size, free, &grid) else { continue }
      write(candidate.text, size, spot, to: &svg)
    }
  }

  /// The longest line of each name, at the distance where it can be read.
  private func candidates(_ roads: [FrameScenery.Road]) -> [Candidate] {
    var order: [String] = []
    var groups: [String: [(rank: Int, piece: FrameGround.Piece)]] = [:]
    for road in roads where road.facts.kind == .road || road.facts.kind == .ferry {
      guard let name = road.facts.name ?? road.facts.ref, name.count <= 60,
        ground.mayShow(road.box, first: road.points.first)
      else { continue }
      let least = [0.9, 0.8, 0.7, 0.3, 0.12, 0.06, 0.03, 0.02, 0.02][road.facts.rank]
      for piece in ground.pieces(road.points, margin: 0) where piece.nearness > 0.42 {
        guard ground.pointsPerMetre * piece.nearness >= least else { continue }
        if groups[name] == nil { order.append(name) }
        groups[name, default: []].append((road.facts.rank, piece))
      }
    }
    return order.compactMap { name -> Candidate? in
      guard let members = groups[name] else { return nil }
      let lines = LineChains.join(members.map(\.piece.line), mayReverse: true).map(LineRuler.init)
      guard let longest = lines.max(by: { $0.length < $1.length }), longest.length > 30 else {
        return nil
      }
      return Candidate(
        text: name,
        rank: members.map(\.rank).max() ?? 0,
        nearness: members.reduce(0) { $0 + $1.piece.nearness } / Double(members.count),
        ruler: longest
      )
    }
    .sorted { (-$0.rank, -$0.ruler.length, $0.text) < (-$1.rank, -$1.ruler.length, $1.text) }
  }

  /// A stretch straight enough for a text, inside the picture, with nothing there.
  private func spot(
    _ length: Double,
    on ruler: LineRuler,
    _ size: Double,
    _ free: ClosedRange<Double>,
    _ grid: inout LabelGrid
  ) -> Spot? {
    guard ruler.length >= length else { return nil }
    for part in [0.5, 0.36, 0.64, 0.24, 0.76, 0.14, 0.86] {
      let middle = ruler.length * part
      guard middle >= length / 2, middle + length / 2 <= ruler.length,
        let a = ruler.place(at: max(0.01, middle - length / 2))?.point,
        let b = ruler.place(at: middle + length / 2)?.point,
        let along = ruler.place(at: middle)?.point
      else { continue }
      let chord = a.distance(to: b)
      let center = PicturePoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      guard chord >= 0.965 * length, center.distance(to: along) < 4,
        free.contains(min(a.y, b.y)), free.contains(max(a.y, b.y)),
        min(a.x, b.x) > 4, max(a.x, b.x) < ground.width - 4
      else { continue }
      // Read from the left, or upwards.
      let isTurned = b.x - a.x < -1e-9 || (abs(b.x - a.x) <= 1e-9 && b.y > a.y)
      let sign = isTurned ? -1.0 : 1
      let spot = Spot(center: center, x: sign * (b.x - a.x) / chord, y: sign * (b.y - a.y) / chord)
      if grid.take(center, x: spot.x, y: spot.y, length: length + 10, height: size + 4) {
        return spot
      }
    }
    return nil
  }

  private func write(_ text: String, _ size: Double, _ spot: Spot, to svg: inout SVGWriter) {
    svg.raw("<text")
    svg.attribute("font-size", size)
    svg.raw(" dy=\".35em\" transform=\"matrix(")
    for part in [spot.x, spot.y, -spot.y, spot.x] {
      svg.fraction(part)
      svg.raw(" ")
    }
    svg.number(spot.center.x)
    svg.raw(" ")
    svg.number(spot.center.y)
    svg.raw(")\">")
    svg.escaped(PictureText.printable(text))
    svg.raw("</text>\n")
  }
}
