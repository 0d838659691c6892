public import Geodesy

/// Draws a map with routes and traces as SVG.
///
/// With the map file's data the picture is that of a town plan: land, water, buildings, names. From
/// a graph alone it shows the roads. The same input gives the same bytes on every machine.
public struct MapDrawing: Sendable {
  private let graph: RoadGraph
  private let data: OSMData?
  private let canvas: MapCanvas
  private let attribution: String?

  /// - Parameters:
  ///   - data: What the map was made of; without it the roads of the graph are drawn.
  ///   - bounds: What is drawn, with a margin; the whole map where nil.
  ///   - width: Pixels.
  ///   - attribution: Whose data it is, written in a corner.
  public init(
    _ map: RoadMap,
    data: OSMData? = nil,
    bounds: GeoBounds? = nil,
    width: Double = 1000,
    attribution: String? = nil
  ) {
    graph = map.graph
    self.data = data
    // The sea reaches as far as the data: no margin beyond it where it fills the picture.
    let hasAreas = data.map(Self.hasCoast) ?? false
    let box = bounds ?? (hasAreas ? data?.bounds : nil) ?? Self.bounds(of: map.graph)
    canvas = MapCanvas(box, width: width, margin: bounds == nil && hasAreas ? 0 : 0.06)
    self.attribution = attribution
  }

  /// Returns the picture.
  ///
  /// - Parameters:
  ///   - routes: Lines drawn over the roads.
  ///   - trace: Points drawn over all.
  public func svg(routes: [[Coordinate]] = [], trace: [Coordinate] = []) -> String {
    var svg = SVGWriter()
    begin(&svg)
    if let data {
      var areas = AreaLayer(data, on: canvas)
      areas.draw(to: &svg)
    } else {
      svg.raw("<rect width=\"100%\" height=\"100%\" fill=\"\(AreaKind.land)\"/>\n")
    }
    let roads = data.map { DrawnRoad.all(in: $0, on: canvas) } ?? []
    let drawn = roads.isEmpty ? DrawnRoad.all(in: graph, on: canvas) : roads
    RoadLayer(drawn, on: canvas).draw(to: &svg)
    if let data { PointLayer(data, on: canvas).drawDots(to: &svg) }
    for route in routes { drawRoute(route, to: &svg) }
    drawTrace(trace, to: &svg)
    // Over all: a name under a route cannot be read.
    drawTexts(drawn, to: &svg)
    svg.raw("</svg>\n")
    return svg.text
  }

  private func begin(_ svg: inout SVGWriter) {
    var size = SVGWriter()
    size.number(canvas.width)
    let width = size.text
    size = SVGWriter()
    size.number(canvas.height)
    let height = size.text
    svg.raw(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="map" fill="none" \
      stroke-linecap="round" stroke-linejoin="round">

      """
    )
  }

  private func drawTexts(_ roads: [DrawnRoad], to svg: inout SVGWriter) {
    svg.raw(
      """
      <g font-family="'Noto Sans', 'DejaVu Sans', sans-serif" fill="#3b3733" text-anchor="middle" \
      paint-order="stroke" stroke="#fffdf8" stroke-opacity=".85" stroke-width="2.4">

      """
    )
    var grid = LabelGrid()
    // The corners of scale and source.
    _ = grid.take(PicturePoint(x: 100, y: canvas.height - 16), length: 200, height: 26)
    _ = grid.take(
      PicturePoint(x: canvas.width - 110, y: canvas.height - 12),
      length: 220,
      height: 16
    )
    let labels = RoadLabels(roads, on: canvas)
    if let data { PlaceLabels(data, on: canvas).drawPlaces(to: &svg, &grid) }
    labels.drawNumbers(to: &svg, &grid)
    labels.drawNames(to: &svg, &grid)
    if let data {
      PlaceLabels(data, on: canvas).drawAreas(to: &svg, &grid)
      PointLayer(data, on: canvas).drawNames(to: &svg, &grid)
      PointLayer(data, on: canvas).drawNumbers(to: &svg, &grid)
    }
    MapFurniture(canvas: canvas, attribution: attribution).draw(to: &svg)
    svg.raw("</g>\n")
  }

  // MARK: - Routes and traces

  private func drawRoute(_ route: [Coordinate], to svg: inout SVGWriter) {
    guard let line = canvas.line(route), let first = line.first, let last = line.last else {
      return
    }
    var path = SVGWriter()
    path.line(line)
    svg.path(path, "stroke=\"#1a56db\" stroke-width=\"6\" stroke-opacity=\".7\"")
    for (place, color) in [(first, "#0e9f6e"), (last, "#d03801")] {
      circle(place, "r=\"7\" fill=\"\(color)\" stroke=\"#fff\" stroke-width=\"2\"", to: &svg)
    }
  }

  private func drawTrace(_ trace: [Coordinate], to svg: inout SVGWriter) {
    for point in trace {
      circle(canvas.place(point), "r=\"2.5\" fill=\"#9b1c1c\"", to: &svg)
    }
  }

  private func circle(_ place: PicturePoint, _ style: String, to svg: inout SVGWriter) {
    svg.raw("<circle cx=\"")
    svg.number(place.x)
    svg.raw("\" cy=\"")
    svg.number(place.y)
    svg.raw("\" \(style)/>\n")
  }

  // MARK: - Extent

  private static func hasCoast(_ data: OSMData) -> Bool {
    (0..<data.wayCount).contains { data.tags(ofWay: $0)["natural"] == "coastline" }
  }

  private static func bounds(of graph: RoadGraph) -> GeoBounds {
    GeoBounds((0..<UInt32(graph.sectionCount)).flatMap { graph.shape(ofSection: $0) })
  }
}
