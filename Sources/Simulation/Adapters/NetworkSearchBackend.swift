import AddressIndex
import Geodesy
import Navigation
import RoadNetwork
import ScenarioLanguage

/// Lets the address index of a road map answer the searches of the navigation.
final class NetworkSearchBackend {
  /// Metres within which a place belongs to a house (spec 4.25.3), and to a street.
  static let limits = AddressIndex.ReverseLimits()

  let index: AddressIndex

  init(index: AddressIndex) {
    self.index = index
  }

  // MARK: - Handles

  static func handle(_ item: AddressItem) -> SearchHandle {
    switch item {
    case .place(let id): SearchHandle(.town, id: id)
    case .postcode(let id): SearchHandle(.postcode, id: id)
    case .street(let id): SearchHandle(.street, id: id)
    case .house(let id): SearchHandle(.houseNumber, id: id)
    case .crossing(let id): SearchHandle(.crossing, id: id)
    case .poi(let id): SearchHandle(.pointOfInterest, id: id)
    }
  }

  static func item(_ handle: SearchHandle) -> AddressItem {
    switch handle.kind {
    case .town: .place(handle.id)
    case .postcode: .postcode(handle.id)
    case .street: .street(handle.id)
    case .houseNumber: .house(handle.id)
    case .crossing: .crossing(handle.id)
    case .pointOfInterest: .poi(handle.id)
    }
  }

  // MARK: - Questions

  /// A question in the words of the index.
  func query(_ query: SearchQuery) -> AddressQuery {
    var result = AddressQuery(query.text, near: query.near, limit: query.limit)
    result.radius = query.radius
    result.country = CountryNumber.code(query.country)
    result.majorRoadsOnly = query.majorRoadsOnly
    result.order =
      switch query.order {
      case .name: .name
      case .size: .size
      case .distance: .distance
      }
    return result
  }

  /// Whether a country is asked for that has no letters here: nothing can be found.
  func isUnknownCountry(_ query: SearchQuery) -> Bool {
    query.country != 0 && CountryNumber.code(query.country) == nil
  }

  // MARK: - Answers

  /// Something of the index, as an answer; nil for what is not in it.
  func entry(_ item: AddressItem, name: String? = nil, isApproximate: Bool = false) -> SearchEntry?
  {
    guard let position = index.coordinate(of: item) else { return nil }
    var entry = SearchEntry(
      Self.handle(item),
      name: name ?? index.name(of: item),
      position: position,
      isApproximate: isApproximate
    )
    switch item {
    case .place(let id):
      let place = index.place(id)
      entry.country = CountryNumber.number(place?.country)
      entry.category = place?.placeClass.identifier
      entry.size = Int(index.size(ofPlace: id))
    case .postcode(let id): entry.country = CountryNumber.number(index.postcode(id)?.country)
    case .street(let id): describe(street: id, &entry)
    case .house(let id):
      guard let house = index.house(id) else { return nil }
      entry.country = CountryNumber.number(index.street(house.street)?.country)
      entry.access = house.access
    case .crossing(let id):
      guard let crossing = index.crossing(id) else { return nil }
      describe(street: crossing.other, &entry)
      entry.access = position
    case .poi(let id):
      guard let poi = index.poi(id) else { return nil }
      entry.country = CountryNumber.number(poi.town.flatMap(index.place)?.country)
      entry.category = poi.category.identifier
      entry.layer = poi.category.group
    }
    return entry
  }

  private func describe(street id: UInt32, _ entry: inout SearchEntry) {
    guard let street = index.street(id) else { return }
    entry.country = CountryNumber.number(street.country)
    // A name that only addresses know has no road.
    entry.category = street.length > 0 ? street.roadClass.highway : nil
    entry.access = entry.position
  }
}
