/// The functions of the search, by the names under which they are reported.
public enum SearchFunction: String, CaseIterable, Hashable, Sendable {
  case openMap
  case countryCode
  case searchTowns, searchStreets, searchHouseNumbers, searchCrossings, searchPointsOfInterest
  case searchPostcodes
  case geocode, reverseGeocode
  case selectCountry, beginEntry
}
