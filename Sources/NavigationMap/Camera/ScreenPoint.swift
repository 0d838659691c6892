/// A place in a map view: points to the right and down from its upper left corner.
public struct ScreenPoint: Hashable, Sendable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// Creates a point; it may lie outside of the view.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the distance to another point of the view, in points.
  public func distance(to other: ScreenPoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A place on the plane of a map as its camera sees it: points of the zoom level to the right and
/// forward of the target.
package struct GroundPoint: Hashable, Sendable {
  /// Points to the right, at the scale of the target.
  package var right: Double
  /// Points away from the viewer, at the scale of the target.
  package var forward: Double

  /// Creates a place beside the target.
  package init(right: Double, forward: Double) {
    self.right = right
    self.forward = forward
  }
}
