/// A place in a map view: points to the right and down from its upper left corner.
public struct ScreenPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

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
  package var right: Double
  package var forward: Double

  package init(right: Double, forward: Double) {
    self.right = right
    self.forward = forward
  }
}
