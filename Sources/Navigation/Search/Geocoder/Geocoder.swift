public import Geodesy

/// Finds addresses near a place, and answers later (GN-207).
///
/// What is found is what ``SearchService/reverseGeocode(_:)`` finds in the map open at the time of the
/// request, and what lies farther off.
public final class Geocoder {
  /// What a request gets.
  public typealias Completion = (Result<ReverseGeocodeResponse, GeocoderError>) -> Void

  /// The most addresses of an answer.
  public static let resultLimit = 5

  private let catalog: MapCatalog
  private let scheduler: any Scheduling
  private var requestCount = 0

  /// Makes a geocoder on the maps of a catalogue.
  public init(catalog: MapCatalog, scheduler: any Scheduling) {
    self.catalog = catalog
    self.scheduler = scheduler
  }

  /// Finds the addresses near a place.
  ///
  /// - Parameter completion: Called once, in a later job, with the addresses, the nearest first and
  ///   none if nothing is near, or with an error.
  /// - Returns: The number of the request, from 0.
  @discardableResult
  public func reverseGeocode(
    _ coordinate: Coordinate,
    completion: @escaping Completion
  ) -> Int {
    let id = requestCount
    requestCount += 1
    let answer = answer(coordinate)
    scheduler.schedule(afterNanoseconds: 0, as: .delivery) { completion(answer) }
    return id
  }

  private func answer(
    _ coordinate: Coordinate
  ) -> Result<ReverseGeocodeResponse, GeocoderError> {
    guard coordinate.isValid else { return .failure(.invalidCoordinate) }
    guard let map = catalog.open else { return .failure(.internal) }
    let found = map.backend.addresses(
      near: coordinate,
      limit: Self.resultLimit,
      majorRoadsOnly: map.isMajorRoadsOnly
    )
    return .success(ReverseGeocodeResponse(results: found.map { Address($0) }))
  }
}

/// Why a geocoder has no answer; the raw value is the code that an app reads.
public enum GeocoderError: Int, Error, Hashable, Sendable {
  /// The coordinate is no place on the Earth.
  case invalidCoordinate = 1
  /// There is nothing to ask: no map is open.
  case `internal` = 2
}

/// The addresses near a place, the nearest first (GN-208).
public struct ReverseGeocodeResponse: Hashable, Sendable {
  /// All of them, the first included.
  public let results: [Address]

  /// The nearest; nil if nothing is near.
  public var firstResult: Address? { results.first }
}
