/// Something found, and how well it fits.
public struct AddressHit: Hashable, Sendable {
  public let item: AddressItem
  public let match: AddressMatch
  /// Metres from the place that the query is near; nil without one.
  public let distance: Double?
  /// Whether it stands for something that is not in the map: the nearest number of a street.
  public var isApproximate = false

  public init(
    _ item: AddressItem,
    match: AddressMatch,
    distance: Double? = nil,
    isApproximate: Bool = false
  ) {
    self.item = item
    self.match = match
    self.distance = distance
    self.isApproximate = isApproximate
  }
}
