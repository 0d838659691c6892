/// A floor of a building; several buildings may share one.
///
/// Its identity is the ``id`` alone: two levels with the same one are equal, whatever they are called.
public struct IndoorLevel: Hashable, Sendable {
  public let id: String
  /// Such as "First floor".
  public let name: String?
  /// Such as "1".
  public let shortName: String?

  public init(id: String, name: String? = nil, shortName: String? = nil) {
    self.id = id
    self.name = name
    self.shortName = shortName
  }

  public static func == (a: IndoorLevel, b: IndoorLevel) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
