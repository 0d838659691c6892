/// A place on the plane of a map as its camera sees it: points of the zoom level to the right and
/// forward of the target.
package struct GroundPoint: Hashable, Sendable {
  package var right: Double
  package var forward: Double

  package init(right: Double, forward: Double) {
    self.right = right
    self.forward = forward
  }
}
