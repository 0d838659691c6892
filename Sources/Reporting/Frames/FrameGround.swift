import Geodesy
import Navigation
import RoadNetwork

/// The ground of a map as the camera of a frame sees it: lines and areas in, what is seen of them out.
struct FrameGround {
  let projection: MapProjection
  let width: Double
  let height: Double

  /// A piece of a line that is about equally far away, with how large things look there.
  struct Piece {
    let line: [PicturePoint]
    let nearness: Double
    /// The step of ``nearness``: pieces of one step are drawn alike.
    let band: Int
  }

  /// Steps of nearness in each halving of it: the width of a line jumps by 3 % at most.
  private static let bandsPerHalving = 24.0

  private let limits: ClosedRange<Double>
  private let visible: PlaneBox
  private let center: ScreenPoint

  init(_ projection: MapProjection) {
    self.projection = projection
    width = projection.viewport.width
    height = projection.viewport.height
    limits = projection.forwardLimits
    center = WebMercator.point(projection.camera.target)
    let top = projection.farEdge
    let corners = [(0.0, top), (width, top), (0, height), (width, height)]
    visible = PlaneBox(
      corners.compactMap { x, y in
        projection.ground(at: ScreenPoint(x: x, y: y)).map(projection.plane(of:))
      }
    )
  }

  /// Points that one metre measures at the target.
  var pointsPerMetre: Double {
    let camera = projection.camera
    return WebMercator.pointsPerMetre(latitude: camera.target.latitude, zoom: camera.zoom)
  }

  // MARK: - The plane

  /// Returns places on the plane, without a jump where a line crosses the antimeridian.
  static func plane(_ line: some Sequence<Coordinate>) -> [ScreenPoint] {
    var shift = 0.0
    var last: Double?
    return line.map { place in
      var point = WebMercator.point(place)
      if let last {
        if point.x + shift - last > WebMercator.worldSize / 2 { shift -= WebMercator.worldSize }
        if point.x + shift - last < -WebMercator.worldSize / 2 { shift += WebMercator.worldSize }
      }
      point.x += shift
      last = point.x
      return point
    }
  }

  /// Returns how far to the east a shape is seen from where it lies on the plane.
  private func shift(of first: ScreenPoint?) -> Double {
    guard let first else { return 0 }
    return WebMercator.worldSize
      * ((center.x - first.x) / WebMercator.worldSize).rounded()
  }

  /// Returns whether any of a shape can be in the picture.
  func mayShow(_ box: PlaneBox, first: ScreenPoint?) -> Bool {
    // Across the antimeridian boxes say little.
    abs(shift(of: first)) > 0 || box.intersects(visible)
  }

  private func ground(_ points: [ScreenPoint]) -> [GroundPoint] {
    let shift = shift(of: points.first)
    return points.map { projection.ground(ofPlane: ScreenPoint(x: $0.x + shift, y: $0.y)) }
  }

  // MARK: - Lines

  /// Returns what is seen of a line, cut where things get smaller, the near pieces and the far.
  ///
  /// - Parameter margin: How far beyond the picture lines go on.
  func pieces(_ points: [ScreenPoint], margin: Double = 30) -> [Piece] {
    pieces(ground: ground(points), margin: margin)
  }

  func pieces(ground line: [GroundPoint], margin: Double = 30) -> [Piece] {
    var pieces: [Piece] = []
    var piece: [GroundPoint] = []
    var band = 0
    func end() {
      let nearness = self.nearness(ofBand: band)
      for run in screen(line: piece, margin: margin) {
        pieces.append(Piece(line: run, nearness: nearness, band: band))
      }
      piece = []
    }
    for run in clippedToLimits(line) {
      for (index, point) in run.enumerated() {
        guard index > 0 else {
          (piece, band) = ([point], self.band(point))
          continue
        }
        let last = run[index - 1]
        let target = self.band(point)
        while band != target {
          // On the border between two bands.
          let edge = forward(atEdge: target > band ? band + 1 : band)
          let span = point.forward - last.forward
          let part = span == 0 ? 0 : min(1, max(0, (edge - last.forward) / span))
          let border = Self.between(last, point, part)
          piece.append(border)
          end()
          band += target > band ? 1 : -1
          piece = [border]
        }
        piece.append(point)
      }
      end()
    }
    return pieces
  }

  /// Returns what is seen of a line as a whole.
  func lines(_ points: [ScreenPoint], margin: Double = 30) -> [[PicturePoint]] {
    clippedToLimits(ground(points)).flatMap { screen(line: $0, margin: margin) }
  }

  private func band(_ point: GroundPoint) -> Int {
    let nearness = projection.nearness(of: point)
    guard projection.camera.viewingAngle > 0, nearness > 0 else { return 0 }
    return Int((-WebMercator.zoom(scale: nearness) * Self.bandsPerHalving).rounded(.down))
  }

  func nearness(ofBand band: Int) -> Double {
    guard projection.camera.viewingAngle > 0 else { return 1 }
    return WebMercator.scale(zoom: -(Double(band) + 0.5) / Self.bandsPerHalving)
  }

  /// Returns how far forward a band begins.
  private func forward(atEdge band: Int) -> Double {
    let sine = DeterministicMath.sin(projection.camera.viewingAngle * (.pi / 180))
    let eye = MapProjection.eyeDistance * height
    let depth = eye * WebMercator.scale(zoom: Double(band) / Self.bandsPerHalving)
    return (depth - eye) / sine
  }

  private static func between(_ a: GroundPoint, _ b: GroundPoint, _ part: Double) -> GroundPoint {
    GroundPoint(
      right: a.right + (b.right - a.right) * part,
      forward: a.forward + (b.forward - a.forward) * part
    )
  }

  /// Returns the parts of a line that are neither behind the eye nor beyond the far limit.
  private func clippedToLimits(_ line: [GroundPoint]) -> [[GroundPoint]] {
    if line.allSatisfy({ limits.contains($0.forward) }) { return line.isEmpty ? [] : [line] }
    return PictureClip.runs(of: line, inside: insideLimits, between: Self.between)
  }

  /// Returns from where to where a segment lies within the limits, in shares of it.
  private func insideLimits(
    _ a: GroundPoint,
    _ b: GroundPoint
  ) -> (low: Double, high: Double)? {
    let span = b.forward - a.forward
    guard span != 0 else { return limits.contains(a.forward) ? (0, 1) : nil }
    let ends = [(limits.lowerBound - a.forward) / span, (limits.upperBound - a.forward) / span]
    let low = max(0, min(ends[0], ends[1]))
    let high = min(1, max(ends[0], ends[1]))
    return low < high ? (low, high) : nil
  }

  private func screen(line: [GroundPoint], margin: Double) -> [[PicturePoint]] {
    var points: [PicturePoint] = []
    points.reserveCapacity(line.count)
    for (index, place) in line.enumerated() {
      guard let seen = projection.point(for: place) else { continue }
      let point = PicturePoint(x: seen.x, y: seen.y)
      let isEnd = index == 0 || index == line.count - 1
      if isEnd || points.last.map({ $0.distance(to: point) >= 0.5 }) ?? true {
        points.append(point)
      }
    }
    return PictureClip(width: width, height: height, margin: margin).lines(points)
  }

  // MARK: - Areas

  /// Returns what is seen of an area's outline; empty for one outside of the picture.
  func ring(_ points: [ScreenPoint], margin: Double = 4) -> [PicturePoint] {
    ring(ground: ground(points), margin: margin)
  }

  func ring(ground points: [GroundPoint], margin: Double = 4) -> [PicturePoint] {
    let near = PictureClip.cut(points, at: limits.lowerBound, keepsMore: true)
    let both = PictureClip.cut(near, at: limits.upperBound, keepsMore: false)
    var ring: [PicturePoint] = []
    for place in both {
      guard let seen = projection.point(for: place) else { continue }
      let point = PicturePoint(x: seen.x, y: seen.y)
      if ring.last.map({ $0.distance(to: point) >= 0.4 }) ?? true { ring.append(point) }
    }
    return PictureClip(width: width, height: height, margin: margin).ring(ring)
  }

  /// Returns where a coordinate is seen, inside of the picture or within a margin around it.
  func point(_ place: Coordinate, margin: Double = 60) -> PicturePoint? {
    guard let seen = projection.point(for: place), seen.x >= -margin, seen.x <= width + margin,
      seen.y >= -margin, seen.y <= height + margin
    else { return nil }
    return PicturePoint(x: seen.x, y: seen.y)
  }

  /// Returns a circle on the ground, as it is seen.
  func circle(_ center: Coordinate, points radius: Double) -> [PicturePoint] {
    let middle = projection.ground(center)
    let points = (0..<48).map { index in
      let (sine, cosine) = DeterministicMath.sineAndCosine(Double(index) * .pi / 24)
      return GroundPoint(
        right: middle.right + radius * sine,
        forward: middle.forward + radius * cosine
      )
    }
    return ring(ground: points)
  }
}
