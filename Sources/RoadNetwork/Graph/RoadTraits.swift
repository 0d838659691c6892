/// What one may want to avoid of a road.
public struct RoadTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let toll = RoadTraits(rawValue: 1)
  public static let motorway = RoadTraits(rawValue: 2)
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
