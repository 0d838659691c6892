import Geodesy
import Navigation
import RoadNetwork

/// Draws where the vehicle is and where it goes to, flat on the ground.
struct FramePuck {
  let ground: FrameGround
  let palette: FramePalette

  func draw(_ location: Location, to svg: inout SVGWriter) {
    guard ground.point(location.coordinate, margin: 40) != nil else { return }
    let middle = ground.projection.ground(location.coordinate)
    // Things on the ground keep their size in the picture, however far away they are.
    let size = 1 / max(0.3, ground.projection.nearness(of: middle))
    drawAccuracy(location, to: &svg)
    let disc = ground.circle(location.coordinate, points: 21 * size)
    svg.polygon(
      disc,
      "fill=\"#000\" fill-opacity=\".16\" stroke=\"#000\" stroke-opacity=\".1\" stroke-width=\"4\""
    )
    svg.polygon(disc, "fill=\"#fff\" fill-opacity=\".94\"")
    guard let course = location.course else {
      svg.polygon(
        ground.circle(location.coordinate, points: 13 * size),
        "fill=\"\(palette.route)\""
      )
      return
    }
    let (sine, cosine) = DeterministicMath.sineAndCosine(
      (course - ground.projection.camera.bearing) * .pi / 180
    )
    func place(_ side: Double, _ ahead: Double) -> GroundPoint {
      GroundPoint(
        right: middle.right + size * (side * cosine + ahead * sine),
        forward: middle.forward + size * (ahead * cosine - side * sine)
      )
    }
    let left = [place(0, 17), place(0, -6), place(-11, -12)]
    let right = [place(0, 17), place(11, -12), place(0, -6)]
    let edge = "stroke-linejoin=\"round\" stroke-width=\"1.5\""
    svg.polygon(
      ground.ring(ground: left, margin: 40),
      "fill=\"#2f7af5\" stroke=\"#2f7af5\" \(edge)"
    )
    svg.polygon(
      ground.ring(ground: right, margin: 40),
      "fill=\"#1c5fd0\" stroke=\"#1c5fd0\" \(edge)"
    )
  }

  private func drawAccuracy(_ location: Location, to svg: inout SVGWriter) {
    guard let accuracy = location.horizontalAccuracy else { return }
    let camera = ground.projection.camera
    let radius =
      accuracy
      * WebMercator.pointsPerMetre(latitude: location.coordinate.latitude, zoom: camera.zoom)
    guard radius > 22 else { return }
    svg.polygon(
      ground.circle(location.coordinate, points: min(radius, 4000)),
      "fill=\"#2f7af5\" fill-opacity=\".13\" stroke=\"#2f7af5\" stroke-opacity=\".45\""
    )
  }

  // MARK: - Pins

  /// A pin whose tip is at a place; its label, if any, is written by who writes the other names.
  static func pin(
    at tip: PicturePoint,
    color: String,
    scale: Double = 1,
    letter: String? = nil,
    to svg: inout SVGWriter
  ) {
    let radius = 13 * scale
    let center = PicturePoint(x: tip.x, y: tip.y - 27 * scale)
    svg.raw("<ellipse")
    svg.attribute("cx", tip.x)
    svg.attribute("cy", tip.y)
    svg.attribute("rx", 7 * scale)
    svg.attribute("ry", 2.6 * scale)
    svg.raw(" fill=\"#000\" fill-opacity=\".25\"/>\n")
    var path = SVGWriter()
    path.raw("M")
    path.number(tip.x)
    path.raw(" ")
    path.number(tip.y)
    path.raw("C")
    for (index, (x, y)) in [
      (-4.0, -10.0), (-13, -15), (-13, -27), (-13, -34.2), (-7.2, -40), (0, -40), (7.2, -40),
      (13, -34.2), (13, -27), (13, -15), (4, -10), (0, 0),
    ].enumerated() {
      if index > 0 { path.raw(index.isMultiple(of: 3) ? "C" : " ") }
      path.number(tip.x + x * scale)
      path.raw(" ")
      path.number(tip.y + y * scale)
    }
    path.raw("Z")
    svg.path(path, "fill=\"\(color)\" stroke=\"#fff\" stroke-width=\"1.6\"")
    guard let letter else {
      svg.circle(center, radius * 0.42, "fill=\"#fff\"")
      return
    }
    svg.text(
      letter,
      x: center.x,
      y: center.y + 5 * scale,
      size: 14 * scale,
      "fill=\"#fff\" font-weight=\"700\" text-anchor=\"middle\""
    )
  }
}
