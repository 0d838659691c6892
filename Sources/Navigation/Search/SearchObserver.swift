public import Geodesy

/// Hears what the search does, while it does it.
public protocol SearchObserver: AnyObject {
  /// A search found something, or nothing.
  func searchDidFinish(_ report: SearchReport)

  /// A call of the search was refused.
  func search(_ function: SearchFunction, didFailWith error: SearchError)

  /// Another map was opened, before any search in it.
  func mapDidChange(from: Int?, to: Int)
}

extension SearchObserver {
  /// Does nothing where it is not implemented.
  public func searchDidFinish(_ report: SearchReport) {}
  /// Does nothing where it is not implemented.
  public func search(_ function: SearchFunction, didFailWith error: SearchError) {}
  /// Does nothing where it is not implemented.
  public func mapDidChange(from: Int?, to: Int) {}
}

/// The functions of the search, by the names under which they are reported.
public enum SearchFunction: String, CaseIterable, Hashable, Sendable {
  case openMap
  case countryCode
  case searchTowns, searchStreets, searchHouseNumbers, searchCrossings, searchPointsOfInterest
  case searchPostcodes
  case geocode, reverseGeocode
  case selectCountry, beginEntry
}

/// One search: what was asked and what came of it.
public struct SearchReport: Hashable, Sendable {
  /// What a caller may switch on.
  public enum Flag: String, CaseIterable, Hashable, Sendable {
    case mergingSameNames, majorOnly, distinctHouseNumbers
  }

  /// What was called.
  public var function: SearchFunction
  /// Nil where the function has none: geocoding.
  public var kind: SearchKind?
  /// The text that was searched for; nil where there is none.
  public var text: String?
  /// Where results are looked for first; nil is nowhere.
  public var near: Coordinate?
  /// ISO 3166-1 numeric; 0 is every country.
  public var countryCode = 0
  /// The most results; nil where the call has no limit.
  public var limit: Int?
  /// Those that were on, in the order of their cases.
  public var flags: [Flag] = []
  /// The layer of points of interest; nil for all.
  public var layer: String?
  /// The open map; nil without one.
  public var mapID: Int?
  /// What was found, in its order.
  public var results = SearchResults()
  /// Only known after a search by postcode.
  public var isAmbiguous: Bool?

  /// Creates the report of a call that found nothing yet.
  public init(_ function: SearchFunction) { self.function = function }

  init(_ function: SearchFunction, _ request: SearchRequest, limit: Int) {
    self.function = function
    kind = request.kind
    text = request.text
    near = request.near
    countryCode = request.countryCode
    self.limit = limit
  }
}
