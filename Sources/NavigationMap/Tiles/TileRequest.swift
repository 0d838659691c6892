/// A tile that a layer asked for.
public struct TileRequest: Hashable, Sendable {
  public let layerID: Int
  public let address: TileAddress
  /// Where it comes from; nil if the layer does not say.
  public let url: String?
}
