/// Where streets are looked for; at least one of the two is there.
public struct SearchScope: Hashable, Sendable {
  /// A town with all that lies in it, or a part of a town.
  public var town: SearchHandle?
  /// Only what has this postcode.
  public var postcode: SearchHandle?

  public init(town: SearchHandle? = nil, postcode: SearchHandle? = nil) {
    self.town = town
    self.postcode = postcode
  }
}
