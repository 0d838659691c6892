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

  /// Takes the one answer to a request.
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

/// Which panorama is meant.
public enum PanoramaQuery: Hashable, Sendable {
  /// The nearest to a place, at most a radius in metres away.
  case near(Coordinate, radius: Double)
  case id(String)

  /// The radius where none is given, in metres.
  public static let standardRadius = 50.0

  /// Why it cannot be answered; nil if it can.
  var error: PanoramaError? {
    switch self {
    case .near(let place, _) where !place.isValid: .invalidCoordinate
    case .near(_, let radius) where !(radius > 0 && radius.isFinite): .invalidRadius
    case .id(let id) where id.isEmpty: .invalidID
    case .near, .id: nil
    }
  }
}

/// Knows panoramas.
public protocol PanoramaSource: AnyObject {
  /// Finds a panorama, and hands it over once, at once or in a later job.
  func find(
    _ query: PanoramaQuery,
    completion: @escaping (Result<Panorama, PanoramaError>) -> Void
  )
}

/// Why there is no panorama.
public enum PanoramaError: String, Error, CaseIterable, Sendable {
  case invalidCoordinate, invalidRadius, invalidID
  /// None of that name, or none near enough.
  case notFound
  /// Nobody knows of panoramas, or they could not be asked.
  case unavailable
}
