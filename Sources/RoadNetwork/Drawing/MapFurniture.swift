/// The scale bar, and whose data is drawn.
struct MapFurniture {
  let canvas: MapCanvas
  let attribution: String?

  func draw(to svg: inout SVGWriter) {
    drawScale(to: &svg)
    if let attribution { drawAttribution(attribution, to: &svg) }
  }

  /// Metres of the bar: 1, 2 or 5 times a power of ten, at most a fifth of the picture.
  private var metres: Int {
    let limit = min(canvas.width / 5, 180) / canvas.pixelsPerMetre
    var best = 1
    var power = 1
    while power <= 1_000_000 {
      for step in [1, 2, 5] where Double(step * power) <= limit { best = step * power }
      power *= 10
    }
    return best
  }

  private func drawScale(to svg: inout SVGWriter) {
    let metres = metres
    let length = Double(metres) * canvas.pixelsPerMetre
    let (x, y) = (14.0, canvas.height - 14)
    var path = SVGWriter()
    path.line([
      PicturePoint(x: x, y: y - 5), PicturePoint(x: x, y: y), PicturePoint(x: x + length, y: y),
      PicturePoint(x: x + length, y: y - 5),
    ])
    svg.path(path, "fill=\"none\" stroke=\"#fff\" stroke-opacity=\".8\" stroke-width=\"4\"")
    svg.path(path, "fill=\"none\" stroke=\"#444\" stroke-opacity=\"1\" stroke-width=\"1.2\"")
    let text = metres >= 1000 ? "\(metres / 1000) km" : "\(metres) m"
    svg.raw("<text font-size=\"10\" x=\"")
    svg.number(x + length / 2)
    svg.raw("\" y=\"")
    svg.number(y - 5)
    svg.raw("\">\(text)</text>\n")
  }

  private func drawAttribution(_ attribution: String, to svg: inout SVGWriter) {
    svg.raw("<text text-anchor=\"end\" font-size=\"10\" x=\"")
    svg.number(canvas.width - 8)
    svg.raw("\" y=\"")
    svg.number(canvas.height - 8)
    svg.raw("\">")
    svg.escaped(attribution)
    svg.raw("</text>\n")
  }
}
