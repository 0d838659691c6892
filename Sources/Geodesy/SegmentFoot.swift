/// The place of a segment nearest to the origin of a frame.
struct SegmentFoot {
  /// Grows with the distance: the square of its tangent up to 60 degrees, beyond that 3 and more.
  var measure: Double
  /// How far along the segment, in `0...1`.
  var fraction: Double

  /// Farther than any place.
  static var none: SegmentFoot { SegmentFoot(measure: .infinity, fraction: 0) }

  private init(measure: Double, fraction: Double) {
    self.measure = measure
    self.fraction = fraction
  }

  /// The distance from the origin in metres.
  var deviation: Double {
    if measure < 1e-6 {
      // atan(t) = t - t³/3 + t⁵/5 within 1e-22 here.
      return EarthModel.meanRadius * measure.squareRoot() * (1 - measure * (1.0 / 3 - measure / 5))
    }
    let angle =
      measure <= 3
      ? DeterministicMath.atan(measure.squareRoot())
      : DeterministicMath.acos(max(-1, 3.5 - measure))
    return EarthModel.meanRadius * angle
  }

  /// Returns the measure of a distance in metres.
  static func measure(ofDistance metres: Double) -> Double {
    let angle = metres / EarthModel.meanRadius
    if angle < 1e-3 {
      let square = angle * angle
      return square * (1 + square * (2.0 / 3))
    }
    if angle >= .pi { return .infinity }
    if angle >= .pi / 3 { return 3.5 - DeterministicMath.cos(angle) }
    let tangent = DeterministicMath.tan(angle)
    return tangent * tangent
  }

  /// Finds the foot on the short segment from `a` to `b`, both near, within a range of fractions.
  @inline(__always)
  init(
    from a: TangentFrame.Vertex,
    to b: TangentFrame.Vertex,
    within limits: (low: Double, high: Double)
  ) {
    var t = Self.fraction(from: a, to: b)
    // As a comparison each is one instruction; of numbers that may be none, `max` is five.
    t = t > limits.low ? t : limits.low
    t = t < limits.high ? t : limits.high
    self.init(from: a, to: b, at: t, fraction: t)
  }

  /// Finds the foot on the segment from `a` to `b` of `length` metres, within a range of fractions.
  init(
    from a: TangentFrame.Vertex,
    to b: TangentFrame.Vertex,
    length: Double,
    within limits: (low: Double, high: Double)
  ) {
    guard a.isNear && b.isNear else {
      self.init(farFrom: a, to: b, length: length, within: limits)
      return
    }
    guard length >= GeoPath.longSegment else {
      self.init(from: a, to: b, within: limits)
      return
    }
    let t = Self.fraction(from: a, to: b)
    let along = Self.fraction(inMap: t, a.up, b.up, length)
    let inside = min(max(along, limits.low), limits.high)
    self.init(
      from: a,
      to: b,
      at: inside == along ? t : Self.mapFraction(of: inside, a.up, b.up, length),
      fraction: inside
    )
  }

  /// The place at a fraction of a segment's image in the map.
  @inline(__always)
  private init(
    from a: TangentFrame.Vertex,
    to b: TangentFrame.Vertex,
    at t: Double,
    fraction: Double
  ) {
    let east = a.x + t * (b.x - a.x)
    let north = a.y + t * (b.y - a.y)
    self.init(measure: east * east + north * north, fraction: fraction)
  }

  /// Returns the fraction of a segment's image in the map that is nearest to the origin.
  @inline(__always)
  private static func fraction(
    from a: TangentFrame.Vertex,
    to b: TangentFrame.Vertex
  ) -> Double {
    let dx = b.x - a.x
    let dy = b.y - a.y
    let square = dx * dx + dy * dy
    var t = square > 0 ? -(a.x * dx + a.y * dy) / square : 0
    t = t > 0 ? t : 0
    t = t < 1 ? t : 1
    return t
  }

  /// Where an end is beyond 60 degrees of the origin, the map ends: the same on the sphere itself.
  @inline(never)
  private init(
    farFrom a: TangentFrame.Vertex,
    to b: TangentFrame.Vertex,
    length: Double,
    within limits: (low: Double, high: Double)
  ) {
    let nx = a.north * b.up - a.up * b.north
    let ny = a.up * b.east - a.east * b.up
    let nz = a.east * b.north - a.north * b.east
    let size = (nx * nx + ny * ny + nz * nz).squareRoot()
    let angle = length / EarthModel.meanRadius
    var inside = a.up >= b.up ? 0.0 : 1.0
    if size > 1e-12 {
      // The up axis along the circle: its parts along `a`, and square to it.
      let ahead = (nx * a.north - ny * a.east) / size
      let along = DeterministicMath.atan2(ahead, a.up)
      if along >= 0 && along <= angle { inside = along / angle }
    }
    inside = min(max(inside, limits.low), limits.high)
    let sine = DeterministicMath.sin(angle)
    let up =
      size > 1e-12
      ? (DeterministicMath.sin((1 - inside) * angle) * a.up
        + DeterministicMath.sin(inside * angle) * b.up) / sine
      : (inside < 0.5 ? a.up : b.up)
    self.init(measure: up > 0.5 ? max(0, 1 / (up * up) - 1) : 3.5 - up, fraction: inside)
  }

  /// Returns the fraction of a segment's length that a fraction of its image in the map is.
  @inline(never)
  private static func fraction(
    inMap t: Double,
    _ upA: Double,
    _ upB: Double,
    _ length: Double
  ) -> Double {
    if t <= 0 || t >= 1 { return t }
    let angle = length / EarthModel.meanRadius
    let ratio = t * upA / ((1 - t) * upB)
    let (sine, cosine) = DeterministicMath.sineAndCosine(angle)
    return min(1, DeterministicMath.atan2(ratio * sine, 1 + ratio * cosine) / angle)
  }

  /// The inverse of ``fraction(inMap:_:_:_:)``.
  @inline(never)
  private static func mapFraction(
    of fraction: Double,
    _ upA: Double,
    _ upB: Double,
    _ length: Double
  ) -> Double {
    let angle = length / EarthModel.meanRadius
    let a = DeterministicMath.sin((1 - fraction) * angle) * upA
    let b = DeterministicMath.sin(fraction * angle) * upB
    return a + b > 0 ? b / (a + b) : 0
  }
}
