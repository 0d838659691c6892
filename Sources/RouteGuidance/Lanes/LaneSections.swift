import RoadNetwork

/// The sections that tell of the lanes before a junction, each with the direction in the lowest bit.
struct LaneSections {
  var left: UInt32
  /// What tells of more lanes to the right of them, where a lane of its own leaves the road; nil usually.
  var right: UInt32?

  /// The same in a mirror.
  var mirrored: LaneSections {
    guard let right else { return self }
    return LaneSections(left: right, right: left)
  }
}
