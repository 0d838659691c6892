package import Navigation

/// A tile layer as a scenario sets it up.
package struct TileLayerSetup: Hashable, Sendable {
  /// How the layer gets its tiles.
  package enum Kind: String, CaseIterable, Sendable {
    /// From addresses.
    case url
    /// At once.
    case sync
    /// After a while.
    case async
  }

  package var name: String
  package var kind: Kind
  /// The address with {x}, {y} and {z} in it.
  package var url: String?
  /// The tiles that have no address.
  package var withoutURL: [TileAddress] = []
  package var answers: [TileAddress: TileOutcome] = [:]
  /// The answer for all other tiles.
  package var otherwise: TileOutcome
  package var latencyNanoseconds: Int64 = 0
  package var userAgent: String?
}
