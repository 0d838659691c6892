public import Geodesy

/// A point of OpenStreetMap.
public struct OSMNode: Hashable, Sendable {
  /// Its number in OpenStreetMap.
  public let id: Int64
  /// Where it lies.
  public let coordinate: Coordinate
  /// In the order of their source.
  public let tags: [OSMTag]

  /// Makes a node of a map.
  public init(id: Int64, coordinate: Coordinate, tags: [OSMTag] = []) {
    self.id = id
    self.coordinate = coordinate
    self.tags = tags
  }
}

/// A line of OpenStreetMap through nodes.
public struct OSMWay: Hashable, Sendable {
  /// Its number in OpenStreetMap.
  public let id: Int64
  /// The ids of its nodes, from its start to its end.
  public let nodes: [Int64]
  /// In the order of their source.
  public let tags: [OSMTag]

  /// Makes a way of a map.
  public init(id: Int64, nodes: [Int64], tags: [OSMTag] = []) {
    self.id = id
    self.nodes = nodes
    self.tags = tags
  }
}

/// What OpenStreetMap says about several elements together, such as a turn restriction.
public struct OSMRelation: Hashable, Sendable {
  /// An element with its part in the relation.
  public struct Member: Hashable, Sendable {
    /// An element by its kind and number.
    public enum Element: Hashable, Sendable {
      case node(Int64)
      case way(Int64)
      case relation(Int64)
    }

    /// What is a member.
    public let element: Element
    /// What it is in the relation; often empty.
    public let role: String

    /// Makes a member with a role.
    public init(_ element: Element, role: String) {
      self.element = element
      self.role = role
    }
  }

  /// Its number in OpenStreetMap.
  public let id: Int64
  /// The members in their order.
  public let members: [Member]
  /// In the order of their source.
  public let tags: [OSMTag]

  /// Makes a relation of a map.
  public init(id: Int64, members: [Member], tags: [OSMTag] = []) {
    self.id = id
    self.members = members
    self.tags = tags
  }
}
