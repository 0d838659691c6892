/// Why a search cannot be made (D-32).
///
/// Of several reasons the first is told: what is wrong with the request (limit, kind, position,
/// country), then the map, then the results that the search depends on.
public enum SearchError: Error, Hashable, Sendable {
  /// No map is open.
  case noMap
  /// The catalogue has no map of this number.
  case unknownMap(Int)
  /// The request, or a result handed over, is of a kind that the function does not take.
  case kindMismatch(SearchKind)
  /// The search needs a town or postcode that was found before.
  case missingTown
  /// The search needs a street that was found before.
  case missingStreet
  /// The street, by its name, lies in another town.
  case streetNotInTown(String)
  /// The result handed over is of this map, which is not the open one.
  case resultFromOtherMap(Int)
  /// A limit below 1.
  case invalidLimit(Int)
  /// A number or code that no country has.
  case unknownCountryCode(String)
  /// A position that is no place on the Earth.
  case invalidCoordinate
  /// The text means no address of the open map, or none is near the position.
  case noAddressFound

  /// The case as text, which stays.
  public var name: String {
    switch self {
    case .noMap: "noMap"
    case .unknownMap: "unknownMap"
    case .kindMismatch: "kindMismatch"
    case .missingTown: "missingTown"
    case .missingStreet: "missingStreet"
    case .streetNotInTown: "streetNotInTown"
    case .resultFromOtherMap: "resultFromOtherMap"
    case .invalidLimit: "invalidLimit"
    case .unknownCountryCode: "unknownCountryCode"
    case .invalidCoordinate: "invalidCoordinate"
    case .noAddressFound: "noAddressFound"
    }
  }

  /// What it is about: a map's number, a kind, a street, a limit, a code.
  public var detail: String? {
    switch self {
    case .unknownMap(let id), .resultFromOtherMap(let id): "\(id)"
    case .kindMismatch(let kind): kind.rawValue
    case .streetNotInTown(let street): street
    case .invalidLimit(let limit): "\(limit)"
    case .unknownCountryCode(let code): code
    case .noMap, .missingTown, .missingStreet, .invalidCoordinate, .noAddressFound: nil
    }
  }
}
