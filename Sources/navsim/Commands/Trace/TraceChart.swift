import Platform
import RoadNetwork

/// Values over time in a picture of a trace.
struct TraceChart {
  /// Nanoseconds, ascending.
  let times: [Int64]
  /// Nil where unknown.
  let values: [Double?]
  let label: String
  let color: String
  let frame: (x: Double, y: Double, width: Double, height: Double)

  /// Draws the chart.
  ///
  /// - Parameter gap: nanoseconds without a value that leave the line open.
  func draw(gap: Int64, to svg: inout SVGWriter) {
    let top = Self.rounded(values.compactMap { $0 }.max() ?? 1)
    let first = times.first ?? 0
    let span = Double(max(1, (times.last ?? 0) - first))
    drawFrame(top: top, seconds: span / 1e9, to: &svg)
    var path = SVGWriter()
    var line: [PicturePoint] = []
    var last: Int64?
    for (time, value) in zip(times, values) {
      guard let value, value.isFinite else { continue }
      if let last, time - last > gap {
        if line.count > 1 { path.line(line) }
        line = []
      }
      last = time
      let x = frame.x + Double(time - first) / span * frame.width
      line.append(PicturePoint(x: x, y: frame.y + frame.height * (1 - min(1, value / top))))
    }
    if line.count > 1 { path.line(line) }
    if !path.isEmpty { svg.path(path, "stroke=\"\(color)\" stroke-width=\"1.6\"") }
  }

  private func drawFrame(top: Double, seconds: Double, to svg: inout SVGWriter) {
    var path = SVGWriter()
    for part in [0, 0.5, 1] {
      let y = frame.y + frame.height * part
      path.line([PicturePoint(x: frame.x, y: y), PicturePoint(x: frame.x + frame.width, y: y)])
    }
    svg.path(path, "stroke=\"#d9d5cb\" stroke-width=\"1\"")
    let (left, right) = (Int(frame.x), Int(frame.x + frame.width))
    let bottom = Int(frame.y + frame.height)
    text(label, x: left, y: Int(frame.y) - 8, "start", to: &svg)
    text(Quantity.fixed(top, top < 10 ? 1 : 0), x: left - 6, y: Int(frame.y) + 4, "end", to: &svg)
    text("0", x: left - 6, y: bottom + 4, "end", to: &svg)
    text(Quantity.duration(seconds: seconds), x: right, y: bottom + 16, "end", to: &svg)
  }

  private func text(
    _ text: String,
    x: Int,
    y: Int,
    _ anchor: String,
    to svg: inout SVGWriter
  ) {
    svg.raw("<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" fill=\"#1d2126\">")
    svg.escaped(text)
    svg.raw("</text>\n")
  }

  /// Returns the next round number.
  private static func rounded(_ value: Double) -> Double {
    var unit = 1.0
    while unit * 10 <= value, unit < 1e12 { unit *= 10 }
    return [1.0, 1.5, 2, 3, 4, 5, 6, 8, 10].map { $0 * unit }.first { $0 >= value } ?? value
  }
}
