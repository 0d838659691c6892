public import Geodesy

/// Draws roads, routes and traces as SVG.
public struct MapDrawing: Sendable {
  private let graph: RoadGraph
  private let bounds: GeoBounds
  /// The width of the picture in pixels.
  private let width: Double
  private let height: Double
  private let shrink: Double

  /// - Parameters:
  ///   - bounds: What is drawn; the whole map where nil.
  ///   - width: Pixels.
  public init(_ map: RoadMap, bounds: GeoBounds? = nil, width: Double = 1000) {
    graph = map.graph
    let box = bounds ?? Self.bounds(of: map.graph)
    // A margin, so that nothing ends at the very edge.
    let margin = max(
      0.0002,
      0.06 * max(box.northEast.latitude - box.southWest.latitude, box.longitudeSpan)
    )
    self.bounds = GeoBounds(
      southWest: Coordinate(
        latitude: box.southWest.latitude - margin,
        longitude: box.southWest.longitude - margin
      ),
      northEast: Coordinate(
        latitude: box.northEast.latitude + margin,
        longitude: box.northEast.longitude + margin
      )
    )
    let middle = (box.southWest.latitude + box.northEast.latitude) / 2 * .pi / 180
    shrink = max(0.05, DeterministicMath.cos(middle))
    self.width = width
    let tall = self.bounds.northEast.latitude - self.bounds.southWest.latitude
    height = min(4 * width, max(width / 8, width * tall / (self.bounds.longitudeSpan * shrink)))
  }

  /// Returns the picture.
  ///
  /// - Parameters:
  ///   - routes: Lines drawn over the roads.
  ///   - trace: Points drawn over all.
  public func svg(routes: [[Coordinate]] = [], trace: [Coordinate] = []) -> String {
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" role="img" aria-label="map">
      <style>
        path { fill: none; stroke-linecap: round; stroke-linejoin: round }
        text { font: 11px sans-serif; fill: #333; text-anchor: middle; paint-order: stroke;
               stroke: #f7f5f0; stroke-width: 3px }
      </style>
      <rect width="100%" height="100%" fill="#f7f5f0"/>

      """
    let order = (0..<UInt32(graph.sectionCount)).filter(isVisible).sorted {
      (rank($1), $0) < (rank($0), $1)
    }
    for isCasing in [true, false] {
      for section in order { text += road(section, isCasing: isCasing) }
    }
    for route in routes {
      text +=
        "<path d=\"\(line(route))\" stroke=\"#1a56db\" stroke-width=\"6\" stroke-opacity=\"0.75\"/>\n"
      text += mark(route.first, "#0e9f6e") + mark(route.last, "#d03801")
    }
    for point in trace {
      let (x, y) = place(point)
      text += "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"2.5\" fill=\"#9b1c1c\"/>\n"
    }
    // Over all: a name under a route cannot be read.
    return text + names(order) + "</svg>\n"
  }

  // MARK: - Roads

  private func road(_ section: UInt32, isCasing: Bool) -> String {
    let facts = graph.facts(ofSection: section)
    let (color, width) = style(facts)
    let path = line(graph.shape(ofSection: section))
    if isCasing {
      guard width > 2 else { return "" }
      return "<path d=\"\(path)\" stroke=\"#b8b0a2\" stroke-width=\"\(number(width + 1.5))\"/>\n"
    }
    let dash = facts.mode == .ferry ? " stroke-dasharray=\"6 5\"" : ""
    return "<path d=\"\(path)\" stroke=\"\(color)\" stroke-width=\"\(number(width))\"\(dash)/>\n"
  }

  private func style(_ facts: WayFacts) -> (color: String, width: Double) {
    switch facts.roadClass {
    case .motorway, .motorwayLink: ("#e892a2", 5)
    case .trunk, .trunkLink: ("#f9b29c", 4.5)
    case .primary, .primaryLink: ("#fcd6a4", 4)
    case .secondary, .secondaryLink: ("#f7fabf", 3.5)
    case .tertiary, .tertiaryLink: ("#ffffff", 3)
    case .residential, .unclassified, .livingStreet: ("#ffffff", 2.2)
    case .ferry, .train: ("#5b8db8", 1.5)
    case .service, .winterRoad, .iceRoad: ("#ffffff", 1.2)
    case .track, .path, .cycleway, .bridleway, .footway, .pedestrian, .steps, .platform, .other:
      ("#c9b79c", 1)
    }
  }

  private func rank(_ section: UInt32) -> Int {
    graph.facts(ofSection: section).roadClass.priority
  }

  private func isVisible(_ section: UInt32) -> Bool {
    GeoBounds(graph.shape(ofSection: section)).intersects(bounds)
  }

  /// The names of roads that are long enough to bear them, each once.
  private func names(_ order: [UInt32]) -> String {
    var text = ""
    var seen: Set<String> = []
    for section in order.reversed() {
      guard let name = graph.facts(ofSection: section).name, !seen.contains(name) else { continue }
      let path = GeoPath(graph.shape(ofSection: section))
      guard let middle = path.position(at: path.length / 2)?.coordinate,
        path.length * pixelsPerMetre > Double(name.count) * 6
      else { continue }
      seen.insert(name)
      let (x, y) = place(middle)
      text += "<text x=\"\(number(x))\" y=\"\(number(y))\">\(Self.escaped(name))</text>\n"
    }
    return text
  }

  private var pixelsPerMetre: Double {
    width / (bounds.longitudeSpan * shrink * EarthModel.metresPerDegree)
  }

  // MARK: - Places

  private func place(_ point: Coordinate) -> (x: Double, y: Double) {
    let x = (point.longitude - bounds.southWest.longitude) / bounds.longitudeSpan * width
    let tall = bounds.northEast.latitude - bounds.southWest.latitude
    return (x, (bounds.northEast.latitude - point.latitude) / tall * height)
  }

  private func line(_ points: [Coordinate]) -> String {
    points.enumerated().map { index, point in
      let (x, y) = place(point)
      return "\(index == 0 ? "M" : "L")\(number(x)) \(number(y))"
    }.joined()
  }

  private func mark(_ point: Coordinate?, _ color: String) -> String {
    guard let point else { return "" }
    let (x, y) = place(point)
    return "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"7\" fill=\"\(color)\""
      + " stroke=\"#fff\" stroke-width=\"2\"/>\n"
  }

  /// One decimal, in integers.
  private func number(_ value: Double) -> String {
    let tenths = Int64((value * 10).rounded())
    let rest = (tenths % 10).magnitude
    let sign = tenths < 0 ? "-" : ""
    return "\(sign)\((tenths / 10).magnitude)" + (rest == 0 ? "" : ".\(rest)")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static func bounds(of graph: RoadGraph) -> GeoBounds {
    GeoBounds((0..<UInt32(graph.sectionCount)).flatMap { graph.shape(ofSection: $0) })
  }
}
