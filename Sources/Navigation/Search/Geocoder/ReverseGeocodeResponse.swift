/// The addresses near a place, the nearest first (GN-208).
public struct ReverseGeocodeResponse: Hashable, Sendable {
  /// All of them, the first included.
  public let results: [Address]

  /// The nearest; nil if nothing is near.
  public var firstResult: Address? { results.first }
}
