import Geodesy
import Navigation
import RoadNetwork
import ScenarioLanguage
import Simulation

/// Draws what lies over the map: header, arrival card, speed, compass, scale.
struct FramePanels {
  let scene: FrameScene
  let palette: FramePalette

  private var snapshot: MapSnapshot { scene.snapshot }
  private var width: Double { snapshot.viewport.width }
  private var height: Double { snapshot.viewport.height }

  private static let margin = 10.0
  private static let cardHeight = 76.0

  /// Whether the view is large enough for panels.
  private var hasRoom: Bool { width >= 220 && height >= 260 }

  private var headerHeight: Double {
    guard let header = snapshot.header, hasRoom else { return 0 }
    let lines = headline(header).count
    return (lines > 1 ? 118 : 96) + (lanes(header).isEmpty ? 0 : 40)
  }

  /// The rows of the picture that no panel covers.
  var free: ClosedRange<Double> {
    let top = headerHeight > 0 ? Self.margin + headerHeight + 6 : 6
    return top...max(top, height - bottom - 34)
  }

  private var bottom: Double {
    snapshot.etaCard != nil && hasRoom ? Self.cardHeight + Self.margin : 0
  }

  /// Takes the places of what is drawn outside of the panels.
  func reserve(_ grid: inout LabelGrid) {
    func take(_ x: Double, _ y: Double, _ length: Double, _ height: Double) {
      _ = grid.take(PicturePoint(x: x, y: y), length: length, height: height)
    }
    if scene.showsSpeed { take(58, height - bottom - 46, 110, 70) }
    if snapshot.isCompassVisible { take(width - 32, free.lowerBound + 28, 50, 50) }
  }

  func draw(to svg: inout SVGWriter) {
    svg.raw("<g>\n")
    drawScale(to: &svg)
    if snapshot.isCompassVisible { drawCompass(to: &svg) }
    if scene.showsSpeed, hasRoom { drawSpeed(to: &svg) }
    if snapshot.isRecenterButtonVisible, hasRoom { drawRecenter(to: &svg) }
    if let card = snapshot.etaCard, hasRoom { drawCard(card, to: &svg) }
    if let header = snapshot.header, hasRoom { drawHeader(header, to: &svg) }
    if let note = scene.note { drawNote(note, to: &svg) }
    svg.raw("</g>\n")
  }

  private func panel(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    radius: Double,
    _ fill: String,
    to svg: inout SVGWriter
  ) {
    svg.box(
      x: x - 1,
      y: y,
      width: width + 2,
      height: height + 3,
      radius: radius + 1,
      "fill=\"#000\" fill-opacity=\".18\""
    )
    svg.box(x: x, y: y, width: width, height: height, radius: radius, "fill=\"\(fill)\"")
  }

  // MARK: - Header

  private func headline(_ header: InstructionEvent) -> [String] {
    PictureText.lines(header.instruction.primary.text, width: width - 118, size: 20)
  }

  private func lanes(_ header: InstructionEvent) -> [VisualInstruction.Lane] {
    let lanes = header.instruction.sub?.lanes ?? []
    return Array((lanes.isEmpty ? header.instruction.primary.lanes : lanes).prefix(8))
  }

  private func drawHeader(_ header: InstructionEvent, to svg: inout SVGWriter) {
    let (x, y) = (Self.margin, Self.margin)
    let wide = width - 2 * Self.margin
    panel(x, y, wide, headerHeight, radius: 16, palette.header, to: &svg)
    let primary = header.instruction.primary
    ManeuverArrow(
      type: primary.maneuverType,
      modifier: primary.modifier,
      exitDegrees: primary.roundaboutExitDegrees
    )
    .draw(x: x + 14, y: y + 18, size: 60, color: "#fff", to: &svg)
    let left = x + 88
    svg.text(
      DrivingUnits.distance(header.distanceToManeuver),
      x: left,
      y: y + 36,
      size: 26,
      "fill=\"#fff\" font-weight=\"700\""
    )
    if let exit = primary.exitNumbers.first {
      let text = PictureText.fitted("Exit \(exit)", width: 90, size: 13)
      let length = PictureText.width(text, size: 13) + 16
      svg.box(
        x: x + wide - length - 14,
        y: y + 16,
        width: length,
        height: 24,
        radius: 6,
        "fill=\"#fff\" fill-opacity=\".2\""
      )
      svg.text(
        text,
        x: x + wide - length / 2 - 14,
        y: y + 33,
        size: 13,
        "fill=\"#fff\" font-weight=\"600\" text-anchor=\"middle\""
      )
    }
    var line = y + 64
    for text in headline(header) {
      svg.text(text, x: left, y: line, size: 20, "fill=\"#fff\" font-weight=\"500\"")
      line += 24
    }
    if let secondary = header.instruction.secondary?.text, headline(header).count == 1 {
      let text = PictureText.fitted(secondary, width: wide - 102, size: 14)
      svg.text(text, x: left, y: line - 3, size: 14, "fill=\"#fff\" fill-opacity=\".8\"")
    }
    drawLanes(lanes(header), to: &svg)
  }

  private func drawLanes(_ lanes: [VisualInstruction.Lane], to svg: inout SVGWriter) {
    guard !lanes.isEmpty else { return }
    let top = Self.margin + headerHeight - 40
    var strip = SVGWriter()
    let (left, right, low) = (Self.margin, width - Self.margin, Self.margin + headerHeight)
    strip.raw("M\(SVGWriter.decimal(left)) \(SVGWriter.decimal(top))")
    strip.raw("H\(SVGWriter.decimal(right))V\(SVGWriter.decimal(low - 16))")
    strip.raw("a16 16 0 0 1 -16 16H\(SVGWriter.decimal(left + 16))a16 16 0 0 1 -16 -16Z")
    svg.path(strip, "fill=\"\(palette.headerStrip)\"")
    let step = min(40, (right - left - 24) / Double(lanes.count))
    var x = (left + right) / 2 - step * Double(lanes.count) / 2
    for lane in lanes {
      let direction = lane.activeDirection ?? lane.directions.first
      svg.raw("<g opacity=\"\(lane.isActive ? "1" : ".38")\">\n")
      ManeuverArrow(type: "turn", modifier: direction)
        .draw(x: x + (step - 30) / 2, y: top + 5, size: 30, color: "#fff", to: &svg)
      svg.raw("</g>\n")
      x += step
    }
  }

  // MARK: - Card

  private func drawCard(_ card: MapSnapshot.ETACard, to svg: inout SVGWriter) {
    let top = height - Self.cardHeight - Self.margin
    let wide = width - 2 * Self.margin
    panel(Self.margin, top, wide, Self.cardHeight, radius: 16, palette.panel, to: &svg)
    let left = Self.margin + 20
    svg.text(
      DrivingUnits.duration(card.remainingTime),
      x: left,
      y: top + 34,
      size: 25,
      "fill=\"\(palette.good)\" font-weight=\"700\""
    )
    let arrival = DrivingUnits.timeOfDay(scene.epochMilliseconds &+ card.arrival.milliseconds)
    svg.text(
      "\(DrivingUnits.distance(card.remainingDistance)) · \(arrival)",
      x: left,
      y: top + 58,
      size: 16,
      "fill=\"\(palette.panelDim)\""
    )
    guard let title = snapshot.destinations.first?.title, !title.isEmpty else { return }
    let text = PictureText.fitted(title, width: wide * 0.5 - 30, size: 16)
    svg.text(
      text,
      x: Self.margin + wide - 20,
      y: top + 45,
      size: 16,
      "fill=\"\(palette.panelInk)\" font-weight=\"600\" text-anchor=\"end\""
    )
  }

  // MARK: - Small things

  private func drawSpeed(to svg: inout SVGWriter) {
    let y = height - bottom - 46
    var x = 40.0
    if let limit = scene.speedLimit {
      let center = PicturePoint(x: x, y: y)
      svg.circle(center, 27, "fill=\"#000\" fill-opacity=\".18\"")
      svg.circle(center, 25, "fill=\"#fff\" stroke=\"#d8202c\" stroke-width=\"5\"")
      let text = DrivingUnits.speed(limit)
      svg.text(
        text,
        x: x,
        y: y + (text.count > 2 ? 6 : 7),
        size: text.count > 2 ? 17 : 21,
        "fill=\"#16181c\" font-weight=\"700\" text-anchor=\"middle\""
      )
      x += 56
    }
    guard let speed = snapshot.myLocation?.speed else { return }
    // What is over the limit as the meter shows it, is red.
    let isOver = scene.speedLimit.map { speed > $0 + 0.14 } ?? false
    svg.circle(PicturePoint(x: x, y: y + 1), 28, "fill=\"#000\" fill-opacity=\".18\"")
    svg.circle(PicturePoint(x: x, y: y), 26, "fill=\"\(palette.panel)\"")
    svg.text(
      DrivingUnits.speed(speed),
      x: x,
      y: y + 5,
      size: 21,
      "fill=\"\(isOver ? "#e0313c" : palette.panelInk)\" font-weight=\"700\" text-anchor=\"middle\""
    )
    svg.text(
      "km/h",
      x: x,
      y: y + 17,
      size: 9,
      "fill=\"\(palette.panelDim)\" text-anchor=\"middle\""
    )
  }

  private func drawCompass(to svg: inout SVGWriter) {
    let center = PicturePoint(x: width - 34, y: free.lowerBound + 28)
    svg.circle(PicturePoint(x: center.x, y: center.y + 1), 23, "fill=\"#000\" fill-opacity=\".18\"")
    svg.circle(center, 21, "fill=\"\(palette.panel)\"")
    svg.raw("<g transform=\"translate(")
    svg.number(center.x)
    svg.raw(" ")
    svg.number(center.y)
    svg.raw(") rotate(")
    svg.number(-snapshot.camera.bearing)
    svg.raw(")\"><path d=\"M0 -15L5.5 0H-5.5Z\" fill=\"#e0313c\"/>")
    svg.raw("<path d=\"M0 15L5.5 0H-5.5Z\" fill=\"\(palette.panelDim)\"/></g>\n")
  }

  private func drawRecenter(to svg: inout SVGWriter) {
    let text = "Re-center"
    let wide = PictureText.width(text, size: 15) + 34
    let y = height - bottom - 66
    panel((width - wide) / 2, y, wide, 38, radius: 19, palette.panel, to: &svg)
    svg.text(
      text,
      x: width / 2,
      y: y + 24,
      size: 15,
      "fill=\"\(palette.route)\" font-weight=\"600\" text-anchor=\"middle\""
    )
  }

  private func drawScale(to svg: inout SVGWriter) {
    let camera = snapshot.camera
    let scale = WebMercator.pointsPerMetre(latitude: camera.target.latitude, zoom: camera.zoom)
    let limit = min(90, width / 4) / scale
    var (metres, power) = (1, 1)
    while power <= 1_000_000 {
      for step in [1, 2, 5] where Double(step * power) <= limit { metres = step * power }
      power *= 10
    }
    let length = Double(metres) * scale
    let (x, y) = (width - 14 - length, height - bottom - 14)
    let bar = [(x, y - 5), (x, y), (x + length, y), (x + length, y - 5)].map {
      PicturePoint(x: $0.0, y: $0.1)
    }
    svg.polyline(bar, width: 4, "stroke=\"\(palette.halo)\" stroke-opacity=\".8\"")
    svg.polyline(bar, width: 1.4, "stroke=\"\(palette.ink)\"")
    svg.text(
      metres >= 1000 ? "\(metres / 1000) km" : "\(metres) m",
      x: x + length / 2,
      y: y - 7,
      size: 11,
      """
      text-anchor="middle" fill="\(palette.ink)" paint-order="stroke" \
      stroke="\(palette.halo)" stroke-width="2.5" stroke-opacity=".8"
      """
    )
    guard let attribution = scene.attribution else { return }
    svg.text(
      PictureText.fitted(attribution, width: width * 0.6, size: 9),
      x: 12,
      y: y + 8,
      size: 9,
      """
      fill="\(palette.ink)" fill-opacity=".75" paint-order="stroke" stroke="\(palette.halo)" \
      stroke-width="2" stroke-opacity=".7"
      """
    )
  }

  private func drawNote(_ note: String, to svg: inout SVGWriter) {
    let text = PictureText.fitted(note, width: width - 60, size: 16)
    let wide = PictureText.width(text, size: 16) + 36
    panel((width - wide) / 2, height / 2 - 22, wide, 44, radius: 22, palette.panel, to: &svg)
    svg.text(
      text,
      x: width / 2,
      y: height / 2 + 6,
      size: 16,
      "fill=\"\(palette.panelInk)\" text-anchor=\"middle\""
    )
  }
}
