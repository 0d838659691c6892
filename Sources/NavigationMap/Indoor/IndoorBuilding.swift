public import Geodesy

/// A building that can be looked into.
///
/// Its identity is the ``id`` alone.
public struct IndoorBuilding: Hashable, Sendable {
  /// What the source of the ground calls it, such as the OSM ID.
  public let id: String
  /// From the top down, one at least.
  public let levels: [IndoorLevel]
  /// The index of the level that is shown first.
  public let defaultLevelIndex: Int
  /// Whether it lies under the ground altogether, and may be hidden.
  public let isUnderground: Bool
  /// Where it stands; nil if the camera does not bring it into focus by itself.
  public let bounds: GeoBounds?

  /// Creates a building.
  ///
  /// - Throws: ``IndoorError`` where there is no level, or none of the index.
  public init(
    id: String,
    levels: [IndoorLevel],
    defaultLevelIndex: Int = 0,
    isUnderground: Bool = false,
    bounds: GeoBounds? = nil
  ) throws(IndoorError) {
    guard !levels.isEmpty else { throw .noLevels }
    guard levels.indices.contains(defaultLevelIndex) else {
      throw .invalidDefaultLevel(index: defaultLevelIndex)
    }
    self.id = id
    self.levels = levels
    self.defaultLevelIndex = defaultLevelIndex
    self.isUnderground = isUnderground
    self.bounds = bounds
  }

  public static func == (a: IndoorBuilding, b: IndoorBuilding) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A floor of a building; several buildings may share one.
///
/// Its identity is the ``id`` alone: two levels with the same one are equal, whatever they are called.
public struct IndoorLevel: Hashable, Sendable {
  /// What the source of the ground calls it.
  public let id: String
  /// Such as "First floor".
  public let name: String?
  /// Such as "1".
  public let shortName: String?

  /// Creates a level; without names the app finds its own.
  public init(id: String, name: String? = nil, shortName: String? = nil) {
    self.id = id
    self.name = name
    self.shortName = shortName
  }

  public static func == (a: IndoorLevel, b: IndoorLevel) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Why a building could not be made.
public enum IndoorError: Error, Hashable, Sendable {
  case noLevels
  case invalidDefaultLevel(index: Int)
}
