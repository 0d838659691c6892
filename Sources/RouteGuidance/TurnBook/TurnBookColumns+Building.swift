import Geodesy
import RoadNetwork

extension TurnBookColumns {
  init(_ network: JunctionNetwork) {
    sectionArms = Column(network.sectionArms)
    for kind in network.kinds.kindOfFacts {
      let own = network.kinds.kinds[Int(kind)]
      factSigns.append(own.sign)
      factModes.append(own.mode.rawValue)
    }
    addSigns(network.kinds)
    let analysis = JunctionAnalysis(network)
    let matcher = LaneMatcher(network, analysis)
    let internalRoads = InternalRoads(network)
    for (index, arm) in network.arms.enumerated() {
      armTwins.append(arm.twin)
      armBearings.append(Float(arm.mergedPerceived))
      armIsInternal.append(internalRoads.contains(UInt32(index)))
      if arm.isOpen {
        var view = analysis.view(arrivingBy: UInt32(index))
        let lanes = matcher.match(&view)
        armLanes.append(lanes?.sections.left ?? RoadGraph.none)
        armMoreLanes.append(lanes?.sections.right ?? RoadGraph.none)
        add(view, lanes?.ranges)
      } else {
        armLanes.append(RoadGraph.none)
        armMoreLanes.append(RoadGraph.none)
      }
      roadStarts.append(UInt32(roadArms.count))
    }
  }

  private mutating func addSigns(_ kinds: RoadKinds) {
    var facts = [UInt32](repeating: 0, count: kinds.signs.count)
    for index in kinds.kindOfFacts.indices.reversed() {
      facts[Int(kinds.kinds[Int(kinds.kindOfFacts[index])].sign)] = UInt32(index)
    }
    signFacts = Column(facts)
  }

  private mutating func add(_ view: JunctionDraft, _ lanes: [LaneRange]?) {
    // In steps of 15 degrees, where the roads stay different.
    let coarse = view.roads.map { Self.coarse($0.bearing) }
    let isDistinct = Set(coarse).count == coarse.count
    let modifiers = TurnModifier.allCases
    for (index, road) in view.roads.enumerated() {
      let exact = UInt16(Bearing.normalized(road.bearing.rounded()))
      let modifier = UInt8(clamping: modifiers.firstIndex(of: road.turn.modifier) ?? 0)
      roadArms.append(road.arm)
      roadBearings.append(isDistinct ? coarse[index] : exact)
      roadKinds.append(road.turn.kind.rawValue)
      roadModifiers.append(modifier | (road.isEnterable ? 128 : 0))
      roadLanes.append((lanes?[index] ?? .none).rawValue)
    }
  }

  private static func coarse(_ bearing: Double) -> UInt16 {
    UInt16((Bearing.normalized(bearing + 7.5) / 15).rounded(.down)) * 15
  }
}
