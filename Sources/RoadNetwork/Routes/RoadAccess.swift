/// A place on a road with the edges of its section on which a route may begin or end there.
package struct RoadAccess {
  package let position: RoadPosition
  let edges: [UInt32]
}
