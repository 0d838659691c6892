import Geodesy

/// Where the sun stands at one moment.
///
/// The low-accuracy formulas of Meeus, *Astronomical Algorithms* (1991), chapters 24 and 27, as in
/// NOAA's Solar Calculator: right to about 0.01° between 1900 and 2100.
struct SunPosition {
  /// Degrees north of the equator.
  let declination: Double
  /// Minutes by which the sun is ahead of the mean sun.
  let equationOfTime: Double
  /// Minutes of the day, universal time.
  private let minutes: Double

  /// - Parameter milliseconds: Since the Unix epoch.
  init(atMilliseconds milliseconds: Int64) {
    let day: Int64 = 86_400_000
    let ofDay = ((milliseconds % day) + day) % day
    minutes = Double(ofDay) / 60_000
    // Julian centuries since 2000-01-01T12:00Z.
    let t = (Double(milliseconds) / Double(day) - 10_957.5) / 36_525

    let meanLongitude = Bearing.normalized(280.46646 + t * (36_000.76983 + t * 0.0003032))
    let anomaly = Self.radians(Bearing.normalized(357.52911 + t * (35_999.05029 - 0.0001537 * t)))
    let eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
    let centre =
      DeterministicMath.sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t))
      + DeterministicMath.sin(2 * anomaly) * (0.019993 - 0.000101 * t)
      + DeterministicMath.sin(3 * anomaly) * 0.000289
    let node = Self.radians(Bearing.normalized(125.04 - 1934.136 * t))
    let longitude = Self.radians(
      meanLongitude + centre - 0.00569 - 0.00478 * DeterministicMath.sin(node)
    )
    let meanObliquity =
      23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
    let obliquity = Self.radians(meanObliquity + 0.00256 * DeterministicMath.cos(node))
    declination =
      DeterministicMath.asin(DeterministicMath.sin(obliquity) * DeterministicMath.sin(longitude))
      * (180 / .pi)

    let half = DeterministicMath.tan(obliquity / 2)
    let y = half * half
    let mean = Self.radians(meanLongitude)
    let sine = DeterministicMath.sin(anomaly)
    let angle =
      y * DeterministicMath.sin(2 * mean) - 2 * eccentricity * sine
      + 4 * eccentricity * y * sine * DeterministicMath.cos(2 * mean)
      - 0.5 * y * y * DeterministicMath.sin(4 * mean)
      - 1.25 * eccentricity * eccentricity * DeterministicMath.sin(2 * anomaly)
    equationOfTime = 4 * angle * (180 / .pi)
  }

  /// Returns degrees of the sun's centre above the horizon of a place, without refraction.
  func altitude(at place: Coordinate) -> Double {
    let solarMinutes = minutes + equationOfTime + 4 * place.longitude
    let hourAngle = Self.radians(Bearing.difference(from: 180, to: solarMinutes / 4))
    let latitude = DeterministicMath.sineAndCosine(Self.radians(place.latitude))
    let sun = DeterministicMath.sineAndCosine(Self.radians(declination))
    let sine =
      latitude.sine * sun.sine
      + latitude.cosine * sun.cosine * DeterministicMath.cos(hourAngle)
    return DeterministicMath.asin(min(1, max(-1, sine))) * (180 / .pi)
  }

  private static func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }
}
