/// The lists behind an address form: towns, streets, house numbers, each kept until it is searched anew
/// (PT-060…064).
///
/// One a context, made on first use. Errors are swallowed and leave the list empty; the service's observer
/// hears of them.
public final class SearchModel {
  /// The most towns, streets and house numbers that a list holds.
  public static let townLimit = 500
  /// The most streets in a list.
  public static let streetLimit = 500
  /// The most house numbers in a list.
  public static let houseNumberLimit = 20
  /// The kind by which towns are searched.
  public static let defaultKind = SearchKind.townByNameSorted

  private let service: SearchService

  /// What the last search for a town found.
  public private(set) var towns = SearchResults()
  /// What the last search for a street found.
  public private(set) var streets = SearchResults()
  /// What the last search for a house number found.
  public private(set) var houseNumbers = SearchResults()

  init(service: SearchService) { self.service = service }

  /// Searches towns anywhere, each once, large ones first; the other lists stay.
  ///
  /// - Parameter countryCode: The ISO 3166-1 number of the only country wanted; 0 for any.
  public func searchTown(_ name: String, countryCode: Int) {
    resetTowns()
    let request = SearchRequest(
      name,
      near: nil,
      countryCode: countryCode,
      kind: Self.defaultKind
    )
    let found = try? service.towns(
      matching: request,
      limit: Self.townLimit,
      mergingSameNames: true
    )
    towns = found ?? SearchResults()
  }

  /// Searches streets of a town; the other lists stay.
  public func searchStreet(_ name: String, in town: SearchResult?) {
    resetStreets()
    let request = SearchRequest(name, kind: .streetByName)
    let found = try? service.streets(matching: request, limit: Self.streetLimit, in: town)
    streets = found ?? SearchResults()
  }

  /// Searches house numbers of a street; the other lists stay.
  public func searchHouseNumber(
    _ name: String,
    in town: SearchResult?,
    on street: SearchResult?
  ) {
    resetHouseNumbers()
    let request = SearchRequest(name, kind: .houseNumber)
    let found = try? service.houseNumbers(
      matching: request,
      limit: Self.houseNumberLimit,
      in: town,
      on: street
    )
    houseNumbers = found ?? SearchResults()
  }

  /// How long the list of a kind is; for kinds without a list, that of the towns.
  public func count(_ kind: SearchKind) -> Int { (list(kind) ?? towns).size }

  /// Returns an element of the list of a kind; nil outside it and for kinds without a list.
  public func result(at index: Int, _ kind: SearchKind) -> SearchResult? {
    list(kind)?.result(at: index)
  }

  /// Empties the list of towns.
  public func resetTowns() { towns = SearchResults() }
  /// Empties the list of streets.
  public func resetStreets() { streets = SearchResults() }
  /// Empties the list of house numbers.
  public func resetHouseNumbers() { houseNumbers = SearchResults() }

  private func list(_ kind: SearchKind) -> SearchResults? {
    switch kind {
    case .townByName, .townByNameSorted: towns
    case .streetByName: streets
    case .houseNumber: houseNumbers
    case .crossing, .postcode, .poiAroundPosition, .poiGlobal: nil
    }
  }
}
