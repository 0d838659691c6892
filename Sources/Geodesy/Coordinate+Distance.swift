extension Coordinate {
  /// Returns the great-circle distance to `other`, in metres.
  ///
  /// The haversine formula on a sphere of the mean Earth radius, within 0.6 % of the ellipsoid.
  public func distance(to other: Coordinate) -> Double {
    distance(to: other, Self.cosine(of: self), Self.cosine(of: other))
  }

  /// The cosine of the latitude of a place.
  @inline(__always)
  static func cosine(of place: Coordinate) -> Double {
    DeterministicMath.cos(place.latitude * (.pi / 180))
  }

  /// The same where the cosines of both latitudes are known.
  @inline(__always)
  func distance(to other: Coordinate, _ cosine: Double, _ otherCosine: Double) -> Double {
    let radians = Double.pi / 180
    let dLat = (other.latitude - latitude) * radians
    let dLon = (other.longitude - longitude) * radians
    let s = DeterministicMath.sin(dLat / 2)
    let t = DeterministicMath.sin(dLon / 2)
    let h = s * s + cosine * otherCosine * t * t
    if h < 1e-8 {
      // asin(u) = u + u³/6 + 3u⁵/40 within 1e-28 of the radius here, and no arc sine to compute.
      let u = h.squareRoot()
      return 2 * EarthModel.meanRadius * u * (1 + h * (1.0 / 6 + h * (3.0 / 40)))
    }
    return 2 * EarthModel.meanRadius * DeterministicMath.asin(min(1, h.squareRoot()))
  }

  /// Returns whether `other` lies no more than so many metres away, as ``distance(to:)`` says.
  ///
  /// Of places that are near it is mostly enough to look at the degrees between them: no way is longer than the one
  /// along a meridian and then along the equator.
  public func isWithin(_ metres: Double, of other: Coordinate) -> Bool {
    let north = (other.latitude - latitude).magnitude
    let east = (other.longitude - longitude).magnitude
    let metresPerDegree = EarthModel.metresPerDegree
    // Rounding takes no more than a part in a trillion off either.
    if (north + east) * (metresPerDegree * (1 + 1e-12)) <= metres { return true }
    if north < 0.5, east < 0.5 {
      // A flat triangle is the shorter by less than a hundred-thousandth; no cosine is below 1 - x² / 2.
      let latitude = Swift.max(latitude.magnitude, other.latitude.magnitude) * (.pi / 180)
      let across = east * Swift.max(0, 1 - latitude * latitude / 2)
      let square = (north * north + across * across) * (metresPerDegree * metresPerDegree)
      if square * (1 - 1e-5) > metres * metres { return false }
    }
    return distance(to: other) <= metres
  }

  /// Returns the direction in which the great circle to `other` starts, in `0..<360` degrees.
  ///
  /// 0 where the two are the same place.
  public func initialBearing(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let (p, q) = (latitude * radians, other.latitude * radians)
    let d = (other.longitude - longitude) * radians
    let cosQ = DeterministicMath.cos(q)
    let y = DeterministicMath.sin(d) * cosQ
    // cos p sin q - sin p cos q cos d, without the cancellation between near points.
    let half = DeterministicMath.sin(d / 2)
    let x =
      DeterministicMath.sin(q - p)
      + 2 * DeterministicMath.sin(p) * cosQ * half * half
    if x == 0 && y == 0 { return 0 }
    return Bearing.normalized(DeterministicMath.atan2(y, x) * (180 / .pi))
  }

  /// Returns the place `distance` metres away on the great circle that starts at `bearing` degrees.
  public func destination(distance: Double, bearing: Double) -> Coordinate {
    let radians = Double.pi / 180
    let angle = distance / EarthModel.meanRadius
    let (p, b) = (latitude * radians, bearing * radians)
    let (sinP, cosP) = (DeterministicMath.sin(p), DeterministicMath.cos(p))
    let (sinA, cosA) = (DeterministicMath.sin(angle), DeterministicMath.cos(angle))
    let z = sinP * cosA + cosP * sinA * DeterministicMath.cos(b)
    let x = cosP * cosA - sinP * sinA * DeterministicMath.cos(b)
    let y = DeterministicMath.sin(b) * sinA
    return Coordinate(
      latitude: DeterministicMath.atan2(z, (x * x + y * y).squareRoot()) / radians,
      longitude: Bearing.wrappedLongitude(
        longitude + DeterministicMath.atan2(y, x) / radians
      )
    )
  }
}

/// Measures from place to place, as a vehicle drives: of the place that it comes from half is computed by then.
public struct Odometer: Hashable, Sendable {
  /// The place measured to last, and the cosine of its latitude.
  private var place = Coordinate(latitude: 0, longitude: 0)
  private var cosine = 1.0

  /// Creates one that measured nothing yet.
  public init() {}

  /// Returns what ``Coordinate/distance(to:)`` does, to the last bit, in metres.
  public mutating func distance(from start: Coordinate, to end: Coordinate) -> Double {
    let startCosine = start == place ? cosine : Coordinate.cosine(of: start)
    (place, cosine) = (end, Coordinate.cosine(of: end))
    return start.distance(to: end, startCosine, cosine)
  }
}

/// The sphere on which distances are measured.
public enum EarthModel {
  /// The mean radius in metres: (2a + b) / 3 of GRS 80 (Moritz, *Geodetic Reference System 1980*).
  public static let meanRadius = 6_371_008.8

  /// Metres of one degree of a great circle.
  public static let metresPerDegree = meanRadius * Double.pi / 180
}
