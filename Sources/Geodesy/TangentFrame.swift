/// The Earth seen from a place: the axes point east, north and up, and the unit is the radius.
///
/// Divided by its height, a point lies in the gnomonic map, where great circles are straight and the
/// foot of a perpendicular from the origin is the nearest point of a great circle. So distances from
/// the origin to a segment of any length are right to rounding, about a hundredth of a millimetre.
struct TangentFrame {
  let origin: Coordinate
  let sine: Double
  let cosine: Double

  /// A place in the frame.
  struct Vertex {
    let east: Double
    let north: Double
    let up: Double
    /// Where it lies in the map, if it is within 60 degrees of the origin.
    let x: Double
    let y: Double
    let isNear: Bool

    /// - Parameter inverse: 1 / up where the place is near, else 0.
    @inline(__always)
    init(east: Double, north: Double, up: Double, inverse: Double, isNear: Bool) {
      (self.east, self.north, self.up) = (east, north, up)
      (x, y, self.isNear) = (east * inverse, north * inverse, isNear)
    }
  }

  init(origin: Coordinate) {
    self.origin = origin
    (sine, cosine) = DeterministicMath.sineAndCosine(origin.latitude * (.pi / 180))
  }

  /// Returns sine and cosine of a latitude in degrees: within 640 m of the origin by what is known of that.
  @inline(__always)
  func sineAndCosine(ofLatitude latitude: Double) -> (sine: Double, cosine: Double) {
    let p = (latitude - origin.latitude) * (.pi / 180)
    let p2 = p * p
    guard p2 < 1e-8 else { return DeterministicMath.sineAndCosine(latitude * (.pi / 180)) }
    // Taylor series, whose first term left out is below 1e-21 here.
    let sinP = p * (1 - p2 * (1.0 / 6))
    let versP = p2 * (0.5 - p2 * (1.0 / 24))
    return (sine * (1 - versP) + cosine * sinP, cosine * (1 - versP) - sine * sinP)
  }

  @inline(__always)
  func vertex(_ place: Coordinate) -> Vertex {
    let p = (place.latitude - origin.latitude) * (.pi / 180)
    let q = (place.longitude - origin.longitude) * (.pi / 180)
    let p2 = p * p
    let q2 = q * q
    guard p2 < 1e-6, q2 < 1e-6 else { return farVertex(place) }
    // Taylor series, whose first term left out is below 1e-17 here.
    let sinP = p * (1 - p2 * (1.0 / 6))
    let sinQ = q * (1 - q2 * (1.0 / 6))
    let versP = p2 * (0.5 - p2 * (1.0 / 24))
    let versQ = q2 * (0.5 - q2 * (1.0 / 24))
    let cosLatitude = cosine * (1 - versP) - sine * sinP
    let fall = versP + cosLatitude * cosine * versQ
    return Vertex(
      east: cosLatitude * sinQ,
      north: sinP + cosLatitude * sine * versQ,
      up: 1 - fall,
      inverse: 1 + fall * (1 + fall),
      isNear: true
    )
  }

  @inline(never)
  private func farVertex(_ place: Coordinate) -> Vertex {
    var longitude = place.longitude - origin.longitude
    if longitude > 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
    let p = (place.latitude - origin.latitude) * (.pi / 180)
    let q = longitude * (.pi / 180)
    let p2 = p * p
    let q2 = q * q
    if max(p2, q2) < 4e-4 {
      return vertex(
        p * (1 - p2 * (1.0 / 6 - p2 * (1.0 / 120 - p2 * (1.0 / 5040)))),
        p2 * (0.5 - p2 * (1.0 / 24 - p2 * (1.0 / 720))),
        q * (1 - q2 * (1.0 / 6 - q2 * (1.0 / 120 - q2 * (1.0 / 5040)))),
        q2 * (0.5 - q2 * (1.0 / 24 - q2 * (1.0 / 720)))
      )
    }
    let halfP = DeterministicMath.sin(p / 2)
    let halfQ = DeterministicMath.sin(q / 2)
    return vertex(
      DeterministicMath.sin(p),
      2 * halfP * halfP,
      DeterministicMath.sin(q),
      2 * halfQ * halfQ
    )
  }

  /// Returns the place of two differences of angles, given by their sines and 1 less their cosines.
  @inline(__always)
  private func vertex(
    _ sinP: Double,
    _ versP: Double,
    _ sinQ: Double,
    _ versQ: Double
  ) -> Vertex {
    let cosLatitude = cosine * (1 - versP) - sine * sinP
    let up = 1 - versP - cosLatitude * cosine * versQ
    return Vertex(
      east: cosLatitude * sinQ,
      north: sinP + cosLatitude * sine * versQ,
      up: up,
      inverse: up > 0.5 ? 1 / up : 0,
      isNear: up > 0.5
    )
  }
}
