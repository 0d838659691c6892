package import NavigationMap

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

  /// What calls and records name the layer by.
  package var name: String
  /// How it gets its tiles.
  package var kind: Kind
  /// The address with {x}, {y} and {z} in it.
  package var url: String?
  /// The tiles that have no address.
  package var withoutURL: [TileAddress] = []
  /// What comes of the tiles that the scenario names.
  package var answers: [TileAddress: TileOutcome] = [:]
  /// The answer for all other tiles.
  package var otherwise: TileOutcome
  /// Nanoseconds of virtual time until a tile that is not there at once comes.
  package var latencyNanoseconds: Int64 = 0
  /// What the fetcher says it is; nil is the fetcher's own affair.
  package var userAgent: String?
}
