/// What a document may cost before it is refused.
public struct JSONLimits: Hashable, Sendable {
  /// How deep objects and arrays may nest.
  public var depth: Int

  /// The greatest size in bytes; at most 4 GB - 1.
  public var size: Int

  /// The greatest number of values and keys together.
  public var nodes: Int

  /// Creates limits.
  public init(
    depth: Int = 128,
    size: Int = 256 * 1024 * 1024,
    nodes: Int = 64 * 1024 * 1024
  ) {
    self.depth = depth
    self.size = size
    self.nodes = nodes
  }

  /// 128 levels, 256 MB, 64 million values.
  public static let `default` = JSONLimits()
}
