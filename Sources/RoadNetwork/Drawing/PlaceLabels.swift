/// Writes the names of towns, districts, waters and woods.
struct PlaceLabels {
  private let data: OSMData
  private let canvas: MapCanvas

  private struct Label {
    let text: String
    let center: PicturePoint
    let size: Double
    let style: String
    let rank: Int
  }

  /// Kind of place, size of its letters, pixels per metre from which and below which it is written.
  private static let kinds: [(kind: String, size: Double, from: Double, below: Double)] = [
    ("city", 19, 0, 1), ("town", 15, 0, 1.5), ("village", 12, 0.02, 2), ("island", 12, 0.05, 3),
    ("suburb", 11, 0.1, 3), ("quarter", 10.5, 0.15, 3), ("hamlet", 10.5, 0.06, 3),
    ("neighbourhood", 10, 0.25, 4), ("locality", 9.5, 0.25, 4),
  ]

  init(_ data: OSMData, on canvas: MapCanvas) {
    self.data = data
    self.canvas = canvas
  }

  /// Writes towns and districts.
  func drawPlaces(to svg: inout SVGWriter, _ grid: inout LabelGrid) {
    var labels: [Label] = []
    for (index, node) in data.taggedNodes.enumerated() {
      let tags = data.tags(ofTaggedNode: index)
      guard let kind = tags["place"], let name = tags["name"],
        let rank = Self.kinds.firstIndex(where: { $0.kind == kind })
      else { continue }
      let row = Self.kinds[rank]
      guard canvas.pixelsPerMetre >= row.from, canvas.pixelsPerMetre < row.below else { continue }
      let style =
        rank < 2 ? "font-weight=\"600\"" : rank < 4 ? "" : "fill=\"#6a6470\" letter-spacing=\".4\""
      let center = canvas.place(data.coordinate(ofNode: Int(node)))
      labels.append(Label(text: name, center: center, size: row.size, style: style, rank: rank))
    }
    write(labels.sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }, to: &svg, &grid)
  }

  /// Writes the names of waters, woods and parks in their middle, where there is room.
  func drawAreas(to svg: inout SVGWriter, _ grid: inout LabelGrid) {
    var labels: [(Label, Double)] = []
    for way in 0..<data.wayCount {
      let tags = data.tags(ofWay: way)
      guard let name = tags["name"], let kind = AreaKind(tags), let color = color(of: kind) else {
        continue
      }
      let nodes = data.nodes(ofWay: way).map { data.coordinate(ofNode: Int($0)) }
      guard nodes.count > 3, nodes.first == nodes.last, let ring = canvas.line(nodes) else {
        continue
      }
      let xs = ring.map(\.x)
      let ys = ring.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { continue }
      let length = Double(name.count) * 5
      guard right - left > length * 0.9, bottom - top > 12 else { continue }
      let center = PicturePoint(x: (left + right) / 2, y: (top + bottom) / 2)
      let style = "font-style=\"italic\" stroke-opacity=\".6\" fill=\"\(color)\""
      let label = Label(text: name, center: center, size: 9, style: style, rank: 0)
      labels.append((label, (right - left) * (bottom - top)))
    }
    let order = labels.sorted { (-$0.1, $0.0.text) < (-$1.1, $1.0.text) }
    write(order.map(\.0), to: &svg, &grid)
  }

  private func color(of kind: AreaKind) -> String? {
    switch kind {
    case .water: "#3d6f94"
    case .wood, .park, .heath, .grass, .cemetery: "#4c7038"
    case .beach, .works, .pitch: "#7b6f55"
    default: nil
    }
  }

  private func write(_ labels: [Label], to svg: inout SVGWriter, _ grid: inout LabelGrid) {
    for label in labels {
      let (x, y) = (label.center.x, label.center.y)
      let length = Double(label.text.count) * label.size * 0.56
      guard x > length / 2, y > label.size, x < canvas.width - length / 2, y < canvas.height - 4,
        grid.take(label.center, length: length + 6, height: label.size)
      else { continue }
      svg.raw("<text \(label.style) font-size=\"")
      svg.number(label.size)
      svg.raw("\" x=\"")
      svg.number(x)
      svg.raw("\" y=\"")
      svg.number(y + label.size * 0.35)
      svg.raw("\">")
      svg.escaped(label.text)
      svg.raw("</text>\n")
    }
  }
}
