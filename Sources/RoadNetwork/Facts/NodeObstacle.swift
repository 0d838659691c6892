/// What holds travellers up at a node, or turns them.
public struct NodeObstacle: Hashable, Sendable {
  public enum Kind: UInt8, CaseIterable, Sendable {
    case trafficSignals
    case stop
    /// A stop sign in the middle of a junction that stops the minor roads only.
    case minorStop
    case giveWay
    case crossing
    case trafficCalming
    case miniRoundabout
    case turningCircle
    case turningLoop
    case gate

    /// The word that OSRM has for it, which is the value of `highway` for most.
    public var name: String {
      switch self {
      case .trafficSignals: "traffic_signals"
      case .stop: "stop"
      case .minorStop: "stop_minor"
      case .giveWay: "give_way"
      case .crossing: "crossing"
      case .trafficCalming: "traffic_calming"
      case .miniRoundabout: "mini_roundabout"
      case .turningCircle: "turning_circle"
      case .turningLoop: "turning_loop"
      case .gate: "gate"
      }
    }

    package init?(highway: String) {
      guard let known = Self.allCases.first(where: { $0.name == highway }) else { return nil }
      self = known
    }
  }

  public let kind: Kind
  /// The direction of the way it is meant for; nil for both or where tags do not tell.
  public let direction: WayDirection?
  /// How long it takes to get past.
  public let seconds: Double

  /// Whether it counts for those who travel in a direction.
  public func applies(travelling direction: WayDirection) -> Bool {
    self.direction == nil || self.direction == direction
  }
}
