extension GeoPath {
  /// From this length in metres a segment is computed on the sphere, not by series.
  @inline(__always) static var longSegment: Double { 500 }

  /// Returns the place on a segment at a fraction of its length, on the great circle.
  ///
  /// Below 30 m a straight line in degrees is the great circle to 0.1 mm up to 80 degrees of
  /// latitude; below 500 m a series of the second order is.
  ///
  /// - Parameter frame: Knows sine and cosine of the latitudes near its origin, if there is one.
  @inline(__always)
  func point(
    on segment: Int,
    at fraction: Double,
    in frame: TangentFrame? = nil
  ) -> Coordinate {
    let a = coordinates[segment]
    let b = coordinates[segment + 1]
    if fraction <= 0 { return a }
    if fraction >= 1 { return b }
    let latitude = b.latitude - a.latitude
    var longitude = b.longitude - a.longitude
    if longitude > 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
    let length = distances[segment + 1] - distances[segment]
    let isPolar = a.latitude.magnitude > 80 || b.latitude.magnitude > 80
    guard length < 30 && !isPolar else {
      return length < Self.longSegment && !isPolar
        ? Self.bentPoint(a, latitude, longitude, fraction, frame)
        : Self.arcPoint(a, b, longitude, fraction, length)
    }
    return Coordinate(
      latitude: a.latitude + fraction * latitude,
      longitude: Bearing.wrappedLongitude(a.longitude + fraction * longitude)
    )
  }

  /// A straight line in degrees, bent as the equation of the great circle says.
  private static func bentPoint(
    _ a: Coordinate,
    _ latitude: Double,
    _ longitude: Double,
    _ fraction: Double,
    _ frame: TangentFrame?
  ) -> Coordinate {
    let radians = Double.pi / 180
    let middle = a.latitude + latitude / 2
    let (sine, cosine) =
      frame?.sineAndCosine(ofLatitude: middle) ?? DeterministicMath.sineAndCosine(middle * radians)
    // latitude'' = -sin cos longitude'², longitude'' = 2 tan latitude' longitude'
    let bend = fraction * (1 - fraction) * radians * longitude
    return Coordinate(
      latitude: a.latitude + fraction * latitude + bend * longitude * sine * cosine / 2,
      longitude: Bearing.wrappedLongitude(
        a.longitude + fraction * longitude - bend * latitude * sine / cosine
      )
    )
  }

  /// The weighted sum of both ends as vectors, with the first in the prime meridian.
  @inline(never)
  private static func arcPoint(
    _ a: Coordinate,
    _ b: Coordinate,
    _ longitude: Double,
    _ fraction: Double,
    _ length: Double
  ) -> Coordinate {
    let radians = Double.pi / 180
    let angle = length / EarthModel.meanRadius
    let wa = DeterministicMath.sin((1 - fraction) * angle)
    let wb = DeterministicMath.sin(fraction * angle)
    let (sinA, cosA) = DeterministicMath.sineAndCosine(a.latitude * radians)
    let (sinB, cosB) = DeterministicMath.sineAndCosine(b.latitude * radians)
    let (sinL, cosL) = DeterministicMath.sineAndCosine(longitude * radians)
    let x = wa * cosA + wb * cosB * cosL
    let y = wb * cosB * sinL
    let z = wa * sinA + wb * sinB
    return Coordinate(
      latitude: DeterministicMath.atan2(z, (x * x + y * y).squareRoot()) / radians,
      longitude: Bearing.wrappedLongitude(
        a.longitude + DeterministicMath.atan2(y, x) / radians
      )
    )
  }
}
