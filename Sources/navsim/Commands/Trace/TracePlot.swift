import Platform
import Geodesy
import RoadNetwork
import Traces

/// A trace as SVG: the way from above, and below it speed and accuracy over time.
struct TracePlot {
  private let fixes: [Fix]
  private let speeds: [Double?]
  private let title: String
  private let width: Double
  private let topSpeed: Double

  private static let wayHeight = 0.55
  private static let chartHeight = 110.0
  private static let edge = 46.0
  /// Nanoseconds without a fix that leave the line open.
  private static let gap: Int64 = 10_000_000_000
  /// From slow to fast; told apart by people who see few colours too.
  private static let colors = ["#6b2fa0", "#3458b5", "#0d7f8c", "#1f8f4e", "#9a8200", "#d1480f"]

  /// Creates the picture; nil without a fix.
  init?(_ fixes: [Fix], title: String, width: Double) {
    guard !fixes.isEmpty else { return nil }
    self.fixes = fixes
    self.title = title
    self.width = width
    speeds = fixes.indices.map { Self.speed(at: $0, in: fixes) }
    topSpeed = max(1, speeds.compactMap { $0 }.max() ?? 1)
  }

  var svg: [UInt8] {
    let way = (width * Self.wayHeight).rounded()
    let accuracies = fixes.map(\.horizontalAccuracy)
    let hasAccuracy = accuracies.contains { $0 != nil }
    let height = way + (hasAccuracy ? 2 : 1) * (Self.chartHeight + 40) + 20
    var svg = SVGWriter()
    svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    svg.raw("\(Int(width)) \(Int(height))\" width=\"\(Int(width))\" height=\"\(Int(height))\" ")
    svg.raw("role=\"img\" font-family=\"sans-serif\" font-size=\"13\" fill=\"none\" ")
    svg.raw("stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title>")
    svg.escaped(title)
    svg.raw("</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fbfaf7\"/>\n")
    drawWay(height: way, to: &svg)
    let speed = TraceChart(
      times: fixes.map(\.time),
      values: speeds.map { $0.map { $0 * 3.6 } },
      label: "speed, km/h",
      color: "#1b57b0",
      frame: (Self.edge, way + 30, width - 2 * Self.edge, Self.chartHeight)
    )
    speed.draw(gap: Self.gap, to: &svg)
    if hasAccuracy {
      let accuracy = TraceChart(
        times: fixes.map(\.time),
        values: accuracies,
        label: "accuracy, m",
        color: "#b3261e",
        frame: (Self.edge, way + 70 + Self.chartHeight, width - 2 * Self.edge, Self.chartHeight)
      )
      accuracy.draw(gap: Self.gap, to: &svg)
    }
    svg.raw("</svg>\n")
    return svg.bytes
  }

  // MARK: - The way

  private func drawWay(height: Double, to svg: inout SVGWriter) {
    let projection = LocalProjection(origin: fixes[0].coordinate)
    let plane = fixes.map { projection.point($0.coordinate) }
    let east = plane.map(\.east)
    let north = plane.map(\.north)
    let (left, right) = (east.min() ?? 0, east.max() ?? 0)
    let (bottom, top) = (north.min() ?? 0, north.max() ?? 0)
    let room = (width - 2 * Self.edge, height - 2 * Self.edge)
    let scale = min(room.0 / max(right - left, 20), room.1 / max(top - bottom, 20))
    let points = plane.map { place in
      PicturePoint(
        x: width / 2 + (place.east - (left + right) / 2) * scale,
        y: height / 2 - (place.north - (bottom + top) / 2) * scale
      )
    }
    var paths = Self.colors.map { _ in SVGWriter() }
    for index in points.indices.dropFirst() where !isGap(before: index) {
      let share = (speeds[index] ?? 0) / topSpeed
      let color = min(Self.colors.count - 1, Int(share * Double(Self.colors.count)))
      paths[color].line([points[index - 1], points[index]])
    }
    for (color, path) in zip(Self.colors, paths) where !path.isEmpty {
      svg.path(path, "stroke=\"\(color)\" stroke-width=\"3\"")
    }
    mark(points[0], "#17663a", to: &svg)
    if let last = points.last { mark(last, "#b3261e", to: &svg) }
    drawScale(scale, height: height, to: &svg)
  }

  private func mark(_ place: PicturePoint, _ color: String, to svg: inout SVGWriter) {
    svg.raw("<circle cx=\"")
    svg.number(place.x)
    svg.raw("\" cy=\"")
    svg.number(place.y)
    svg.raw("\" r=\"7\" fill=\"\(color)\" stroke=\"#fff\" stroke-width=\"2\"/>\n")
  }

  private func drawScale(_ scale: Double, height: Double, to svg: inout SVGWriter) {
    let lengths = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6]
    let metres = lengths.first { $0 * scale > 60 } ?? 1e7
    var path = SVGWriter()
    let (start, end) = (Self.edge, Self.edge + metres * scale)
    path.line([
      PicturePoint(x: start, y: height - 14), PicturePoint(x: start, y: height - 8),
      PicturePoint(x: end, y: height - 8), PicturePoint(x: end, y: height - 14),
    ])
    svg.path(path, "stroke=\"#1d2126\" stroke-width=\"1.5\"")
    let text = metres < 1000 ? "\(Int(metres)) m" : "\(Int(metres / 1000)) km"
    svg.raw(
      "<text x=\"\(Int(start) + 4)\" y=\"\(Int(height) - 14)\" fill=\"#1d2126\">\(text)</text>\n"
    )
    let top = Quantity.fixed(topSpeed * 3.6, 0)
    for (index, color) in Self.colors.enumerated() {
      let x = Int(width - Self.edge) - 22 * (Self.colors.count - index)
      svg.raw(
        "<rect x=\"\(x)\" y=\"\(Int(height) - 20)\" width=\"20\" height=\"6\" fill=\"\(color)\"/>\n"
      )
    }
    svg.raw("<text x=\"\(Int(width - Self.edge))\" y=\"\(Int(height) - 2)\" text-anchor=\"end\" ")
    svg.raw("fill=\"#1d2126\">0 to \(top) km/h</text>\n")
  }

  private func isGap(before index: Int) -> Bool {
    fixes[index].time - fixes[index - 1].time > Self.gap
      || fixes[index].segment != fixes[index - 1].segment
  }

  /// Metres per second as told, else from the fix before.
  private static func speed(at index: Int, in fixes: [Fix]) -> Double? {
    if let speed = fixes[index].speed { return speed }
    guard index > 0, fixes[index].segment == fixes[index - 1].segment else { return nil }
    let seconds = Double(fixes[index].time - fixes[index - 1].time) / 1e9
    guard seconds > 0 else { return nil }
    return fixes[index - 1].coordinate.distance(to: fixes[index].coordinate) / seconds
  }
}
