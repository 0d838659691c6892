/// Draws roads, rails, ferries and borders: what lies below first.
struct RoadLayer {
  private let canvas: MapCanvas
  private let roads: [DrawnRoad]

  /// Pixels per metre from which arrows tell one-way roads.
  private static let arrowScale = 0.3

  init(_ roads: [DrawnRoad], on canvas: MapCanvas) {
    self.roads = roads.filter {
      $0.kind != .road || canvas.pixelsPerMetre >= RoadStyle.scale($0.roadClass)
    }
    self.canvas = canvas
  }

  func draw(to svg: inout SVGWriter) {
    drawLines(
      .border,
      "stroke=\"#9a7bb0\" stroke-width=\"1.6\" stroke-dasharray=\"10 3 2 3\"",
      &svg
    )
    let ferry = RoadStyle(.ferry)
    drawLines(
      .ferry,
      "stroke=\"\(ferry.fill)\" stroke-width=\"1.3\" stroke-dasharray=\"6 5\"",
      &svg
    )
    let levels = Set(roads.map(level)).sorted()
    for level in levels {
      let here = roads.filter { self.level($0) == level }
      drawRails(here, to: &svg)
      drawLevel(here.filter { $0.kind == .road }, to: &svg)
    }
    if canvas.pixelsPerMetre >= Self.arrowScale { drawArrows(to: &svg) }
  }

  /// Ground is level 0; tunnels lie below and bridges above it, whatever their tags say.
  private func level(_ road: DrawnRoad) -> Int {
    if road.isTunnel { return min(-1, road.layer) }
    return road.isBridge ? max(1, road.layer) : max(0, road.layer)
  }

  private func drawLines(_ kind: DrawnRoad.Kind, _ style: String, _ svg: inout SVGWriter) {
    var path = SVGWriter()
    for road in roads where road.kind == kind { path.line(road.line) }
    svg.path(path, style)
  }

  private func drawRails(_ roads: [DrawnRoad], to svg: inout SVGWriter) {
    var path = SVGWriter()
    for road in roads where road.kind == .rail && !road.isTunnel { path.line(road.line) }
    svg.path(path, "stroke=\"#7d7d80\" stroke-width=\"2\"")
    svg.path(path, "stroke=\"#f2f2f2\" stroke-width=\"1.1\" stroke-dasharray=\"6 6\"")
  }

  // MARK: - Roads of one level

  private func drawLevel(_ roads: [DrawnRoad], to svg: inout SVGWriter) {
    let isAbove = roads.first.map { level($0) > 0 } ?? false
    let isBelow = roads.first.map { level($0) < 0 } ?? false
    let ranks = RoadStyle.order.indices.map { rank in
      roads.filter { RoadStyle.rank($0.roadClass) == rank }
    }
    for members in ranks {
      for (roadClass, path) in paths(members) {
        let style = RoadStyle(roadClass)
        guard !style.casing.isEmpty else { continue }
        let width = style.width(canvas) + (isAbove ? 2.4 : 1.4)
        let look =
          if isAbove {
            "stroke=\"#4d4a46\" stroke-linecap=\"butt\""
          } else if isBelow {
            "stroke=\"\(style.casing)\" stroke-dasharray=\"4 3\" stroke-linecap=\"butt\""
          } else {
            "stroke=\"\(style.casing)\""
          }
        write(path, look, width, to: &svg)
      }
    }
    for members in ranks {
      for (roadClass, path) in paths(members) {
        let style = RoadStyle(roadClass)
        var look = "stroke=\"\(style.fill)\" " + RoadStyle.dashes(roadClass)
        if isBelow, !style.casing.isEmpty { look += " stroke-opacity=\".55\"" }
        write(path, look, style.width(canvas), to: &svg)
      }
    }
  }

  private func write(
    _ path: SVGWriter,
    _ look: String,
    _ width: Double,
    to svg: inout SVGWriter
  ) {
    var number = SVGWriter()
    number.number(width)
    svg.path(path, "\(look) stroke-width=\"\(number.text)\"")
  }

  /// One path a class, links first.
  private func paths(_ roads: [DrawnRoad]) -> [(RoadClass, SVGWriter)] {
    RoadClass.allCases.sorted {
      ($0.isLink ? 0 : 1, $0.rawValue) < ($1.isLink ? 0 : 1, $1.rawValue)
    }
    .compactMap { roadClass in
      var path = SVGWriter()
      for road in roads where road.roadClass == roadClass { path.line(road.line) }
      return path.isEmpty ? nil : (roadClass, path)
    }
  }

  // MARK: - Arrows

  private func drawArrows(to svg: inout SVGWriter) {
    var path = SVGWriter()
    for road in roads where road.isOneWay && !road.isRoundabout && !road.isTunnel {
      guard road.kind == .road, !road.roadClass.isMotorway else { continue }
      let size = min(3.5, RoadStyle(road.roadClass).width(canvas) * 0.55)
      guard size >= 0.9 else { continue }
      let ruler = LineRuler(road.line)
      let spacing = 110.0
      guard ruler.length > 24 else { continue }
      let count = max(1, Int(ruler.length / spacing))
      for index in 0..<count {
        let at = ruler.length * (Double(index) + 0.5) / Double(count)
        guard let (tip, x, y) = ruler.place(at: at) else { continue }
        path.line([
          PicturePoint(x: tip.x - x * size - y * size * 0.7, y: tip.y - y * size + x * size * 0.7),
          tip,
          PicturePoint(x: tip.x - x * size + y * size * 0.7, y: tip.y - y * size - x * size * 0.7),
        ])
      }
    }
    svg.path(path, "stroke=\"#7a746a\" stroke-width=\".8\"")
  }
}
