import Platform
import RoadNetwork
package import Regression
import ScenarioLanguage

/// A sweep as a picture: false reroutes and the delay of detection over the values of the key.
package struct SweepPlot {
  private static let size = (width: 760.0, height: 420.0)
  private static let frame = (left: 70.0, top: 50.0, right: 690.0, bottom: 350.0)

  private let key: String
  private let points: [SweepPoint]

  /// Creates the picture of a sweep over the values of a key.
  package init(key: String, points: [SweepPoint]) {
    self.key = key
    self.points = points
  }

  /// The picture as SVG.
  package var svg: [UInt8] {
    var svg = SVGWriter()
    svg.raw(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 420\" role=\"img\" "
        + "font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<title>"
    )
    svg.escaped("False reroutes and delay of detection by \(key)")
    svg.raw("</title>\n<rect width=\"760\" height=\"420\" fill=\"#ffffff\"/>\n")
    frameLines(&svg)
    let falseOnes = points.map { $0.falseReroutes }
    let delays = points.map { $0.cell.detectionSeconds.median }
    let slow = points.map { $0.cell.detectionSeconds.high }
    let top = (Self.ceiling(falseOnes), Self.ceiling(delays + slow))
    scale(&svg, top.0, isLeft: true, "#b3261e", "false reroutes in 1,000 km")
    scale(&svg, top.1, isLeft: false, "#1a56b0", "seconds to detect, median and p90")
    curve(&svg, falseOnes, top.0, "stroke=\"#b3261e\" stroke-width=\"2.5\"", "#b3261e")
    curve(&svg, slow, top.1, "stroke=\"#1a56b0\" stroke-dasharray=\"5 4\"", "#1a56b0")
    curve(&svg, delays, top.1, "stroke=\"#1a56b0\" stroke-width=\"2.5\"", "#1a56b0")
    names(&svg)
    svg.raw("</svg>\n")
    return svg.bytes
  }

  /// Returns a round number that none of the values exceeds.
  static func ceiling(_ values: [Double?]) -> Double {
    let largest = values.compactMap { $0 }.max() ?? 0
    var unit = 0.01
    while unit * 10 < largest { unit *= 10 }
    for factor in [1.0, 2, 5, 10] where unit * factor >= largest { return unit * factor }
    return unit * 10
  }

  private func x(_ index: Int) -> Double {
    let frame = Self.frame
    guard points.count > 1 else { return (frame.left + frame.right) / 2 }
    return frame.left + (frame.right - frame.left) * Double(index) / Double(points.count - 1)
  }

  private func y(_ value: Double, _ top: Double) -> Double {
    Self.frame.bottom - (Self.frame.bottom - Self.frame.top) * value / top
  }

  private func frameLines(_ svg: inout SVGWriter) {
    for quarter in 0...4 {
      let y = Self.frame.bottom - (Self.frame.bottom - Self.frame.top) * Double(quarter) / 4
      var line = SVGWriter()
      line.line([PicturePoint(x: Self.frame.left, y: y), PicturePoint(x: Self.frame.right, y: y)])
      svg.path(line, "stroke=\"#d0d0d0\" fill=\"none\"")
    }
  }

  private func scale(
    _ svg: inout SVGWriter,
    _ top: Double,
    isLeft: Bool,
    _ colour: String,
    _ title: String
  ) {
    let place = isLeft ? Self.frame.left - 8 : Self.frame.right + 8
    let anchor = isLeft ? "end" : "start"
    for quarter in 0...4 {
      let value = top * Double(quarter) / 4
      text(&svg, Quantity.fixed(value, top < 10 ? 2 : 1), place, y(value, top) + 4, anchor, colour)
    }
    text(&svg, title, isLeft ? 20 : 740, 28, isLeft ? "start" : "end", colour)
  }

  /// Draws a line through the values that are known, with a dot at each.
  private func curve(
    _ svg: inout SVGWriter,
    _ values: [Double?],
    _ top: Double,
    _ stroke: String,
    _ fill: String
  ) {
    let places = values.enumerated().compactMap { index, value in
      value.map { PicturePoint(x: x(index), y: y($0, top)) }
    }
    if places.count > 1 {
      var line = SVGWriter()
      line.line(places)
      svg.path(line, "fill=\"none\" \(stroke)")
    }
    for place in places {
      svg.raw("<circle r=\"3\" fill=\"\(fill)\" cx=\"")
      svg.number(place.x)
      svg.raw("\" cy=\"")
      svg.number(place.y)
      svg.raw("\"/>\n")
    }
  }

  /// Writes the values below, as many as have room.
  private func names(_ svg: inout SVGWriter) {
    let step = max(1, (points.count + 11) / 12)
    for (index, point) in points.enumerated() where index % step == 0 {
      text(&svg, point.value, x(index), Self.frame.bottom + 20, "middle", "#202020")
    }
    text(&svg, key, (Self.frame.left + Self.frame.right) / 2, 400, "middle", "#202020")
  }

  private func text(
    _ svg: inout SVGWriter,
    _ words: String,
    _ x: Double,
    _ y: Double,
    _ anchor: String,
    _ colour: String
  ) {
    svg.raw("<text text-anchor=\"\(anchor)\" fill=\"\(colour)\" x=\"")
    svg.number(x)
    svg.raw("\" y=\"")
    svg.number(y)
    svg.raw("\">")
    svg.escaped(words)
    svg.raw("</text>\n")
  }
}
