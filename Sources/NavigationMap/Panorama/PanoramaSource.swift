/// Knows panoramas.
public protocol PanoramaSource: AnyObject {
  /// Finds a panorama, and hands it over once, at once or in a later job.
  func find(
    _ query: PanoramaQuery,
    completion: @escaping (Result<Panorama, PanoramaError>) -> Void
  )
}
