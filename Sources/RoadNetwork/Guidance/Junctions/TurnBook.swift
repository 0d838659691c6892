import Geodesy

/// What every turn of a network is worth saying.
struct TurnBook: Sendable {
  /// A road of a junction, as it is seen from another.
  struct Entry: Sendable {
    let arm: UInt32
    /// Degrees clockwise from north, as answers give them.
    let bearing: UInt16
    let isEnterable: Bool
    let turn: TurnInstruction
  }

  /// Where the entries of each arm's end begin; one more than there are arms.
  private var starts: [UInt32] = [0]
  private var entries: [Entry] = []

  init(_ network: GuidanceNetwork) {
    let analysis = JunctionAnalysis(network)
    for arm in network.arms.indices {
      if network.arms[arm].isOpen { add(analysis.view(arrivingBy: UInt32(arm))) }
      starts.append(UInt32(entries.count))
    }
  }

  /// The roads at the end of an arm, from the way back on counter-clockwise.
  func roads(atEndOf arm: UInt32) -> ArraySlice<Entry> {
    entries[Int(starts[Int(arm)])..<Int(starts[Int(arm) + 1])]
  }

  private mutating func add(_ view: JunctionView) {
    // In steps of 15 degrees, where the roads stay different.
    let coarse = view.roads.map { Self.coarse($0.bearing) }
    let isDistinct = Set(coarse).count == coarse.count
    for (road, bearing) in zip(view.roads, coarse) {
      entries.append(
        Entry(
          arm: road.arm,
          bearing: isDistinct ? bearing : UInt16(Bearing.normalized(road.bearing.rounded())),
          isEnterable: road.isEnterable,
          turn: road.turn
        )
      )
    }
  }

  private static func coarse(_ bearing: Double) -> UInt16 {
    UInt16((Bearing.normalized(bearing + 7.5) / 15).rounded(.down)) * 15
  }
}
