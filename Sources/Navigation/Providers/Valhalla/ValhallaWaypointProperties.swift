public import Geodesy

/// What Valhalla may be told of a location; only what is set is sent.
///
/// Source: the locations of Valhalla's turn-by-turn API. Distances are whole metres, angles whole
/// degrees clockwise from north.
public struct ValhallaWaypointProperties: Hashable, Sendable {
  /// On which side of the road to arrive.
  public enum PreferredSide: String, Sendable, CaseIterable { case same, opposite, either }

  /// Valhalla's classes of roads, the greatest first.
  public enum RoadClass: String, Sendable, CaseIterable {
    case motorway, trunk, primary, secondary, tertiary, unclassified, residential
    case serviceOther = "service_other"
  }

  /// Degrees, in `0...360`.
  public var heading: Int?
  /// Degrees by which a road may lead off ``heading``.
  public var headingTolerance: Int?
  /// How many roads must be reachable from a candidate; fewer is an island.
  public var minimumReachability: Int?
  /// Metres within which all roads are candidates.
  public var radius: Int?
  /// The side of the street on which to arrive; nil does not matter.
  public var preferredSide: PreferredSide?
  /// Where the place is seen, if that is not where its road is.
  public var displayCoordinate: Coordinate?
  /// Metres beyond which no road is looked for.
  public var searchCutoff: Int?
  /// Metres from a junction within which the location is at the junction.
  public var nodeSnapTolerance: Int?
  /// Metres from the middle of the road within which the place is on no side of it.
  public var streetSideTolerance: Int?
  /// Metres from the road beyond which the side does not matter.
  public var streetSideMaxDistance: Int?
  /// Roads of this class and greater ones have no sides.
  public var streetSideCutoff: RoadClass?
  /// Which roads may be matched; nil is all.
  public var searchFilter: SearchFilter?
  /// Whether the vehicle may turn back here; false makes the location one that is driven through.
  public var allowsUTurns: Bool?
  /// The name of the street at which to match, where several are near.
  public var name: String?

  /// Creates properties that say nothing.
  public init() {}
}
