import Geodesy
import RoadNetwork

/// The arrow of a maneuver, in a square of 48 points.
struct ManeuverArrow {
  /// The line from where one comes to where one goes; the arrow's head is at its end.
  private(set) var line: [PicturePoint] = []
  /// Where a roundabout is; nil for other maneuvers.
  private(set) var ring: (center: PicturePoint, radius: Double)?
  /// Whether the end of the way is meant.
  private(set) var isArrival = false

  init(type: String?, modifier: String?, exitDegrees: Double? = nil) {
    let type = type ?? "turn"
    if type == "arrive" {
      isArrival = true
      return
    }
    let turn = Self.degrees(modifier)
    if type.contains("roundabout") || type.contains("rotary") {
      // Degrees of the way through it are counted from straight back.
      makeRing(exit: exitDegrees.map { $0 - 180 } ?? turn)
      return
    }
    if type == "merge" || type == "fork" || type.contains("ramp") {
      makeTurn(turn == 0 ? 0 : (turn > 0 ? 40 : -40))
      return
    }
    makeTurn(turn)
  }

  /// Degrees to the right that a modifier means.
  private static func degrees(_ modifier: String?) -> Double {
    switch modifier {
    case "slight right": 40
    case "right": 90
    case "sharp right": 135
    case "slight left": -40
    case "left": -90
    case "sharp left": -135
    case "uturn": -180
    default: 0
    }
  }

  private mutating func makeTurn(_ degrees: Double) {
    if abs(degrees) >= 180 {
      let x = degrees > 0 ? 1.0 : -1
      line = [PicturePoint(x: 24 - x * 8, y: 43)]
      for index in 0...6 {
        let (sine, cosine) = DeterministicMath.sineAndCosine(Double(index) * .pi / 6)
        line.append(PicturePoint(x: 24 - x * 8 * cosine, y: 16 - 8 * sine))
      }
      line.append(PicturePoint(x: 24 + x * 8, y: 28))
      return
    }
    let (sine, cosine) = DeterministicMath.sineAndCosine(degrees * .pi / 180)
    // The bend moves away from where the arrow goes, so that the whole stays in the middle.
    let bend = PicturePoint(x: 24 - sine * 9, y: abs(degrees) > 90 ? 16 : 22 + 4 * (1 - cosine))
    let reach = degrees == 0 ? 12.0 : 19
    line = [
      PicturePoint(x: bend.x, y: 44), bend,
      PicturePoint(x: bend.x + sine * reach, y: bend.y - cosine * reach),
    ]
  }

  private mutating func makeRing(exit degrees: Double) {
    let center = PicturePoint(x: 24, y: 22)
    let radius = 8.5
    ring = (center, radius)
    line = [PicturePoint(x: 24, y: 45), PicturePoint(x: 24, y: 22 + radius)]
    // Traffic keeps to the right: anticlockwise from the entry at the bottom.
    var way = 180 - degrees
    while way <= 15 { way += 360 }
    let steps = max(1, Int(way / 15))
    for index in 1...steps {
      let angle = way * Double(index) / Double(steps) * .pi / 180
      let (sine, cosine) = DeterministicMath.sineAndCosine(angle)
      line.append(PicturePoint(x: 24 + radius * sine, y: 22 + radius * cosine))
    }
    let (sine, cosine) = DeterministicMath.sineAndCosine(degrees * .pi / 180)
    line.append(PicturePoint(x: 24 + sine * 16, y: 22 - cosine * 16))
  }

  /// Draws the arrow into a square.
  func draw(x: Double, y: Double, size: Double, color: String, to svg: inout SVGWriter) {
    let scale = size / 48
    func place(_ point: PicturePoint) -> PicturePoint {
      PicturePoint(x: x + point.x * scale, y: y + point.y * scale)
    }
    if isArrival {
      drawFlag(place, scale, color, to: &svg)
      return
    }
    let stroke = "stroke=\"\(color)\" stroke-linejoin=\"round\" stroke-linecap=\"round\""
    if let ring {
      svg.circle(
        place(ring.center),
        ring.radius * scale,
        "fill=\"none\" stroke=\"\(color)\" stroke-opacity=\".4\" stroke-width=\"\(SVGWriter.decimal(5 * scale))\""
      )
    }
    svg.polyline(line.map(place), width: 6 * scale, stroke)
    guard line.count > 1 else { return }
    let (tip, before) = (line[line.count - 1], line[line.count - 2])
    let size = max(1e-9, before.distance(to: tip))
    let (dx, dy) = ((tip.x - before.x) / size, (tip.y - before.y) / size)
    let head = [
      PicturePoint(x: tip.x + dx * 9, y: tip.y + dy * 9),
      PicturePoint(x: tip.x - dy * 9 - dx * 2, y: tip.y + dx * 9 - dy * 2),
      PicturePoint(x: tip.x + dy * 9 - dx * 2, y: tip.y - dx * 9 - dy * 2),
    ]
    svg.polygon(
      head.map(place),
      "fill=\"\(color)\" \(stroke) stroke-width=\"\(SVGWriter.decimal(2 * scale))\""
    )
  }

  private func drawFlag(
    _ place: (PicturePoint) -> PicturePoint,
    _ scale: Double,
    _ color: String,
    to svg: inout SVGWriter
  ) {
    let pole = [PicturePoint(x: 14, y: 44), PicturePoint(x: 14, y: 6)]
    svg.polyline(pole.map(place), width: 4 * scale, "stroke=\"\(color)\"")
    for row in 0..<4 {
      for column in 0..<5 where (row + column).isMultiple(of: 2) {
        let corner = place(PicturePoint(x: 16 + Double(column) * 5.2, y: 7 + Double(row) * 5.2))
        svg.box(
          x: corner.x,
          y: corner.y,
          width: 5.2 * scale,
          height: 5.2 * scale,
          "fill=\"\(color)\""
        )
      }
    }
    let frame = [(16.0, 7.0), (42, 7), (42, 27.8), (16, 27.8)].map {
      place(PicturePoint(x: $0.0, y: $0.1))
    }
    svg.polygon(frame, "fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.2\"")
  }
}
