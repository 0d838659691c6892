import Geodesy
import Navigation
import RoadNetwork

/// Draws the route of a frame: faint behind the vehicle, strong ahead of it.
struct FrameRoute {
  let ground: FrameGround
  let palette: FramePalette

  func draw(_ snapshot: MapSnapshot, to svg: inout SVGWriter) {
    guard let route = snapshot.route, route.count > 1 else { return }
    let remaining = snapshot.remainingRoute ?? route
    if remaining.length < route.length - 0.5 {
      let driven = route.subpath(from: 0, through: route.length - remaining.length)
      draw(driven, palette.drivenCasing, palette.driven, to: &svg)
    }
    draw(remaining, palette.routeCasing, palette.route, to: &svg)
    drawTurn(snapshot, remaining, to: &svg)
  }

  private func draw(_ path: GeoPath, _ casing: String, _ fill: String, to svg: inout SVGWriter) {
    let pieces = ground.pieces(FrameGround.plane(path)).sorted { $0.band > $1.band }
    for (color, extra) in [(casing, 3.4), (fill, 0)] {
      var index = pieces.startIndex
      while index < pieces.endIndex {
        let band = pieces[index].band
        var path = SVGWriter()
        while index < pieces.endIndex, pieces[index].band == band {
          path.line(pieces[index].line)
          index += 1
        }
        let nearness = ground.nearness(ofBand: band)
        let width = (width + extra) * min(1.7, max(0.3, nearness))
        svg.path(path, "stroke=\"\(color)\" stroke-width=\"\(SVGWriter.decimal(width))\"")
      }
    }
  }

  /// Wide enough to cover the street that it follows.
  private var width: Double { min(16, max(6, 10 * ground.pointsPerMetre)) }

  // MARK: - The next maneuver

  /// An arrow over the route where the next maneuver is.
  private func drawTurn(_ snapshot: MapSnapshot, _ remaining: GeoPath, to svg: inout SVGWriter) {
    guard let header = snapshot.header, ground.pointsPerMetre > 0.35,
      header.instruction.primary.maneuverType != "arrive",
      header.distanceToManeuver < remaining.length - 8
    else { return }
    let at = header.distanceToManeuver
    let reach = min(34, max(14, 34 / ground.pointsPerMetre))
    let arrow = remaining.subpath(from: max(0, at - reach), through: at + reach)
    let points = FrameGround.plane(arrow)
    guard arrow.count > 1, let line = ground.lines(points).first, let tip = line.last,
      let before = line.last(where: { $0.distance(to: tip) > 2 })
    else { return }
    let size = before.distance(to: tip)
    let (dx, dy) = ((tip.x - before.x) / size, (tip.y - before.y) / size)
    let width = width * 0.5
    let head = [
      PicturePoint(x: tip.x + dx * width * 1.9, y: tip.y + dy * width * 1.9),
      PicturePoint(x: tip.x - dy * width * 1.5, y: tip.y + dx * width * 1.5),
      PicturePoint(x: tip.x + dy * width * 1.5, y: tip.y - dx * width * 1.5),
    ]
    let edge = "stroke=\"\(palette.routeCasing)\""
    svg.polyline(line, width: width + 3, edge)
    svg.polygon(head, "fill=\"\(palette.routeCasing)\" \(edge) stroke-width=\"3\"")
    svg.polyline(line, width: width, "stroke=\"#ffffff\"")
    svg.polygon(head, "fill=\"#ffffff\"")
  }
}
