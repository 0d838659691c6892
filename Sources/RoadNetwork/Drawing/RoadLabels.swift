/// Writes the names of roads along them, and the numbers of the great ones.
struct RoadLabels {
  private let canvas: MapCanvas
  private let roads: [DrawnRoad]

  init(_ roads: [DrawnRoad], on canvas: MapCanvas) {
    self.canvas = canvas
    self.roads = roads
  }

  /// A name with the longest line that bears it.
  private struct Candidate {
    let text: String
    let rank: Int
    let isFerry: Bool
    let ruler: LineRuler
  }

  func drawNames(to svg: inout SVGWriter, _ grid: inout LabelGrid) {
    for candidate in candidates(named: { $0.name }) {
      let size = candidate.rank >= 5 ? 10.5 : candidate.rank >= 4 ? 9.5 : 8.5
      let length = Double(candidate.text.count) * size * 0.54 + 4
      guard let place = place(length, on: candidate.ruler, height: size, &grid) else { continue }
      let color = candidate.isFerry ? "#3d6f94" : "#3b3733"
      write(candidate.text, size, color, place, to: &svg)
    }
  }

  func drawNumbers(to svg: inout SVGWriter, _ grid: inout LabelGrid) {
    for candidate in candidates(named: number) {
      guard candidate.ruler.length > 60 else { continue }
      let width = Double(candidate.text.count) * 5.6 + 7
      let spots = [0.25, 0.75, 0.4, 0.6, 0.15, 0.85].compactMap {
        candidate.ruler.place(at: candidate.ruler.length * $0)?.point
      }
      let spot = spots.first { point in
        point.x > width && point.y > 12 && point.x < canvas.width - width
          && point.y < canvas.height - 12 && grid.take(point, length: width + 4, height: 14)
      }
      guard let spot else { continue }
      writeNumber(candidate, spot, width, to: &svg)
    }
  }

  /// The first number of a great road; long ones are names.
  private func number(_ road: DrawnRoad) -> String? {
    guard RoadStyle.rank(road.roadClass) >= 5, let first = road.ref?.split(separator: ";").first,
      first.count <= 8
    else { return nil }
    return String(first)
  }

  // MARK: - Candidates

  /// The greatest roads first, of these the longest.
  private func candidates(named name: (DrawnRoad) -> String?) -> [Candidate] {
    var order: [String] = []
    var groups: [String: [DrawnRoad]] = [:]
    for road in roads where road.kind == .road || road.kind == .ferry {
      guard let name = name(road), !road.isRoundabout, name.count <= 60 else { continue }
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(road)
    }
    let list = order.compactMap { name -> (Candidate, Int)? in
      guard let members = groups[name] else { return nil }
      let rank = members.map { RoadStyle.rank($0.roadClass) }.max() ?? 0
      let longest = LineChains.join(members.map(\.line), mayReverse: true).map(LineRuler.init)
        .max { $0.length < $1.length }
      guard let longest, longest.length > 20 else { return nil }
      let isFerry = members.allSatisfy { $0.kind == .ferry }
      return (Candidate(text: name, rank: rank, isFerry: isFerry, ruler: longest), rank)
    }
    return list.map(\.0).sorted { a, b in
      (-a.rank, -a.ruler.length, a.text) < (-b.rank, -b.ruler.length, b.text)
    }
  }

  // MARK: - Places

  private static let rule = LineSpot.Rule(
    parts: [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86],
    straightness: 0.97,
    sag: 3
  )

  /// Between a name and the edge of the picture.
  private static let margin = 4.0

  /// A stretch of the line straight enough for a text, inside the picture, with nothing there.
  private func place(
    _ length: Double,
    on ruler: LineRuler,
    height: Double,
    _ grid: inout LabelGrid
  ) -> LineSpot? {
    LineSpot.find(length, on: ruler, Self.rule) { spot, _, _ in
      // A name that runs upwards reaches as far up as another one to the side.
      let wide = (abs(spot.x) * length + abs(spot.y) * height) / 2 + Self.margin
      let tall = (abs(spot.y) * length + abs(spot.x) * height) / 2 + Self.margin
      return spot.center.x > wide && spot.center.x < canvas.width - wide && spot.center.y > tall
        && spot.center.y < canvas.height - tall
        && grid.take(spot.center, x: spot.x, y: spot.y, length: length, height: height)
    }
  }

  // MARK: - Writing

  private func write(
    _ text: String,
    _ size: Double,
    _ color: String,
    _ spot: LineSpot,
    to svg: inout SVGWriter
  ) {
    svg.raw("<text font-size=\"")
    svg.number(size)
    svg.raw("\" fill=\"\(color)\" transform=\"matrix(")
    spot.writeMatrix(to: &svg)
    svg.raw(")\" dy=\".35em\">")
    svg.escaped(text)
    svg.raw("</text>\n")
  }

  private func writeNumber(
    _ candidate: Candidate,
    _ spot: PicturePoint,
    _ width: Double,
    to svg: inout SVGWriter
  ) {
    let fill = candidate.rank >= 8 ? "#3567b0" : candidate.rank >= 6 ? "#f3c34d" : "#fffef2"
    let ink = candidate.rank >= 8 ? "#fff" : "#333"
    svg.raw("<rect x=\"")
    svg.number(spot.x - width / 2)
    svg.raw("\" y=\"")
    svg.number(spot.y - 6.5)
    svg.raw("\" width=\"")
    svg.number(width)
    svg.raw("\" height=\"13\" rx=\"3\" fill=\"\(fill)\" stroke=\"#6b6558\" stroke-width=\".7\"/>\n")
    svg.raw("<text stroke=\"none\" font-weight=\"600\" font-size=\"9\" fill=\"\(ink)\" x=\"")
    svg.number(spot.x)
    svg.raw("\" y=\"")
    svg.number(spot.y + 3.2)
    svg.raw("\">")
    svg.escaped(candidate.text)
    svg.raw("</text>\n")
  }
}
