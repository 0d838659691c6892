/// The place of a tile in the square of the world: column from the west, row from the north.
public struct TileAddress: Hashable, Sendable {
  /// From 0 to two to the power of the zoom level, less one.
  public let x: Int
  public let y: Int
  /// The level at which the world is two to its power tiles wide, 0 or more.
  public let zoom: Int

  public init(x: Int, y: Int, zoom: Int) {
    self.x = x
    self.y = y
    self.zoom = zoom
  }
}
