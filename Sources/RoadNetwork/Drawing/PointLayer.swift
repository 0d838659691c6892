/// Draws places that people go to as dots, and names them and the houses where there is room.
struct PointLayer {
  private let data: OSMData
  private let canvas: MapCanvas

  /// Pixels per metre from which dots, their names and house numbers are drawn.
  private static let dotScale = 0.14
  private static let nameScale = 0.55
  private static let numberScale = 1.2

  init(_ data: OSMData, on canvas: MapCanvas) {
    self.data = data
    self.canvas = canvas
  }

  func drawDots(to svg: inout SVGWriter) {
    guard canvas.pixelsPerMetre >= Self.dotScale else { return }
    var dots = [SVGWriter](repeating: SVGWriter(), count: PointKind.allCases.count)
    for (index, node) in data.taggedNodes.enumerated() {
      guard let kind = PointKind(data.tags(ofTaggedNode: index)) else { continue }
      let place = canvas.place(data.coordinate(ofNode: Int(node)))
      guard contains(place) else { continue }
      // A line without length has a round cap only: a dot.
      dots[kind.rawValue].line([place, place])
    }
    for kind in PointKind.allCases {
      svg.path(dots[kind.rawValue], "stroke=\"#fff\" stroke-width=\"6.4\"")
      svg.path(dots[kind.rawValue], "stroke=\"\(kind.color)\" stroke-width=\"4.6\"")
    }
  }

  func drawNames(to svg: inout SVGWriter, _ grid: inout LabelGrid) {
    guard canvas.pixelsPerMetre >= Self.nameScale else { return }
    for (index, node) in data.taggedNodes.enumerated() {
      let tags = data.tags(ofTaggedNode: index)
      guard let kind = PointKind(tags), let name = tags["name"] else { continue }
      let place = canvas.place(data.coordinate(ofNode: Int(node)))
      let below = PicturePoint(x: place.x, y: place.y + 10)
      let length = Double(name.count) * 4.6
      guard contains(below, length: length), grid.take(below, length: length, height: 8) else {
        continue
      }
      write(name, at: below, "font-size=\"8.5\" fill=\"\(kind.color)\"", to: &svg)
    }
  }

  /// Writes the numbers of houses: of points, and in the middle of buildings.
  func drawNumbers(to svg: inout SVGWriter, _ grid: inout LabelGrid) {
    guard canvas.pixelsPerMetre >= Self.numberScale else { return }
    func number(_ tags: [OSMTag], _ place: PicturePoint) {
      guard let text = tags["addr:housenumber"], contains(place),
        grid.take(place, length: Double(text.count) * 4, height: 6)
      else { return }
      write(text, at: place, "font-size=\"7\" fill=\"#6a6058\"", to: &svg)
    }
    for (index, node) in data.taggedNodes.enumerated() {
      let tags = data.tags(ofTaggedNode: index)
      guard PointKind(tags) == nil else { continue }
      number(tags, canvas.place(data.coordinate(ofNode: Int(node))))
    }
    for way in 0..<data.wayCount {
      let tags = data.tags(ofWay: way)
      guard tags["building"] != nil, tags["addr:housenumber"] != nil else { continue }
      let ring = data.nodes(ofWay: way).dropLast().map {
        canvas.place(data.coordinate(ofNode: Int($0)))
      }
      guard !ring.isEmpty else { continue }
      let x = ring.reduce(0) { $0 + $1.x } / Double(ring.count)
      let y = ring.reduce(0) { $0 + $1.y } / Double(ring.count)
      number(tags, PicturePoint(x: x, y: y))
    }
  }

  /// - Parameter length: Of what is written there.
  private func contains(_ place: PicturePoint, length: Double = 0) -> Bool {
    place.x > length / 2 && place.x < canvas.width - length / 2 && place.y > 0
      && place.y < canvas.height
  }

  private func write(
    _ text: String,
    at place: PicturePoint,
    _ style: String,
    to svg: inout SVGWriter
  ) {
    svg.raw("<text \(style) x=\"")
    svg.number(place.x)
    svg.raw("\" y=\"")
    svg.number(place.y + 3)
    svg.raw("\">")
    svg.escaped(text)
    svg.raw("</text>\n")
  }
}
