/// How the length of a path is measured.
public enum PathLengthKind: Hashable, Sendable, CaseIterable {
  /// Along great circles, in metres of the mean Earth radius.
  case geodesic
  /// Along lines of constant bearing, in metres of the mean Earth radius.
  case rhumb
  /// Along straight lines of the Mercator map on which the equator measures 2.
  ///
  /// One metre at the equator is 1 / (π · 6,378,137).
  case projected
}
