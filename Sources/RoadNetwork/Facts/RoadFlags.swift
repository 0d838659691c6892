/// What a direction of a way is besides a road; OSRM calls them classes.
public struct RoadFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let toll = RoadFlags(rawValue: 1)
  /// A motorway or its link.
  public static let motorway = RoadFlags(rawValue: 1 << 1)
  public static let ferry = RoadFlags(rawValue: 1 << 2)
  /// For those only who have something to do there: a route may only begin or end in it.
  public static let restricted = RoadFlags(rawValue: 1 << 3)
  public static let tunnel = RoadFlags(rawValue: 1 << 4)
}
