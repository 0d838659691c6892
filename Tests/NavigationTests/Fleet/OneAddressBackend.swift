import Geodesy
import Navigation

/// A map's address data that knows one address.
final class OneAddressBackend: SearchBackend {
  static let address = "Mill Lane 3"
  static let place = Coordinate(latitude: 5, longitude: 6)

  func folded(_ name: String) -> [UInt8] { Array(name.utf8) }
  func towns(_ query: SearchQuery) -> [SearchEntry] { [] }
  func postcodes(_ query: SearchQuery) -> [SearchEntry] { [] }
  func towns(ofPostcode postcode: SearchHandle) -> [SearchEntry] { [] }
  func postcodes(ofTown town: SearchHandle) -> [SearchEntry] { [] }
  func streets(_ query: SearchQuery, in scope: SearchScope) -> [SearchEntry] { [] }
  func isStreet(_ street: SearchHandle, in scope: SearchScope) -> Bool { false }
  func houseNumbers(_ query: SearchQuery, on street: SearchHandle) -> [SearchEntry] { [] }
  func houseNumberRanges(
    ofPostcode postcode: SearchHandle,
    in town: SearchHandle
  ) -> [SearchEntry] { [] }
  func crossings(_ query: SearchQuery, of street: SearchHandle) -> [SearchEntry] { [] }
  func pointsOfInterest(_ query: SearchQuery, layer: String?) -> [SearchEntry] { [] }
  func addresses(near place: Coordinate, limit: Int, majorRoadsOnly: Bool) -> [SearchAddress] { [] }
  func address(of handle: SearchHandle) -> SearchAddress? { nil }

  func geocode(_ query: SearchQuery) -> [SearchEntry] {
    guard query.text == Self.address else { return [] }
    return [
      SearchEntry(SearchHandle(.houseNumber, id: 0), name: Self.address, position: Self.place)
    ]
  }
}
