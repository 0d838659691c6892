/// Something found, and how well it fits.
public struct AddressHit: Hashable, Sendable {
  public let item: AddressItem
  public let match: AddressMatch
  /// How many letters of the text differ from the name: a letter more, less or another, or two in
  /// the other order, count as one.
  public let slips: Int
  /// Metres from the place that the query is near; nil without one.
  public let distance: Double?
  /// Whether it stands for something that is not in the map: the nearest number of a street.
  public var isApproximate = false

  public init(
    _ item: AddressItem,
    match: AddressMatch,
    slips: Int = 0,
    distance: Double? = nil,
    isApproximate: Bool = false
  ) {
    self.item = item
    self.match = match
    self.slips = slips
    self.distance = distance
    self.isApproximate = isApproximate
  }
}
