/// Why a geocoder has no answer; the raw value is the code that an app reads.
public enum GeocoderError: Int, Error, Hashable, Sendable {
  /// The coordinate is no place on the Earth.
  case invalidCoordinate = 1
  /// There is nothing to ask: no map is open.
  case `internal` = 2
}
