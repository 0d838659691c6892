public import Geodesy

/// What an app searches for.
public struct SearchRequest: Hashable, Sendable {
  /// A name or its beginning; empty for all there is.
  public var text: String
  /// The place to search around, within the service's radius; nil for an alphabetical search.
  public var near: Coordinate?
  /// The ISO 3166-1 number of the only country wanted; 0 for no filter (D-39).
  public var countryCode: Int
  /// What is looked for.
  public var kind: SearchKind

  /// Makes a request that is neither bound to a place nor to a country.
  public init(_ text: String, kind: SearchKind) {
    self.init(text, near: nil, countryCode: 0, kind: kind)
  }

  /// Creates a request; a country code of 0 is every country.
  public init(_ text: String, near: Coordinate?, countryCode: Int, kind: SearchKind) {
    self.text = text
    self.near = near
    self.countryCode = countryCode
    self.kind = kind
  }
}

/// What is searched for, and in which order it is wanted (D-30).
public enum SearchKind: String, CaseIterable, Hashable, Sendable {
  /// Towns in the order of their names.
  case townByName
  /// Large towns first, then districts.
  case townByNameSorted
  case streetByName
  case houseNumber
  case crossing
  case postcode
  /// Points of interest near the request's position.
  case poiAroundPosition
  /// Points of interest anywhere; distances are 0.
  case poiGlobal
}
