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
