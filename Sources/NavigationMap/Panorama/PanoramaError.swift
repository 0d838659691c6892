/// Why there is no panorama.
public enum PanoramaError: String, Error, CaseIterable, Sendable {
  case invalidCoordinate, invalidRadius, invalidID
  /// None of that name, or none near enough.
  case notFound
  /// Nobody knows of panoramas, or they could not be asked.
  case unavailable
}
