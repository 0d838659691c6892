import RoadNetwork
import Synchronization

/// What every turn of a network is worth saying, in columns: a route only looks it up.
///
/// It is an object, passed on as one reference where its columns would be fifteen.
final class TurnBook: Sendable {
  /// A road of a junction, as it is seen from another.
  struct Road: Sendable {
    let arm: UInt32
    /// Degrees clockwise from north, as answers give them.
    let bearing: Double
    let isEnterable: Bool
    let turn: TurnInstruction
    let lanes: LaneRange
  }

  // Arms: roads as they leave a junction.
  /// The arm that each section is part of, by section and direction.
  let sectionArms: Column<UInt32>
  /// The same road from its other end.
  let armTwins: Column<UInt32>
  /// Degrees in which a driver sees it leave.
  let armBearings: Column<Float>
  /// Whether it lies inside a junction.
  let armIsInternal: FlagColumn
  /// The section that tells the lanes at its end, with the direction in the lowest bit.
  let armLanes: Column<UInt32>
  /// The section that tells more lanes to their right, likewise.
  let armMoreLanes: Column<UInt32>
  /// Where the roads at the end of each arm begin; one more than there are arms.
  let roadStarts: Column<UInt32>

  // Roads at the end of each arm, from the way back on counter-clockwise.
  let roadArms: Column<UInt32>
  let roadBearings: Column<UInt16>
  /// The raw values of ``TurnInstruction/Kind``.
  let roadKinds: Column<UInt8>
  /// The places of modifiers in ``TurnModifier/allCases``; 128 more where the road may be entered.
  let roadModifiers: Column<UInt8>
  /// The lanes that lead onto the road: 256 times their number, and the first from the right.
  let roadLanes: Column<UInt16>

  // Facts of ways.
  /// The number of what its signs say; 0 where they say nothing.
  let factSigns: Column<UInt32>
  /// The first facts with a sign's number.
  let signFacts: Column<UInt32>
  /// The raw values of ``TravelMode``.
  let factModes: Column<UInt8>

  /// The lanes at the ends of arms that were asked for: reading their texts takes longer than all else of a junction.
  let readLanes = Mutex<[UInt32: [LaneMask]]>([:])
  /// The classes of the facts that were asked for, with the direction in the lowest bit, likewise.
  let readClasses = Mutex<[UInt32: [String]]>([:])

  init(_ columns: TurnBookColumns = TurnBookColumns()) {
    sectionArms = columns.sectionArms
    armTwins = columns.armTwins
    armBearings = columns.armBearings
    armIsInternal = columns.armIsInternal
    armLanes = columns.armLanes
    armMoreLanes = columns.armMoreLanes
    roadStarts = columns.roadStarts
    roadArms = columns.roadArms
    roadBearings = columns.roadBearings
    roadKinds = columns.roadKinds
    roadModifiers = columns.roadModifiers
    roadLanes = columns.roadLanes
    factSigns = columns.factSigns
    signFacts = columns.signFacts
    factModes = columns.factModes
  }

  /// Finds out what the turns of a network are worth saying.
  convenience init(_ network: JunctionNetwork) { self.init(TurnBookColumns(network)) }

  private static let modifiers = TurnModifier.allCases

  /// The arm that an edge is part of; ``RoadGraph/none`` for a road without a junction.
  func arm(ofEdge edge: UInt32, _ graph: RoadGraph) -> UInt32 {
    let direction = graph.edges.isBackward[Int(edge)] ? 1 : 0
    return sectionArms[Int(graph.edges.sections[Int(edge)]) * 2 + direction]
  }

  /// The places of the roads at the end of an arm.
  func roads(atEndOf arm: UInt32) -> Range<Int> {
    let low = Int(roadStarts[Int(arm)])
    return low..<max(low, Int(roadStarts[Int(arm) + 1]))
  }

  func isEnterable(_ place: Int) -> Bool { roadModifiers[place] >= 128 }

  func road(_ place: Int) -> Road {
    let modifier = Int(roadModifiers[place] & 127)
    let modifiers = Self.modifiers
    return Road(
      arm: roadArms[place],
      bearing: Double(roadBearings[place]),
      isEnterable: isEnterable(place),
      turn: TurnInstruction(
        TurnInstruction.Kind(rawValue: roadKinds[place]) ?? .none,
        modifier < modifiers.count ? modifiers[modifier] : .uTurn
      ),
      lanes: LaneRange(rawValue: roadLanes[place])
    )
  }

  func mode(ofFacts facts: UInt32) -> TravelMode {
    TravelMode(rawValue: factModes[Int(facts)]) ?? .driving
  }

  /// What a sign says.
  func sign(_ number: UInt32, _ graph: RoadGraph) -> RoadSign {
    number == 0 ? RoadSign() : RoadSign(graph.wayFacts(signFacts[Int(number)]))
  }
}
