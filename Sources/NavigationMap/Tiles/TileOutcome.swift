/// What comes of a request for a tile.
public enum TileOutcome: Hashable, Sendable {
  /// An image of a name.
  case image(String)
  /// There is none, and there never will be.
  case noTile
  /// None has come now; it may come another time.
  case retryLater
}
