import Geodesy
import Navigation
import RoadNetwork

/// Draws what an app put on the map, the lowest first; the navigation's own line and stops are drawn by
/// others.
struct FrameOverlays {
  let ground: FrameGround
  let palette: FramePalette
  /// The numbers of the gradients of a picture.
  private var gradients = 0

  init(ground: FrameGround, palette: FramePalette) {
    self.ground = ground
    self.palette = palette
  }

  mutating func draw(_ overlays: ArraySlice<OverlaySnapshot>, to svg: inout SVGWriter) {
    for overlay in overlays where !overlay.belongsToNavigation {
      switch overlay.shape {
      case .marker(let shape): draw(shape, to: &svg)
      case .polyline(let shape): draw(shape, to: &svg)
      case .polygon(let shape): draw(shape, to: &svg)
      case .circle(let shape): draw(shape, to: &svg)
      case .groundOverlay(let shape): draw(shape, to: &svg)
      case .nothing: break
      }
    }
  }

  // MARK: - Lines

  private mutating func draw(_ shape: PolylineShape, to svg: inout SVGWriter) {
    guard shape.strokeWidth > 0 else { return }
    for stroke in shape.strokes {
      let part = Self.part(of: shape.path, stroke.segments)
      for line in ground.lines(FrameGround.plane(Self.dense(part, shape.isGeodesic))) {
        svg.polyline(line, width: shape.strokeWidth, paint(stroke.style, along: line, to: &svg))
      }
    }
  }

  private mutating func paint(
    _ style: StrokeStyle,
    along line: [PicturePoint],
    to svg: inout SVGWriter
  ) -> String {
    switch style {
    case .solid(let color): return "stroke=\"\(color.name)\""
    case .gradient(let from, let to):
      guard let first = line.first, let last = line.last else { return "" }
      gradients += 1
      svg.raw("<defs><linearGradient id=\"g\(gradients)\" gradientUnits=\"userSpaceOnUse\"")
      svg.attribute("x1", first.x)
      svg.attribute("y1", first.y)
      svg.attribute("x2", last.x)
      svg.attribute("y2", last.y)
      svg.raw("><stop offset=\"0\" stop-color=\"\(from.name)\"/>")
      svg.raw("<stop offset=\"1\" stop-color=\"\(to.name)\"/></linearGradient></defs>\n")
      return "stroke=\"url(#g\(gradients))\""
    }
  }

  /// Returns the part of a path between two numbers of segments.
  private static func part(of path: GeoPath, _ segments: Range<Double>) -> [Coordinate] {
    func place(_ at: Double) -> Coordinate? {
      let index = Int(at)
      guard let a = path[index] else { return path.coordinates.last }
      guard let b = path[index + 1] else { return a }
      let rest = at - Double(index)
      let east = Bearing.difference(from: a.longitude, to: b.longitude)
      return Coordinate(
        latitude: a.latitude + (b.latitude - a.latitude) * rest,
        longitude: Bearing.wrappedLongitude(a.longitude + east * rest)
      )
    }
    let first = Int(segments.lowerBound.rounded(.down)) + 1
    let last = Int(segments.upperBound.rounded(.up)) - 1
    let inner = first <= last ? (first...last).compactMap { path[$0] } : []
    return [place(segments.lowerBound)].compactMap { $0 } + inner
      + [place(segments.upperBound)].compactMap { $0 }
  }

  /// Returns a line with places between, so that great circles look like what they are.
  private static func dense(_ line: [Coordinate], _ isGeodesic: Bool) -> [Coordinate] {
    guard isGeodesic else { return line }
    var points = Array(line.prefix(1))
    for (a, b) in zip(line, line.dropFirst()) {
      let length = a.distance(to: b)
      let steps = min(64, max(1, Int(length / 50_000)))
      var here = a
      for _ in 1..<steps {
        here = here.destination(
          distance: length / Double(steps),
          bearing: here.initialBearing(to: b)
        )
        points.append(here)
      }
      points.append(b)
    }
    return points
  }

  // MARK: - Areas

  private func draw(_ shape: PolygonShape, to svg: inout SVGWriter) {
    var path = SVGWriter()
    for ring in [shape.path] + shape.holes {
      let line = Self.dense(ring.coordinates, shape.isGeodesic)
      path.line(ground.ring(FrameGround.plane(line), margin: 30), isClosed: true)
    }
    svg.path(
      path,
      "fill-rule=\"evenodd\" "
        + Self.look(shape.fillColor, shape.strokeColor, width: shape.strokeWidth)
    )
  }

  private func draw(_ shape: CircleShape, to svg: inout SVGWriter) {
    let camera = ground.projection.camera
    let radius =
      shape.radius
      * WebMercator.pointsPerMetre(latitude: shape.position.latitude, zoom: camera.zoom)
    guard radius.isFinite, radius > 0 else { return }
    let look = Self.look(shape.fillColor, shape.strokeColor, width: shape.strokeWidth)
    svg.polygon(ground.circle(shape.position, points: radius), look)
  }

  private static func look(_ fill: MapColor?, _ stroke: MapColor?, width: Double) -> String {
    let area = "fill=\"\(fill?.name ?? "none")\""
    guard let stroke, width > 0 else { return area }
    return "\(area) stroke=\"\(stroke.name)\" stroke-width=\"\(SVGWriter.decimal(width))\""
  }

  private func draw(_ shape: GroundOverlayShape, to svg: inout SVGWriter) {
    guard let icon = shape.icon, shape.opacity > 0 else { return }
    let pivot = ground.projection.ground(shape.position)
    let (sine, cosine) = DeterministicMath.sineAndCosine(shape.bearing * .pi / 180)
    let (low, high) = (shape.bounds.southWest, shape.bounds.northEast)
    let corners = [
      (low.latitude, low.longitude), (high.latitude, low.longitude),
      (high.latitude, high.longitude), (low.latitude, high.longitude),
    ]
    let ring = corners.map { latitude, longitude in
      let place = ground.projection.ground(Coordinate(latitude: latitude, longitude: longitude))
      let (dx, dy) = (place.right - pivot.right, place.forward - pivot.forward)
      return GroundPoint(
        right: pivot.right + dx * cosine + dy * sine,
        forward: pivot.forward + dy * cosine - dx * sine
      )
    }
    let seen = ground.ring(ground: ring)
    svg.raw("<g opacity=\"\(Self.hundredths(shape.opacity))\">\n")
    svg.polygon(
      seen,
      "fill=\"\(icon.tint?.name ?? "#9aa3b5")\" fill-opacity=\".55\" stroke=\"\(palette.ink)\" stroke-opacity=\".6\""
    )
    if !seen.isEmpty {
      let count = Double(seen.count)
      let x = seen.reduce(0.0) { $0 + $1.x } / count
      let y = seen.reduce(0.0) { $0 + $1.y } / count
      let middle = PicturePoint(x: x, y: y)
      write(icon.name, at: middle, size: 12, to: &svg)
    }
    svg.raw("</g>\n")
  }

  // MARK: - Markers

  private func draw(_ shape: MarkerShape, to svg: inout SVGWriter) {
    guard shape.opacity > 0, let place = ground.point(shape.position) else { return }
    let turn = shape.rotation - (shape.isFlat ? ground.projection.camera.bearing : 0)
    svg.raw("<g")
    if shape.opacity < 1 { svg.raw(" opacity=\"\(Self.hundredths(shape.opacity))\"") }
    if turn != 0 {
      svg.raw(" transform=\"rotate(")
      for part in [turn, place.x, place.y] {
        svg.number(part)
        svg.raw(" ")
      }
      svg.raw(")\"")
    }
    svg.raw(">\n")
    let icon = shape.icon
    let color = icon.tint?.name ?? "#5a6475"
    let corner = PicturePoint(
      x: place.x - shape.groundAnchor.x * icon.width,
      y: place.y - shape.groundAnchor.y * icon.height
    )
    if icon.name == MapImage.marker.name {
      let tip = PicturePoint(x: corner.x + icon.width / 2, y: corner.y + icon.height)
      FramePuck.pin(at: tip, color: color, scale: icon.height / 41, to: &svg)
    } else {
      svg.box(
        x: corner.x,
        y: corner.y,
        width: icon.width,
        height: icon.height,
        radius: min(icon.width, icon.height) * 0.25,
        "fill=\"\(color)\" stroke=\"#fff\" stroke-width=\"1.6\""
      )
      let size = min(icon.height * 0.55, 15)
      svg.text(
        String(icon.name.prefix(1)).uppercased(),
        x: corner.x + icon.width / 2,
        y: corner.y + icon.height / 2 + size * 0.36,
        size: size,
        "fill=\"#fff\" font-weight=\"700\" text-anchor=\"middle\""
      )
    }
    svg.raw("</g>\n")
  }

  private static func hundredths(_ value: Double) -> String {
    let whole = Int((min(max(value, 0), 1) * 100).rounded())
    return whole == 100 ? "1" : whole < 10 ? "0.0\(whole)" : "0.\(whole)"
  }

  /// The window of the selected marker.
  func draw(_ window: InfoWindowSnapshot, of overlays: [OverlaySnapshot], to svg: inout SVGWriter) {
    guard let overlay = overlays.first(where: { $0.id == window.marker }),
      case .marker(let shape) = overlay.shape, let place = ground.point(window.position)
    else { return }
    let lines: [(text: String, size: Double)]
    switch window.content {
    case .window(let name), .contents(let name): lines = [(name, 13)]
    case .standard:
      lines = [(window.title, 14.0), (window.snippet, 12)].compactMap { text, size in
        text.map { ($0, size) }
      }
    }
    guard !lines.isEmpty else { return }
    let texts = lines.map { (PictureText.fitted($0.text, width: 220, size: $0.size), $0.size) }
    let wide = (texts.map { PictureText.width($0.0, size: $0.1) }.max() ?? 0) + 28
    let high = texts.reduce(14) { $0 + $1.1 + 6 }
    let (x, y) = (
      place.x + (window.anchor.x - shape.groundAnchor.x) * shape.icon.width,
      place.y + (window.anchor.y - shape.groundAnchor.y) * shape.icon.height - 4
    )
    let tail = [
      PicturePoint(x: x - 9, y: y - 10), PicturePoint(x: x + 9, y: y - 10),
      PicturePoint(x: x, y: y),
    ]
    let fill = "fill=\"\(palette.panel)\""
    svg.box(
      x: x - wide / 2 - 1,
      y: y - high - 8,
      width: wide + 2,
      height: high + 2,
      radius: 9,
      "fill=\"#000\" fill-opacity=\".2\""
    )
    svg.polygon(tail, fill)
    svg.box(x: x - wide / 2, y: y - high - 9, width: wide, height: high, radius: 8, fill)
    var line = y - high
    for (text, size) in texts {
      line += size
      let ink = size > 12 ? palette.panelInk : palette.panelDim
      svg.text(
        text,
        x: x,
        y: line,
        size: size,
        "fill=\"\(ink)\" text-anchor=\"middle\""
      )
      line += 6
    }
  }

  private func write(_ text: String, at point: PicturePoint, size: Double, to svg: inout SVGWriter)
  {
    svg.text(
      PictureText.fitted(text, width: 160, size: size),
      x: point.x,
      y: point.y + size * 0.36,
      size: size,
      "fill=\"\(palette.ink)\" text-anchor=\"middle\""
    )
  }
}
