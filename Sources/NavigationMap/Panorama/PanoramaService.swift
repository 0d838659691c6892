public import Geodesy
import Navigation

/// Answers what is known of panoramas, without a view.
///
/// Each request is answered once, never inside the call.
public final class PanoramaService {
  private weak var source: (any PanoramaSource)?
  private let scheduler: any Scheduling

  init(source: (any PanoramaSource)?, scheduler: any Scheduling) {
    self.source = source
    self.scheduler = scheduler
  }

  public typealias Completion = (Result<Panorama, PanoramaError>) -> Void

  /// Asks for the nearest panorama within 50 metres.
  public func requestPanorama(near place: Coordinate, completion: @escaping Completion) {
    request(.near(place, radius: PanoramaQuery.standardRadius), completion: completion)
  }

  /// Asks for the nearest panorama within a radius in metres, more than 0.
  public func requestPanorama(
    near place: Coordinate,
    radius: Double,
    completion: @escaping Completion
  ) {
    request(.near(place, radius: radius), completion: completion)
  }

  /// Asks for a panorama by its ID.
  public func requestPanorama(id: String, completion: @escaping Completion) {
    request(.id(id), completion: completion)
  }

  /// Asks for a panorama; the answer comes in a job of its own.
  public func request(_ query: PanoramaQuery, completion: @escaping Completion) {
    let scheduler = scheduler
    func deliver(_ result: Result<Panorama, PanoramaError>) {
      scheduler.schedule(afterNanoseconds: 0, as: .delivery) { completion(result) }
    }
    if let error = query.error { return deliver(.failure(error)) }
    guard let source else { return deliver(.failure(.unavailable)) }
    source.find(query) { deliver($0) }
  }
}
