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

  private struct Spot {
    let center: PicturePoint
    let x: Double
    let y: Double
  }

  /// A stretch of the line straight enough for a text, inside the picture, with nothing there.
  private func place(
    _ length: Double,
    on ruler: LineRuler,
    height: Double,
    _ grid: inout LabelGrid
  ) -> Spot? {
    guard ruler.length >= length else { return nil }
    for part in [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86] {
      let middle = ruler.length * part
      guard middle >= length / 2, middle + length / 2 <= ruler.length,
        let a = ruler.place(at: max(0.01, middle - length / 2))?.point,
        let b = ruler.place(at: middle + length / 2)?.point,
        let along = ruler.place(at: middle)?.point
      else { continue }
      let chord = a.distance(to: b)
      let center = PicturePoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      guard chord >= 0.97 * length, center.distance(to: along) < 3,
        center.x > length / 2, center.y > 12, center.x < canvas.width - length / 2,
        center.y < canvas.height - 12
      else { continue }
      // Read from the left, or upwards.
      let isTurned = b.x - a.x < -1e-9 || (abs(b.x - a.x) <= 1e-9 && b.y > a.y)
      let sign = isTurned ? -1.0 : 1
      let spot = Spot(center: center, x: sign * (b.x - a.x) / chord, y: sign * (b.y - a.y) / chord)
      if grid.take(center, x: spot.x, y: spot.y, length: length, height: height) { return spot }
    }
    return nil
  }

  // MARK: - Writing

  private func write(
    _ text: String,
    _ size: Double,
    _ color: String,
    _ spot: Spot,
    to svg: inout SVGWriter
  ) {
    svg.raw("<text font-size=\"")
    svg.number(size)
    svg.raw("\" fill=\"\(color)\" transform=\"matrix(")
    for part in [spot.x, spot.y, -spot.y, spot.x] {
      svg.fraction(part)
      svg.raw(" ")
    }
    svg.number(spot.center.x)
    svg.raw(" ")
    svg.number(spot.center.y)
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
