import CanonicalJSON
package import Geodesy
package import Navigation
import RoadNetwork

/// Calls of search: requests, maps of the catalogue, and the interactive entry of an address.
package enum SearchCall: ScenarioCall {
  case openMap(Int)
  /// A function of the search service or of the search model.
  case search(Request)
  case reverseGeocode(Coordinate, as: String?)
  /// The geocoder, which answers later.
  case geocoderReverse(Coordinate)
  case resetModel(AddressSearch.EntryPoint)
  case selectCountry(CountryChoice)
  case beginEntry(AddressSearch.EntryPoint)
  case type(String)
  case choose(Int)
  case cancelEntry
  case navigate(simulated: Bool)
  /// What maps, lists and form hold.
  case probe

  /// A search with all that it may be given.
  package struct Request: Hashable, Sendable {
    /// Which search it is.
    package var function: SearchFunction
    /// What is searched for.
    package var text: String
    /// What kind of result is wanted; nil is that of the function.
    package var kind: SearchKind?
    /// The position around which is searched; nil for none.
    package var near: Coordinate?
    /// The number of a country; 0 for any.
    package var countryCode: Int?
    /// The code of a country, in place of its number.
    package var country: String?
    /// The most results; nil is 100, for geocode 10.
    package var limit: Int?
    /// The switches that are on, of those that the function has.
    package var flags: [SearchReport.Flag] = []
    /// The category of points of interest, or a group of categories; nil for all.
    package var layer: String?
    /// The town in which is searched; nil where the function needs none or none was given.
    package var town: FoundReference?
    /// The street on which is searched; nil where the function needs none or none was given.
    package var street: FoundReference?
    /// Whether the model searches, with its own limits.
    package var isByModel = false
    /// What the list is called from now on.
    package var name: String?
  }

  /// A country of the catalogue.
  package enum CountryChoice: Hashable, Sendable {
    case index(Int)
    case code(String)
  }

  static let probes = ["searchState"]

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case openMap
    case searchTowns, searchStreets, searchHouseNumbers, searchCrossings, searchPointsOfInterest
    case searchPostcodes, geocode
    case reverseGeocode, geocoderReverse, resetSearchModel, selectCountry, beginEntry, type, choose
    case cancelEntry, navigateToSelection
  }
}
