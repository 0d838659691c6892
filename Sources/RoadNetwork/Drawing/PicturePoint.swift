/// A place in a picture: pixels to the right and down.
package struct PicturePoint: Hashable, Sendable {
  /// Units of the picture to the right.
  package var x: Double
  /// Units of the picture downwards.
  package var y: Double

  /// A place in a picture.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// How far another place is, in units of the picture.
  package func distance(to other: PicturePoint) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
