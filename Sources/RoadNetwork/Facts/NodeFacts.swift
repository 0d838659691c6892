/// What a profile makes of a node's tags.
public struct NodeFacts: Hashable, Sendable {
  /// How a traveller comes to a node.
  public struct Approach: Hashable, Sendable {
    /// Along the way or against it.
    public var direction: WayDirection
    /// How many roads meet.
    public var roads: Int
    /// Whether another road of the junction is faster than the one it comes by.
    public var isMinorRoad: Bool
    /// Metres of road before the node and after it.
    public var before: Double
    /// Metres of the road behind it.
    public var after: Double

    /// Describes how somebody comes to a node.
    public init(
      _ direction: WayDirection,
      roads: Int,
      isMinorRoad: Bool = false,
      before: Double = .infinity,
      after: Double = .infinity
    ) {
      self.direction = direction
      self.roads = roads
      self.isMinorRoad = isMinorRoad
      self.before = before
      self.after = after
    }
  }

  /// Whether nobody gets through.
  public var isBarrier = false
  /// Whether a restriction of turns names it, so that it is a junction even where two roads meet.
  public var isRestricted = false
  /// What holds travellers up.
  public var obstacles: [NodeObstacle] = []
  /// The kind of barrier, whether it stops the traveller or not: `toll_booth`, `border_control`.
  public var barrier: String?
  /// Whether a motorway has an exit or a junction here.
  public var isMotorwayJunction = false
  /// The exit's number, several with `; ` between them.
  public var exit: String?
  /// The name of an exit.
  public var exitName: String?
  /// Where its signs point.
  public var exitTo: String?

  /// Nothing of note.
  public init() {}

  /// Whether one pays there.
  public var isTollBooth: Bool { barrier == "toll_booth" }
  /// Whether passports are looked at.
  public var isBorderControl: Bool { barrier == "border_control" }
  /// Whether walkers cross.
  public var isCrossing: Bool { has(.crossing) }
  /// Whether it is a place to turn round.
  public var isTurningPlace: Bool { has(.turningCircle) || has(.turningLoop) }

  /// Whether it stops or delays somebody, or is a gate to pay or show papers at.
  public var affectsRoutes: Bool {
    isBarrier || isTollBooth || isBorderControl || obstacles.contains { $0.seconds > 0 }
  }

  /// Whether the node matters to routing or instructions.
  public var isRelevant: Bool { self != NodeFacts() }

  private func has(_ kind: NodeObstacle.Kind) -> Bool { obstacles.contains { $0.kind == kind } }

  /// Returns how long the traveller is held up, in seconds.
  ///
  /// After OSRM 26.10: a sign that stops minor roads only does not stop the major one, and a stop
  /// sign whose direction is not tagged is not meant for who leaves a junction less than 20 m before.
  public func seconds(_ approach: Approach) -> Double {
    var sum = 0.0
    for obstacle in obstacles where obstacle.applies(travelling: approach.direction) {
      if obstacle.kind == .minorStop, !approach.isMinorRoad { continue }
      if obstacle.kind == .stop, obstacle.direction == nil, approach.roads == 2,
        approach.before < 20, approach.after > 20
      {
        continue
      }
      sum += obstacle.seconds
    }
    return sum
  }
}
