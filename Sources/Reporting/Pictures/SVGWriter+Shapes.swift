import RoadNetwork

extension SVGWriter {
  /// A number as an attribute.
  mutating func attribute(_ name: String, _ value: Double) {
    raw(" \(name)=\"")
    number(value)
    raw("\"")
  }

  mutating func circle(_ center: PicturePoint, _ radius: Double, _ style: String) {
    raw("<circle")
    attribute("cx", center.x)
    attribute("cy", center.y)
    attribute("r", radius)
    raw(" \(style)/>\n")
  }

  mutating func box(
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    radius: Double = 0,
    _ style: String
  ) {
    raw("<rect")
    attribute("x", x)
    attribute("y", y)
    attribute("width", max(0, width))
    attribute("height", max(0, height))
    if radius > 0 { attribute("rx", radius) }
    raw(" \(style)/>\n")
  }

  mutating func text(
    _ text: String,
    x: Double,
    y: Double,
    size: Double,
    _ style: String
  ) {
    raw("<text")
    attribute("x", x)
    attribute("y", y)
    attribute("font-size", size)
    raw(" \(style)>")
    escaped(PictureText.printable(text))
    raw("</text>\n")
  }

  mutating func polygon(_ points: [PicturePoint], _ style: String) {
    guard points.count > 2 else { return }
    var commands = SVGWriter()
    commands.line(points, isClosed: true)
    path(commands, style)
  }

  mutating func polyline(_ points: [PicturePoint], width: Double, _ style: String) {
    guard points.count > 1 else { return }
    var commands = SVGWriter()
    commands.line(points)
    path(commands, "\(style) stroke-width=\"\(SVGWriter.decimal(width))\"")
  }

  /// A number as it is written elsewhere.
  static func decimal(_ value: Double) -> String {
    var writer = SVGWriter()
    writer.number(value)
    return writer.text
  }
}
