/// The sphere on which distances are measured.
public enum EarthModel {
  /// The mean radius in metres: (2a + b) / 3 of GRS 80 (Moritz, *Geodetic Reference System 1980*).
  public static let meanRadius = 6_371_008.8

  /// Metres of one degree of a great circle.
  public static let metresPerDegree = meanRadius * Double.pi / 180
}
