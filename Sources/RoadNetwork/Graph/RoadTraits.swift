/// What one may want to avoid of a road.
public struct RoadTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt8

  /// Takes a bit for each trait.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Who drives there pays.
  public static let toll = RoadTraits(rawValue: 1)
  /// It is a motorway or a link of one.
  public static let motorway = RoadTraits(rawValue: 2)
  /// A ferry takes it.
  public static let ferry = RoadTraits(rawValue: 4)

  /// Whether a route may begin or end on the road; nothing to avoid.
  static let startPoint = RoadTraits(rawValue: 128)

  init(_ facts: WayFacts) {
    self = []
    if facts.isToll { insert(.toll) }
    if facts.roadClass == .motorway || facts.roadClass == .motorwayLink { insert(.motorway) }
    if facts.isFerry { insert(.ferry) }
    if facts.isStartPoint { insert(.startPoint) }
  }
}
