/// The roads that a stop may be taken to.
struct SnapChoice {
  /// All roads at the nearest place on any.
  let nearest: [RoadPosition]
  /// Those at the nearest place of a large part of the network; empty where that is the same place.
  let large: [RoadPosition]
  /// Which of both counts.
  var isLarge = false

  var chosen: [RoadPosition] { isLarge ? large : nearest }
}
