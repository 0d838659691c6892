/// Something in a map's address data; only the backend that made it knows what.
public struct SearchHandle: Hashable, Sendable {
  /// What a handle stands for.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case town, postcode, street, houseNumber, crossing, pointOfInterest
  }

  /// What it stands for.
  public let kind: Kind
  /// The number among its kind.
  public let id: UInt32

  /// Creates a handle of a backend's own number.
  public init(_ kind: Kind, id: UInt32) {
    self.kind = kind
    self.id = id
  }
}
