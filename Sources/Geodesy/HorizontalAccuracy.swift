/// What the accuracy that a receiver tells is to its errors.
///
/// It is the radius that holds 68 % of the fixes, as the platforms' own documentation says of theirs; here of
/// errors with a round Gaussian distribution.
package enum HorizontalAccuracy {
  /// That radius in standard deviations of one axis: √(-2 ln 0.32).
  package static let sigmas = 1.51
}
