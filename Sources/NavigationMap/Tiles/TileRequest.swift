/// A tile that a layer asked for.
public struct TileRequest: Hashable, Sendable {
  /// The number of the layer that asks.
  public let layerID: Int
  /// Which tile of the world it asks for.
  public let address: TileAddress
  /// Where it comes from; nil if the layer does not say.
  public let url: String?
}

/// The place of a tile in the square of the world: column from the west, row from the north.
public struct TileAddress: Hashable, Sendable {
  /// From 0 to two to the power of the zoom level, less one.
  public let x: Int
  /// The row, from 0 in the north; as many as columns.
  public let y: Int
  /// The level at which the world is two to its power tiles wide, 0 or more.
  public let zoom: Int

  /// Creates an address; whether there is such a tile is not looked at.
  public init(x: Int, y: Int, zoom: Int) {
    self.x = x
    self.y = y
    self.zoom = zoom
  }
}

/// What comes of a request for a tile.
public enum TileOutcome: Hashable, Sendable {
  /// An image of a name.
  case image(String)
  /// There is none, and there never will be.
  case noTile
  /// None has come now; it may come another time.
  case retryLater
}

/// Takes the tile that was asked for, at once or later.
public final class TileReceiver {
  private var take: ((TileOutcome) -> Void)?
  private let address: TileAddress

  init(_ address: TileAddress, _ take: @escaping (TileOutcome) -> Void) {
    self.address = address
    self.take = take
  }

  /// Hands over a tile; a second one and one of another place are ignored.
  public func receive(x: Int, y: Int, zoom: Int, _ outcome: TileOutcome) {
    guard TileAddress(x: x, y: y, zoom: zoom) == address, let take else { return }
    self.take = nil
    take(outcome)
  }
}
