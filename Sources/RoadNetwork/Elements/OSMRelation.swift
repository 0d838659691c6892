/// What OpenStreetMap says about several elements together, such as a turn restriction.
public struct OSMRelation: Hashable, Sendable {
  /// An element with its part in the relation.
  public struct Member: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
      case node(Int64)
      case way(Int64)
      case relation(Int64)
    }

    public let element: Element
    public let role: String

    public init(_ element: Element, role: String) {
      self.element = element
      self.role = role
    }
  }

  public let id: Int64
  public let members: [Member]
  /// In the order of their source.
  public let tags: [OSMTag]

  public init(id: Int64, members: [Member], tags: [OSMTag] = []) {
    self.id = id
    self.members = members
    self.tags = tags
  }
}
