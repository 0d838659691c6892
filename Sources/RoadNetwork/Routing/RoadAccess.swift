/// A place on a road with the edges of its section on which a route may begin or end there.
struct RoadAccess {
  let position: RoadPosition
  let edges: [UInt32]
}
