public import Geodesy

/// What an app searches for.
public struct SearchRequest: Hashable, Sendable {
  /// A name or its beginning; empty for all there is.
  public var text: String
  /// The place to search around, within the service's radius; nil for an alphabetical search.
  public var near: Coordinate?
  /// The ISO 3166-1 number of the only country wanted; 0 for no filter (D-39).
  public var countryCode: Int
  public var kind: SearchKind

  /// Makes a request that is neither bound to a place nor to a country.
  public init(_ text: String, kind: SearchKind) {
    self.init(text, near: nil, countryCode: 0, kind: kind)
  }

  public init(_ text: String, near: Coordinate?, countryCode: Int, kind: SearchKind) {
    self.text = text
    self.near = near
    self.countryCode = countryCode
    self.kind = kind
  }
}
